// What becomes of an order when its user goes: it is ended at Stripe, and the bookkeeping stays without them.
import { DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { findPerson } from '../accounts/address-store.ts'
import type { ArticlesGo, LeavingSite } from '../accounts/administration-store.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { postLetter } from '../letters/post.ts'
import { leaveCustomer } from './ending-jobs.ts'
import { endedByHouse } from './letters.ts'
import { chooseMain, withdrawUntil, type KeptSubscription } from './rules.ts'
import { closeCustomer, customerOf, invoicesOf, subscriptionsOf } from './store.ts'

/**
 * Ends the orders of a user who goes, and marks how they went. Who did not ask for it themselves is told, where Premium runs that they
 * paid and their address was shown to be theirs.
 * @param articlesGo says whether it is their own wish: what is due is carried out by the house, as is what others ask of it.
 */
export async function onUserLeaves(
  tx: Tx,
  deed: Deed<Actor | null>,
  userId: number,
  site: LeavingSite,
  articlesGo: ArticlesGo,
): Promise<void> {
  const customer = await customerOf(tx, userId)
  if (customer === undefined) return
  const all = await subscriptionsOf(tx, customer.id)
  const person = await findPerson(tx, userId)
  const byHouse = articlesGo !== 'own wish'
  // Who asked to go themselves left when they confirmed it: after that they waited for the end. Premium worked all the while, so of an
  // order that may still be withdrawn they pay for those days as well, or it would be given for nothing.
  const dueAt = person?.deletionDueAt
  const { main } = chooseMain(all)
  const paysToTheEnd = main !== undefined && withdrawUntil(main, deed.at) !== null
  const leftAt = dueAt && !paysToTheEnd ? new Date(dueAt.getTime() - DELETION_DAYS * DAY_MS) : deed.at
  await closeCustomer(tx, customer.id, leftAt, byHouse)
  if (byHouse && isPaid(main) && person?.emailConfirmedAt != null)
    await postLetter(site, tx, endedByHouse({ ...person, address: site.address() }, person.username))
  if (all.every(({ standing }) => standing === 'ended')) return
  await site.jobs.send(tx, leaveCustomer, { customer: customer.id })
}

/** Whether what runs was paid, so that something of it is left to be paid back. */
const isPaid = (main: KeptSubscription | undefined) => main?.standing === 'open'

/** Whether Premium runs that this user paid: what is not used of it goes back when an administrator deletes them. */
export async function hasPaidPremium(db: Db, userId: number): Promise<boolean> {
  const customer = await customerOf(db, userId)
  return customer !== undefined && isPaid(chooseMain(await subscriptionsOf(db, customer.id)).main)
}

/** What is kept of a user's orders, for their export. */
export async function billingOf(db: Db, userId: number) {
  const customer = await customerOf(db, userId)
  if (customer === undefined) return { subscriptions: [], invoices: [] }
  return {
    subscriptions: await subscriptionsOf(db, customer.id),
    invoices: await invoicesOf(db, customer.id),
  }
}
