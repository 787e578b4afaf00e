// The jobs that end at Stripe what should not go on, and pay back what is owed for it: a second subscription, one that was withdrawn,
// those of somebody whose account is gone, and what was paid when its order had ended. What Stripe then tells of it is kept as everything it tells.
import { z } from 'zod'
import { findCustomer } from '../accounts/subscription-store.ts'
import { change } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { sentJob } from '../jobs/job.ts'
import { postLetter } from '../letters/post.ts'
import * as letters from './letters.ts'
import * as owed from './owed-store.ts'
import { paymentsOf } from './paying.ts'
import { unusedCents } from './rules.ts'
import * as store from './store.ts'
import * as withdrawals from './withdrawal-store.ts'

export const endDouble = sentJob({
  name: 'end-double-subscription',
  title: 'Dubbele bestelling beëindigen en terugbetalen',
  data: z.object({ subscription: z.string() }),
  run: async (site: Site, { data: { subscription } }) => {
    const payments = paymentsOf(site)
    await payments.endNow(subscription)
    for (const { id, cents } of await owed.paidInvoices(site.db, subscription))
      await giveBack(site, id, cents, 'dubbel')
  },
})

export const leaveCustomer = sentJob({
  name: 'leave-customer',
  title: 'Abonnement van een verwijderd account beëindigen',
  data: z.object({ customer: z.string() }),
  run: async (site: Site, { data: { customer } }) => {
    const payments = paymentsOf(site)
    const { subscriptions } = await payments.fetchCustomer(customer)
    for (const { id, standing } of subscriptions) if (standing !== 'ended') await payments.endNow(id)
    // What comes in later is owed once it is kept, and then this is sent again.
    for (const { id, cents } of await owed.owedToCustomer(site.db, customer))
      await giveBack(site, id, cents, 'verwijderd')
  },
})

export const giveBackLate = sentJob({
  name: 'give-back-late-payment',
  title: 'Te laat betaalde factuur terugbetalen',
  data: z.object({ customer: z.string() }),
  run: async (site: Site, { data: { customer } }) => {
    for (const { id, cents: owes } of await owed.owedToCustomer(site.db, customer)) {
      const cents = await paymentsOf(site).payBack(id, owes, 'te laat')
      await change(site, null, async (tx, deed) => {
        // Only the first that notes it tells of it: the run may happen twice.
        if (!(await owed.noteRefund(tx, deed, id, cents)) || cents === 0) return
        const [invoice, found] = [await store.findInvoice(tx, id), await store.findCustomerRow(tx, customer)]
        const person = found?.userId == null ? undefined : await findCustomer(tx, found.userId)
        if (invoice === undefined || person === undefined) return
        const to = { ...person, address: site.address() }
        await postLetter(site, tx, letters.paidTooLate(to, { cents, number: invoice.number }))
      })
    }
  },
})

async function giveBack(site: Site, invoice: string, cents: number, reason: string): Promise<void> {
  const back = await paymentsOf(site).payBack(invoice, cents, reason)
  await change(site, null, (tx, deed) => owed.noteRefund(tx, deed, invoice, back))
}

export const carryOutWithdrawal = sentJob({
  name: 'carry-out-withdrawal',
  title: 'Herroepen bestelling beëindigen en terugbetalen',
  data: z.object({ withdrawal: z.string() }),
  retry: { limit: 12, delaySeconds: 60, maxDelaySeconds: 12 * 60 * 60 },
  run: async (site: Site, { data }) => {
    const payments = paymentsOf(site)
    const withdrawal = await withdrawals.findWithdrawal(site.db, data.withdrawal)
    if (withdrawal?.confirmedAt == null || withdrawal.refundedCents !== null) return
    await payments.endNow(withdrawal.subscriptionId)
    const [invoice] = await owed.paidInvoices(site.db, withdrawal.subscriptionId)
    // Nothing came in, or not yet: once it does, this is sent again.
    if (invoice === undefined) return
    const unused = unusedCents(invoice, withdrawal.confirmedAt)
    const cents = unused > 0 ? await payments.payBack(invoice.id, unused, 'herroepen') : 0
    await change(site, null, async (tx, deed) => {
      // Only the first that notes it tells of it: the run may happen twice.
      if (!(await withdrawals.notePaidBack(tx, withdrawal.tokenHash, cents)) || unused === 0) return
      await owed.noteRefund(tx, deed, invoice.id, cents)
      if (cents === 0) return
      const order = await store.findSubscription(tx, withdrawal.subscriptionId)
      const customer = order && (await store.findCustomerRow(tx, order.customer))
      const person = customer?.userId == null ? undefined : await findCustomer(tx, customer.userId)
      if (person === undefined) return
      const to = { ...person, address: site.address() }
      await postLetter(site, tx, letters.paidBack(to, { cents, number: invoice.number }))
    })
  },
})
