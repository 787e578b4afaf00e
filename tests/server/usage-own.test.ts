// The figures of one's own work: only one's own, with one's own thumbs.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { OwnReport } from '#contract/usage/own-usage.ts'
import { userFeedback } from '#server/feedback/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { added, addedBy, logUsage, randomUsage, request } from '../support/usage.ts'

let app: TestApp
before(async () => {
  app = await startApp()
  app.now = new Date('2026-11-20T12:00:00Z')
})
after(() => app.close())

async function own(client: Client, query = ''): Promise<OwnReport> {
  const { status, body } = await client.get(`/api/usage${query}`)
  assert.equal(status, 200, JSON.stringify(body))
  return body as OwnReport
}

test('own figures equal the sums of own requests, over a day of 25 hours too', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  const other = await app.loggedIn({ role: 'paid' })
  const rows = randomUsage(600, {
    from: '2026-10-14T22:00:00Z',
    to: '2026-11-04T23:00:00Z',
    users: [user.id, other.user.id, null],
    seed: 11,
  })
  await logUsage(app.database, rows)
  const mine = rows.filter(({ userId }) => userId === user.id)
  const start = new Date('2026-10-24T22:00:00Z')
  const end = new Date('2026-10-31T23:00:00Z')
  const within = mine.filter(({ createdAt }) => createdAt >= start && createdAt < end)
  const earlier = mine.filter(({ createdAt }) => createdAt >= new Date('2026-10-17T22:00:00Z') && createdAt < start)
  const report = await own(client, '?from=2026-10-25&to=2026-10-31')
  assert.deepEqual(report.totals, added(within))
  assert.deepEqual(report.before, added(earlier))
  assert.equal(report.days.length, 7)
  const [longest] = report.days
  const ofLongest = within.filter(({ createdAt }) => createdAt < new Date('2026-10-25T23:00:00Z'))
  assert.deepEqual(longest, { day: '2026-10-25', ...added(ofLongest) })
  const named = (parts: { name: string }[]) => Object.fromEntries(parts.map(({ name, ...figures }) => [name, figures]))
  assert.deepEqual(
    named(report.tools),
    addedBy(within, ({ agentType }) => agentType),
  )
  assert.deepEqual(
    named(report.models),
    addedBy(within, ({ modelUsed }) => modelUsed ?? 'onbekend'),
  )
})

test('thumbs count by the day on which they were given, and only one’s own', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  const other = await app.loggedIn({ role: 'paid' })
  const thumb = (userId: number, rating: number, createdAt: string) => ({
    userId,
    rating,
    createdAt: new Date(createdAt),
    resultIndex: 0,
    category: 'rewriter',
  })
  await app.database.db
    .insert(userFeedback)
    .values([
      thumb(user.id, 1, '2026-11-20T10:00:00Z'),
      thumb(user.id, 1, '2026-11-18T23:00:00Z'),
      thumb(user.id, -1, '2026-11-19T10:00:00Z'),
      thumb(user.id, -1, '2026-11-18T22:59:59Z'),
      thumb(other.user.id, 1, '2026-11-20T10:00:00Z'),
    ])
  assert.deepEqual((await own(client, '?from=2026-11-19&to=2026-11-20')).ratings, { up: 2, down: 1 })
})

test('who made nothing yet gets zeros', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  const { since, totals, days, ratings } = await own(client)
  assert.deepEqual([since, totals, days.length, ratings], [null, added([]), 30, { up: 0, down: 0 }])
})

test('a subscription that has ended no longer shows figures, and a generation counts at once', async () => {
  const { client } = await app.loggedIn({ role: 'paid' })
  const input = { title: 'Fietsen naar zee', description: 'Langs het strand' }
  assert.equal((await client.post('/api/content/facebook-titles', input)).status, 200)
  const { totals, tools, since } = await own(client)
  assert.equal(totals.requests, 1)
  assert.equal(tools[0]?.name, 'facebook-captions')
  assert.equal(since, '2026-11-20')

  const lapsed = await app.loggedIn({ role: 'paid', subscriptionEndDate: new Date('2026-11-19T00:00:00Z') })
  assert.equal((await lapsed.client.get('/api/usage')).status, 403)
  assert.equal((await lapsed.client.get('/api/usage.csv')).status, 403)
})

test('a period of own figures is checked like any other', async () => {
  const { client, user } = await app.loggedIn({ role: 'paid' })
  await logUsage(app.database, [request('2026-11-20T10:00:00Z', { userId: user.id })])
  const { status, body } = await client.get('/api/usage?from=2026-11-20&to=2026-11-19')
  assert.equal(status, 400)
  assert.deepEqual(body.errors, { to: 'De laatste dag ligt voor de eerste.' })
  assert.equal((await client.get('/api/usage.csv?from=2026-11-20&to=2026-11-19')).status, 400)
  assert.equal((await client.get('/api/usage.csv?table=people')).status, 400)
})
