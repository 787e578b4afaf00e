// Paying for Premium: what Stripe says decides, whatever is heard of it and in whatever order.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { compareBilling, endUnpaid } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { lastWithdrawal } from '#server/billing/withdrawal-time.ts'
import { startApp, type Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import { follow } from '../support/live.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const state = async (client: Client) => (await client.get('/api/billing')).body.subscription?.state ?? 'none'
const me = async (client: Client) => (await client.get('/api/user')).body
const subjects = (to: string) => house.app.sent.letters(to).map(({ subject }) => subject)

test('without payments nothing is promised, and an order is refused', async () => {
  const app = await startApp()
  try {
    const { client } = await app.loggedIn()
    assert.deepEqual((await client.get('/api/billing')).body, { payments: false, subscription: null, invoices: [] })
    for (const path of ['checkout', 'portal', 'cancel', 'resume'])
      assert.equal((await client.post(`/api/billing/${path}`, { kind: 'private' })).body.code, 'paymentsOff', path)
    assert.equal((await client.post('/api/withdrawal', { email: 'noor@example.com' })).body.code, 'paymentsOff')
  } finally {
    await app.close()
  }
})

test('who pays has Premium when Stripe says so, hears of it at once, and gets the order by mail; the role stays', async () => {
  const { client, user } = await house.person()
  const window = await follow(house.app, client)
  const subscription = await house.pays(client)
  const now = await me(client)
  assert.deepEqual(
    [now.role, now.subscriptionStatus, now.subscriptionType, now.subscriptionEndDate],
    ['user', 'paid', 'paid', null],
  )
  const { body } = await client.get('/api/billing')
  assert.deepEqual(body.subscription, {
    state: 'active',
    kind: 'private',
    until: new Date(subscription.items.data[0].current_period_end * 1_000).toISOString(),
    withdrawUntil: lastWithdrawal(new Date(subscription.created * 1_000)).toISOString(),
  })
  assert.deepEqual(
    body.invoices.map(({ cents, state: paid }: { cents: number; state: string }) => [cents, paid]),
    [[2419, 'paid']],
  )
  assert.deepEqual(subjects(user.email), ['Je Premium is begonnen'])
  assert.ok(window.heard.some(({ topic }) => topic === 'billing'))
  window.leave()
})

test('an order needs a confirmed address, is refused to who has Premium, and a company’s number goes to Stripe', async () => {
  const unconfirmed = await house.person({ emailConfirmedAt: null })
  const order = { kind: 'private' }
  assert.equal((await unconfirmed.client.post('/api/billing/checkout', order)).body.code, 'emailUnconfirmed')
  for (const role of ['admin', 'paid'] as const) {
    const { client } = await house.person({ role })
    assert.equal((await client.post('/api/billing/checkout', order)).body.code, 'alreadyPremium')
  }
  const { client } = await house.person()
  const wrong = await client.post('/api/billing/checkout', { kind: 'business', vatNumber: 'NL1' })
  assert.deepEqual([wrong.status, Object.keys(wrong.body.errors)], [400, ['vatNumber']])
  await client.post('/api/billing/checkout', { kind: 'business', vatNumber: 'nl 1234.56.782.b90' })
  const sent = house.stripe.calls.findLast(({ path }) => path.endsWith('/tax_ids') && path.includes('cus_'))
  assert.deepEqual(sent?.params, { type: 'eu_vat', value: 'NL123456782B90' })
  await house.pays(client)
  assert.equal((await client.post('/api/billing/checkout', order)).body.code, 'alreadyPremium')
})

test('a notice that comes twice counts once; reordered and late ones change nothing about how it is', async () => {
  const { client, user } = await house.person()
  const from = house.stripe.notices.all.length
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  const { id } = house.stripe.ledger.pay(body.url.split('/').at(-1))
  house.stripe.ledger.change(id, { cancel_at_period_end: true })
  house.stripe.ledger.change(id, { cancel_at_period_end: false })
  const told = house.stripe.notices.all.slice(from).toReversed()
  for (const notice of [...told, ...told, ...told.toReversed()])
    assert.equal(await house.stripe.notices.post(house.webhook, notice), 200)
  const sent = house.app.sent.all.filter(({ name }) => name === 'refresh-billing').length
  await house.app.sent.run(house.app.site)
  await house.hear()
  assert.equal(house.app.sent.all.filter(({ name }) => name === 'refresh-billing').length, sent, 'each counted once')
  assert.equal(await state(client), 'active')
  assert.deepEqual(subjects(user.email), ['Je Premium is begonnen'])
})

test('a notice that Stripe did not sign, or not just now, is refused, and so is one written anew', async () => {
  const { notices } = house.stripe
  const [notice] = notices.all
  assert.ok(notice)
  const at = (seconds: number) => ({ at: new Date(house.app.now.getTime() + seconds * 1_000) })
  assert.equal(await notices.post(house.webhook, notice, { secret: 'whsec_anders' }), 400)
  for (const [seconds, status] of [
    [-310, 400],
    [-290, 200],
    [290, 200],
    [310, 400],
  ] as const)
    assert.equal(await notices.post(house.webhook, notice, at(seconds)), status, `${seconds} s`)
  const post = (body: string, signature?: string) =>
    fetch(house.webhook, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(signature && { 'stripe-signature': signature }) },
      body,
    })
  const payload = JSON.stringify(notice, null, 2)
  assert.equal((await post(JSON.stringify(notice), notices.sign(payload))).status, 400, 'written anew')
  assert.equal((await post(payload)).status, 400, 'unsigned')
  assert.equal((await post('x'.repeat(300_000), notices.sign('x'))).status, 413)
  for (const said of [
    'null',
    '[]',
    '7',
    '"x"',
    '{}',
    '{"id":"evt_1","type":"x","created":1,"data":null}',
    '{"id":',
    '',
  ])
    assert.equal((await post(said, notices.sign(said))).status, 400, `signed: ${said}`)
})

test('a subscription that is cancelled runs to the end of its period, and can be resumed until then', async () => {
  const { client, user } = await house.person()
  await house.pays(client)
  assert.equal((await client.post('/api/billing/cancel')).status, 200)
  assert.equal(await state(client), 'cancelled', 'at once, without a notice')
  assert.ok((await me(client)).subscriptionEndDate)
  assert.equal((await client.post('/api/billing/resume')).status, 200)
  assert.equal(await state(client), 'active')
  assert.equal((await me(client)).subscriptionEndDate, null)
  await client.post('/api/billing/cancel')
  await house.advance(later(32))
  await house.hear()
  const now = await me(client)
  assert.deepEqual([now.subscriptionStatus, await state(client)], ['not_paid', 'none'])
  assert.ok(now.premiumEndedAt)
  const refused = await client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })
  assert.ok(refused.body.subscriptionExpired, 'a former customer does not read of a trial')
  assert.deepEqual(subjects(user.email), [
    'Je Premium is begonnen',
    'Je Premium is opgezegd',
    'Je Premium loopt door',
    'Je Premium is opgezegd',
    'Je Premium is afgelopen',
  ])
  assert.equal((await client.post('/api/billing/cancel')).body.code, 'noSubscription')
})

test('a payment that fails warns and keeps Premium seven days; one that succeeds after all ends the warning', async () => {
  const { client, user } = await house.person()
  const { id, customer } = await house.pays(client)
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(31.5))
  const renewal = house.stripe.ledger.subscriptions.get(id)?.items.data[0].current_period_start ?? 0
  await house.hear()
  assert.equal(await state(client), 'failed')
  const until = new Date((renewal + 7 * 24 * 60 * 60) * 1_000)
  assert.equal(
    (await me(client)).subscriptionEndDate,
    until.toISOString(),
    'from when it failed, not from when we heard',
  )
  house.stripe.ledger.failing.delete(customer)
  house.stripe.ledger.retry(customer)
  await house.hear()
  assert.equal(await state(client), 'active')
  assert.deepEqual(subjects(user.email).slice(1), [
    'Je betaling voor Premium is niet gelukt',
    'Je betaling is alsnog gelukt',
  ])
})

test('after seven days without payment Premium stops, here and at Stripe, not a minute before', async () => {
  const { client, user } = await house.person()
  const { id, customer } = await house.pays(client)
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(31.5))
  await house.hear()
  const until = new Date((await me(client)).subscriptionEndDate)
  await house.advance(new Date(until.getTime() - 60_000))
  await runJob(endUnpaid, house.app.site)
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'past_due')
  await house.advance(until)
  await runJob(endUnpaid, house.app.site)
  await house.hear()
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
  assert.deepEqual([(await me(client)).subscriptionStatus, await state(client)], ['not_paid', 'none'])
  assert.equal(subjects(user.email).at(-1), 'Je Premium is afgelopen')
  assert.match(house.app.sent.letters(user.email).at(-1)?.paragraphs[0] ?? '', /betaling is ook later niet gelukt/)
})

test('who cancels after a payment failed is asked for nothing any more, and may go on and pay until it stops', async () => {
  const { client, user } = await house.person()
  const { id, customer } = await house.pays(client)
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(31.5))
  await house.hear()
  const until = (await me(client)).subscriptionEndDate
  const triedAgain = () =>
    house.stripe.ledger.invoices.get(house.stripe.ledger.subscriptions.get(id)?.latest_invoice ?? '')?.auto_advance
  assert.deepEqual([await state(client), triedAgain()], ['failed', true])
  assert.equal((await client.post('/api/billing/cancel')).status, 200)
  assert.deepEqual([await state(client), triedAgain()], ['cancelled', false])
  assert.equal((await me(client)).subscriptionEndDate, until, 'the days of grace stay')
  assert.equal((await client.post('/api/billing/resume')).status, 200)
  assert.deepEqual([await state(client), triedAgain()], ['failed', true])
  await client.post('/api/billing/cancel')
  await house.advance(new Date(until))
  await runJob(endUnpaid, house.app.site)
  await house.hear()
  assert.deepEqual([(await me(client)).subscriptionStatus, await state(client)], ['not_paid', 'none'])
  assert.deepEqual(subjects(user.email).slice(1), [
    'Je betaling voor Premium is niet gelukt',
    'Je Premium is opgezegd',
    'Je betaling voor Premium is niet gelukt',
    'Je Premium is opgezegd',
    'Je Premium is afgelopen',
  ])
  assert.doesNotMatch(house.app.sent.letters(user.email).at(-1)?.paragraphs[0] ?? '', /ook later niet gelukt/)
})

test('what was missed is found in the night: a renewal, an end, and an order of which nothing was heard', async () => {
  const { client } = await house.person()
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  const { id } = house.stripe.ledger.pay(body.url.split('/').at(-1))
  const night = async () => {
    await runJob(compareBilling, house.app.site)
    await house.app.sent.run(house.app.site)
  }
  await night()
  assert.equal(await state(client), 'active')
  await house.advance(later(32))
  await night()
  const until = house.stripe.ledger.subscriptions.get(id)?.items.data[0].current_period_end ?? 0
  assert.equal((await client.get('/api/billing')).body.subscription.until, new Date(until * 1_000).toISOString())
  house.stripe.ledger.end(id)
  await night()
  assert.equal(await state(client), 'none')
  await house.hear()
})

test('somebody who waits for SEPA has no Premium yet, cannot order twice, and has it when the money came', async () => {
  const { client, user } = await house.person()
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  const { id } = house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  await house.hear()
  assert.deepEqual([await state(client), (await me(client)).subscriptionStatus], ['pending', 'not_paid'])
  assert.equal((await client.post('/api/billing/checkout', { kind: 'private' })).body.code, 'alreadyPremium')
  assert.equal((await client.post('/api/billing/cancel')).body.code, 'noSubscription')
  house.stripe.ledger.settle(id)
  await house.hear()
  assert.equal(await state(client), 'active')
  assert.deepEqual(subjects(user.email), ['Je Premium is begonnen'])
})

test('nobody sees another’s subscription, and the portal is of one’s own customer', async () => {
  const paying = await house.person()
  const { customer } = await house.pays(paying.client)
  const other = await house.person()
  assert.equal(await state(other.client), 'none')
  assert.equal((await other.client.post('/api/billing/portal')).body.code, 'noSubscription')
  assert.match((await paying.client.post('/api/billing/portal')).body.url, /portaal/)
  assert.equal(house.stripe.calls.at(-1)?.params['customer'], customer)
})
