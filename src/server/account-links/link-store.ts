// All SQL about links in mail that do something to an account. Knows no letter, and no address of a page.
import { and, eq, gt, gte, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { lifetimes, takeBackUntil } from './rules.ts'
import { accountLinks, type LinkKind } from './tables.ts'
import { newToken, refuseUnlessOpen, stateOf, tokenHashOf } from '../letters/link.ts'

export type AccountLink = typeof accountLinks.$inferSelect

/**
 * Makes a link, which replaces those of its kind of this user that were not used; only the links with which changes are taken
 * back stand beside each other, or a second change would rob the first address of its link. Returns its token.
 */
export async function makeLink(
  tx: Tx,
  { kind, userId, email }: Pick<AccountLink, 'kind' | 'userId' | 'email'>,
  now: Date,
): Promise<string> {
  // One after the other: of two at once each would leave the other's link.
  await holdUser(tx, userId, 'no key update')
  if (kind !== 'takeBack') await dropLinks(tx, userId, [kind])
  const { token, tokenHash } = newToken()
  const expiresAt = new Date(now.getTime() + lifetimes[kind])
  await tx.insert(accountLinks).values({ tokenHash, kind, userId, email, createdAt: now, expiresAt })
  return token
}

/** Removes a user's links of these kinds that were not used. Returns how many. */
export async function dropLinks(tx: Tx, userId: number, kinds: readonly LinkKind[]): Promise<number> {
  const dropped = await tx
    .delete(accountLinks)
    .where(and(eq(accountLinks.userId, userId), inArray(accountLinks.kind, [...kinds]), isNull(accountLinks.usedAt)))
    .returning({ kind: accountLinks.kind })
  return dropped.length
}

/**
 * Removes what could undo the taking back that `link` did: the unused links of that kind that were made since its address was left first, and
 * those of its address. The older ones of other addresses stay, or whoever moved an account twice could end the first owner's with the one of
 * the address between.
 */
export async function dropTakeBacksSince(tx: Tx, link: AccountLink): Promise<void> {
  const own = takesBack(link.userId, link.email)
  const oldest = await firstTakeBack(tx, link.userId, link.usedAt ?? link.createdAt, link.email)
  const since = oldest !== undefined && oldest.createdAt < link.createdAt ? oldest.createdAt : link.createdAt
  await tx.delete(accountLinks).where(and(takesBack(link.userId), or(gte(accountLinks.createdAt, since), own)))
}

/** The link with this token, whatever its state. @throws Problem letterLinkUnknown. */
export async function findLink(db: Db, token: string, kinds: readonly LinkKind[]): Promise<AccountLink> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(and(eq(accountLinks.tokenHash, tokenHashOf(token)), inArray(accountLinks.kind, [...kinds])))
  if (row === undefined) throw new Problem('letterLinkUnknown')
  return row
}

/**
 * Uses a link, once, and holds its user. @throws Problem letterLinkUnknown, letterLinkUsed, letterLinkExpired.
 */
export async function useLink(tx: Tx, token: string, kinds: readonly LinkKind[], now: Date): Promise<AccountLink> {
  const found = await findLink(tx, token, kinds)
  // Before its row: whoever deletes the user locks them in this order.
  await holdUser(tx, found.userId, 'no key update')
  const [used] = await tx
    .update(accountLinks)
    .set({ usedAt: now })
    .where(
      and(eq(accountLinks.tokenHash, found.tokenHash), isNull(accountLinks.usedAt), gt(accountLinks.expiresAt, now)),
    )
    .returning()
  if (used !== undefined) return used
  refuseUnlessOpen(stateOf(await findLink(tx, token, kinds), now))
  throw new Problem('letterLinkUnknown')
}

/** Whether who left this address for another can still take it back; `by` aside, who may have it again without. */
export async function canBeTakenBack(db: Db, email: string, now: Date, by?: number): Promise<boolean> {
  const { kind, usedAt, expiresAt, userId, email: left } = accountLinks
  const mine = and(
    eq(kind, 'takeBack'),
    eq(sql`lower(${left})`, sql`lower(${email})`),
    isNull(usedAt),
    gt(expiresAt, now),
    by === undefined ? undefined : ne(userId, by),
  )
  return (await db.$count(accountLinks, mine)) > 0
}

/** The oldest link with which a user can take this address back now. */
export const ownTakeBack = (db: Db, userId: number, email: string, now: Date) => firstTakeBack(db, userId, now, email)

/** The oldest link with which a user can take an address back now. @param email left out: any. */
export async function firstTakeBack(
  db: Db,
  userId: number,
  now: Date,
  email?: string,
): Promise<AccountLink | undefined> {
  const [row] = await db
    .select()
    .from(accountLinks)
    .where(and(takesBack(userId, email), gt(accountLinks.expiresAt, now)))
    .orderBy(accountLinks.createdAt)
    .limit(1)
  return row
}

/** Removes the links of the addresses that a user had since this link's was left. Those of its own address stay: who came back may be a thief. */
export const dropTakeBacksBetween = (tx: Tx, { userId, email, createdAt }: AccountLink) =>
  tx
    .delete(accountLinks)
    .where(
      and(
        takesBack(userId),
        gte(accountLinks.createdAt, createdAt),
        ne(sql`lower(${accountLinks.email})`, email.toLowerCase()),
      ),
    )

const takesBack = (userId: number, email?: string) =>
  and(
    eq(accountLinks.userId, userId),
    eq(accountLinks.kind, 'takeBack'),
    email === undefined ? undefined : eq(sql`lower(${accountLinks.email})`, sql`lower(${email})`),
    isNull(accountLinks.usedAt),
  )

/**
 * Gives all links with which a user can take an address back now seven days from now, so that none outlives an older one, which would be that
 * of who had the account before. Those of the present address get them also where they ended already, and begin anew then: they are no older
 * than this. Called when another address is asked for, asked for again or given.
 * @returns whether there is one of the present address.
 */
export async function keepTakeBacks(
  tx: Tx,
  { id, email: present }: { id: number; email: string },
  now: Date,
): Promise<boolean> {
  const isOpen = gt(accountLinks.expiresAt, now)
  const kept = await tx
    .update(accountLinks)
    .set({
      expiresAt: takeBackUntil(now),
      createdAt: sql`CASE WHEN ${isOpen} THEN ${accountLinks.createdAt} ELSE ${now.toISOString()}::timestamptz END`,
    })
    .where(or(takesBack(id, present), and(takesBack(id), isOpen)))
    .returning({ email: accountLinks.email })
  return kept.some(({ email }) => email.toLowerCase() === present.toLowerCase())
}

/** The new address of this user that waits to be confirmed; null when none does. */
export async function pendingEmail(db: Db, userId: number, now: Date): Promise<string | null> {
  const { email, kind, usedAt, expiresAt, createdAt } = accountLinks
  const [row] = await db
    .select({ email })
    .from(accountLinks)
    .where(and(eq(accountLinks.userId, userId), eq(kind, 'change'), isNull(usedAt), gt(expiresAt, now)))
    .orderBy(sql`${createdAt} DESC`)
    .limit(1)
  return row?.email ?? null
}

/** Removes what ended before `before`. */
export async function forgetLinks(db: Db, before: Date): Promise<void> {
  await db.delete(accountLinks).where(lte(accountLinks.expiresAt, before))
}
