// Days that have passed are summed once: what is kept equals what was logged, whenever the clocks change and whoever asks.
import assert from 'node:assert/strict'
import { after, afterEach, before, test } from 'node:test'
import type { Breakdown } from '#contract/usage/figures.ts'
import { dutchDay } from '#contract/days.ts'
import type { Database } from '#server/db/connect.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { DAYS_PER_RUN, keepClosedDays, lastClosedDay } from '#server/usage/jobs.ts'
import { transaction } from '#server/db/transaction.ts'
import { keepDay } from '#server/usage/figure-store.ts'
import { performanceStats } from '#server/usage/tables.ts'
import { makeUser } from '../support/app.ts'
import { openTestDatabase, siteOf } from '../support/database.ts'
import { added, addedBy, logUsage, randomUsage, request } from '../support/usage.ts'

let database: Database
before(async () => void (database = await openTestDatabase()))
after(() => database.close())
afterEach(async () => {
  await database.db.delete(aiUsage)
  await database.db.delete(performanceStats)
})

const kept = async () => {
  const rows = await database.db.select().from(performanceStats).orderBy(performanceStats.requestDate)
  return new Map(rows.map((row) => [row.requestDate, row]))
}
const keptDays = async () => [...(await kept()).keys()]

for (const [season, from, to] of [
  ['summer time begins', '2026-03-26T23:00:00Z', '2026-03-31T22:00:00Z'],
  ['summer time ends', '2026-10-22T22:00:00Z', '2026-10-27T23:00:00Z'],
] as const) {
  test(`kept days equal the sums of their requests where ${season}`, async () => {
    const { id } = await makeUser(database, { username: `iemand-${from}` })
    const rows = randomUsage(800, { from, to, users: [id, null], seed: Date.parse(from) % 10_007 })
    await logUsage(database, rows)
    await keepClosedDays(siteOf(database), new Date(Date.parse(to) + 60 * 60_000))
    const days = await kept()
    assert.equal(days.size, 5)
    const byDay = Object.groupBy(rows, ({ createdAt }) => dutchDay(createdAt))
    for (const [day, of = []] of Object.entries(byDay)) {
      const row = days.get(day)
      const sums = added(of)
      assert.ok(row, day)
      assert.equal(row.totalRequests, sums.requests, day)
      assert.equal(row.failedRequests, sums.failures)
      assert.equal(row.totalTokensUsed, sums.tokens)
      assert.equal(row.totalCost, sums.cost)
      assert.equal(row.totalProcessingTimeMs, sums.processingTimeMs)
      assert.ok(Math.abs(row.averageResponseTimeMs - sums.processingTimeMs / sums.requests) < 0.01)
      assert.ok(Math.abs(row.errorRate - sums.failures / sums.requests) < 1e-6)
      assert.ok(Math.abs(row.successRate + row.errorRate - 1) < 1e-6)
      const breakdowns: [Breakdown, Breakdown][] = [
        [row.agentUsageBreakdown, addedBy(of, ({ agentType }) => agentType)],
        [row.modelUsageBreakdown, addedBy(of, ({ modelUsed }) => modelUsed ?? 'onbekend')],
        [row.userBreakdown, addedBy(of, ({ userId }) => String(userId ?? 0))],
      ]
      for (const [stored, expected] of breakdowns) assert.deepEqual(stored, expected)
    }
  })
}

test('a request belongs to the Dutch day in which it ended, to the second', async () => {
  // Midnight in the Netherlands: 23:00 UTC before summer time, 22:00 in it.
  for (const moment of ['2026-03-28T22:59:59Z', '2026-03-28T23:00:00Z', '2026-03-29T21:59:59Z', '2026-03-29T22:00:00Z'])
    await logUsage(database, [request(moment)])
  await keepClosedDays(siteOf(database), new Date('2026-04-01T12:00:00Z'))
  const counts = [...(await kept())].map(([day, { totalRequests }]) => [day, totalRequests])
  assert.deepEqual(counts, [
    ['2026-03-28', 1],
    ['2026-03-29', 2],
    ['2026-03-30', 1],
    ['2026-03-31', 0],
  ])
})

test('a day is closed a quarter of an hour after midnight in the Netherlands', () => {
  assert.equal(lastClosedDay(new Date('2026-11-19T23:14:59Z')), '2026-11-18')
  assert.equal(lastClosedDay(new Date('2026-11-19T23:15:00Z')), '2026-11-19')
  assert.equal(lastClosedDay(new Date('2026-07-01T22:14:59Z')), '2026-06-30')
  assert.equal(lastClosedDay(new Date('2026-07-01T22:15:00Z')), '2026-07-01')
})

test('a day without requests is kept as zeros, and nothing is kept before the first request or of today', async () => {
  await keepClosedDays(siteOf(database), new Date('2026-11-20T12:00:00Z'))
  assert.deepEqual(await keptDays(), [])
  await logUsage(database, [request('2026-11-16T12:00:00Z'), request('2026-11-20T11:00:00Z')])
  await keepClosedDays(siteOf(database), new Date('2026-11-20T12:00:00Z'))
  assert.deepEqual(await keptDays(), ['2026-11-16', '2026-11-17', '2026-11-18', '2026-11-19'])
  const empty = (await kept()).get('2026-11-17')
  assert.ok(empty)
  const { id: _id, requestDate: _day, ...rest } = empty
  assert.deepEqual(rest, {
    totalRequests: 0,
    failedRequests: 0,
    totalProcessingTimeMs: 0,
    averageResponseTimeMs: 0,
    totalTokensUsed: 0,
    totalCost: 0,
    successRate: 0,
    errorRate: 0,
    agentUsageBreakdown: {},
    modelUsageBreakdown: {},
    userBreakdown: {},
  })
})

test('after a long stop the days come in by as many as a run takes, oldest first, gaps included', async () => {
  await logUsage(database, [request('2026-01-01T12:00:00Z')])
  await transaction(database.pool, (tx) => keepDay(tx, '2026-01-03'))
  const now = new Date('2026-04-01T12:00:00Z')
  await keepClosedDays(siteOf(database), now)
  const first = await keptDays()
  assert.equal(first.length, DAYS_PER_RUN + 1)
  assert.deepEqual(first.slice(0, 4), ['2026-01-01', '2026-01-02', '2026-01-03', '2026-01-04'])
  await keepClosedDays(siteOf(database), now)
  assert.equal((await keptDays()).length, 90)
  assert.equal((await keptDays()).at(-1), '2026-03-31')
})

test('a day that is kept stays as it is, also when two run at once', async () => {
  await logUsage(
    database,
    randomUsage(200, { from: '2026-05-01T00:00:00Z', to: '2026-05-10T00:00:00Z', users: [null], seed: 7 }),
  )
  const now = new Date('2026-05-12T12:00:00Z')
  await Promise.all([
    keepClosedDays(siteOf(database), now),
    keepClosedDays(siteOf(database), now),
    keepClosedDays(siteOf(database), now),
  ])
  const once = await kept()
  assert.equal(once.size, 11)
  assert.equal(
    [...once.values()].reduce((sum, { totalRequests }) => sum + totalRequests, 0),
    200,
  )
  await logUsage(database, [request('2026-05-02T12:00:00Z')])
  await keepClosedDays(siteOf(database), now)
  await transaction(database.pool, (tx) => keepDay(tx, '2026-05-02'))
  assert.deepEqual(await kept(), once)
})
