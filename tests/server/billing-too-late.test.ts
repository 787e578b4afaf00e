// Who pays when Premium has stopped gets it back, whole and once; and what was paid in time is not stopped.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { compareBilling, endUnpaid } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const amountsBack = () => house.stripe.ledger.refunds.map(({ amount }) => amount)

/** Does something of which no notice ever comes. */
function unheard(does: () => unknown) {
  const { all } = house.stripe.notices
  const from = all.length
  does()
  all.splice(from)
}
async function night() {
  await runJob(compareBilling, house.app.site)
  await house.app.sent.run(house.app.site)
}
/** Somebody whose second month was not paid for seven days. */
async function unpaid() {
  const { client, user } = await house.person()
  const subscription = await house.pays(client)
  house.stripe.ledger.failing.add(subscription.customer)
  await house.advance(later(31.5))
  await house.hear()
  await house.advance(later(7))
  return { client, user, id: subscription.id }
}

for (const isLost of [false, true])
  test(`a payment that comes in when Premium has stopped goes back whole${isLost ? ', also when no notice comes' : ''}`, async () => {
    const { client, user, id } = await unpaid()
    await runJob(endUnpaid, house.app.site)
    await house.hear()
    assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
    const wentBack = amountsBack()
    await house.advance(later(3))
    if (isLost) unheard(() => house.stripe.ledger.settle(id))
    else house.stripe.ledger.settle(id)
    await (isLost ? night() : house.hear())
    assert.deepEqual(amountsBack(), [...wentBack, 2419])
    await house.hear()
    await night()
    assert.deepEqual(amountsBack(), [...wentBack, 2419], 'once')
    const { body } = await client.get('/api/billing')
    assert.deepEqual(
      body.invoices.map(({ state }: { state: string }) => state),
      ['refunded', 'paid'],
      'the month that was used stays paid',
    )
    const told = house.app.sent.letters(user.email).filter(({ subject }) => subject === '€ 24,19 is naar je onderweg')
    assert.equal(told.length, 1)
    assert.match(told[0]?.paragraphs[0] ?? '', /kwam binnen toen je Premium al was gestopt/)
  })

test('who paid on the seventh day keeps Premium, though no notice of it came yet', async () => {
  const { client, id } = await unpaid()
  const wentBack = amountsBack()
  unheard(() => house.stripe.ledger.settle(id))
  await runJob(endUnpaid, house.app.site)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'active')
  assert.equal((await client.get('/api/billing')).body.subscription.state, 'active')
  assert.equal((await client.get('/api/user')).body.subscriptionStatus, 'paid')
  assert.deepEqual(amountsBack(), wentBack)
})
