// The second step of withdrawing from an order, behind the link of the letter: it ends Premium at once, and has what was not used paid
// back (articles 6:230o, 6:230r and 6:230s of the Dutch civil code).
import { Problem } from '#contract/problems.ts'
import { findCustomer, givenBeyond } from '../accounts/subscription-store.ts'
import { holdUser } from '../accounts/holds.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { carryOutWithdrawal } from './ending-jobs.ts'
import * as letters from './letters.ts'
import { paidInvoices } from './owed-store.ts'
import { settle } from './reconcile.ts'
import { paidUntil } from './rules.ts'
import * as store from './store.ts'
import * as withdrawals from './withdrawal-store.ts'

/** Who leaves in time to withdraw gets back what was not used without asking for it (`owedToLeaver`). */
const ACCOUNT_GONE =
  'Je account is verwijderd, en daarmee is je bestelling beëindigd. Wat je niet hebt gebruikt, krijg je vanzelf terug.'

/** Withdraws. Returns when. @throws Problem letterLinkUnknown, letterLinkUsed, letterLinkExpired. */
export function confirmWithdrawal(site: Site, token: string): Promise<Date> {
  return change(site, null, async (tx, deed) => {
    const withdrawal = await withdrawals.claimWithdrawal(tx, token, deed.at)
    const order = await store.findSubscription(tx, withdrawal.subscriptionId)
    const customer = order && (await store.findCustomerRow(tx, order.customer))
    if (order === undefined || customer === undefined) throw new Problem('letterLinkUnknown')
    if (customer.userId === null) throw new Problem('letterLinkUsed', { message: ACCOUNT_GONE })
    await holdUser(tx, customer.userId, 'no key update')
    const before = await store.subscriptionsOf(tx, customer.id)
    const now = before.find(({ id }) => id === order.id)
    // It ended meanwhile, or was withdrawn by another link.
    if (now === undefined || now.standing === 'ended' || now.withdrawnAt !== null)
      throw new Problem('letterLinkUsed', { message: 'Deze bestelling is al herroepen of beëindigd.' })
    await store.markWithdrawn(tx, order.id, deed.at)
    await settle(site, tx, deed, customer, before)
    await site.jobs.send(tx, carryOutWithdrawal, { withdrawal: withdrawal.tokenHash })
    const person = await findCustomer(tx, customer.userId)
    const [invoice] = await paidInvoices(tx, order.id)
    if (person) {
      const until = await givenBeyond(tx, person.id, paidUntil(now))
      const to = { ...person, address: site.address() }
      await postLetter(site, tx, letters.withdrawn(to, { at: deed.at, number: invoice?.number, until }))
    }
    return deed.at
  })
}
