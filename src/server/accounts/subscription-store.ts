// The SQL with which payment changes what a user has, never who they are: the role stays. Knows nothing of how it was paid.
import { and, eq, isNotNull, lte, sql } from 'drizzle-orm'
import { isSubscribed } from '#contract/access.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { changesBetween } from '../audit/rules.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

type Plan = Pick<
  PublicUser,
  'subscriptionStatus' | 'subscriptionType' | 'subscriptionStartDate' | 'subscriptionEndDate' | 'premiumEndedAt'
>

/** Gives Premium, until `end` or, where that is null, until it is ended. */
export const giveDates = (tx: Tx, deed: Deed<null>, userId: number, dates: { start: Date; end: Date | null }) =>
  save(tx, deed, userId, {
    subscriptionStatus: 'paid',
    subscriptionType: 'paid',
    subscriptionStartDate: dates.start,
    subscriptionEndDate: dates.end,
    premiumEndedAt: null,
  })

/**
 * The end of somebody's Premium where it lies beyond `paidUntil`: then an administrator gave it by hand. Undefined where there is none.
 * What was given without an end cannot be told from what is paid on.
 */
export async function givenBeyond(tx: Tx, userId: number, paidUntil: Date): Promise<Date | undefined> {
  const [user] = await tx.select(publicColumns).from(users).where(eq(users.id, userId))
  const end = user?.subscriptionEndDate
  return user !== undefined && isSubscribed(user) && end != null && end > paidUntil ? end : undefined
}

/** Ends Premium, which lasted until `at`. */
export const endPremium = (tx: Tx, deed: Deed<null>, userId: number, at: Date) =>
  save(tx, deed, userId, {
    subscriptionStatus: 'not_paid',
    subscriptionType: 'free',
    subscriptionEndDate: at,
    premiumEndedAt: at,
  })

/** Says of a subscription whose end has come that it is over. Does nothing when it was prolonged meanwhile. */
export async function endIfOver(tx: Tx, deed: Deed<null>, userId: number): Promise<void> {
  const [user] = await tx.select(publicColumns).from(users).where(eq(users.id, userId)).for('no key update')
  const end = user?.subscriptionEndDate
  if (user === undefined || end == null || end > deed.at || user.role === 'paid' || !isSubscribed(user)) return
  await endPremium(tx, deed, userId, end)
}

async function save(tx: Tx, deed: Deed<null>, userId: number, plan: Partial<Plan>): Promise<void> {
  const [before] = await tx.select(publicColumns).from(users).where(eq(users.id, userId)).for('no key update')
  if (before === undefined) return
  const { premiumEndedAt: _ended, ...recorded } = plan
  const changes = changesBetween(Object.keys(recorded) as (keyof typeof recorded)[], before, recorded)
  const isSame = Object.keys(changes).length === 0
  if (isSame && before.premiumEndedAt?.getTime() === plan.premiumEndedAt?.getTime()) return
  // An administrator who has this user open is told that something changed, instead of putting back what was.
  await tx
    .update(users)
    .set({ ...plan, version: sql`${users.version} + 1` })
    .where(eq(users.id, userId))
  deed.tell({ topic: 'users', id: userId })
  if (!isSame) deed.record('user.premium', { id: userId, name: before.username }, changes)
}

/** The users with a paid subscription whose end has come, a thousand at most. */
export function findEndedSubscriptions(db: Db, now: Date): Promise<{ id: number; end: Date | null }[]> {
  return db
    .select({ id: users.id, end: users.subscriptionEndDate })
    .from(users)
    .where(
      and(
        eq(users.subscriptionStatus, 'paid'),
        eq(users.subscriptionType, 'paid'),
        isNotNull(users.subscriptionEndDate),
        lte(users.subscriptionEndDate, now),
      ),
    )
    .orderBy(users.id)
    .limit(1_000)
}

/** Who gets a letter about Premium. */
export type Customer = Pick<PublicUser, 'id' | 'name' | 'email'>

/** Who has this address, whatever its capitals. */
export async function findCustomerByEmail(db: Db, email: string): Promise<Customer | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
  return row
}

export async function findCustomer(db: Db, userId: number): Promise<Customer | undefined> {
  const [row] = await db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(users)
    .where(eq(users.id, userId))
  return row
}
