// The rules of Premium that is paid: which subscription counts, until when it gives Premium, and what is paid back. No SQL, no HTTP.
import { DAY_MS } from '#contract/days.ts'
import { GRACE_DAYS, type BillingState, type SubscriptionState } from '#contract/billing/state.ts'
import { lateness, MOST_WAIT_MS } from '../payments/fetched.ts'
import type { FetchedInvoice, FetchedSubscription } from '../payments/payments.ts'
import { lastWithdrawal } from './withdrawal-time.ts'

export type KeptSubscription = FetchedSubscription & {
  failedAt: Date | null
  doubledAt: Date | null
  withdrawnAt: Date | null
}

/** Whether it gives Premium, or soon will: neither ended, nor withdrawn, nor a second one. */
const counts = ({ standing, doubledAt, withdrawnAt }: KeptSubscription) =>
  standing !== 'ended' && doubledAt === null && withdrawnAt === null

const isLive = ({ standing }: KeptSubscription) => standing === 'open' || standing === 'failed'

/** The oldest first; of two within a second the same one comes first in every process. */
const byAge = (a: KeptSubscription, b: KeptSubscription) =>
  a.createdAt.getTime() - b.createdAt.getTime() || (a.id < b.id ? -1 : 1)

/** The one subscription that gives Premium, one that is not paid yet only when there is no other; and those paid beside it. */
export function chooseMain(all: readonly KeptSubscription[]): {
  main: KeptSubscription | undefined
  doubles: KeptSubscription[]
} {
  const counting = all.filter(counts).toSorted(byAge)
  const [main, ...doubles] = counting.filter(isLive)
  return { main: main ?? counting[0], doubles }
}

/** What `main` is to the person who pays, and until when; undefined where there is none. */
export function stateOf(main: KeptSubscription | undefined): { state: SubscriptionState; until: Date } | undefined {
  if (main === undefined) return undefined
  if (main.standing === 'pending') return { state: 'pending', until: main.periodEnd }
  const isFailed = main.standing === 'failed'
  const until = isFailed ? graceEnd(main) : main.periodEnd
  // Who ends it after a payment failed need not be warned any more: it stops when it would have stopped unpaid.
  if (main.endsWithPeriod) return { state: 'cancelled', until }
  return { state: isFailed ? 'failed' : 'active', until }
}

/** The last moment to which `one` can have given Premium: a later end has another cause. */
export function paidUntil(one: KeptSubscription): Date {
  const until = stateOf(one)?.until ?? one.periodEnd
  return until > one.periodEnd ? until : one.periodEnd
}

/** Until when Premium stays after a payment failed. */
export const graceEnd = ({ failedAt, periodStart }: Pick<KeptSubscription, 'failedAt' | 'periodStart'>): Date =>
  new Date((failedAt ?? periodStart).getTime() + GRACE_DAYS * DAY_MS)

/** The last moment at which an order may be withdrawn; null when that is over at `now`. */
export function withdrawUntil({ createdAt }: Pick<KeptSubscription, 'createdAt'>, now: Date): Date | null {
  const last = lastWithdrawal(createdAt)
  return now <= last ? last : null
}

/**
 * What is paid back of a period that was paid: the share of it in which there was no Premium, in euro cents, rounded up. Whoever
 * withdraws pays for what they used (article 14, third paragraph, of directive 2011/83/EU). A first payment by SEPA comes days after
 * its period began, and Premium begins with it.
 */
export function unusedCents(
  {
    cents,
    paidAt = null,
    periodStart,
    periodEnd,
  }: Pick<FetchedInvoice, 'cents' | 'periodStart' | 'periodEnd'> & Partial<Pick<FetchedInvoice, 'paidAt'>>,
  at: Date,
): number {
  const whole = periodEnd.getTime() - periodStart.getTime()
  if (whole <= 0) return 0
  const begun = Math.max(periodStart.getTime(), paidAt?.getTime() ?? 0)
  const used = Math.min(1, Math.max(0, (at.getTime() - begun) / whole))
  return Math.min(cents, Math.ceil(cents - cents * used))
}

/** Stripe tells moments in whole seconds, so what it says of this second may come before what our own clock says of it. */
const SECOND_MS = 1_000

/**
 * Whether `invoice` was paid when its order had ended, as a payment by SEPA or one on the page of an open invoice may be: its customer
 * has nothing of it.
 */
export const isPaidTooLate = (
  { paidAt, periodEnd }: Pick<FetchedInvoice, 'paidAt' | 'periodEnd'>,
  { endedAt }: Pick<KeptSubscription, 'endedAt'>,
): boolean => endedAt !== null && paidAt !== null && paidAt >= endedAt && periodEnd > endedAt

/**
 * What goes back of a paid invoice to somebody who left at `leftAt`, in euro cents. All of it, where it was paid after that: they
 * have nothing of it. Of what was paid before, what was not used, where they could still withdraw: whoever has no account can ask for
 * that nowhere. And whatever day it is, where the house ended it.
 * @param left.hasAsked whether they had a link to withdraw with, which they may have asked for on the last day.
 * @param left.byHouse whether they did not go at their own wish.
 */
export function owedToLeaver(
  invoice: Pick<FetchedInvoice, 'cents' | 'date' | 'paidAt' | 'periodStart' | 'periodEnd'>,
  order: Pick<KeptSubscription, 'createdAt' | 'endedAt'>,
  { leftAt, hasAsked, byHouse }: { leftAt: Date; hasAsked: boolean; byHouse: boolean },
): number {
  const isOver = invoice.periodEnd <= leftAt
  const isBefore = (moment: Date) => moment.getTime() + SECOND_MS <= leftAt.getTime()
  if (!isOver && !isBefore(invoice.paidAt ?? invoice.date)) return invoice.cents
  if (order.endedAt !== null && isBefore(order.endedAt)) return 0
  if (!isOver && (hasAsked || withdrawUntil(order, leftAt) !== null)) return unusedCents(invoice, leftAt)
  return byHouse ? unusedCents({ ...invoice, paidAt: beganWithMoney(invoice, order) }, leftAt) : 0
}

/** When the month of an order itself began, where that was when its money came; null where it was with its period, as that of a renewal. */
function beganWithMoney(
  invoice: Pick<FetchedInvoice, 'paidAt' | 'periodStart'>,
  { createdAt }: Pick<KeptSubscription, 'createdAt'>,
): Date | null {
  const isFirst = invoice.periodStart.getTime() - createdAt.getTime() < MOST_WAIT_MS
  return isFirst && lateness(invoice) > 0 ? invoice.paidAt : null
}

/** The subscription as the browser gets it. */
export function toWire(main: KeptSubscription | undefined, now: Date): BillingState['subscription'] {
  const state = stateOf(main)
  if (main === undefined || state === undefined) return null
  return {
    state: state.state,
    kind: main.kind,
    until: state.until.toISOString(),
    withdrawUntil: state.state === 'pending' ? null : (withdrawUntil(main, now)?.toISOString() ?? null),
  }
}
