// The jobs that end at Stripe what should not go on, and pay back what is owed for it: a second subscription, one that was withdrawn,
// those of somebody whose account is gone, and what was paid when its order had ended. What Stripe then tells of it is kept as everything it tells.
import { z } from 'zod'
import { findCustomer } from '../accounts/subscription-store.ts'
import { change } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
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
    await payEachBack(await owed.paidInvoices(site.db, subscription), (one) => giveBack(site, one, 'dubbel'))
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
    await payEachBack(await owed.owedToCustomer(site.db, customer), (one) => giveBack(site, one, 'verwijderd'))
  },
})

export const giveBackLate = sentJob({
  name: 'give-back-late-payment',
  title: 'Te laat betaalde factuur terugbetalen',
  data: z.object({ customer: z.string() }),
  run: async (site: Site, { data: { customer } }) => {
    await payEachBack(await owed.owedToCustomer(site.db, customer), (one) =>
      giveBack(site, one, 'te laat', async (tx, cents) => {
        const invoice = await store.findInvoice(tx, one.id)
        if (invoice !== undefined)
          await post(site, tx, customer, letters.paidTooLate, { cents, number: invoice.number })
      }),
    )
  },
})

/** One of which Stripe gives nothing back keeps the others from going back no longer than itself. @throws the first failure, at the end. */
async function payEachBack(invoices: readonly owed.Owed[], back: (one: owed.Owed) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of invoices) await back(one).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

/** @param tell of what went back, in euro cents: once, also when the run happens twice. */
async function giveBack(
  site: Site,
  { id, cents }: owed.Owed,
  reason: string,
  tell?: (tx: Tx, cents: number) => Promise<void>,
): Promise<void> {
  const back = await paymentsOf(site).payBack(id, cents, reason)
  await change(site, null, async (tx, deed) => {
    if ((await owed.noteRefund(tx, deed, id, back)) && back > 0) await tell?.(tx, back)
  })
}

/** Posts a letter about money that went back to a customer whose account is there. */
async function post(
  site: Site,
  tx: Tx,
  customer: string,
  letter: typeof letters.paidBack,
  about: Parameters<typeof letters.paidBack>[1],
): Promise<void> {
  const row = await store.findCustomerRow(tx, customer)
  const person = row?.userId == null ? undefined : await findCustomer(tx, row.userId)
  if (person !== undefined) await postLetter(site, tx, letter({ ...person, address: site.address() }, about))
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
      if (order !== undefined) await post(site, tx, order.customer, letters.paidBack, { cents, number: invoice.number })
    })
  },
})
