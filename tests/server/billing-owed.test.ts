// What is owed goes back, whole and once, also where money comes in late, a run is begun again, or Stripe has forgotten.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { carryOutWithdrawal, endDouble } from '#server/billing/ending-jobs.ts'
import { endUnpaid } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const billing = async (client: Client) => (await client.get('/api/billing')).body
const subjects = (to: string) => house.app.sent.letters(to).map(({ subject }) => subject)
async function order(client: Client): Promise<string> {
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  return body.url.split('/').at(-1)
}
const intentsOf = (subscription: string) =>
  [...house.stripe.ledger.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent))
const backOf = (subscription: string) => {
  const intents = intentsOf(subscription)
  return house.stripe.ledger.refunds.filter((one) => intents.includes(one.payment_intent)).map(({ amount }) => amount)
}
/** As somebody of the house does it at Stripe. @param amount in cents. */
function payBackByHand(subscription: string, amount: number): void {
  const [payment_intent = ''] = intentsOf(subscription)
  const refund = { id: 're_hand', object: 'refund', payment_intent, amount, status: 'succeeded', metadata: {} } as const
  house.stripe.ledger.refunds.push(refund)
}

/** What the books say went back, in cents. */
async function noted(subscription: string) {
  const { rows } = await house.app.database.pool.query<{ invoice: number; withdrawal: number }>(
    `select invoices.refunded_cents as invoice, withdrawals.refunded_cents as withdrawal
     from billing_invoices invoices join billing_withdrawals withdrawals using (subscription_id)
     where subscription_id = $1 and invoices.state = 'refunded'`,
    [subscription],
  )
  return rows[0]
}

/** Asks for a link as anybody may, and presses its button. Returns the job that was sent to carry it out. */
async function withdraw(email: string) {
  await house.app.client().post('/api/withdrawal', { email })
  await house.app.sent.run(house.app.site)
  const letter = house.app.sent.letters(email).findLast(({ subject }) => subject === 'Bevestig je herroeping')
  assert.equal((await house.app.client().post(`/api/withdrawal/${letter?.button?.url.split('#')[1]}`)).status, 200)
  const sent = house.app.sent.all.findLast(({ name }) => name === carryOutWithdrawal.name)
  return carryOutWithdrawal.data.parse(sent?.data)
}

test('a second order by SEPA is ended before its money comes, and goes back whole when it does', async () => {
  const { client } = await house.person()
  const first = await order(client)
  const second = house.stripe.ledger.twin(first)
  house.stripe.ledger.pay(first)
  await house.advance(later(0.001))
  const { id } = house.stripe.ledger.pay(second, true)
  house.stripe.ledger.change(id, { status: 'active' })
  await house.hear()
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  assert.deepEqual(backOf(id), [], 'nothing came in yet')
  await house.advance(later(5))
  house.stripe.ledger.settle(id)
  await house.hear()
  assert.deepEqual(backOf(id), [2419])
  await house.hear()
  assert.deepEqual(backOf(id), [2419], 'once')
})

test('who withdraws before their money came in had no Premium: all of it goes back when it comes, with one letter about it', async () => {
  const { client, user } = await house.person()
  const { id } = house.stripe.ledger.pay(await order(client), true)
  await house.hear()
  await house.advance(later(5))
  await withdraw(user.email)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  await house.advance(later(4))
  house.stripe.ledger.settle(id)
  await house.hear()
  await house.hear()
  assert.deepEqual(backOf(id), [2419])
  assert.deepEqual(
    subjects(user.email).filter((subject) => subject.endsWith('onderweg')),
    ['€ 24,19 is naar je onderweg'],
  )
})

test('who withdraws pays for the days since their money came, not for those in which it was waited for', async () => {
  const { client, user } = await house.person()
  const { id } = house.stripe.ledger.pay(await order(client), true)
  await house.hear()
  await house.advance(later(7))
  house.stripe.ledger.settle(id)
  await house.hear()
  await house.advance(later(1))
  await withdraw(user.email)
  await house.hear()
  const [item] = house.stripe.ledger.subscriptions.get(id)?.items.data ?? []
  assert.ok(item)
  const days = (item.current_period_end - item.current_period_start) / (24 * 60 * 60)
  const [back = 0] = backOf(id)
  assert.ok(Math.abs(back - 2419 * (1 - 1 / days)) <= 1, `${back}`)
})

test('what is paid by SEPA for an account that went meanwhile goes back whole', async () => {
  const { client, user } = await house.person()
  const session = await order(client)
  const admin = await house.person({ role: 'admin' })
  await admin.client.send('DELETE', `/api/users/${user.id}`)
  const { id } = house.stripe.ledger.pay(session, true)
  await house.hear()
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  house.stripe.ledger.settle(id)
  await house.hear()
  assert.deepEqual(backOf(id), [2419])
})

test('a run that died after it paid back pays nothing back when it is begun again, also after Stripe forgot its key', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  await house.advance(later(10))
  const data = await withdraw(user.email)
  const { payments } = house.app.site
  assert.ok(payments)
  const dying = {
    ...house.app.site,
    payments: {
      ...payments,
      payBack: async (...given: Parameters<typeof payments.payBack>) => {
        await payments.payBack(...given)
        throw new Error('this process dies')
      },
    },
  }
  await assert.rejects(runJob(carryOutWithdrawal, dying, data), /dies/)
  house.stripe.forgetKeys()
  await house.hear()
  await runJob(carryOutWithdrawal, house.app.site, data)
  const back = backOf(id)
  assert.equal(back.length, 1)
  assert.ok((back[0] ?? 0) < 2419)
  assert.equal(subjects(user.email).filter((subject) => subject.endsWith('onderweg')).length, 1)
})

test('an invoice that somebody of the house paid back by hand stops nothing', async () => {
  const { client } = await house.person()
  const first = await order(client)
  const second = house.stripe.ledger.twin(first)
  house.stripe.ledger.pay(first)
  await house.advance(later(0.001))
  const { id } = house.stripe.ledger.pay(second)
  payBackByHand(id, 2_419)
  await house.hear()
  await runJob(endDouble, house.app.site, { subscription: id })
  const { invoices } = await billing(client)
  assert.deepEqual(invoices.map(({ state }: { state: string }) => state).toSorted(), ['paid', 'refunded'])
})

test('of an invoice that was paid back in part by hand, who withdraws gets the rest', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  payBackByHand(id, 1_000)
  await runJob(carryOutWithdrawal, house.app.site, await withdraw(user.email))
  await house.hear()
  assert.deepEqual(backOf(id), [1000, 1419])
})

test('the letter and the books name what went back, not what would have', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  payBackByHand(id, 1_000)
  await runJob(carryOutWithdrawal, house.app.site, await withdraw(user.email))
  const letter = house.app.sent.letters(user.email).at(-1)
  assert.equal(letter?.subject, '€ 14,19 is naar je onderweg')
  assert.match(letter?.paragraphs[0] ?? '', /krijg je € 14,19 terug/)
  assert.deepEqual(await noted(id), { invoice: 1_419, withdrawal: 1_419 })
})

test('who withdraws from what was paid back by hand already is not told of money that does not come', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  payBackByHand(id, 2_419)
  await runJob(carryOutWithdrawal, house.app.site, await withdraw(user.email))
  assert.deepEqual(
    subjects(user.email).filter((subject) => subject.endsWith('onderweg')),
    [],
  )
  assert.deepEqual(await noted(id), { invoice: 0, withdrawal: 0 })
})

test('what is paid back by hand in the very moment leaves the rest to go back', async () => {
  for (const [byHand, rest] of [
    [1_000, [1_419]],
    [2_419, []],
  ] as const) {
    const { client, user } = await house.person()
    const { id } = await house.pays(client)
    const data = await withdraw(user.email)
    house.stripe.meanwhile = ({ method, path }) => {
      if (method !== 'POST' || path !== '/v1/refunds') return
      house.stripe.meanwhile = undefined
      payBackByHand(id, byHand)
    }
    await runJob(carryOutWithdrawal, house.app.site, data)
    assert.deepEqual(backOf(id), [byHand, ...rest])
  }
})

test('a run that Stripe failed pays back what is left when some went back by hand before the next', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  const data = await withdraw(user.email)
  house.stripe.turn = 'kept-fault'
  await assert.rejects(runJob(carryOutWithdrawal, house.app.site, data), { code: 'paymentsFailed' })
  house.stripe.turn = 'answer'
  payBackByHand(id, 1_000)
  await runJob(carryOutWithdrawal, house.app.site, data)
  assert.deepEqual(backOf(id), [1000, 1419])
})

test('administrators read, once, that money did not arrive that was paid back; of what somebody did by hand they do not', async () => {
  const { user: boss } = await house.person({ role: 'admin' })
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  payBackByHand(id, 1_000)
  await runJob(carryOutWithdrawal, house.app.site, await withdraw(user.email))
  const [byHand, ours] = house.stripe.ledger.refunds.slice(-2)
  for (const refund of [byHand, ours])
    for (const type of ['refund.failed', 'charge.refund.updated'])
      house.stripe.notices.emit(type, { ...refund, status: 'failed' })
  house.stripe.notices.emit('refund.updated', { ...ours, status: 'succeeded' })
  await house.hear()
  const letter = house.app.sent.letters(boss.email)
  assert.deepEqual(
    letter.map(({ subject }) => subject),
    ['Een terugbetaling van € 14,19 is niet aangekomen'],
  )
  const [invoice] = (await billing(client)).invoices
  assert.match(letter[0]?.paragraphs[0] ?? '', new RegExp(`Van factuur ${invoice.number} ging € 14,19 terug`))
})

test('of several that were not paid for a week, one that cannot be ended keeps no other; one that Stripe removed is no fault', async () => {
  const people = [await house.person(), await house.person(), await house.person()]
  const orders = []
  for (const { client } of people) orders.push(await house.pays(client))
  for (const { customer } of orders) house.stripe.ledger.failing.add(customer)
  await house.advance(later(32))
  await house.hear()
  await house.advance(later(8))
  const [stuck, removed, third] = orders
  house.stripe.ledger.subscriptions.delete(removed?.id ?? '')
  const { payments } = house.app.site
  assert.ok(payments)
  const site = {
    ...house.app.site,
    payments: {
      ...payments,
      endNow: async (id: string) => {
        if (id === stuck?.id) throw new Error('not this one')
        await payments.endNow(id)
      },
    },
  }
  await assert.rejects(runJob(endUnpaid, site), /not this one/)
  assert.equal(house.stripe.ledger.subscriptions.get(third?.id ?? '')?.status, 'canceled')
  await runJob(endUnpaid, house.app.site)
  assert.equal(house.stripe.ledger.subscriptions.get(stuck?.id ?? '')?.status, 'canceled')
})
