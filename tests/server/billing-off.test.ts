// Payments that are switched off, or that cannot be reached: nobody has Premium for ever, and nobody loses what they may have paid.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { GRACE_DAYS } from '#contract/billing/state.ts'
import { compareBilling, endUnpaid } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const paid = async (client: Client) => (await client.get('/api/user')).body.subscriptionStatus as string
const subjects = (to: string) => house.app.sent.letters(to).map(({ subject }) => subject)
/** The house as it is once its keys of Stripe were taken away. */
const without = () => ({ ...house.app.site, payments: undefined })

/** Somebody who paid, a millisecond before what is known of their Premium lies a week back. */
async function longAgo() {
  const { client, user } = await house.person()
  const subscription = await house.pays(client)
  const over = new Date(subscription.items.data[0].current_period_end * 1_000 + GRACE_DAYS * DAY_MS)
  await house.advance(new Date(over.getTime() - 1))
  return { client, user, subscription, over }
}

test('where payments were switched off Premium ends a week after the last period that was paid, once', async () => {
  const { client, user, over } = await longAgo()
  await runJob(endUnpaid, without())
  assert.equal(await paid(client), 'paid')
  await house.advance(over)
  await Promise.all([runJob(endUnpaid, without()), runJob(endUnpaid, without())])
  assert.equal(await paid(client), 'not_paid')
  assert.equal(subjects(user.email).filter((subject) => subject === 'Je Premium is afgelopen').length, 1)
})

test('switched on again, the night finds that it was paid all the time', async () => {
  const { client, user, over } = await longAgo()
  await house.advance(over)
  await runJob(endUnpaid, without())
  assert.equal(await paid(client), 'not_paid')
  await runJob(compareBilling, house.app.site)
  await house.app.sent.run(house.app.site)
  assert.equal(await paid(client), 'paid')
  assert.equal(subjects(user.email).at(-1), 'Je Premium is begonnen')
})

test('a Stripe that does not answer for weeks ends nothing: what was paid there is not known', async () => {
  const { client } = await longAgo()
  house.stripe.turn = 'down'
  await house.advance(new Date(house.app.now.getTime() + 28 * DAY_MS))
  await runJob(endUnpaid, house.app.site)
  await assert.rejects(runJob(compareBilling, house.app.site), { code: 'paymentsFailed' })
  assert.equal(await paid(client), 'paid')
})
