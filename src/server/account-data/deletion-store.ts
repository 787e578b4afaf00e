// The SQL of requests to delete an account: the link that confirms one, and whether its user was reminded.
import { hash as digest } from 'node:crypto'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PublicUser } from '../accounts/tables.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { newToken } from '../letters/link.ts'
import { accountDeletions } from './tables.ts'

const hash = (token: string, email: string) => digest('sha256', `${token} ${email}`, 'hex')

/**
 * Keeps a request, in the place of an older one, whose link then no longer works. Its link is for the address that the user has now.
 * @returns the secret of its link.
 */
export async function keepRequest(
  tx: Tx,
  { id, email }: Pick<PublicUser, 'id' | 'email'>,
  askedAt: Date,
  linkEndsAt: Date,
): Promise<string> {
  const { token } = newToken()
  const fields = { tokenHash: hash(token, email), linkEndsAt, askedAt, remindedAt: null }
  await tx
    .insert(accountDeletions)
    .values({ userId: id, ...fields })
    .onConflictDoUpdate({ target: accountDeletions.userId, set: fields })
  return token
}

/** Whose request a link confirms, and until when it can. */
export interface Request {
  userId: number
  linkEndsAt: Date
}

/**
 * The request that a link with this secret was mailed for; undefined for what is no link, was replaced by a newer one, or went to
 * another address than the user has now. There are few requests: with each the secret is hashed, as the address stands beside
 * no hash.
 */
export async function findRequest(db: Db, token: string): Promise<Request | undefined> {
  const owner = people('owner')
  const mailed = sql`encode(sha256(convert_to(${`${token} `}::text || ${owner.email}, 'UTF8')), 'hex')`
  const [row] = await db
    .select({ userId: accountDeletions.userId, linkEndsAt: accountDeletions.linkEndsAt })
    .from(accountDeletions)
    .innerJoin(owner, eq(owner.id, accountDeletions.userId))
    .where(eq(accountDeletions.tokenHash, mailed))
    .for('update', { of: accountDeletions })
  return row
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
