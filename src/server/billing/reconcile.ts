// Brings a customer in line with what Stripe says of them: who has Premium and until when, a second subscription ended and paid
// back, and letters about what changed. Whatever was heard, and in whatever order, Stripe is asked how it is now.
import { endPremium, findCustomer, giveDates, givenBeyond } from '../accounts/subscription-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { change, type Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import type { Letter } from '../letters/letter.ts'
import { postLetter } from '../letters/post.ts'
import type { FetchedInvoice, Payments } from '../payments/payments.ts'
import { carryOutWithdrawal, endDouble, giveBackLate, leaveCustomer } from './ending-jobs.ts'
import * as letters from './letters.ts'
import { owedBack, owedToCustomer } from './owed-store.ts'
import { chooseMain, paidUntil, stateOf, type KeptSubscription } from './rules.ts'
import * as store from './store.ts'
import { unsettledWithdrawals } from './withdrawal-store.ts'

/**
 * Asks Stripe about a customer and keeps the answer. Two at once, in one process or in two, each ask; the row of the customer is
 * locked while an answer is kept, and an answer to an older question is dropped: whoever asked later has what the older question
 * was about as well. So no lock is held while Stripe is waited for.
 * @param heardAt when what is asked about happened, as far as that is known: a payment that failed counts from then.
 */
export async function refreshCustomer(
  site: Site,
  payments: Payments,
  id: string,
  heardAt: Date = site.clock(),
): Promise<void> {
  const question = await store.beginAsking(site.db, id)
  if (question === undefined) return
  const { subscriptions, invoices, failure } = await fetchMoved(site, payments, id)
  await change(site, null, async (tx, deed) => {
    const found = await store.findCustomerRow(tx, id)
    // Users before rows, as everywhere; that it is still theirs shows after the customer is locked.
    if (found?.userId != null) await holdUser(tx, found.userId, 'no key update')
    const customer = await store.lockCustomer(tx, id, question)
    if (customer === undefined) return
    const before = await store.subscriptionsOf(tx, id)
    for (const one of subscriptions) await store.keepSubscription(tx, one, heardAt)
    for (const one of invoices) await store.keepInvoice(tx, id, one)
    await endOwed(site, tx, customer)
    await settle(site, tx, deed, customer, before, invoices)
  })
  // Only now: who paid has Premium, whatever Stripe refuses besides. Who asked tries again, or the comparison of the night does.
  if (failure !== undefined) throw failure
}

/**
 * Asks Stripe about a customer as `fetchEnded` does, and has the next payment come later where the first one did: its month begins when
 * it came. That is decided by what Stripe says alone, so it happens once, also when this is killed before it is kept; but not for
 * what is about to be ended, which is known here alone.
 * @returns also the failure of that: then all is as it was asked before it.
 */
async function fetchMoved(
  { db }: Site,
  payments: Payments,
  id: string,
): Promise<Awaited<ReturnType<Payments['fetchCustomer']>> & { failure?: unknown }> {
  const found = await fetchEnded(payments, id)
  if (found.lateBegin === null) return found
  const customer = await store.findCustomerRow(db, id)
  const order = await store.findSubscription(db, found.lateBegin.subscription)
  if (customer?.userId == null || order?.doubledAt != null || order?.withdrawnAt != null) return found
  try {
    await payments.moveNextPayment(found.lateBegin)
    return await payments.fetchCustomer(id)
  } catch (failure) {
    return { ...found, failure }
  }
}

/**
 * Asks Stripe about a customer, and ends what was ordered and of which the first payment failed: a week of grace is for who paid before,
 * or Premium could be ordered again and again with an empty account. What is paid of it after that goes back.
 */
async function fetchEnded(payments: Payments, id: string): ReturnType<Payments['fetchCustomer']> {
  const found = await payments.fetchCustomer(id)
  if (found.neverPaid.length === 0) return found
  for (const one of found.neverPaid) await payments.endNow(one)
  return payments.fetchCustomer(id)
}

/**
 * Ends a subscription of which nobody can be asked whether it was paid on, because payments were switched off. Where they are
 * switched on again, the comparison of the night finds what it is at Stripe.
 */
export const endUnasked = (site: Site, customerId: string, id: string): Promise<void> =>
  change(site, null, async (tx, deed) => {
    const found = await store.findCustomerRow(tx, customerId)
    if (found?.userId != null) await holdUser(tx, found.userId, 'no key update')
    const before = await store.subscriptionsOf(tx, customerId)
    if (found && (await store.markOver(tx, id))) await settle(site, tx, deed, found, before)
  })

/**
 * Has end what should be over, and money go back that came in for it: a payment by SEPA takes days, and cannot be called off. Whatever
 * was sent for it before, and came to nothing, is sent again.
 */
async function endOwed({ jobs }: Site, tx: Tx, { id, userId }: store.CustomerRow): Promise<void> {
  for (const { id: subscription, isDouble } of await owedBack(tx, id)) {
    if (isDouble) await jobs.send(tx, endDouble, { subscription })
    else
      for (const withdrawal of await unsettledWithdrawals(tx, subscription))
        await jobs.send(tx, carryOutWithdrawal, { withdrawal })
  }
  const owes = (await owedToCustomer(tx, id)).length > 0
  if (userId !== null) return owes ? jobs.send(tx, giveBackLate, { customer: id }) : undefined
  const runs = (await store.subscriptionsOf(tx, id)).some(({ standing }) => standing !== 'ended')
  if (runs || owes) await jobs.send(tx, leaveCustomer, { customer: id })
}

/**
 * Does what follows from the subscriptions that are kept now.
 * @param before those that were kept before.
 * @param invoices those of the customer, where Stripe was asked.
 */
export async function settle(
  site: Site,
  tx: Tx,
  deed: Deed<null>,
  { id, userId }: Pick<store.CustomerRow, 'id' | 'userId'>,
  before: readonly KeptSubscription[],
  invoices: readonly FetchedInvoice[] = [],
): Promise<void> {
  const after = await store.subscriptionsOf(tx, id)
  const person = userId === null ? undefined : await findCustomer(tx, userId)
  if (person === undefined) return
  const { main, doubles } = chooseMain(after)
  const to = { ...person, address: site.address() }
  const post = (letter: Letter) => postLetter(site, tx, letter)
  for (const { id: double } of doubles) {
    if (!(await store.markDouble(tx, double, deed.at))) continue
    await site.jobs.send(tx, endDouble, { subscription: double })
    await post(letters.doubled(to))
  }
  const was = chooseMain(before).main
  const [state, stateBefore] = [stateOf(main), stateOf(was)]
  if (main !== undefined && isPremium(state)) {
    const { start, end } = datesOf(main, state)
    const given = await givenBeyond(tx, person.id, paidUntil(main))
    await giveDates(tx, deed, person.id, { start, end: given ?? end })
    const { kind, createdAt, periodEnd } = main
    const about = { kind, at: createdAt, until: periodEnd, paid: firstPaid(main, invoices), now: deed.at }
    const letter = aboutRunning(to, about, state, was?.id === main.id ? stateBefore : undefined)
    if (letter !== undefined) await post(letter)
  } else if (was !== undefined && isPremium(stateBefore)) {
    // Given by hand for longer than was paid: that goes on.
    if ((await givenBeyond(tx, person.id, paidUntil(was))) !== undefined)
      return deed.tell({ topic: 'billing', onlyFor: person.id })
    const gone = after.find((one) => one.id === was.id)
    const at = gone?.withdrawnAt ?? gone?.endedAt ?? deed.at
    await endPremium(tx, deed, person.id, at < deed.at ? at : deed.at)
    // Who withdraws has a letter of their own.
    if (gone?.withdrawnAt == null) await post(letters.ended(to, { at, unpaid: stateBefore.state === 'failed' }))
  } else if (main === undefined && was !== undefined && after.some((one) => one.id === was.id && isLapsed(one)))
    await post(letters.notPaid(to))
  deed.tell({ topic: 'billing', onlyFor: person.id })
}

type State = NonNullable<ReturnType<typeof stateOf>>

/** Ended by itself: it was ordered, and never paid. */
const isLapsed = ({ standing, withdrawnAt }: KeptSubscription) => standing === 'ended' && withdrawnAt === null

const isPremium = (state: State | undefined): state is State => state !== undefined && state.state !== 'pending'

/**
 * One that is paid again has no end: a notice of the renewal that comes an hour late must not end Premium for that hour. What
 * ends it we hear of, or find in the night.
 */
const datesOf = (main: KeptSubscription, { state, until }: State) => ({
  start: main.createdAt,
  end: state === 'active' ? null : until,
})

/** The invoice by which its order began to cost something; undefined where none is known. */
const firstPaid = ({ id }: KeptSubscription, invoices: readonly FetchedInvoice[]): FetchedInvoice | undefined =>
  invoices
    .filter(({ subscription, state, cents }) => subscription === id && state === 'paid' && cents > 0)
    .toSorted((a, b) => a.date.getTime() - b.date.getTime())[0]

/** The letter about what became of a subscription; undefined when nothing did that they do not know. */
function aboutRunning(
  to: Parameters<typeof letters.begun>[0],
  order: Parameters<typeof letters.begun>[1],
  { state, until }: State,
  before: State | undefined,
): Letter | undefined {
  if (before === undefined || before.state === 'pending') return letters.begun(to, order)
  if (before.state === state) return undefined
  if (state === 'cancelled') return letters.cancelled(to, { until })
  if (state === 'failed') return letters.failed(to, { until })
  return before.state === 'failed' ? letters.recovered(to, { until }) : letters.resumed(to, { until })
}
