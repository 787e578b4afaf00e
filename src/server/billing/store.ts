// All SQL about customers, subscriptions and invoices. Knows nothing of Stripe's calls, of withdrawals, and of what goes back.
import { and, asc, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { FetchedInvoice, FetchedSubscription } from '../payments/payments.ts'
import type { KeptSubscription } from './rules.ts'
import { billingCustomers, billingInvoices, billingNotices, billingSubscriptions } from './tables.ts'

export type CustomerRow = typeof billingCustomers.$inferSelect
export type InvoiceRow = typeof billingInvoices.$inferSelect

export async function customerOf(db: Db, userId: number): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.userId, userId))
  return row
}

export async function findCustomerRow(db: Db, id: string): Promise<CustomerRow | undefined> {
  const [row] = await db.select().from(billingCustomers).where(eq(billingCustomers.id, id))
  return row
}

/** Keeps Stripe's id of a user's customer. Of two windows that made one at once, the first is kept and comes back. */
export async function keepCustomer(tx: Tx, userId: number, id: string, at: Date): Promise<CustomerRow> {
  await tx.insert(billingCustomers).values({ id, userId, createdAt: at }).onConflictDoNothing()
  return (await customerOf(tx, userId)) as CustomerRow
}

/** Numbers a question that is about to be asked of Stripe; undefined for a customer that is not ours. */
export async function beginAsking(db: Db, id: string): Promise<number | undefined> {
  const [row] = await db
    .update(billingCustomers)
    .set({ asked: sql`${billingCustomers.asked} + 1` })
    .where(eq(billingCustomers.id, id))
    .returning({ asked: billingCustomers.asked })
  return row?.asked
}

/**
 * Locks the customer until the transaction ends. Undefined when the answer to a later question is kept already: what that
 * found is newer than anything before it.
 */
export async function lockCustomer(tx: Tx, id: string, question: number): Promise<CustomerRow | undefined> {
  const [row] = await tx
    .update(billingCustomers)
    .set({ kept: question })
    .where(and(eq(billingCustomers.id, id), lt(billingCustomers.kept, question)))
    .returning()
  return row
}

/** Marks that its user goes, who left at `at`. @param byHouse whether that was not their own wish. */
export async function closeCustomer(tx: Tx, id: string, at: Date, byHouse: boolean): Promise<void> {
  await tx.update(billingCustomers).set({ closedAt: at, closedByHouse: byHouse }).where(eq(billingCustomers.id, id))
}

export function subscriptionsOf(db: Db, customerId: string): Promise<KeptSubscription[]> {
  const { customerId: customer, ...columns } = keptColumns
  return db
    .select({ ...columns, customer })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.customerId, customerId))
    .orderBy(asc(billingSubscriptions.createdAt), asc(billingSubscriptions.id))
}

const keptColumns = {
  id: billingSubscriptions.id,
  customerId: billingSubscriptions.customerId,
  standing: billingSubscriptions.standing,
  kind: billingSubscriptions.kind,
  createdAt: billingSubscriptions.createdAt,
  periodStart: billingSubscriptions.periodStart,
  periodEnd: billingSubscriptions.periodEnd,
  endsWithPeriod: billingSubscriptions.endsWithPeriod,
  endedAt: billingSubscriptions.endedAt,
  failedAt: billingSubscriptions.failedAt,
  doubledAt: billingSubscriptions.doubledAt,
  withdrawnAt: billingSubscriptions.withdrawnAt,
}

/**
 * Keeps what Stripe said. When a payment failed is the moment that was heard of first; it is forgotten when one succeeds.
 * @param heardAt when it failed, if it did.
 */
export async function keepSubscription(tx: Tx, fetched: FetchedSubscription, heardAt: Date): Promise<void> {
  const { customer: customerId, ...rest } = fetched
  const isFailed = rest.standing === 'failed'
  // It was this period that was not paid: an old notice whose job is done late must not take days of grace away.
  const failedAt = heardAt < rest.periodStart ? rest.periodStart : heardAt
  const values = { ...rest, customerId, failedAt: isFailed ? failedAt : null }
  await tx
    .insert(billingSubscriptions)
    .values(values)
    .onConflictDoUpdate({
      target: billingSubscriptions.id,
      set: {
        ...values,
        failedAt: isFailed ? sql`coalesce(${billingSubscriptions.failedAt}, excluded.failed_at)` : null,
      },
    })
}

/** Keeps an invoice; one that was paid back stays so. */
export async function keepInvoice(tx: Tx, customerId: string, fetched: FetchedInvoice) {
  const { subscription, vatCents: _vat, ...invoice } = fetched
  const values = { ...invoice, customerId, subscriptionId: subscription }
  const state = sql`CASE WHEN ${billingInvoices.state} = 'refunded' THEN 'refunded' ELSE excluded.state END`
  await tx
    .insert(billingInvoices)
    .values(values)
    .onConflictDoUpdate({ target: billingInvoices.id, set: { ...values, state } })
}

export async function findInvoice(db: Db, id: string): Promise<InvoiceRow | undefined> {
  const [row] = await db.select().from(billingInvoices).where(eq(billingInvoices.id, id))
  return row
}

/** The newest first, 24 at most. */
export function invoicesOf(db: Db, customerId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(billingInvoices)
    .where(eq(billingInvoices.customerId, customerId))
    .orderBy(desc(billingInvoices.date), desc(billingInvoices.id))
    .limit(24)
}

/** Marks a subscription as a second one beside another. False when it was marked before. */
export async function markDouble(tx: Tx, id: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(billingSubscriptions)
    .set({ doubledAt: at })
    .where(and(eq(billingSubscriptions.id, id), sql`${billingSubscriptions.doubledAt} IS NULL`))
    .returning({ id: billingSubscriptions.id })
  return rows.length > 0
}

export async function markWithdrawn(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.update(billingSubscriptions).set({ withdrawnAt: at }).where(eq(billingSubscriptions.id, id))
}

export async function findSubscription(
  db: Db,
  id: string,
): Promise<(KeptSubscription & { customer: string }) | undefined> {
  const { customerId: customer, ...columns } = keptColumns
  const [row] = await db
    .select({ ...columns, customer })
    .from(billingSubscriptions)
    .where(eq(billingSubscriptions.id, id))
  return row
}

/** Those of which a payment failed before `before` and has not succeeded since. */
export function unpaidSince(db: Db, before: Date): Promise<{ id: string; customerId: string }[]> {
  return db
    .select({ id: billingSubscriptions.id, customerId: billingSubscriptions.customerId })
    .from(billingSubscriptions)
    .where(
      and(
        eq(billingSubscriptions.standing, 'failed'),
        isNotNull(billingSubscriptions.failedAt),
        lte(billingSubscriptions.failedAt, before),
      ),
    )
}

/** Those of which the last period that is known of ended before `before`. */
export function overSince(db: Db, before: Date): Promise<{ id: string; customerId: string }[]> {
  return db
    .select({ id: billingSubscriptions.id, customerId: billingSubscriptions.customerId })
    .from(billingSubscriptions)
    .where(and(ne(billingSubscriptions.standing, 'ended'), lte(billingSubscriptions.periodEnd, before)))
}

/** Says that it ended with its last period. False when it had ended before. */
export async function markOver(tx: Tx, id: string): Promise<boolean> {
  const rows = await tx
    .update(billingSubscriptions)
    .set({ standing: 'ended', endedAt: billingSubscriptions.periodEnd })
    .where(and(eq(billingSubscriptions.id, id), ne(billingSubscriptions.standing, 'ended')))
    .returning({ id: billingSubscriptions.id })
  return rows.length > 0
}

/** Those that run, as they were last kept, by id. */
export async function runningSubscriptions(db: Db): Promise<Map<string, KeptSubscription>> {
  const { customerId: customer, ...columns } = keptColumns
  const rows = await db
    .select({ ...columns, customer })
    .from(billingSubscriptions)
    .where(ne(billingSubscriptions.standing, 'ended'))
  return new Map(rows.map((row) => [row.id, row]))
}

/** Which of these customers are ours. */
export async function knownCustomers(db: Db, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const rows = await db
    .select({ id: billingCustomers.id })
    .from(billingCustomers)
    .where(inArray(billingCustomers.id, [...ids]))
  return rows.map(({ id }) => id)
}

/** Takes a notice. False when it was taken before. */
export async function takeNotice(tx: Tx, id: string, type: string, at: Date): Promise<boolean> {
  const rows = await tx
    .insert(billingNotices)
    .values({ id, type, receivedAt: at })
    .onConflictDoNothing()
    .returning({ id: billingNotices.id })
  return rows.length > 0
}

/** Forgets notices from before `before`: Stripe sends none again after three days. */
export async function forgetNotices(db: Db, before: Date): Promise<void> {
  await db.delete(billingNotices).where(lt(billingNotices.receivedAt, before))
}
