// What the letters about paying promise is what happens: what was really taken, and what can still be done.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { begun } from '#server/billing/letters.ts'
import { lastWithdrawal } from '#server/billing/withdrawal-time.ts'
import type { Letter } from '#server/letters/letter.ts'
import { dayWords } from '#server/letters/words.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import type { Invoice, Subscription } from '../support/stripe-objects.ts'

let house: BillingHouse
before(async () => {
  house = await openBillingHouse({ rateLimit: false })
  // Both clocks stand alike from now on.
  await house.advance(house.app.now)
})
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const words = (letter: Letter | undefined) => [...(letter?.paragraphs ?? []), ...(letter?.after ?? [])].join('\n')
const last = (to: string) => house.app.sent.letters(to).at(-1)
const standing = async (client: Client) => (await client.get('/api/billing')).body.subscription
const untilOf = async (client: Client) => dayWords(new Date((await standing(client)).until))

/** Orders, and pays as SEPA does: the money is under way. */
async function ordersBySepa(client: Client, kind: 'private' | 'business' = 'private'): Promise<Subscription> {
  const vatNumber = kind === 'business' ? 'NL123456782B90' : null
  const { body } = await client.post('/api/billing/checkout', { kind, vatNumber })
  const one = house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  await house.hear()
  return one
}

/** The letter that comes of asking to withdraw. */
async function asks(email: string): Promise<Letter | undefined> {
  await house.app.client().post('/api/withdrawal', { email })
  await house.app.sent.run(house.app.site)
  return last(email)
}

test('too late to withdraw, who paid reads until when Premium lasts once they cancel it, and who cancelled that it does', async () => {
  const { client, user } = await house.person()
  await house.pays(client)
  await house.advance(later(20))
  const end = await untilOf(client)
  const letter = await asks(user.email)
  assert.equal(letter?.subject, 'Herroepen kan niet meer, opzeggen wel')
  assert.ok(words(letter).includes(`Opzeggen kan altijd: Premium loopt dan nog tot ${end},`), words(letter))
  await client.post('/api/billing/cancel')
  await house.hear()
  const answer = await asks(user.email)
  assert.equal(answer?.subject, 'Herroepen kan niet meer, je hebt al opgezegd')
  assert.ok(words(answer).includes(`Je Premium is al opgezegd. Het loopt nog tot ${end},`), words(answer))
  assert.doesNotMatch(words(answer), /Opzeggen kan/)
})

test('too late to withdraw, who did not pay the next month reads the day on which cancelling ends it', async () => {
  const { client, user } = await house.person()
  const { customer } = await house.pays(client)
  house.stripe.ledger.failing.add(customer)
  await house.advance(later(32))
  await house.hear()
  assert.equal((await standing(client)).state, 'failed')
  const letter = await asks(user.email)
  assert.equal(letter?.subject, 'Herroepen kan niet meer, opzeggen wel')
  const [, promised] = /Zeg je op, dan loopt Premium nog tot (.+?), en/.exec(words(letter)) ?? []
  await client.post('/api/billing/cancel')
  await house.hear()
  assert.equal((await standing(client)).state, 'cancelled')
  assert.equal(promised, await untilOf(client))
  assert.ok(words(last(user.email)).includes(`Premium loopt nog tot ${promised};`))
})

test('too late to withdraw, whose payment is under way reads that it can be cancelled once that came', async () => {
  const { client, user } = await house.person()
  const { id } = await ordersBySepa(client)
  await house.advance(later(19))
  await house.hear()
  const letter = await asks(user.email)
  assert.equal(letter?.subject, 'Herroepen kan niet meer, opzeggen straks wel')
  assert.match(words(letter), /Je betaling wordt nog verwerkt\. Opzeggen kan zodra die binnen is/)
  assert.equal((await client.post('/api/billing/cancel')).body.code, 'noSubscription')
  house.stripe.ledger.settle(id)
  await house.hear()
  assert.equal((await client.post('/api/billing/cancel')).status, 200)
})

/** VAT as Stripe works it out where the customer is, and what the letter says of it. */
const vats: [string, Pick<Invoice, 'total' | 'total_excluding_tax'>, RegExp][] = [
  ['Dutch', { total: 24_19, total_excluding_tax: 19_99 }, /, € 24,19 per maand, inclusief € 4,20 btw, maandelijks/],
  ['German', { total: 23_79, total_excluding_tax: 19_99 }, /, € 23,79 per maand, inclusief € 3,80 btw, maandelijks/],
  ['none', { total: 19_99, total_excluding_tax: 19_99 }, /, € 19,99 per maand, zonder btw, maandelijks/],
  ['unknown', { total: 24_19, total_excluding_tax: null }, /, € 24,19 per maand, maandelijks/],
]
for (const [vat, fields, wanted] of vats)
  for (const kind of ['private', 'business'] as const)
    test(`the letter that Premium began says what was taken, of a ${kind} order with this VAT: ${vat}`, async () => {
      const { client, user } = await house.person()
      const { id, latest_invoice: invoice } = await ordersBySepa(client, kind)
      Object.assign(house.stripe.ledger.invoices.get(invoice ?? '') ?? {}, fields)
      house.stripe.ledger.settle(id)
      await house.hear()
      const letter = last(user.email)
      assert.equal(letter?.subject, 'Je Premium is begonnen')
      assert.match(words(letter), wanted)
      assert.equal((await client.get('/api/billing')).body.invoices[0].cents, fields.total)
    })

test('the letter that Premium began says what it costs by the price list where no invoice is known', () => {
  const now = house.app.now
  const to = { id: 1, name: 'Noor', email: 'noor@example.org', address: 'https://kopij.example.nl' }
  const said = (kind: 'private' | 'business') =>
    words(begun(to, { kind, at: now, until: later(30), paid: undefined, now }))
  assert.match(said('private'), /, € 24,19 per maand, inclusief 21 % btw, maandelijks/)
  assert.match(said('business'), /, € 19,99 per maand, exclusief btw, maandelijks/)
})

test('the letter that Premium began names the day to withdraw as long as that is not over', async () => {
  for (const over of [0, 1]) {
    const { client, user } = await house.person()
    const { id, created } = await ordersBySepa(client)
    const day = lastWithdrawal(new Date(created * 1_000))
    await house.advance(new Date(day.getTime() + over))
    house.stripe.ledger.settle(id)
    await house.hear()
    const letter = last(user.email)
    assert.equal(letter?.subject, 'Je Premium is begonnen')
    assert.equal(words(letter).includes(`tot en met ${dayWords(day)} herroepen`), over === 0)
    assert.equal(/herroepen/.test(words(letter)), over === 0)
  }
})
