// The SQL of requests to delete an account: the link that confirms one, and whether its user was reminded.
import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { accountDeletions } from './tables.ts'

const hash = (token: string) => digest('sha256', token, 'base64url')

/** Keeps a request, in the place of an older one, whose link then no longer works. @returns the secret of its link. */
export async function keepRequest(tx: Tx, userId: number, askedAt: Date, linkEndsAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const fields = { tokenHash: hash(token), linkEndsAt, askedAt, remindedAt: null }
  await tx
    .insert(accountDeletions)
    .values({ userId, ...fields })
    .onConflictDoUpdate({ target: accountDeletions.userId, set: fields })
  return token
}

const isOpen = (token: string, now: Date) =>
  and(eq(accountDeletions.tokenHash, hash(token)), gt(accountDeletions.linkEndsAt, now))

/** Whose request the link with this secret confirms; undefined when it was used or has expired. */
export async function userOfLink(db: Db, token: string, now: Date): Promise<number | undefined> {
  const [row] = await db.select({ userId: accountDeletions.userId }).from(accountDeletions).where(isOpen(token, now))
  return row?.userId
}

/** Uses a link, which works once. @returns whether it could be used. */
export async function claimLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(accountDeletions)
    .set({ tokenHash: null })
    .where(isOpen(token, now))
    .returning({ userId: accountDeletions.userId })
  return used.length > 0
}

/** Forgets a user's request, and its link with it. */
export async function dropRequest(tx: Tx, userId: number): Promise<void> {
  await tx.delete(accountDeletions).where(eq(accountDeletions.userId, userId))
}

/** Notes that a user is reminded. @returns false when they were before, or have no request any more. */
export async function claimReminder(tx: Tx, userId: number, now: Date): Promise<boolean> {
  const noted = await tx
    .update(accountDeletions)
    .set({ remindedAt: now })
    .where(and(eq(accountDeletions.userId, userId), isNull(accountDeletions.remindedAt)))
    .returning({ userId: accountDeletions.userId })
  return noted.length > 0
}
