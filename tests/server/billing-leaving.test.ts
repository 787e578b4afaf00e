// Who leaves pays for nothing after it: what comes in late goes back, whole and once, whatever was heard of it and whenever.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { User } from '#contract/accounts/user.ts'
import { DAY_MS } from '#contract/days.ts'
import { compareBilling } from '#server/billing/jobs.ts'
import { lastWithdrawal } from '#server/billing/withdrawal-time.ts'
import { runJob } from '#server/jobs/job.ts'
import { PASSWORD, type Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import * as leavers from '../support/billing-leavers.ts'
import { letterTo, tokenOf } from '../support/letters.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.turn = 'answer'))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const moment = (seconds: number) => new Date(seconds * 1_000)
const statusOf = (subscription: string) => house.stripe.ledger.subscriptions.get(subscription)?.status
const invoicesOf = (subscription: string) => leavers.invoicesOf(house, subscription)
const backOf = (subscription: string) => leavers.backOf(house, subscription)
const confirmsDeletion = (client: Client, user: User) => leavers.confirmsDeletion(house, client, user)
const goes = () => leavers.goDue(house)
const isDeleted = (user: User) => leavers.isDeleted(house, user)

async function order(client: Client): Promise<string> {
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  return body.url.split('/').at(-1)
}
/** The next month is asked for by SEPA: under way, and the subscription runs meanwhile. */
async function renewsBySepa({ id, customer }: { id: string; customer: string }) {
  const { ledger } = house.stripe
  ledger.failing.add(customer)
  await house.advance(moment(ledger.subscriptions.get(id)?.items.data[0].current_period_end ?? 0))
  ledger.change(id, { status: 'active' })
  ledger.failing.delete(customer)
  await house.hear()
}
async function night() {
  await runJob(compareBilling, house.app.site)
  await house.app.sent.run(house.app.site)
}
/** Does something of which no notice ever comes. */
async function unheard(does: () => unknown) {
  const { all } = house.stripe.notices
  const from = all.length
  await does()
  all.splice(from)
}

const ways = {
  'at their own wish': async (client: Client, user: User) => {
    await house.advance(later(28))
    await confirmsDeletion(client, user)
    return async () => {
      await house.advance(later(6))
      await goes()
    }
  },
  'by an administrator': async (_client: Client, user: User) => () => isDeleted(user),
}

for (const [way, leaves] of Object.entries(ways))
  for (const isLost of [false, true])
    test(`who goes ${way} gets back a month by SEPA that comes in afterwards, ${isLost ? 'also when no notice comes' : 'and it alone'}`, async () => {
      const { client, user } = await house.person()
      const subscription = await house.pays(client)
      const go = await leaves(client, user)
      await renewsBySepa(subscription)
      const { id } = subscription
      await go()
      await house.hear()
      assert.deepEqual([statusOf(id), backOf(id)], ['canceled', []], 'it did not come in yet')
      await house.advance(later(2))
      if (isLost) await unheard(() => house.stripe.ledger.settle(id))
      else house.stripe.ledger.settle(id)
      await (isLost ? night() : house.hear())
      assert.deepEqual(backOf(id), [2419])
      await house.hear()
      await night()
      assert.deepEqual(backOf(id), [2419], 'once')
    })

for (const way of ['own wish', 'administrator'] as const)
  test(`a first order by SEPA that comes in after its account went goes back whole (${way})`, async () => {
    const { client, user } = await house.person()
    const { id } = house.stripe.ledger.pay(await order(client), true)
    await house.hear()
    if (way === 'own wish') {
      await confirmsDeletion(client, user)
      await house.advance(later(7))
      await goes()
    } else {
      await house.advance(later(1))
      await isDeleted(user)
    }
    await house.hear()
    assert.equal(statusOf(id), 'canceled')
    await house.advance(later(3))
    house.stripe.ledger.settle(id)
    await house.hear()
    assert.deepEqual(backOf(id), [2419])
  })

test('a month that was asked for before somebody wanted to go, and came in while they waited for it, goes back', async () => {
  const { client, user } = await house.person()
  const subscription = await house.pays(client)
  await renewsBySepa(subscription)
  await house.advance(later(1))
  await confirmsDeletion(client, user)
  await house.advance(later(2))
  house.stripe.ledger.settle(subscription.id)
  await house.hear()
  assert.deepEqual(backOf(subscription.id), [])
  await house.advance(later(5))
  await goes()
  assert.deepEqual(backOf(subscription.id), [2419])
})

for (const [what, giveUp] of [
  ['deletion', (_client: Client, user: User) => isDeleted(user)],
  ['withdrawal', (_client: Client, { email }: User) => withdraws(email)],
] as const)
  test(`a ${what} that Stripe did not answer all the while is finished in the night, with the month that was charged meanwhile`, async () => {
    const { client, user } = await house.person()
    const { id, items } = await house.pays(client)
    // A withdrawal is in time for two weeks, and no month is charged in those.
    await house.advance(what === 'deletion' ? moment(items.data[0].current_period_end - 3_600) : later(3))
    house.stripe.turn = 'down'
    await assert.rejects(giveUp(client, user), /betaaldienst/)
    house.stripe.turn = 'answer'
    await house.advance(later(1))
    await house.hear()
    if (what === 'deletion') assert.equal(invoicesOf(id).length, 2, 'a month was charged')
    await night()
    await house.hear()
    assert.equal(statusOf(id), 'canceled')
    const [back, ...more] = backOf(id)
    if (what === 'withdrawal') assert.deepEqual(more, [])
    // The hour that was left of the month before, too.
    else assert.deepEqual([back, ...more], [2419, 4])
  })

test('a second order that could not be ended is ended in the night', async () => {
  const { client } = await house.person()
  const first = await order(client)
  const twin = house.stripe.ledger.twin(first)
  house.stripe.ledger.pay(first)
  await house.hear()
  await house.advance(later(0.001))
  const { id } = house.stripe.ledger.pay(twin, true)
  house.stripe.ledger.change(id, { status: 'active' })
  const { payments } = house.app.site
  assert.ok(payments)
  const stuck = { ...payments, endNow: () => Promise.reject(new Error('not now')) }
  const notice = house.stripe.notices.all.at(-1)
  assert.ok(notice)
  await house.stripe.notices.post(house.webhook, notice)
  await assert.rejects(house.app.sent.run({ ...house.app.site, payments: stuck }), /not now/)
  await night()
  assert.equal(statusOf(id), 'canceled')
  await house.hear()
})

async function asksToWithdraw(email: string): Promise<string> {
  await house.app.client().post('/api/withdrawal', { email })
  await house.app.sent.run(house.app.site)
  return tokenOf(letterTo(house.app, email, /^Bevestig je herroeping/))
}
async function withdraws(email: string) {
  house.stripe.turn = 'answer'
  const token = await asksToWithdraw(email)
  house.stripe.turn = 'down'
  assert.equal((await house.app.client().post(`/api/withdrawal/${token}`)).status, 200)
  await house.app.sent.run(house.app.site)
}

test('who is deleted while they may withdraw gets back what was not used, and their link says that it needs nothing', async () => {
  const { client, user } = await house.person()
  const { id } = await house.pays(client)
  await house.advance(later(10))
  const token = await asksToWithdraw(user.email)
  await isDeleted(user)
  await house.hear()
  const [invoice] = invoicesOf(id)
  assert.ok(invoice)
  const whole = invoice.period_end - invoice.period_start
  const share = (invoice.period_end - house.app.now.getTime() / 1_000) / whole
  const [back = 0, ...more] = backOf(id)
  assert.ok(Math.abs(back - 2419 * share) <= 1, `${back}`)
  const { status, body } = await house.app.client().post(`/api/withdrawal/${token}`)
  assert.deepEqual([status, body.code], [409, 'letterLinkUsed'])
  assert.match(body.message, /krijg je vanzelf terug/)
  await night()
  assert.deepEqual([...more, ...backOf(id)], [back], 'once')
  const { rows } = await house.app.database.pool.query(
    'select state, refunded_cents from billing_invoices where subscription_id = $1',
    [id],
  )
  assert.deepEqual(rows, [{ state: 'refunded', refunded_cents: back }])
})

for (const isFirst of ['the order', 'the wish to go'])
  test(`who goes at their own wish within the time to withdraw pays for the days in which Premium worked, ${isFirst} first`, async () => {
    const { client, user } = await house.person()
    let page: string
    if (isFirst === 'the order') {
      page = await order(client)
      house.stripe.ledger.pay(page)
      await house.hear()
      await confirmsDeletion(client, user)
    } else {
      await confirmsDeletion(client, user)
      const again = house.app.client()
      assert.equal((await again.post('/api/login', { username: user.username, password: PASSWORD })).status, 200)
      page = await order(again)
      house.stripe.ledger.pay(page)
      await house.hear()
    }
    const id = house.stripe.ledger.sessions.get(page)?.subscription ?? ''
    await house.advance(later(7))
    await goes()
    await house.hear()
    const [invoice] = invoicesOf(id)
    assert.ok(invoice)
    const days = (invoice.period_end - invoice.period_start) / (24 * 60 * 60)
    const [back = 0, ...more] = backOf(id)
    assert.ok(Math.abs(back - 2419 * (1 - 7 / days)) <= 1, `${back}`)
    await night()
    assert.deepEqual([...more, ...backOf(id)], [back], 'once')
  })

test('the right to withdraw ends with its last moment: to who wants to go later nothing goes back, but to who asked in time', async () => {
  for (const [days, hasAsked, goesBack] of [
    [0, false, true],
    [1, false, false],
    [1, true, true],
    [4, true, false],
  ] as const) {
    const { client, user } = await house.person()
    const { id, created } = await house.pays(client)
    const last = lastWithdrawal(moment(created)).getTime()
    if (hasAsked) {
      await house.advance(new Date(last - 1))
      await asksToWithdraw(user.email)
    }
    await house.advance(new Date(last + days * DAY_MS))
    await confirmsDeletion(client, user)
    await house.advance(later(7))
    await goes()
    await house.hear()
    assert.equal(statusOf(id), 'canceled')
    assert.equal(backOf(id).length, goesBack ? 1 : 0, `${days} days later, ${hasAsked ? 'asked' : 'not asked'}`)
  }
})
