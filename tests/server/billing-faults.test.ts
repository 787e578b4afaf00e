// Paying when things go wrong: two windows, a Stripe that does not answer, an account that goes while it pays, and withdrawing.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { inspect } from 'node:util'
import { DAY_MS } from '#contract/days.ts'
import { paymentsOf } from '#server/billing/paying.ts'
import { refreshCustomer } from '#server/billing/reconcile.ts'
import { lastWithdrawal } from '#server/billing/withdrawal-time.ts'
import type { endUnpaid } from '#server/billing/jobs.ts'
import { describeFailure } from '#server/db/failures.ts'
import { allJobs } from '#server/job-registry.ts'
import { runJob } from '#server/jobs/job.ts'
import { PASSWORD, until, type Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import { tokenOf } from '../support/letters.ts'
import { follow } from '../support/live.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const order = (client: Client) => client.post('/api/billing/checkout', { kind: 'private' })
const sessionOf = ({ body }: Awaited<ReturnType<typeof order>>): string => body.url.split('/').at(-1)
const state = async (client: Client) => (await client.get('/api/billing')).body.subscription?.state ?? 'none'
const subjects = (to: string) => house.app.sent.letters(to).map(({ subject }) => subject)
/** Stripe takes the money of two pages, as of one that was closed while it was being paid. */
async function paysTwice(client: Client) {
  const { ledger } = house.stripe
  const first = sessionOf(await order(client))
  const second = ledger.twin(first)
  return [ledger.pay(first), ledger.pay(second)] as const
}
const backOf = (subscription: string) => {
  const { ledger } = house.stripe
  const intents = [...ledger.invoices.values()]
    .filter(({ parent }) => parent.subscription_details.subscription === subscription)
    .flatMap(({ payments }) => payments.data.map(({ payment }) => payment.payment_intent))
  return ledger.refunds.filter((one) => intents.includes(one.payment_intent)).map(({ amount }) => amount)
}

test('who pays in two windows has one subscription, and gets the other back whole', async () => {
  const { client, user } = await house.person()
  const [one, other] = await paysTwice(client)
  assert.equal(one.customer, other.customer, 'two windows make one customer')
  await house.hear()
  await house.hear()
  const standing = [one, other].map(({ id }) => house.stripe.ledger.subscriptions.get(id)?.status)
  assert.deepEqual(new Set(standing), new Set(['active', 'canceled']))
  const [gone] = [one, other].filter(({ id }) => house.stripe.ledger.subscriptions.get(id)?.status === 'canceled')
  assert.deepEqual(backOf(gone?.id ?? ''), [2419])
  assert.equal(await state(client), 'active')
  assert.ok(subjects(user.email).includes('Je hebt twee keer besteld: de tweede betaal je niet'))
  const { body } = await client.get('/api/billing')
  assert.deepEqual(body.invoices.map((each: { state: string }) => each.state).toSorted(), ['paid', 'refunded'])
})

test('an open window hears that money went back, which comes after the order ended', async () => {
  const { client } = await house.person()
  const [{ customer }] = await paysTwice(client)
  await refreshCustomer(house.app.site, paymentsOf(house.app.site), customer)
  const window = await follow(house.app, client)
  await house.app.sent.run(house.app.site)
  await until(() => window.heard.some(({ topic }) => topic === 'billing'), 'the window hears of it')
  const { body } = await client.get('/api/billing')
  assert.ok(body.invoices.some((each: { state: string }) => each.state === 'refunded'))
  window.leave()
})

test('an answer in the place of Stripe that quotes our keys: they stand in nothing that is told or logged of it', async () => {
  const { client } = await house.person()
  const { customer } = await house.pays(client)
  house.stripe.turn = 'echo'
  const failed = await refreshCustomer(house.app.site, paymentsOf(house.app.site), customer).catch(
    (error: unknown) => error,
  )
  assert.match(describeFailure(failed), /Invalid API Key provided: Bearer \*\*\*, \*\*\*$/)
  const whole = inspect(failed, { depth: null, showHidden: true })
  const { secretKey, webhookSecret } = house.stripe.settings
  for (const secret of [secretKey, webhookSecret]) assert.ok(!whole.includes(secret), whole)
})

for (const turn of ['down', 'hang-up', 'decline'] as const)
  test(`a Stripe that is ${turn} at the checkout: nothing is ordered, and it says so`, async () => {
    const { client } = await house.person()
    house.stripe.turn = turn
    const { status, body } = await order(client)
    assert.deepEqual([status, body.code], [502, 'paymentsFailed'])
    assert.doesNotMatch(JSON.stringify(body), /card|api_error|stripe/i)
    house.stripe.turn = 'answer'
    assert.equal(await state(client), 'none')
    assert.equal((await order(client)).status, 200)
  })

test('a notice is taken while Stripe answers nothing, and its work is done when it does', async () => {
  const { client } = await house.person()
  house.stripe.ledger.pay(sessionOf(await order(client)))
  house.stripe.turn = 'down'
  const notice = house.stripe.notices.all.at(-1)
  assert.ok(notice)
  assert.equal(await house.stripe.notices.post(house.webhook, notice), 200)
  await assert.rejects(house.app.sent.run(house.app.site), /betaaldienst/)
  assert.equal(await state(client), 'none')
  house.stripe.turn = 'answer'
  await house.hear()
  assert.equal(await state(client), 'active')
})

test('two questions at once: the answer to the older is not written over that to the newer', async () => {
  const { client } = await house.person()
  const { id, customer } = await house.pays(client)
  const { payments } = house.app.site
  assert.ok(payments)
  const fetched = Promise.withResolvers<void>()
  const mayGoOn = Promise.withResolvers<void>()
  const slow = {
    ...payments,
    fetchCustomer: async (of: string) => {
      const answer = await payments.fetchCustomer(of)
      fetched.resolve()
      await mayGoOn.promise
      return answer
    },
  }
  const older = refreshCustomer(house.app.site, slow, customer)
  await fetched.promise
  house.stripe.ledger.change(id, { cancel_at_period_end: true })
  await refreshCustomer(house.app.site, payments, customer)
  mayGoOn.resolve()
  await older
  assert.equal(await state(client), 'cancelled')
})

test('an account that is deleted ends its subscription at Stripe; the bookkeeping stays without the person', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  const admin = await house.person({ role: 'admin' })
  assert.equal((await admin.client.send('DELETE', `/api/users/${user.id}`)).status, 200)
  await house.app.sent.run(house.app.site)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  const { rows } = await house.app.database.pool.query(
    'select user_id from billing_customers where closed_at is not null',
  )
  assert.deepEqual(rows, [{ user_id: null }])
})

test('who asks to be deleted just before a renewal pays it, until the account goes: then it goes back, and it alone', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  await house.advance(later(27))
  await client.post('/api/account/deletion', { currentPassword: PASSWORD })
  const link = house.app.sent.letters(user.email).at(-1)
  const confirmed = await house.app.client().post(`/api/account/deletion/${tokenOf(link)}`)
  assert.equal(confirmed.status, 200)
  await house.advance(later(7))
  await house.hear()
  assert.deepEqual(backOf(id), [])
  const due = allJobs.find(({ name }) => name === 'delete-due-accounts') as typeof endUnpaid
  await runJob(due, house.app.site)
  await house.app.sent.run(house.app.site)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  assert.deepEqual(backOf(id), [2419])
  const { rows } = await house.app.database.pool.query(
    'select state from billing_invoices where subscription_id = $1 order by date',
    [id],
  )
  assert.deepEqual(rows, [{ state: 'paid' }, { state: 'refunded' }])
})

test('an account that goes while its owner pays: what is paid afterwards is ended and paid back whole', async () => {
  const { client, user } = await house.person()
  const session = sessionOf(await order(client))
  const admin = await house.person({ role: 'admin' })
  await admin.client.send('DELETE', `/api/users/${user.id}`)
  await house.advance(later(0.01))
  const { id } = house.stripe.ledger.pay(session)
  await house.hear()
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  assert.deepEqual(backOf(id), [2419])
})

const tokenIn = (to: string) => {
  const letter = house.app.sent.letters(to).findLast(({ subject }) => subject === 'Bevestig je herroeping')
  return letter?.button?.url.split('#')[1] ?? ''
}

test('withdrawing takes two steps, ends Premium at once, pays back what was not used, and says so twice by mail', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  await house.advance(later(10))
  const anybody = house.app.client()
  const asked = await anybody.post('/api/withdrawal', { email: user.email.toUpperCase(), reference: 'KOPIJ-0001' })
  const unknown = await anybody.post('/api/withdrawal', { email: 'niemand@example.com' })
  assert.deepEqual([asked.status, asked.body], [unknown.status, unknown.body], 'the same answer')
  await house.app.sent.run(house.app.site)
  assert.deepEqual(house.app.sent.letters('niemand@example.com'), [])
  const token = tokenIn(user.email)
  assert.equal(await state(client), 'active', 'asking does nothing')
  const both = await Promise.all([1, 2].map(() => anybody.post(`/api/withdrawal/${token}`)))
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]), 'once')
  assert.deepEqual([await state(client), (await client.get('/api/user')).body.subscriptionStatus], ['none', 'not_paid'])
  await house.app.sent.run(house.app.site)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  const [back] = backOf(id)
  const [invoice] = [...house.stripe.ledger.invoices.values()].filter(
    ({ parent }) => parent.subscription_details.subscription === id,
  )
  assert.ok(invoice)
  const whole = invoice.period_end - invoice.period_start
  const share = (invoice.period_end * 1_000 - house.app.now.getTime()) / (whole * 1_000)
  assert.ok(Math.abs((back ?? 0) - 2419 * share) <= 1, `${back}`)
  const said = subjects(user.email)
  assert.deepEqual(said.slice(-3, -1), ['Bevestig je herroeping', 'Je bestelling is herroepen'])
  assert.match(said.at(-1) ?? '', /is naar je onderweg$/)
  assert.equal((await anybody.post(`/api/withdrawal/${token}`)).body.code, 'letterLinkUsed')
})

test('who asks on the last day may press the button later; who asks after it reads how to cancel', async () => {
  const { client, user } = await house.person()
  const { created } = await house.pays(client)
  const last = lastWithdrawal(new Date(created * 1_000)).getTime()
  const ask = async (at: Date) => {
    await house.advance(at)
    await house.app.client().post('/api/withdrawal', { email: user.email })
    await house.app.sent.run(house.app.site)
  }
  await ask(new Date(last + 1))
  assert.equal(subjects(user.email).at(-1), 'Herroepen kan niet meer, opzeggen wel')
  await ask(new Date(last))
  const token = tokenIn(user.email)
  await house.advance(new Date(last + 2 * DAY_MS))
  assert.equal((await house.app.client().post(`/api/withdrawal/${token}`)).status, 200)
})

test('a link that is over, foreign or broken withdraws nothing', async () => {
  const { client, user } = await house.person()
  await house.pays(client)
  await house.app.client().post('/api/withdrawal', { email: user.email })
  await house.app.sent.run(house.app.site)
  const token = tokenIn(user.email)
  await house.advance(later(3))
  for (const [wrong, code] of [
    [token, 'letterLinkExpired'],
    ['x', 'letterLinkUnknown'],
    ['a'.repeat(100), 'letterLinkUnknown'],
    ['a'.repeat(101), 'malformedRequest'],
  ] as const)
    assert.equal((await house.app.client().post(`/api/withdrawal/${wrong}`)).body.code, code, wrong)
  assert.ok((await house.app.client().post('/api/withdrawal/%00')).status < 500)
  assert.equal(await state(client), 'active')
})
