// All SQL about the browsers that users logged in with before. In such a browser wrong passwords are counted separately, so
// that strangers' guesses do not delay its user. Knows nothing of cookies.
import { createHash, randomBytes } from 'node:crypto'
import { and, desc, eq, inArray, lte } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import { BROWSER_DAYS } from '../http/cookies.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { knownBrowsers } from './tables.ts'

/** Most known browsers of one user; beyond that, those that logged in longest ago are forgotten. */
export const BROWSERS_PER_USER = 20

/** The hash under which a browser's token is stored. */
export const browserHash = (token: string) => createHash('sha256').update(token).digest('base64url')

/**
 * Marks the browser with `token` as one that `userId` logged in with, and returns the token it must have from now on.
 * If it was not yet known for this user it gets a new token, which also replaces the old one for the other users of the
 * browser. A token that somebody planted in the browser then has no value any more.
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

/** Removes the browsers whose cookies have expired. */
export async function forgetBrowsers(db: Db, now: Date): Promise<void> {
  await db.delete(knownBrowsers).where(lte(knownBrowsers.lastLoginAt, new Date(now.getTime() - BROWSER_DAYS * DAY_MS)))
}
