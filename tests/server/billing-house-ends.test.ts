// An administrator who deletes who pays: what they had not used yet goes back, whatever day it is, and they are told. Who goes at their own
// wish after the time to withdraw gets nothing back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { User } from '#contract/accounts/user.ts'
import { DAY_MS } from '#contract/days.ts'
import { users } from '#server/accounts/tables.ts'
import { leaveCustomer } from '#server/billing/ending-jobs.ts'
import { compareBilling } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'
import { backOf, confirmsDeletion, goDue, invoicesOf, isDeleted } from '../support/billing-leavers.ts'
import type { Subscription } from '../support/stripe-objects.ts'

let house: BillingHouse
before(async () => {
  house = await openBillingHouse()
  // Both clocks stand alike from now on.
  await house.advance(house.app.now)
})
after(() => house.close())

const CENTS = 24_19
const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const pass = (days: number) => house.advance(later(days))
const lettersTo = ({ email }: User) =>
  house.app.sent.letters(email).filter(({ subject }) => subject === 'Je account is verwijderd')

/** What is left of the newest period, in cents. */
function leftOf({ id }: Subscription): number {
  const newest = invoicesOf(house, id).toSorted((a, b) => b.period_end - a.period_end)[0]
  assert.ok(newest)
  return (CENTS * (newest.period_end - house.app.now.getTime() / 1_000)) / (newest.period_end - newest.period_start)
}

/** That `back` is these amounts, each to the cent, and that nothing more goes back however often it is done again. */
async function goesBackOnce({ id, customer }: Subscription, wanted: readonly number[]): Promise<void> {
  await house.hear()
  const back = backOf(house, id)
  assert.equal(back.length, wanted.length, `${back.join()} instead of ${wanted.join()}`)
  for (const [nth, cents] of wanted.entries())
    assert.ok(Math.abs((back[nth] ?? 0) - cents) <= 1, `${back[nth]}, not ${cents}`)
  await runJob(leaveCustomer, house.app.site, { customer })
  await runJob(compareBilling, house.app.site)
  await house.hear()
  await runJob(compareBilling, house.app.site)
  assert.deepEqual(backOf(house, id), back, 'once')
  assert.equal(house.stripe.ledger.subscriptions.get(id)?.status, 'canceled')
}

async function pays() {
  const person = await house.person()
  return { ...person, one: await house.pays(person.client) }
}

for (const days of [1, 15, 20, 29])
  test(`deleted by an administrator on day ${days}: what was not used goes back, once`, async () => {
    const { user, one } = await pays()
    await pass(days)
    await house.hear()
    const left = leftOf(one)
    await isDeleted(house, user)
    await goesBackOnce(one, [left])
  })

for (const [what, heard] of [
  ['', true],
  [', of which was not heard yet', false],
] as const)
  test(`deleted half a day after the second month was paid${what}: of that month alone`, async () => {
    const { user, one } = await pays()
    await house.advance(new Date(one.items.data[0].current_period_end * 1_000 + DAY_MS / 2))
    if (heard) await house.hear()
    assert.equal(invoicesOf(house, one.id).length, 2)
    const left = leftOf(one)
    assert.ok(left > 23_00)
    await isDeleted(house, user)
    await goesBackOnce(one, [left])
  })

test('of a month that was cancelled what is left goes back too', async () => {
  const { user, one } = await pays()
  house.stripe.ledger.change(one.id, { cancel_at_period_end: true })
  await pass(20)
  await house.hear()
  const left = leftOf(one)
  await isDeleted(house, user)
  await goesBackOnce(one, [left])
})

test('of a month that was not paid, in the days of grace, nothing goes back', async () => {
  const { user, one } = await pays()
  house.stripe.ledger.failing.add(one.customer)
  await house.advance(new Date(one.items.data[0].current_period_end * 1_000 + DAY_MS))
  await house.hear()
  await isDeleted(house, user)
  await goesBackOnce(one, [])
  assert.deepEqual(lettersTo(user), [], 'no Premium that was paid ran')
})

test('a month that was paid in the days of grace was used from its first day', async () => {
  const { user, one } = await pays()
  house.stripe.ledger.failing.add(one.customer)
  await house.advance(new Date(one.items.data[0].current_period_end * 1_000))
  await house.hear()
  await pass(5)
  house.stripe.ledger.failing.delete(one.customer)
  house.stripe.ledger.settle(one.id)
  await house.hear()
  await pass(15)
  const left = leftOf(one)
  await isDeleted(house, user)
  await goesBackOnce(one, [left])
})

test('of a first month by SEPA, which ends later, what is left goes back until its last day', async () => {
  const { client, user } = await house.person()
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  const one = house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  await house.hear()
  await pass(7)
  house.stripe.ledger.settle(one.id)
  await house.hear()
  const [invoice] = invoicesOf(house, one.id)
  assert.ok(invoice)
  await house.advance(new Date(invoice.period_end * 1_000 + DAY_MS))
  await house.hear()
  await isDeleted(house, user)
  await goesBackOnce(one, [(CENTS * 6 * DAY_MS) / 1_000 / (invoice.period_end - invoice.period_start)])
})

test('who goes at their own wish on day 20 gets nothing back, and no letter about it', async () => {
  const { client, user, one } = await pays()
  await pass(20)
  await house.hear()
  await confirmsDeletion(house, client, user)
  await pass(7)
  await goDue(house)
  await goesBackOnce(one, [])
  const [letter, ...more] = lettersTo(user)
  assert.deepEqual(more, [])
  assert.doesNotMatch(JSON.stringify(letter), /Premium/)
})

test('who asked to go and is deleted by an administrator before that is paid back from when they asked', async () => {
  const { client, user, one } = await pays()
  await pass(18)
  await confirmsDeletion(house, client, user)
  const left = leftOf(one)
  await pass(3)
  await house.hear()
  await isDeleted(house, user)
  await goesBackOnce(one, [left])
})

test('what was charged after they asked to go, they get back whole, also when an administrator is first', async () => {
  const { client, user, one } = await pays()
  await pass(29)
  await confirmsDeletion(house, client, user)
  const left = leftOf(one)
  await pass(3)
  await house.hear()
  await isDeleted(house, user)
  await goesBackOnce(one, [24_19, left])
})

test('who is deleted while Premium runs that they paid is told so, at an address that is theirs; the administrator beforehand', async () => {
  const { client: admin } = await house.person({ role: 'admin' })
  const saysPremium = async ({ id }: User) => (await admin.get(`/api/users/${id}/leaving`)).body.premium
  for (const told of [1, 0]) {
    const { user } = await pays()
    // An administrator gave them another address, which nobody confirmed.
    if (told === 0)
      await house.app.database.db.update(users).set({ emailConfirmedAt: null }).where(eq(users.id, user.id))
    assert.equal(await saysPremium(user), true)
    await isDeleted(house, user)
    assert.equal(lettersTo(user).length, told)
    if (told > 0) assert.match(JSON.stringify(lettersTo(user)), /nog niet hebt gebruikt, krijg je vanzelf terug/)
  }
  const ordered = await house.person()
  const { body } = await ordered.client.post('/api/billing/checkout', { kind: 'private' })
  house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  const given = await house.person({ subscriptionStatus: 'paid', subscriptionType: 'paid' })
  await house.hear()
  for (const { user } of [ordered, given]) {
    assert.equal(await saysPremium(user), false)
    await isDeleted(house, user)
    assert.deepEqual(lettersTo(user), [])
  }
  await house.hear()
})
