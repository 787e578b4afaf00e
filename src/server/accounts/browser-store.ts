// All SQL about the browsers that somebody logged in with. Who is known has a count of wrong passwords of their own: the
// guesses of strangers do not keep them out. Knows nothing of cookies.
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { BROWSER_DAYS } from '../http/cookies.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { knownBrowsers } from './tables.ts'

/** Browsers one user is known by; of more the ones that logged in longest ago are forgotten. */
export const BROWSERS_PER_USER = 20

const DAY_MS = 24 * 60 * 60 * 1000

export const browserHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Makes the browser of `token` known to be `userId`'s, and returns the token it has from now on. A browser that was not
 * gets a new one, for all who are known by it: one that somebody planted there is worth nothing afterwards.
 */
export async function rememberBrowser(tx: Tx, userId: number, token: string | undefined, now: Date): Promise<string> {
  const before = token === undefined ? undefined : browserHash(token)
  const seen =
    before !== undefined &&
    (await tx
      .update(knownBrowsers)
      .set({ lastLoginAt: now })
      .where(and(eq(knownBrowsers.userId, userId), eq(knownBrowsers.tokenHash, before)))
      .returning({ userId: knownBrowsers.userId }))
  if (token !== undefined && seen !== false && seen.length > 0) return token
  const fresh = randomBytes(32).toString('base64url')
  const tokenHash = browserHash(fresh)
  if (before !== undefined) await tx.update(knownBrowsers).set({ tokenHash }).where(eq(knownBrowsers.tokenHash, before))
  await tx.insert(knownBrowsers).values({ tokenHash, userId, lastLoginAt: now })
  const beyond = tx
    .select({ tokenHash: knownBrowsers.tokenHash })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(desc(knownBrowsers.lastLoginAt))
    .offset(BROWSERS_PER_USER)
  await tx.delete(knownBrowsers).where(and(eq(knownBrowsers.userId, userId), inArray(knownBrowsers.tokenHash, beyond)))
  return fresh
}

/** Forgets the browsers whose cookies have ended by now. */
export async function forgetBrowsers(db: Db, now: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lte(knownBrowsers.lastLoginAt, new Date(now.getTime() - BROWSER_DAYS * DAY_MS)))
}
