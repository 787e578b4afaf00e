// One order, one page on which it can be paid: whoever asks for it, at the same moment or later, in one process or in two.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { createPayments, type Order } from '#server/payments/payments.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => (house = await openBillingHouse()))
beforeEach(() => void (house.stripe.workMs = 0))
after(() => house.close())

const order = (client: Client, body: object = { kind: 'private' }) => client.post('/api/billing/checkout', body)
const sessionOf = ({ body }: Awaited<ReturnType<typeof order>>): string => body.url.split('/').at(-1)
const company = { kind: 'business', vatNumber: 'DE123456789' }

/** The pages of a customer that can be paid. */
const payable = (customer: string) =>
  [...house.stripe.ledger.sessions.values()]
    .filter((one) => one.customer === customer && one.status === 'open')
    .map(({ id }) => id)
/** All that were ever made for a customer. */
const made = (customer: string) => [...house.stripe.ledger.sessions.values()].filter((one) => one.customer === customer)
const customerOf = (email: string) => {
  const found = [...house.stripe.ledger.customers.values()].filter((one) => one.email === email)
  assert.equal(found.length, 1, 'one person is one customer')
  return found[0]?.id ?? ''
}

test('five orders at once are one page to pay on, and one subscription', async () => {
  const { client, user } = await house.person()
  house.stripe.workMs = 100
  const replies = await Promise.all(Array.from({ length: 5 }, () => order(client)))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [200, 200, 200, 200, 200],
  )
  assert.equal(new Set(replies.map(sessionOf)).size, 1)
  assert.deepEqual(payable(customerOf(user.email)), [sessionOf(replies[0] as (typeof replies)[0])])
  assert.equal(made(customerOf(user.email)).length, 1, 'none was made to be closed again')
  house.stripe.ledger.pay(sessionOf(replies[0] as (typeof replies)[0]))
  const again = await order(client)
  assert.deepEqual([again.status, again.body.code], [409, 'alreadyPremium'], 'paid, though no notice has come yet')
  assert.deepEqual(payable(customerOf(user.email)), [])
})

const orderOf = (customer: string, fields: Partial<Order> = {}): Order => ({
  userId: 1,
  customer,
  kind: 'private',
  vatNumber: null,
  paidUrl: 'http://localhost/gelukt',
  leftUrl: 'http://localhost/afgebroken',
  ...fields,
})
const aProcess = () => createPayments(house.stripe.settings)
const aCustomer = (userId: number) => aProcess().makeCustomer({ userId, email: `${userId}@example.com`, name: 'Noor' })

test('two processes that take the same order at the same moment give the same page, also when a minute ends meanwhile', async (t) => {
  const customer = await aCustomer(9001)
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-10-24T10:00:59.900Z') })
  // Longer than Stripe's library itself waits before it asks again.
  house.stripe.workMs = 1_500
  setTimeout(() => t.mock.timers.tick(1_000), 200)
  const urls = await Promise.all([aProcess(), aProcess()].map((one) => one.openCheckout(orderOf(customer))))
  assert.equal(urls[0], urls[1])
  assert.deepEqual([payable(customer).length, made(customer).length], [1, 1])
})

test('two windows that order something else at the same moment: one page stays, and the other window is told', async () => {
  for (let round = 0; round < 5; round++) {
    const customer = await aCustomer(9100 + round)
    const settled = await Promise.allSettled([
      aProcess().openCheckout(orderOf(customer)),
      aProcess().openCheckout(orderOf(customer, { kind: 'business', vatNumber: 'DE123456789' })),
    ])
    const given = settled.flatMap((one) => (one.status === 'fulfilled' ? [one.value.split('/').at(-1)] : []))
    const open = payable(customer)
    assert.equal(open.length, 1)
    assert.ok(given.includes(open[0]), 'the page that is open was given to somebody')
    for (const one of settled) if (one.status === 'rejected') assert.equal(one.reason.code, 'changedMeanwhile')
  }
})

test('asked again it is the same page; something else that is ordered closes it', async () => {
  const { client, user } = await house.person()
  const first = sessionOf(await order(client))
  assert.equal(sessionOf(await order(client)), first)
  const { sessions } = house.stripe.ledger
  const set = sessions.set.bind(sessions)
  let openBefore: string[] = []
  sessions.set = (id, page) => {
    openBefore = payable(page.customer)
    return set(id, page)
  }
  const second = sessionOf(await order(client, company))
  sessions.set = set
  assert.notEqual(second, first)
  assert.deepEqual(openBefore, [], 'the page of before was closed first')
  assert.equal(house.stripe.ledger.sessions.get(first)?.status, 'expired')
  const third = sessionOf(await order(client, { ...company, vatNumber: 'FR12345678901' }))
  assert.notEqual(third, second, 'for another number for VAT')
  assert.deepEqual(payable(customerOf(user.email)), [third])
  assert.equal(sessionOf(await order(client)) === first, false, 'a page that was closed does not come back')
})

test('a page that has had its day makes room for another', async () => {
  const { client, user } = await house.person()
  const first = sessionOf(await order(client))
  await house.advance(new Date(house.app.now.getTime() + 1.1 * DAY_MS))
  const second = sessionOf(await order(client))
  assert.notEqual(second, first)
  assert.deepEqual(payable(customerOf(user.email)), [second])
})

test('who had Premium and lost it can order anew, though the page of then was paid', async () => {
  const { client } = await house.person()
  const { id } = await house.pays(client)
  house.stripe.ledger.end(id)
  await house.hear()
  const { status, body } = await order(client)
  assert.equal(status, 200)
  assert.equal(house.stripe.ledger.sessions.get(body.url.split('/').at(-1))?.status, 'open')
})

test('a page that is paid while another order closes it stays the only one', async () => {
  const customer = await aCustomer(9200)
  const first = (await aProcess().openCheckout(orderOf(customer))).split('/').at(-1) ?? ''
  await paidWhileClosed(first, async () => {
    await assert.rejects(aProcess().openCheckout(forCompany(customer)), { code: 'alreadyPremium' })
  })
  assert.deepEqual(payable(customer), [])
})

test('of two pages that two processes made at one moment the older is paid: the other is closed', async () => {
  const customer = await aCustomer(9300)
  const first = (await aProcess().openCheckout(orderOf(customer))).split('/').at(-1) ?? ''
  const second = (await aProcess().openCheckout(forCompany(customer))).split('/').at(-1) ?? ''
  const older = house.stripe.ledger.sessions.get(first)
  assert.ok(older)
  // As the process that made the second finds it before it has closed the first.
  older.status = 'open'
  assert.deepEqual(payable(customer).toSorted(), [first, second].toSorted())
  await paidWhileClosed(first, async () => {
    await assert.rejects(aProcess().openCheckout(forCompany(customer)), { code: 'alreadyPremium' })
  })
  assert.deepEqual(payable(customer), [])
})

const forCompany = (customer: string) => orderOf(customer, { kind: 'business', vatNumber: 'DE1' })

/** Has a page be paid between the list and its closing: Stripe then refuses to close it. */
async function paidWhileClosed(page: string, run: () => Promise<void>): Promise<void> {
  const { ledger } = house.stripe
  let paid = false
  const get = ledger.sessions.get.bind(ledger.sessions)
  ledger.sessions.get = (id) => {
    const found = get(id)
    if (id === page && !paid) {
      paid = true
      ledger.pay(id)
    }
    return found
  }
  try {
    await run()
  } finally {
    ledger.sessions.get = get
  }
}

test('a fault that Stripe keeps for its key is answered for a minute; then another key asks', async (t) => {
  const customer = await aCustomer(9400)
  t.mock.timers.enable({ apis: ['Date'], now: new Date('2026-10-24T10:00:00Z') })
  const asked = () => aProcess().openCheckout(orderOf(customer))
  house.stripe.turn = 'kept-fault'
  await assert.rejects(asked())
  house.stripe.turn = 'answer'
  t.mock.timers.tick(59_000)
  await assert.rejects(asked())
  t.mock.timers.tick(1_000)
  const page = (await asked()).split('/').at(-1)
  assert.deepEqual(payable(customer), [page])
})

test('an order that failed at Stripe is no order, and can be asked again', async () => {
  const { client, user } = await house.person()
  house.stripe.turn = 'down'
  assert.equal((await order(client)).status, 502)
  house.stripe.turn = 'answer'
  const page = sessionOf(await order(client))
  assert.deepEqual(payable(customerOf(user.email)), [page])
})
