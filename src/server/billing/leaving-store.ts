// What becomes of an order when its user goes: it is ended at Stripe, and the bookkeeping stays without them.
import { DELETION_DAYS } from '#contract/account-data/endpoints.ts'
import { DAY_MS } from '#contract/days.ts'
import { findPerson } from '../accounts/address-store.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { leaveCustomer } from './ending-jobs.ts'
import { chooseMain, withdrawUntil } from './rules.ts'
import { closeCustomer, customerOf, invoicesOf, subscriptionsOf } from './store.ts'
import type { Db } from '../db/connect.ts'

export async function onUserLeaves(
  tx: Tx,
  deed: Deed<Actor | null>,
  userId: number,
  { jobs }: Pick<Site, 'jobs'>,
): Promise<void> {
  const customer = await customerOf(tx, userId)
  if (customer === undefined) return
  const all = await subscriptionsOf(tx, customer.id)
  // Who asked to go themselves left when they confirmed it: after that they waited for the end. Premium worked all the while, so of an
  // order that may still be withdrawn they pay for those days as well, or it would be given for nothing.
  const dueAt = (await findPerson(tx, userId))?.deletionDueAt
  const { main } = chooseMain(all)
  const paysToTheEnd = main !== undefined && withdrawUntil(main, deed.at) !== null
  const leftAt = dueAt && !paysToTheEnd ? new Date(dueAt.getTime() - DELETION_DAYS * DAY_MS) : deed.at
  await closeCustomer(tx, customer.id, leftAt)
  if (all.every(({ standing }) => standing === 'ended')) return
  await jobs.send(tx, leaveCustomer, { customer: customer.id })
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
