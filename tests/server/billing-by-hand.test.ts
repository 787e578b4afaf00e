// What administrators change of somebody who pays for Premium: never so that Stripe goes on charging for what they do not have.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { FullDetails } from '#contract/accounts/administration.ts'
import { DAY_MS } from '#contract/days.ts'
import { problems } from '#contract/problems.ts'
import { users } from '#server/accounts/tables.ts'
import { refreshBilling } from '#server/billing/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import type { Client } from '../support/app.ts'
import { openBillingHouse, type BillingHouse } from '../support/billing-house.ts'

let house: BillingHouse
before(async () => {
  house = await openBillingHouse({ rateLimit: false })
  // Both clocks stand alike from now on.
  await house.advance(house.app.now)
})
after(() => house.close())

const later = (days: number) => new Date(house.app.now.getTime() + days * DAY_MS)
const refused = [409, 'paysThemselves', problems.paysThemselves.message]
const free = { subscriptionStatus: 'not_paid', subscriptionType: 'free' }
const untilOf = async (client: Client) => new Date((await client.get('/api/billing')).body.subscription.until)

/** Somebody who pays, and what an administrator who just logged in does to their details. */
async function customer() {
  const { client, user } = await house.person()
  const one = await house.pays(client)
  const path = `/api/users/${user.id}/full-details`
  const { client: admin } = await house.person({ role: 'admin' })
  const seen = async () => (await admin.get(path)).body as FullDetails
  const save = async (change: object) => {
    const { client: fresh } = await house.person({ role: 'admin' })
    const { status, body } = await fresh.send('PUT', path, { body: { ...(await seen()), ...change } })
    return [status, body.code, body.message]
  }
  /** The next that is heard of Stripe. */
  const refresh = () =>
    runJob(refreshBilling, house.app.site, { customer: one.customer, heardAt: house.app.now.toISOString() })
  return { client, user, one, seen, save, refresh }
}

/** What Stripe can say of who has Premium, and how it comes to that. */
const states: Record<string, (person: Awaited<ReturnType<typeof customer>>) => Promise<void>> = {
  active: async () => {},
  cancelled: async ({ client }) => {
    await client.post('/api/billing/cancel')
    await house.hear()
  },
  failed: async ({ one }) => {
    house.stripe.ledger.failing.add(one.customer)
    await house.advance(new Date(one.items.data[0].current_period_end * 1_000 + 60_000))
    await house.hear()
  },
}

for (const [state, becomes] of Object.entries(states))
  test(`Premium that is ${state} is not taken away or shortened by hand, and nothing else of that edit is kept`, async () => {
    const person = await customer()
    await becomes(person)
    assert.equal((await person.client.get('/api/billing')).body.subscription.state, state)
    const seen = await person.seen()
    const ends = [later(3), await untilOf(person.client), ...(state === 'active' ? [] : [null])]
    // That there is an end, and which, follows from Stripe: the same one is no change.
    const shorter = ends.filter((end) => (end?.toISOString() ?? null) !== seen.subscriptionEndDate)
    assert.ok(shorter.length > 0)
    for (const change of [
      free,
      { subscriptionStatus: 'not_paid' },
      { subscriptionType: 'free' },
      { ...free, role: 'paid' },
      { ...free, subscriptionEndDate: later(100).toISOString() },
      ...shorter.map((end) => ({ subscriptionEndDate: end?.toISOString() ?? null })),
    ])
      assert.deepEqual(await person.save({ name: 'Nieuwe Naam', ...change }), refused, JSON.stringify(change))
    assert.deepEqual(await person.seen(), seen)
  })

test('all else of who pays can be saved, and a role', async () => {
  const { save, seen, user } = await customer()
  assert.deepEqual((await save({ name: 'Nieuwe Naam', aiRequestsLimit: 50, role: 'paid' }))[0], 200)
  const { name, aiRequestsLimit, role, version } = await seen()
  assert.deepEqual([name, aiRequestsLimit, role], ['Nieuwe Naam', 50, 'paid'])
  const { client } = await house.person({ role: 'admin' })
  assert.equal(
    (await client.send('PUT', `/api/users/${user.id}/role`, { body: { role: 'free', version } })).status,
    200,
  )
  assert.equal((await seen()).subscriptionStatus, 'paid')
})

test('Premium is given by hand for longer than is paid, whatever is heard after that, and that is taken back', async () => {
  const { client, save, seen, refresh } = await customer()
  const until = await untilOf(client)
  const end = new Date(until.getTime() + 1).toISOString()
  assert.deepEqual(await save({ subscriptionEndDate: until.toISOString() }), refused)
  assert.equal((await save({ subscriptionEndDate: end }))[0], 200)
  await refresh()
  assert.equal((await seen()).subscriptionEndDate, end)
  assert.equal((await save({ subscriptionEndDate: null }))[0], 200)
  await refresh()
  assert.equal((await seen()).subscriptionEndDate, null)
})

test('who pays and lost Premium before gets it back by hand as well', async () => {
  const { save, seen, user } = await customer()
  await house.app.database.db
    .update(users)
    .set({ ...(free as { subscriptionStatus: 'not_paid'; subscriptionType: 'free' }), subscriptionEndDate: later(1) })
    .where(eq(users.id, user.id))
  assert.equal((await save({ name: 'Alleen Naam' }))[0], 200)
  assert.equal((await save({ subscriptionStatus: 'paid', subscriptionType: 'paid' }))[0], 200)
  const { subscriptionStatus, subscriptionEndDate } = await seen()
  assert.deepEqual([subscriptionStatus, subscriptionEndDate], ['paid', null])
})

test('once the subscription has ended at Stripe, an administrator changes it all; and before it was paid', async () => {
  const { one, save, seen } = await customer()
  assert.deepEqual(await save(free), refused)
  house.stripe.ledger.end(one.id)
  await house.hear()
  const given = { subscriptionStatus: 'paid', subscriptionType: 'paid', subscriptionEndDate: later(3).toISOString() }
  assert.equal((await save(given))[0], 200)
  assert.equal((await save(free))[0], 200)
  assert.equal((await seen()).subscriptionStatus, 'not_paid')

  const { client, user } = await house.person()
  const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
  house.stripe.ledger.pay(body.url.split('/').at(-1), true)
  await house.hear()
  const path = `/api/users/${user.id}/full-details`
  const { client: admin } = await house.person({ role: 'admin' })
  const { body: pending } = await admin.get(path)
  assert.equal((await admin.send('PUT', path, { body: { ...pending, ...given } })).status, 200)
})
