// The overview of administrators: kept days and those that are not kept yet as one, by name, against the period before.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Overview } from '#contract/usage/overview.ts'
import { users } from '#server/accounts/tables.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { keepClosedDays } from '#server/usage/jobs.ts'
import { transaction } from '#server/db/transaction.ts'
import { keepDay } from '#server/usage/figure-store.ts'
import { performanceStats } from '#server/usage/tables.ts'
import { makeUser, startApp, type Client, type TestApp } from '../support/app.ts'
import { siteOf } from '../support/database.ts'
import { added, addedBy, logUsage, randomUsage, request } from '../support/usage.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  app.now = new Date('2026-11-20T12:00:00Z')
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())
afterEach(async () => {
  await app.database.db.delete(aiUsage)
  await app.database.db.delete(performanceStats)
})

async function overview(query = ''): Promise<Overview> {
  const { status, body } = await admin.get(`/api/usage/overview${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body as Overview
}

test('figures are the same before, during and after days are kept', async () => {
  const ids = await Promise.all(
    [1, 2, 3].map(async (n) => (await makeUser(app.database, { username: `maker${n}` })).id),
  )
  const span = { from: '2026-10-20T22:00:00Z', to: '2026-11-20T11:00:00Z', users: [...ids, null], seed: 4 }
  const rows = randomUsage(900, span)
  await logUsage(app.database, rows)
  const query = '?from=2026-11-06&to=2026-11-20'
  const unkept = await overview(query)
  const within = rows.filter(({ createdAt }) => createdAt >= new Date('2026-11-05T23:00:00Z'))
  const earlier = rows.filter(
    ({ createdAt }) => createdAt < new Date('2026-11-05T23:00:00Z') && createdAt >= new Date('2026-10-21T22:00:00Z'),
  )
  assert.deepEqual(unkept.totals, added(within))
  assert.deepEqual(unkept.before, added(earlier))
  const named = (parts: { name: string }[]) => Object.fromEntries(parts.map(({ name, ...figures }) => [name, figures]))
  assert.deepEqual(
    named(unkept.tools),
    addedBy(within, ({ agentType }) => agentType),
  )
  assert.deepEqual(
    named(unkept.models),
    addedBy(within, ({ modelUsed }) => modelUsed ?? 'onbekend'),
  )
  const people = Object.fromEntries(unkept.people.map(({ userId, name: _name, ...figures }) => [userId, figures]))
  assert.deepEqual(
    people,
    addedBy(within, ({ userId }) => String(userId)),
  )
  assert.equal(unkept.since, '2026-10-21')
  assert.equal(unkept.others, null)

  // One in the middle, then all that are closed: today and its hours stay in the log.
  await transaction(app.database.pool, (tx) => keepDay(tx, '2026-11-10'))
  assert.deepEqual(await overview(query), unkept)
  await keepClosedDays(siteOf(app.database), app.now)
  assert.deepEqual(await overview(query), unkept)
})

test('what was kept is not asked of the log again', async () => {
  await logUsage(app.database, [request('2026-11-18T12:00:00Z'), request('2026-11-20T10:00:00Z')])
  await keepClosedDays(siteOf(app.database), app.now)
  await app.database.db.delete(aiUsage).where(eq(aiUsage.createdAt, new Date('2026-11-18T12:00:00Z')))
  // The oldest request left is of today; the kept day still counts.
  assert.equal((await overview()).totals.requests, 2)
})

test('without a period it is of the last thirty days, today included, each with its own line', async () => {
  await logUsage(app.database, [
    request('2026-10-21T21:59:59Z'),
    request('2026-10-21T22:00:00Z'),
    request('2026-11-20T11:59:59Z'),
  ])
  const { from, to, days, totals, before: earlier } = await overview()
  assert.deepEqual([from, to, days.length], ['2026-10-22', '2026-11-20', 30])
  assert.deepEqual([totals.requests, earlier.requests], [2, 1])
  assert.deepEqual(
    days.filter(({ requests }) => requests > 0).map(({ day }) => day),
    ['2026-10-22', '2026-11-20'],
  )
  assert.equal(days[1]?.day, '2026-10-23')
})

test('with one end the usual length counts from there', async () => {
  const ends = async (query: string) => {
    const { from, to } = await overview(query)
    return [from, to]
  }
  assert.deepEqual(await ends('?from=2026-01-01'), ['2026-01-01', '2026-01-30'])
  assert.deepEqual(await ends('?to=2026-03-01'), ['2026-01-31', '2026-03-01'])
  assert.deepEqual(await ends('?from=2026-02-03&to=2026-02-03'), ['2026-02-03', '2026-02-03'])
})

test('a period that ends before it starts, is longer than a leap year or is no date is refused on its field', async () => {
  const refusal = async (query: string) => {
    const { status, body } = await admin.get(`/api/usage/overview${query}`)
    assert.equal(status, 400, query)
    return (body as { errors: Record<string, string> }).errors
  }
  assert.deepEqual(await refusal('?from=2026-02-02&to=2026-02-01'), { to: 'De laatste dag ligt voor de eerste.' })
  const long = { to: 'Kies een periode van hooguit 366 dagen.' }
  assert.deepEqual(await refusal('?from=2024-01-01&to=2025-01-01'), long)
  assert.deepEqual(await refusal('?from=2026-02-30'), { from: 'Kies een datum.' })
  assert.deepEqual(await refusal('?to=morgen'), { to: 'Kies een datum.' })
  assert.deepEqual(await refusal('?from=0001-01-01'), { from: 'Kies een datum tussen 1975 en 3000.' })
  assert.equal((await overview('?from=2024-01-01&to=2024-12-31')).days.length, 366)
  assert.equal((await overview('?from=2999-12-01&to=2999-12-31')).days.length, 31)
  assert.equal((await overview('?from=1975-01-01&to=1975-01-01')).days.length, 1)
})

test('twenty people are named, everybody else is one line, and together they are the total', async () => {
  const ids: number[] = []
  for (let n = 1; n <= 23; n += 1)
    ids.push((await makeUser(app.database, { username: `druk${n}`, name: `Druk ${n}` })).id)
  const rows = ids.flatMap((userId, index) =>
    Array.from({ length: 30 - index }, () => request('2026-11-19T12:00:00Z', { userId, estimatedCost: 0.1 })),
  )
  await logUsage(app.database, rows)
  await keepClosedDays(siteOf(app.database), app.now)
  const { people, others, totals } = await overview()
  assert.deepEqual(
    people.map(({ name, requests }) => [name, requests]),
    ids.slice(0, 20).map((_, index) => [`Druk ${index + 1}`, 30 - index]),
  )
  const rest = rows.filter(({ userId }) => ids.slice(20).includes(userId as number))
  assert.deepEqual(others, { count: 3, ...added(rest) })
  assert.deepEqual(totals, added(rows))
})

test('whoever was deleted stays in the figures without a name, before and after the day was kept', async () => {
  const gone = await makeUser(app.database, { username: 'vertrokken', name: 'Vera Vertrokken' })
  const stays = await makeUser(app.database, { username: 'blijft', name: 'Bo Blijft' })
  const rows = [
    request('2026-11-18T12:00:00Z', { userId: gone.id }),
    request('2026-11-20T10:00:00Z', { userId: gone.id }),
    request('2026-11-20T10:00:00Z', { userId: gone.id }),
    request('2026-11-18T12:00:00Z', { userId: stays.id }),
  ]
  await logUsage(app.database, rows)
  await keepClosedDays(siteOf(app.database), app.now)
  await app.database.db.delete(users).where(eq(users.id, gone.id))
  const { people, totals } = await overview()
  assert.deepEqual(
    people.map(({ userId, name, requests }) => [userId, name, requests]),
    [
      [null, 'Verwijderd account', 3],
      [stays.id, 'Bo Blijft', 1],
    ],
  )
  assert.equal(totals.requests, 4)
})

test('without any request there are zeros, and it is said that nothing was ever made', async () => {
  const { since, totals, days, tools, people, others } = await overview('?from=2026-11-19&to=2026-11-20')
  assert.equal(since, null)
  assert.deepEqual(totals, added([]))
  assert.deepEqual([days.length, tools, people, others], [2, [], [], null])
})
