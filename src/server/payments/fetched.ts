// A subscription and an invoice as Stripe tells them, in our own words. Makes no call.
import type { Stripe } from 'stripe'
import { orderKinds, type OrderKind } from '#contract/billing/state.ts'
import { DAY_MS } from '#contract/days.ts'

/**
 * - `open`: paid, or paid again soon.
 * - `failed`: a payment failed, and Stripe may try again.
 * - `pending`: ordered and not paid yet.
 * - `ended`: over, whatever ended it.
 */
export type SubscriptionStanding = 'open' | 'failed' | 'pending' | 'ended'

export interface FetchedSubscription {
  id: string
  customer: string
  standing: SubscriptionStanding
  kind: OrderKind
  createdAt: Date
  periodStart: Date
  periodEnd: Date
  endsWithPeriod: boolean
  endedAt: Date | null
}

const standings: Partial<Record<Stripe.Subscription.Status, SubscriptionStanding>> = {
  active: 'open',
  trialing: 'open',
  past_due: 'failed',
  unpaid: 'failed',
  paused: 'failed',
  incomplete: 'pending',
  incomplete_expired: 'ended',
  canceled: 'ended',
}

export function subscriptionFrom(one: Stripe.Subscription): FetchedSubscription {
  // The period stands on what is sold: we sell one thing.
  const [item] = one.items.data
  const kind = orderKinds.find((known) => known === one.metadata['kind']) ?? 'private'
  return {
    id: one.id,
    customer: idOf(one.customer),
    // What Stripe may come to say besides gives nothing away, and ends nothing.
    standing: standings[one.status] ?? 'pending',
    kind,
    createdAt: moment(one.created),
    periodStart: moment(item?.current_period_start ?? one.created),
    periodEnd: moment(item?.current_period_end ?? one.created),
    endsWithPeriod: one.cancel_at_period_end || one.cancel_at !== null,
    endedAt: one.ended_at === null ? null : moment(one.ended_at),
  }
}

export interface FetchedInvoice {
  id: string
  subscription: string | null
  number: string
  date: Date
  /** With VAT, in euro cents. */
  cents: number
  /** The VAT in it; null where Stripe does not tell. */
  vatCents: number | null
  state: 'paid' | 'open' | 'failed'
  paidAt: Date | null
  /** The period it was for, where it was paid. */
  periodStart: Date
  periodEnd: Date
  url: string
}

/**
 * Null for one that people are not shown: a draft, one that was dropped, or one on which nothing stands: Stripe makes one for the trial
 * with which a next payment is moved, and it would pass for the newest one that was paid. One that a discount or a customer's credit pays
 * has its price as its subtotal, and is shown.
 * @param standingOf of the customer's subscriptions, by id. A payment by SEPA takes days: as long as its subscription does not fail,
 *   an invoice that was tried and not paid is under way.
 */
function invoiceFrom(
  one: Stripe.Invoice,
  standingOf: ReadonlyMap<string, SubscriptionStanding>,
): FetchedInvoice | null {
  if (one.status === 'draft' || one.status === 'void' || one.status === null || one.subtotal === 0) return null
  const of = subscriptionOf(one)
  const standing = of === null ? undefined : standingOf.get(of)
  const isUnderWay = one.status === 'open' && (!one.attempted || standing === 'open' || standing === 'pending')
  const [line] = one.lines.data
  const { paid_at: paidAt } = one.status_transitions
  return {
    id: one.id,
    subscription: of,
    number: one.number ?? one.id,
    date: moment(one.created),
    cents: one.total,
    vatCents: one.total_excluding_tax === null ? null : one.total - one.total_excluding_tax,
    state: one.status === 'paid' ? 'paid' : isUnderWay ? 'open' : 'failed',
    paidAt: paidAt === null ? null : moment(paidAt),
    periodStart: moment(line?.period.start ?? one.period_start),
    periodEnd: moment(line?.period.end ?? one.period_end),
    url: one.hosted_invoice_url ?? '',
  }
}

export interface FetchedCustomer {
  subscriptions: FetchedSubscription[]
  invoices: FetchedInvoice[]
  /** The subscriptions of which the first payment failed. */
  neverPaid: string[]
  lateBegin: LateBegin | null
}

/** A first month that was paid long after its order: the next payment is to come that much later. */
export interface LateBegin {
  subscription: string
  /** The invoice of that month. */
  invoice: string
  nextPayment: Date
}

/**
 * How much later than its order a first payment may come without the month beginning later, in ms. Cards and iDEAL take minutes, and who
 * tries again does so that day: not worth another date. SEPA takes days.
 */
export const MOST_WAIT_MS = DAY_MS

/** How much later than its period the month of an order itself began, as its money came so late, in ms; 0 where that is not so. */
export function lateness({ paidAt, periodStart }: Pick<FetchedInvoice, 'paidAt' | 'periodStart'>): number {
  const waitMs = paidAt === null ? 0 : paidAt.getTime() - periodStart.getTime()
  return waitMs > MOST_WAIT_MS ? waitMs : 0
}

/**
 * Stripe may call a subscription active as soon as its first payment is under way, which by SEPA takes days and may fail: before one
 * was paid it is only ordered.
 */
export function customerFrom(
  all: readonly Stripe.Subscription[],
  invoices: readonly Stripe.Invoice[],
): FetchedCustomer {
  const told = all.map(subscriptionFrom)
  const standingOf = new Map(told.map(({ id, standing }) => [id, standing]))
  const invoicesOf = Map.groupBy(invoices, subscriptionOf)
  const isLive = ({ standing }: FetchedSubscription) => standing === 'open' || standing === 'failed'
  const isUnpaid = ({ id }: FetchedSubscription) => {
    const own = (invoicesOf.get(id) ?? []).filter(({ status }) => status !== 'draft')
    return own.length > 0 && own.every(({ status }) => status !== 'paid')
  }
  const paid = told.filter((one) => isLive(one) && !isUnpaid(one))
  // Beside an older one that is paid it is a second one, which is ended before its money comes.
  const isSecond = ({ createdAt }: FetchedSubscription) => paid.some((older) => older.createdAt <= createdAt)
  const unpaid = told.filter((one) => isLive(one) && isUnpaid(one) && !isSecond(one))
  const [oldest] = paid.toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1))
  const first = invoices.find((one) => isFirst(one) && subscriptionOf(one) === oldest?.id)
  // Who set a date of its own for its end meant that date.
  const hasOwnEnd = all.some((one) => one.id === oldest?.id && one.cancel_at !== null && !one.cancel_at_period_end)
  return {
    subscriptions: told.map((one) => (unpaid.includes(one) ? { ...one, standing: 'pending' } : one)),
    invoices: invoices.flatMap((one) => invoiceFrom(one, standingOf) ?? []),
    neverPaid: unpaid.filter(({ standing }) => standing === 'failed').map(({ id }) => id),
    lateBegin: oldest && first && !hasOwnEnd ? lateBeginOf(oldest, invoiceFrom(first, standingOf)) : null,
  }
}

/** Null once the next payment was moved, or came: the subscription's period then is another than that of its first invoice. */
function lateBeginOf({ id, standing, periodEnd }: FetchedSubscription, first: FetchedInvoice | null): LateBegin | null {
  if (standing !== 'open' || first === null || first.periodEnd.getTime() !== periodEnd.getTime()) return null
  const lateMs = lateness(first)
  return lateMs === 0
    ? null
    : { subscription: id, invoice: first.id, nextPayment: new Date(periodEnd.getTime() + lateMs) }
}

/** Whether it is of an order itself: a renewal by SEPA, or one that failed at first, is paid late as well. */
const isFirst = ({ billing_reason: reason, status }: Stripe.Invoice) =>
  reason === 'subscription_create' && status === 'paid'

function subscriptionOf({ parent }: Stripe.Invoice): string | null {
  const of = parent?.subscription_details?.subscription ?? null
  return of === null ? null : idOf(of)
}

const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)
const moment = (seconds: number) => new Date(seconds * 1_000)
