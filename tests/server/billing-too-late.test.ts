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
async function unpaid(person = house.person()) {
  const { client, user } = await person
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

test('an invoice of which nothing can be paid back keeps no other from it', async () => {
  const { ledger } = house.stripe
  const first = await unpaid()
  await runJob(endUnpaid, house.app.site)
  await house.hear()
  ledger.failing.clear()
  const second = await unpaid(Promise.resolve(first))
  await runJob(endUnpaid, house.app.site)
  await house.hear()
  const wentBack = amountsBack()
  for (const { id } of [first, second]) ledger.settle(id)
  // The newest, which is tried first.
  const refused = [...ledger.invoices.values()].findLast(
    ({ parent }) => parent.subscription_details.subscription === second.id,
  )
  assert.ok(refused)
  // As one that was paid by other means than a payment, such as credit.
  const payments = refused.payments.data.splice(0)
  await assert.rejects(house.hear(), { code: 'paymentsFailed' })
  assert.deepEqual(amountsBack(), [...wentBack, 2419])
  refused.payments.data = payments
  await night()
  assert.deepEqual(amountsBack(), [...wentBack, 2419, 2419], 'and once it can, it goes back as well')
})
