// The first month of who pays by SEPA, whose money comes days after the order: it begins when the money came, and is a whole one.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import { users } from '#server/accounts/tables.ts'
import { compareBilling, refreshBilling } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { dayWords } from '#server/letters/words.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import type { StripeCall } from '../support/stripe-calls.ts'
import type { Subscription } from '../support/stripe-objects.ts'

let house: BillingHouse
before(async () => {
  house = await openBillingHouse()
  // Both clocks stand alike from now on.
  await house.advance(house.app.now)
})
beforeEach(() => Object.assign(house.stripe, { turn: 'answer', meanwhile: undefined, workMs: 0 }))
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const billing = async (client: Client) => (await client.get('/api/billing')).body
const status = async (client: Client) => (await client.get('/api/user')).body.subscriptionStatus
const letter = (to: string, subject: string) => house.app.sent.letters(to).find((one) => one.subject === subject)
const ofIts = (one: Subscription) =>
  [...house.stripe.ledger.invoices.values()].filter(({ parent }) => parent.subscription_details.subscription === one.id)
const isMove = ({ method, params }: StripeCall) => method === 'POST' && params['trial_end'] !== undefined
const movesOf = (one: Subscription) =>
  house.stripe.calls.filter((call) => isMove(call) && call.path === `/v1/subscriptions/${one.id}`)
const endOf = (one: Subscription) => new Date(one.items.data[0].current_period_end * 1_000)
const refresh = ({ customer }: Subscription) =>
  runJob(refreshBilling, house.app.site, { customer, heardAt: house.app.now.toISOString() })

/** Somebody who orders and pays, of whom the money comes `waitDays` later; Stripe's notice of that is not heard yet. */
async function paysLate(waitDays = 7) {
  const person = await house.person()
  const { body } = await person.client.post('/api/billing/checkout', { kind: 'private' })
  const one = house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  await house.hear()
  const orderedEnd = endOf(one)
  await house.advance(later(waitDays))
  house.stripe.ledger.settle(one.id)
  return { ...person, one, movedEnd: new Date(orderedEnd.getTime() + waitDays * DAY_MS), orderedEnd }
}

test('a month that is paid by SEPA lasts whole from when the money came; then the next is paid, and the next', async () => {
  const { client, user, one, movedEnd } = await paysLate()
  await house.hear()
  const { subscription, invoices } = await billing(client)
  assert.deepEqual([subscription.state, subscription.until], ['active', movedEnd.toISOString()])
  assert.deepEqual([one.status, invoices.length, invoices[0].cents], ['trialing', 1, 24_19])
  assert.deepEqual(
    movesOf(one).map(({ params }) => params),
    [{ trial_end: String(movedEnd.getTime() / 1_000), proration_behavior: 'none' }],
  )
  assert.ok(JSON.stringify(letter(user.email, 'Je Premium is begonnen')).includes(dayWords(movedEnd)))
  await house.advance(new Date(movedEnd.getTime() - 60_000))
  await house.hear()
  assert.deepEqual([await status(client), (await billing(client)).invoices.length], ['paid', 1])
  await house.advance(new Date(movedEnd.getTime() + 60_000))
  await house.hear()
  const renewed = await billing(client)
  assert.deepEqual([one.status, renewed.subscription.state, renewed.invoices.length], ['active', 'active', 2])
  // A renewal that comes late too is no first month.
  house.stripe.ledger.failing.add(one.customer)
  await house.advance(new Date(endOf(one).getTime() + 60_000))
  house.stripe.ledger.change(one.id, { status: 'active' })
  await house.advance(later(5))
  house.stripe.ledger.settle(one.id)
  await house.hear()
  assert.deepEqual([(await billing(client)).invoices.length, movesOf(one).length], [3, 1])
})

test('what is paid at once keeps its dates, and so does what came within a day; a minute later moves them', async () => {
  const { client } = await house.person()
  const byCard = await house.pays(client)
  const [inTime, late] = [await paysLate(1), await paysLate(1 + 1 / 1_440)]
  await house.hear()
  for (const [one, moves] of [
    [byCard, 0],
    [inTime.one, 0],
    [late.one, 1],
  ] as const)
    assert.equal(movesOf(one).length, moves)
  assert.deepEqual([endOf(inTime.one), endOf(late.one)], [inTime.orderedEnd, late.movedEnd])
})

test('two that ask at once, and one that asks again, move it once', async () => {
  const { client, one, movedEnd } = await paysLate()
  house.stripe.workMs = 50
  await Promise.all([refresh(one), refresh(one)])
  await refresh(one)
  assert.equal(ofIts(one).filter(({ total }) => total === 0).length, 1)
  assert.equal((await billing(client)).subscription.until, movedEnd.toISOString())
})

test('who withdraws on the tenth day of the order pays for the three days since the money came', async () => {
  const { client, user, one } = await paysLate()
  await house.hear()
  const [first] = ofIts(one)
  await house.advance(later(3))
  await client.post('/api/withdrawal', { email: user.email })
  await house.app.sent.run(house.app.site)
  const token = letter(user.email, 'Bevestig je herroeping')?.button?.url.split('#').at(-1)
  assert.equal((await client.post(`/api/withdrawal/${token}`)).status, 200)
  await house.app.sent.run(house.app.site)
  await house.hear()
  const days = ((first?.period_end ?? 0) - (first?.period_start ?? 0)) / (DAY_MS / 1_000)
  const [refund] = house.stripe.ledger.refunds.filter(({ metadata }) => metadata['invoice'] === first?.id)
  // Stripe's clock has whole seconds.
  assert.ok(Math.abs((refund?.amount ?? 0) - Math.ceil(24_19 * (1 - 3 / days))) <= 1, `${refund?.amount}`)
  assert.deepEqual([one.status, await status(client)], ['canceled', 'not_paid'])
  assert.ok(JSON.stringify(letter(user.email, 'Je bestelling is herroepen')).includes(first?.number ?? '-'))
})

for (const when of ['before', 'after'] as const)
  test(`what is cancelled ${when} it was moved lasts to the moved end, and is paid no more`, async () => {
    const { client, one, movedEnd } = await paysLate()
    if (when === 'before') house.stripe.ledger.change(one.id, { cancel_at_period_end: true, cancel_at: 0 })
    await house.hear()
    if (when === 'after') await client.post('/api/billing/cancel')
    await house.hear()
    const { subscription } = await billing(client)
    assert.deepEqual([subscription.state, subscription.until], ['cancelled', movedEnd.toISOString()])
    await house.advance(new Date(movedEnd.getTime() - 60_000))
    await house.hear()
    assert.equal(await status(client), 'paid')
    await house.advance(new Date(movedEnd.getTime() + 60_000))
    await house.hear()
    assert.deepEqual([one.status, await status(client)], ['canceled', 'not_paid'])
    const { invoices } = await billing(client)
    assert.deepEqual([invoices.length, invoices[0].state], [1, 'paid'])
  })

test('one that was given a date of its own to end keeps it', async () => {
  const { one, orderedEnd } = await paysLate()
  house.stripe.ledger.change(one.id, { cancel_at: orderedEnd.getTime() / 1_000 - 60 })
  await house.hear()
  assert.deepEqual([movesOf(one).length, endOf(one)], [0, orderedEnd])
})

test('Premium begins also while Stripe refuses to move it; the next that asks has it moved, at last the night', async () => {
  for (const mended of ['next', 'night'] as const) {
    const { client, one, orderedEnd, movedEnd } = await paysLate()
    house.stripe.meanwhile = (call) => void (house.stripe.turn = isMove(call) ? 'kept-fault' : 'answer')
    await assert.rejects(refresh(one))
    const begun = await billing(client)
    assert.deepEqual([await status(client), begun.subscription.until], ['paid', orderedEnd.toISOString()])
    Object.assign(house.stripe, { turn: 'answer', meanwhile: undefined })
    // Stripe gives the same answer to the same key for a day.
    await assert.rejects(refresh(one))
    house.stripe.forgetKeys()
    if (mended === 'next') await refresh(one)
    else {
      await runJob(compareBilling, house.app.site)
      await house.app.sent.run(house.app.site)
    }
    assert.equal((await billing(client)).subscription.until, movedEnd.toISOString())
    const asked = house.app.sent.all.length
    await runJob(compareBilling, house.app.site)
    const again = house.app.sent.all.slice(asked).filter(({ data }) => JSON.stringify(data).includes(one.customer))
    assert.deepEqual(again, [], 'what was moved is not asked about every night')
  }
})

test('killed between the move and what is kept of it, it is not moved again', async () => {
  const { client, one, movedEnd } = await paysLate()
  house.stripe.ledger.trial(one.id, movedEnd.getTime() / 1_000)
  await house.hear()
  assert.deepEqual([movesOf(one).length, (await billing(client)).subscription.until], [0, movedEnd.toISOString()])
})

test('a second one is never moved, nor one that was withdrawn before its money came', async () => {
  const { client } = await house.person()
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  const session = body.url.split('/').at(-1)
  const twin = house.stripe.ledger.twin(session)
  house.stripe.ledger.pay(session)
  const second = house.stripe.ledger.pay(twin, true)
  Object.assign(second, { created: second.created + 1 })
  await house.advance(later(7))
  house.stripe.ledger.settle(second.id)
  await house.hear()
  assert.deepEqual([movesOf(second).length, second.status], [0, 'canceled'])

  const person = await house.person()
  const order = await person.client.post('/api/billing/checkout', { kind: 'private' })
  const withdrawn = house.stripe.ledger.pay(order.body.url.split('/').at(-1), true)
  await house.hear()
  await person.client.post('/api/withdrawal', { email: person.user.email })
  await house.app.sent.run(house.app.site)
  const token = letter(person.user.email, 'Bevestig je herroeping')?.button?.url.split('#').at(-1)
  // It cannot be ended: its money comes first.
  await person.client.post(`/api/withdrawal/${token}`)
  await house.advance(later(7))
  house.stripe.ledger.settle(withdrawn.id)
  await refresh(withdrawn)
  assert.deepEqual([movesOf(withdrawn).length, withdrawn.status], [0, 'active'])
  await house.hear()
  assert.equal(withdrawn.status, 'canceled')
})

test('who withdraws, and was given Premium by hand beyond it, reads that it stays', async () => {
  const { client, user } = await house.person()
  await house.pays(client)
  const end = later(100)
  await house.app.database.db.update(users).set({ subscriptionEndDate: end }).where(eq(users.id, user.id))
  await client.post('/api/withdrawal', { email: user.email })
  await house.app.sent.run(house.app.site)
  const token = letter(user.email, 'Bevestig je herroeping')?.button?.url.split('#').at(-1)
  await client.post(`/api/withdrawal/${token}`)
  await house.hear()
  assert.equal(await status(client), 'paid')
  const [said] = letter(user.email, 'Je bestelling is herroepen')?.paragraphs ?? []
  assert.match(said ?? '', new RegExp(`Je houdt Premium tot ${dayWords(end)}`))
})
