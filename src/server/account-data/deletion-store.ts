// The SQL of requests to delete an account: the link that confirms one, and whether its user was reminded.
import { hash as digest, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { users, type PublicUser } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
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
  const token = randomBytes(32).toString('base64url')
  const fields = { tokenHash: hash(token, email), linkEndsAt, askedAt, remindedAt: null }
  await tx
    .insert(accountDeletions)
    .values({ userId: id, ...fields })
    .onConflictDoUpdate({ target: accountDeletions.userId, set: fields })
  return token
}

/** Few requests are open at a time: with each the secret is hashed, as the address is not kept beside the hash. */
const isOpen = (token: string, now: Date) =>
  and(
    gt(accountDeletions.linkEndsAt, now),
    eq(accountDeletions.userId, users.id),
    eq(
      accountDeletions.tokenHash,
      sql`encode(sha256(convert_to(${`${token} `}::text || ${users.email}, 'UTF8')), 'hex')`,
    ),
  )

/** Whose request the link with this secret confirms; undefined when it was used, has expired, or was for another address. */
export async function userOfLink(db: Db, token: string, now: Date): Promise<number | undefined> {
  const [row] = await db
    .select({ userId: accountDeletions.userId })
    .from(accountDeletions)
    .innerJoin(users, eq(users.id, accountDeletions.userId))
    .where(isOpen(token, now))
  return row?.userId
}

/** Uses a link, which works once. @returns whether it could be used. */
export async function claimLink(tx: Tx, token: string, now: Date): Promise<boolean> {
  const used = await tx
    .update(accountDeletions)
    .set({ tokenHash: null })
    .from(users)
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
