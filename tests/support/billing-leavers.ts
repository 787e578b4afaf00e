// How somebody who ordered Premium goes, at their own wish or deleted by an administrator, and what went back to them.
import assert from 'node:assert/strict'
import type { User } from '#contract/accounts/user.ts'
import type { endUnpaid } from '#server/billing/jobs.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob } from '#server/jobs/job.ts'
import { PASSWORD, type Client } from './app.ts'
import type { BillingHouse } from './billing-house.ts'
import { letterTo, tokenOf } from './letters.ts'

const dueAccounts = allJobs.find(({ name }) => name === 'delete-due-accounts') as typeof endUnpaid

export const invoicesOf = ({ stripe }: BillingHouse, subscription: string) =>
  [...stripe.ledger.invoices.values()].filter(({ parent }) => parent.subscription_details.subscription === subscription)

/** What Stripe paid back of a subscription, in cents, in the order in which that was asked. */
export function backOf(house: BillingHouse, subscription: string): number[] {
  const intents = invoicesOf(house, subscription).flatMap(({ payments }) =>
    payments.data.map(({ payment }) => payment.payment_intent),
  )
  return house.stripe.ledger.refunds.filter((one) => intents.includes(one.payment_intent)).map(({ amount }) => amount)
}

export async function confirmsDeletion({ app }: BillingHouse, client: Client, { email }: User): Promise<void> {
  const asked = await client.post('/api/account/deletion', { currentPassword: PASSWORD })
  assert.equal(asked.status, 200, JSON.stringify(asked.body))
  const token = tokenOf(letterTo(app, email, /^Bevestig/))
  assert.equal((await app.client().post(`/api/account/deletion/${token}`)).status, 200)
}

/** Those who confirmed it a week ago go. */
export async function goDue({ app }: BillingHouse): Promise<void> {
  await runJob(dueAccounts, app.site)
  await app.sent.run(app.site)
}

export async function isDeleted({ app }: BillingHouse, { id }: User): Promise<void> {
  const { client: admin } = await app.loggedIn({ role: 'admin' })
  assert.equal((await admin.send('DELETE', `/api/users/${id}`)).status, 200)
  await app.sent.run(app.site)
}
