// All SQL about money that should go back, of what was double, withdrawn, paid too late, or paid by who left; and what of it is unfinished. Knows
// nothing of Stripe's calls.
import { and, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, ne, not, or, sql, type SQL } from 'drizzle-orm'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { MOST_WAIT_MS } from '../payments/fetched.ts'
import { isPaidTooLate, owedToLeaver } from './rules.ts'
import { findCustomerRow, type InvoiceRow } from './store.ts'
import { billingCustomers, billingInvoices, billingSubscriptions } from './tables.ts'
import { hasOpenLink } from './withdrawal-store.ts'

const isOver = or(isNotNull(billingSubscriptions.doubledAt), isNotNull(billingSubscriptions.withdrawnAt))
const runs = ne(billingSubscriptions.standing, 'ended')
const isPaid = eq(billingInvoices.state, 'paid')
const isOwn = and(isNull(billingSubscriptions.doubledAt), isNull(billingSubscriptions.withdrawnAt))

const mostWait = sql`${MOST_WAIT_MS / 1_000} * interval '1 second'`
/** Whether a first month was paid so late that the next payment should come later than its period ends, and does not: `lateBegin` and `lateness` of payments/fetched.ts, of what is kept. */
const isUnmoved = and(
  eq(billingInvoices.periodEnd, billingSubscriptions.periodEnd),
  gt(billingInvoices.paidAt, sql`${billingInvoices.periodStart} + ${mostWait}`),
  lt(billingInvoices.periodStart, sql`${billingSubscriptions.createdAt} + ${mostWait}`),
)

/** An invoice, with what should go back of it in euro cents. */
export interface Owed {
  id: string
  cents: number
}

/** The paid invoices of a subscription, the newest first. */
export function paidInvoices(db: Db, subscriptionId: string): Promise<InvoiceRow[]> {
  return db
    .select()
    .from(billingInvoices)
    .where(and(eq(billingInvoices.subscriptionId, subscriptionId), isPaid))
    .orderBy(desc(billingInvoices.date))
}

/** The subscriptions that are double or withdrawn, and that run all the same, or of which an invoice was paid and not paid back. */
export async function owedBack(db: Db, customerId: string): Promise<{ id: string; isDouble: boolean }[]> {
  const rows = await db
    .selectDistinct({ id: billingSubscriptions.id, doubledAt: billingSubscriptions.doubledAt })
    .from(billingSubscriptions)
    .leftJoin(billingInvoices, eq(billingInvoices.subscriptionId, billingSubscriptions.id))
    .where(and(eq(billingSubscriptions.customerId, customerId), isOver, or(runs, isPaid)))
  return rows.map(({ id, doubledAt }) => ({ id, isDouble: doubledAt !== null }))
}

/** The invoices of which money should go back to a customer who left, or who paid when their order had ended, with how much, in euro cents; the newest first. */
export const owedToCustomer = (db: Db, customerId: string) => owedWhere(db, eq(billingInvoices.customerId, customerId))

async function owedWhere(db: Db, which: SQL): Promise<(Owed & { customerId: string })[]> {
  const rows = await db
    .select({
      invoice: billingInvoices,
      order: { createdAt: billingSubscriptions.createdAt, endedAt: billingSubscriptions.endedAt },
      leftAt: billingCustomers.closedAt,
      byHouse: billingCustomers.closedByHouse,
      hasAsked: hasOpenLink(billingSubscriptions.id, billingCustomers.closedAt),
    })
    .from(billingInvoices)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.id, billingInvoices.subscriptionId))
    .innerJoin(billingCustomers, eq(billingCustomers.id, billingInvoices.customerId))
    .where(
      and(
        which,
        isPaid,
        or(
          gt(billingInvoices.periodEnd, billingCustomers.closedAt),
          // A first month that was paid late lasts longer than its invoice says.
          billingCustomers.closedByHouse,
          gte(billingInvoices.paidAt, billingSubscriptions.endedAt),
        ),
        isOwn,
      ),
    )
    .orderBy(desc(billingInvoices.date))
  return rows
    .map(({ invoice, order, leftAt, ...left }) => ({
      id: invoice.id,
      customerId: invoice.customerId,
      cents: isPaidTooLate(invoice, order)
        ? invoice.cents
        : leftAt === null
          ? 0
          : owedToLeaver(invoice, order, { leftAt, ...left }),
    }))
    .filter(({ cents }) => cents > 0)
}

/**
 * The customers with something that should be over and of which more may come: it runs all the same, money should go back, or did not
 * come in yet. What is older than `since` is heard of when it comes. And those whose next payment should have moved, as their first came late.
 */
export async function unfinishedCustomers(db: Db, since: Date): Promise<string[]> {
  const isRecent = gt(billingInvoices.date, since)
  const rows = await db
    .selectDistinct({ id: billingCustomers.id })
    .from(billingCustomers)
    .innerJoin(billingSubscriptions, eq(billingSubscriptions.customerId, billingCustomers.id))
    .leftJoin(billingInvoices, eq(billingInvoices.subscriptionId, billingSubscriptions.id))
    .where(
      and(
        or(
          and(or(isOver, isNotNull(billingCustomers.closedAt)), runs),
          and(isRecent, or(isOver, not(runs)), inArray(billingInvoices.state, ['open', 'failed'])),
          and(isRecent, isOver, isPaid),
          and(isPaid, isOwn, eq(billingSubscriptions.standing, 'open'), isUnmoved),
        ),
      ),
    )
  return [...rows.map(({ id }) => id), ...(await owedWhere(db, isRecent)).map(({ customerId }) => customerId)]
}

/** Notes what was paid back, and tells whose it is. False when something of it was noted before. */
export async function noteRefund(tx: Tx, deed: Deed<null>, invoiceId: string, cents: number): Promise<boolean> {
  const [invoice] = await tx
    .update(billingInvoices)
    .set({ state: 'refunded', refundedCents: cents })
    .where(and(eq(billingInvoices.id, invoiceId), ne(billingInvoices.state, 'refunded')))
    .returning({ customer: billingInvoices.customerId })
  const customer = invoice && (await findCustomerRow(tx, invoice.customer))
  if (customer?.userId != null) deed.tell({ topic: 'billing', onlyFor: customer.userId })
  return invoice !== undefined
}
