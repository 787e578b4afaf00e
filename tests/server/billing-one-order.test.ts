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

test('two processes that take the same order at the same moment give the same page', async () => {
  const customer = await aCustomer(9001)
  house.stripe.workMs = 100
  const urls = await Promise.all([aProcess(), aProcess()].map((one) => one.openCheckout(orderOf(customer))))
  assert.equal(urls[0], urls[1])
  assert.equal(payable(customer).length, 1)
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
  const second = sessionOf(await order(client, company))
  assert.notEqual(second, first)
  assert.equal(house.stripe.ledger.sessions.get(first)?.status, 'expired')
  const third = sessionOf(await order(client, { ...company, vatNumber: 'FR12345678901' }))
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
  const { ledger } = house.stripe
  let paid = false
  // Paid between the list and the closing: Stripe then refuses to close it.
  const get = ledger.sessions.get.bind(ledger.sessions)
  ledger.sessions.get = (id) => {
    const found = get(id)
    if (id === first && !paid) {
      paid = true
      ledger.pay(id)
    }
    return found
  }
  try {
    await assert.rejects(aProcess().openCheckout(orderOf(customer, { kind: 'business', vatNumber: 'DE1' })), {
      code: 'alreadyPremium',
    })
  } finally {
    ledger.sessions.get = get
  }
  assert.deepEqual(payable(customer), [])
})

test('an order that failed at Stripe is no order; a minute later another key asks for it', async () => {
  const { client, user } = await house.person()
  house.stripe.turn = 'down'
  assert.equal((await order(client)).status, 502)
  house.stripe.turn = 'answer'
  const page = sessionOf(await order(client))
  assert.deepEqual(payable(customerOf(user.email)), [page])
})
