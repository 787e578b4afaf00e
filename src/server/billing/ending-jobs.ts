// The jobs that end at Stripe what should not go on: a second subscription, and those of somebody whose account is gone. What
// Stripe then tells of it is kept as everything it tells.
import { z } from 'zod'
import { sentJob } from '../jobs/job.ts'
import { paymentsOf, type Paying } from './paying.ts'
import * as store from './store.ts'

export const endDouble = sentJob({
  name: 'end-double-subscription',
  title: 'Dubbele bestelling beëindigen en terugbetalen',
  data: z.object({ subscription: z.string() }),
  run: async (site: Paying, { data }) => {
    await paymentsOf(site).endNow(data.subscription)
    await payBackAll(site, data.subscription, 'dubbel')
  },
})

export const leaveCustomer = sentJob({
  name: 'leave-customer',
  title: 'Abonnement van een verwijderd account beëindigen',
  data: z.object({ customer: z.string() }),
  run: async (site: Paying, { data }) => {
    const payments = paymentsOf(site)
    const customer = await store.findCustomerRow(site.db, data.customer)
    const { subscriptions } = await payments.fetchCustomer(data.customer)
    for (const { id, standing, createdAt } of subscriptions) {
      if (standing === 'ended') continue
      await payments.endNow(id)
      // Paid in a window that was still open when the account went: nobody ever had anything of it.
      if (customer?.closedAt != null && createdAt >= customer.closedAt) await payBackAll(site, id, 'verwijderd')
    }
  },
})

/** Pays back every invoice of a subscription that was paid, as far as that was not done. */
async function payBackAll(site: Paying, subscription: string, reason: string): Promise<void> {
  const payments = paymentsOf(site)
  for (const { id, cents } of await store.paidInvoices(site.db, subscription)) {
    await payments.payBack(id, cents, reason)
    await store.noteRefund(site.db, id, cents)
  }
}
