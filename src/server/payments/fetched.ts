// A subscription and an invoice as Stripe tells them, in our own words. Makes no call.
import type { Stripe } from 'stripe'
import { orderKinds, type OrderKind } from '#contract/billing/state.ts'

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
  state: 'paid' | 'open' | 'failed'
  paidAt: Date | null
  /** The period it was for, where it was paid. */
  periodStart: Date
  periodEnd: Date
  url: string
}

/**
 * Null for one that people are not shown: a draft, or one that was dropped.
 * @param standingOf of the customer's subscriptions, by id. A payment by SEPA takes days: as long as its subscription does not fail,
 *   an invoice that was tried and not paid is under way.
 */
export function invoiceFrom(
  one: Stripe.Invoice,
  standingOf: ReadonlyMap<string, SubscriptionStanding>,
): FetchedInvoice | null {
  if (one.status === 'draft' || one.status === 'void' || one.status === null) return null
  const of = one.parent?.subscription_details?.subscription ?? null
  const standing = of === null ? undefined : standingOf.get(idOf(of))
  const isUnderWay = one.status === 'open' && (!one.attempted || standing === 'open' || standing === 'pending')
  const [line] = one.lines.data
  const { paid_at: paidAt } = one.status_transitions
  return {
    id: one.id,
    subscription: of === null ? null : idOf(of),
    number: one.number ?? one.id,
    date: moment(one.created),
    cents: one.total,
    state: one.status === 'paid' ? 'paid' : isUnderWay ? 'open' : 'failed',
    paidAt: paidAt === null ? null : moment(paidAt),
    periodStart: moment(line?.period.start ?? one.period_start),
    periodEnd: moment(line?.period.end ?? one.period_end),
    url: one.hosted_invoice_url ?? '',
  }
}

const idOf = (of: string | { id: string }) => (typeof of === 'string' ? of : of.id)
const moment = (seconds: number) => new Date(seconds * 1_000)
