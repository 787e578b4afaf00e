// What waits for administrators, and how trials go: counted by the same rules as everywhere else.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Board } from '#contract/usage/overview.ts'
import { users } from '#server/accounts/tables.ts'
import { billingCustomers, billingSubscriptions } from '#server/billing/tables.ts'
import { contactSubmissions } from '#server/contact/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { tasks } from '#server/tasks/tables.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
  // Half past midnight on the 20th in the Netherlands; in UTC it is still the 19th.
  app.now = new Date('2026-11-19T23:30:00Z')
})
after(() => app.close())

async function board(query = ''): Promise<Board> {
  const { status, body } = await admin.get(`/api/usage/board${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body as Board
}
const at = new Date('2026-11-01T12:00:00Z')

test('nothing waits in an empty house', async () => {
  const nothing = { linksOpen: 0, linksClaimed: 0, tasksOpen: 0, tasksOverdue: 0, messages: 0 }
  const nobody = { paying: 0, given: 0, trials: 0, trialsEnded: 0, registered: 0, converted: 0 }
  assert.deepEqual(await board(), { ...nothing, ...nobody })
})

test('links wait that are open or taken, not those that are done or in the bin', async () => {
  const link = (status: 'Open' | 'Opgepakt' | 'Klaar', deletedAt: Date | null = null) => ({
    title: 'Titel',
    url: 'https://example.com',
    urlKey: 'example.com',
    createdAt: at,
    status,
    deletedAt,
  })
  await app.database.db
    .insert(inspirationLinks)
    .values([link('Open'), link('Open'), link('Opgepakt'), link('Klaar'), link('Open', at), link('Opgepakt', at)])
  const { linksOpen, linksClaimed } = await board()
  assert.deepEqual([linksOpen, linksClaimed], [2, 1])
})

test('a task is overdue from the day after its due date, in Dutch time', async () => {
  const task = (dueDate: string | null, fields = {}) => ({
    title: 'Taak',
    dueDate,
    createdAt: at,
    updatedAt: at,
    ...fields,
  })
  await app.database.db
    .insert(tasks)
    .values([
      task(null),
      task('2026-11-19'),
      task('2026-11-20'),
      task('2026-11-18', { completed: true }),
      task('2026-11-18', { deletedAt: at }),
    ])
  const { tasksOpen, tasksOverdue } = await board()
  assert.deepEqual([tasksOpen, tasksOverdue], [3, 1])
})

test('a message waits until somebody is done with it', async () => {
  const message = { name: 'Lezer', email: 'lezer@example.com', message: 'Goedemorgen allemaal', createdAt: at }
  await app.database.db.insert(contactSubmissions).values([message, message, { ...message, handledAt: at }])
  assert.equal((await board()).messages, 2)
})

test('trials, who pays and who came to pay are told apart by the rules of access', async () => {
  const ahead = new Date('2026-11-19T23:30:00.001Z')
  const past = new Date('2026-11-19T23:30:00Z')
  const long = new Date('2026-09-01T12:00:00Z')
  const paid = { subscriptionStatus: 'paid', subscriptionType: 'paid' } as const
  const people: Partial<typeof users.$inferInsert>[] = [
    { role: 'user', subscriptionEndDate: ahead },
    // Only half of a subscription.
    { role: 'user', subscriptionEndDate: ahead, subscriptionStatus: 'paid' },
    { role: 'user', subscriptionEndDate: past },
    { role: 'user', subscriptionEndDate: long, createdAt: long },
    // Made by an administrator: no trial.
    { role: 'free', createdAt: long },
    { role: 'paid' },
    { role: 'paid', subscriptionEndDate: ahead, createdAt: long },
    { role: 'paid', subscriptionEndDate: past, createdAt: long },
    { role: 'user', ...paid },
    { role: 'user', ...paid, subscriptionEndDate: past, createdAt: long },
    { role: 'admin', ...paid },
  ]
  await app.database.db.insert(users).values(
    people.map((fields, n) => ({
      username: `p${n}`,
      email: `p${n}@example.com`,
      name: `P${n}`,
      password: 'x',
      createdAt: at,
      ...fields,
    })),
  )
  const { paying, given, trials, trialsEnded, registered, converted } = await board()
  assert.deepEqual(
    { paying, given, trials, trialsEnded, registered, converted },
    { paying: 0, given: 3, trials: 2, trialsEnded: 3, registered: 5, converted: 0 },
    'who was given Premium pays nothing',
  )
  const autumn = await board('?from=2026-09-01&to=2026-09-30')
  assert.deepEqual([autumn.trialsEnded, autumn.registered, autumn.converted], [1, 5, 0])
  assert.deepEqual([autumn.given, autumn.trials], [3, 2])
})

test('who pays is told apart from who was given Premium, also while a payment failed, and after it ended', async () => {
  const { db } = app.database
  const premium = { role: 'user', subscriptionStatus: 'paid', subscriptionType: 'paid' } as const
  const { given: givenBefore, converted: convertedBefore } = await board()
  const subscribed = async (name: string, fields: Partial<typeof billingSubscriptions.$inferInsert> = {}) => {
    const user = await makeUser(app.database, { username: name, ...premium })
    await db.update(users).set({ createdAt: at }).where(eq(users.id, user.id))
    await db.insert(billingCustomers).values({ id: `cus_${name}`, userId: user.id, createdAt: at })
    await db.insert(billingSubscriptions).values({
      id: `sub_${name}`,
      customerId: `cus_${name}`,
      standing: 'open',
      kind: 'private',
      createdAt: at,
      periodStart: at,
      periodEnd: app.now,
      endsWithPeriod: false,
      ...fields,
    })
  }
  await subscribed('betaalt')
  await subscribed('zegtop', { endsWithPeriod: true })
  await subscribed('mislukt', { standing: 'failed', failedAt: at })
  const now = await board()
  assert.deepEqual([now.paying, now.given], [3, givenBefore])
  assert.equal(now.converted - convertedBefore, 3, 'they registered within these thirty days, and pay')
  // None of these is paid for any more, or yet: whoever has Premium all the same was given it.
  await subscribed('wacht', { standing: 'pending' })
  await subscribed('voorbij', { standing: 'ended', endedAt: at })
  await subscribed('herriep', { withdrawnAt: at })
  await subscribed('dubbel', { doubledAt: at })
  assert.deepEqual([(await board()).paying, (await board()).given], [3, givenBefore + 4])
})

test('the period of the board is checked like any other', async () => {
  const { status, body } = await admin.get('/api/usage/board?from=2026-11-20&to=2026-11-19')
  assert.equal(status, 400)
  assert.deepEqual(body.errors, { to: 'De laatste dag ligt voor de eerste.' })
})
