// Ordering Premium as people do: under every name, for a company, with a payment that takes days or never comes.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import { users } from '#server/accounts/tables.ts'
import { refreshBilling } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const billing = async (client: Client) => (await client.get('/api/billing')).body
const order = (client: Client, body: object = { kind: 'private' }) => client.post('/api/billing/checkout', body)
const sessionOf = ({ body }: Awaited<ReturnType<typeof order>>): string => body.url.split('/').at(-1)

test('everybody can order, whatever the alphabet and length of their name', async () => {
  for (const name of ['Łukasz Żółć', '张伟', 'Ayşe Güneş', 'É'.repeat(100), 'Noor 🌷']) {
    const { client } = await house.person({ name })
    assert.equal((await order(client)).status, 200, name)
  }
})

test('a number for VAT that Stripe refuses is told beside its field; a customer has the one of the newest order only', async () => {
  const { client, user } = await house.person()
  const business = (vatNumber: string) => order(client, { kind: 'business', vatNumber })
  const refused = await business('DE000000000')
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [400, ['vatNumber']])
  const numbers = () => [...house.stripe.ledger.customers.values()].find(({ email }) => email === user.email)?.taxIds
  await business('DE123456789')
  await business('FR12345678901')
  assert.deepEqual(numbers(), ['FR12345678901'])
  await business('DE000000000')
  assert.deepEqual(numbers(), ['FR12345678901'], 'one that is refused takes none away')
  await order(client)
  assert.deepEqual(numbers(), [], 'who orders as a private person pays VAT')
})

test('an order whose payment is under way says so, and a first payment that never comes is told by mail', async () => {
  const { client, user } = await house.person()
  const { id } = house.stripe.ledger.pay(sessionOf(await order(client)), true)
  await house.hear()
  const { subscription, invoices } = await billing(client)
  assert.deepEqual([subscription.state, invoices[0].state], ['pending', 'open'])
  const again = await order(client)
  assert.equal(again.body.code, 'alreadyPremium')
  assert.match(again.body.message, /wordt nog verwerkt/)
  house.stripe.ledger.end(id)
  await house.hear()
  const lapsed = await billing(client)
  assert.deepEqual([lapsed.subscription, lapsed.invoices[0].state], [null, 'failed'])
  assert.deepEqual(
    house.app.sent.letters(user.email).map(({ subject }) => subject),
    ['Je bestelling van Premium is niet doorgegaan'],
  )
  assert.equal((await order(client)).status, 200)
})

for (const isPaid of [true, false])
  test(`a first payment by SEPA gives no Premium before it came, whatever its subscription is called; when it ${isPaid ? 'comes it does' : 'fails the order is over, without grace'}`, async () => {
    const { client, user } = await house.person()
    const { id, latest_invoice: invoice } = house.stripe.ledger.pay(sessionOf(await order(client)), true)
    Object.assign(house.stripe.ledger.invoices.get(invoice ?? '') ?? {}, { attempted: true })
    house.stripe.ledger.change(id, { status: 'active' })
    await house.hear()
    const status = async () => (await client.get('/api/user')).body.subscriptionStatus
    const { subscription, invoices } = await billing(client)
    assert.deepEqual([subscription.state, invoices[0].state, await status()], ['pending', 'open', 'not_paid'])
    assert.equal((await order(client)).body.code, 'alreadyPremium')
    await house.advance(later(5))
    if (isPaid) house.stripe.ledger.settle(id)
    else house.stripe.ledger.change(id, { status: 'past_due' })
    await house.hear()
    assert.equal(await status(), isPaid ? 'paid' : 'not_paid')
    assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, isPaid ? 'trialing' : 'canceled')
    assert.deepEqual(
      house.app.sent.letters(user.email).map(({ subject }) => subject),
      [isPaid ? 'Je Premium is begonnen' : 'Je bestelling van Premium is niet doorgegaan'],
    )
    if (!isPaid) assert.equal((await order(client)).status, 200)
  })

test('a renewal by SEPA that is under way is no failure, and one that failed is', async () => {
  const { client } = await house.person()
  const { id, customer } = await house.pays(client)
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(31.5))
  house.stripe.ledger.change(id, { status: 'active' })
  await house.hear()
  const [underWay] = (await billing(client)).invoices
  house.stripe.ledger.change(id, { status: 'past_due' })
  await house.hear()
  const [failed] = (await billing(client)).invoices
  assert.deepEqual([underWay.state, failed.state], ['open', 'failed'])
})

test('a notice from before, whose work is done late, takes no day of grace away', async () => {
  const { client } = await house.person()
  const { id, customer } = await house.pays(client)
  const heardAt = house.app.now.toISOString()
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(31.5))
  await runJob(refreshBilling, house.app.site, { customer, heardAt })
  const begun = house.stripe.ledger.subscriptions.get(id)?.items.data[0].current_period_start ?? 0
  const { subscription } = await billing(client)
  assert.deepEqual(
    [subscription.state, subscription.until],
    ['failed', new Date(begun * 1_000 + 7 * DAY_MS).toISOString()],
  )
})

test('a notice is answered without a word to Stripe', async () => {
  const { client } = await house.person()
  house.stripe.ledger.pay(sessionOf(await order(client)))
  house.stripe.turn = 'hang'
  const asked = house.stripe.calls.length
  const notice = house.stripe.notices.all.at(-1)
  assert.ok(notice)
  assert.equal(await house.stripe.notices.post(house.webhook, notice), 200)
  assert.equal(house.stripe.calls.length, asked)
  house.stripe.turn = 'answer'
  await house.hear()
  assert.equal((await billing(client)).subscription.state, 'active')
})

test('Premium given by hand while the page to pay is open keeps its end where that is later than what is paid', async () => {
  for (const [days, isKept] of [
    [100, true],
    [20, false],
  ] as const) {
    const { client, user } = await house.person()
    const session = sessionOf(await order(client))
    const end = later(days)
    await house.app.database.db
      .update(users)
      .set({ subscriptionStatus: 'paid', subscriptionType: 'paid', subscriptionEndDate: end })
      .where(eq(users.id, user.id))
    const plan = async () => {
      const { subscriptionStatus, subscriptionEndDate } = (await client.get('/api/user')).body
      return [subscriptionStatus, subscriptionEndDate]
    }
    const { id } = house.stripe.ledger.pay(session)
    await house.hear()
    assert.deepEqual(await plan(), ['paid', isKept ? end.toISOString() : null])
    await client.post('/api/billing/cancel')
    await house.hear()
    const periodEnd = new Date(
      (house.stripe.ledger.subscriptions.get(id)?.items.data[0].current_period_end ?? 0) * 1_000,
    )
    assert.deepEqual(await plan(), ['paid', (isKept ? end : periodEnd).toISOString()])
    await house.advance(new Date(periodEnd.getTime() + 60_000))
    await house.hear()
    assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
    assert.deepEqual(await plan(), isKept ? ['paid', end.toISOString()] : ['not_paid', periodEnd.toISOString()])
    const subjects = house.app.sent.letters(user.email).map(({ subject }) => subject)
    assert.equal(subjects.includes('Je Premium is afgelopen'), !isKept)
  }
})
