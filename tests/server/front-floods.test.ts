// Floods of what anybody may ask without an account, the title tool and the counter of visits: who floods is held back and told how long,
// nothing grows with it, and nobody else notices.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { CONSENT } from '#contract/visits/cookies.ts'
import { TITLE_TRIALS_PER_HOUR } from '#contract/tools/title-trial-rules.ts'
import { VISITS_PER_MINUTE } from '#server/visits/routes.ts'
import { PASSWORD, startApp, type Client, type Reply, type TestApp } from '../support/app.ts'

let app: TestApp
let person: Client
before(async () => {
  app = await startApp({ trustProxy: true, analytics: true })
  person = (await app.loggedIn({ username: 'lezer', role: 'admin' })).client
})
after(() => app.close())

const subject = 'Moestuin op een klein balkon'
const trial = (from: string): Promise<Reply> =>
  app.client({ 'x-forwarded-for': from }).post('/api/title-trial', { subject })
const agreed = `voorkeuren=${encodeURIComponent(`${CONSENT.name}=${CONSENT.yes}`)}`
const visit = (from: string, path = '/'): Promise<Reply> =>
  app.client({ 'x-forwarded-for': from }).send('POST', '/api/visits', { body: { path }, headers: { cookie: agreed } })

const count = async (text: string) => (await app.database.pool.query<{ n: number }>(text)).rows[0]?.n
const tries = () => count("select count(*)::int as n from login_tries where key like 'title%'")
const statuses = (replies: readonly Reply[]) => {
  const found: Record<number, number> = {}
  for (const { status } of replies) found[status] = (found[status] ?? 0) + 1
  return found
}

/** What others do meanwhile goes on: they log in, read their own, and health is well. */
async function othersGoOn(flood: Promise<unknown>): Promise<void> {
  const log = await app.client({ 'x-forwarded-for': '203.0.113.200' }).post('/api/login', {
    username: 'lezer',
    password: PASSWORD,
  })
  assert.deepEqual([log.status, (await person.get('/api/user')).status], [200, 200])
  assert.equal((await app.client().get('/api/health')).status, 200)
  await flood
}

test('of three hundred tries of one address ten are answered, the others are told when to come back, and one row is kept of them', async () => {
  const was = (await tries()) ?? 0
  const flood = Promise.all(Array.from({ length: 300 }, () => trial('192.0.2.1')))
  await othersGoOn(flood)
  const replies = await flood
  assert.deepEqual(statuses(replies), { 200: TITLE_TRIALS_PER_HOUR, 429: 300 - TITLE_TRIALS_PER_HOUR })
  for (const { status, headers } of replies) {
    const wait = Number(headers.get('retry-after'))
    if (status === 429) assert.ok(wait > 3_000 && wait <= 3_600, String(wait))
  }
  assert.equal(await tries(), was + 1)
  assert.equal((await trial('192.0.2.2')).status, 200)
})

test('who has had enough costs the database nothing more', async () => {
  await Promise.all(Array.from({ length: TITLE_TRIALS_PER_HOUR }, () => trial('192.0.2.3')))
  const client = await app.database.pool.connect()
  try {
    await client.query('begin; lock table login_tries in access exclusive mode')
    const replies = await Promise.all(Array.from({ length: 50 }, () => trial('192.0.2.3')))
    assert.deepEqual(statuses(replies), { 429: 50 })
  } finally {
    await client.query('rollback')
    client.release()
  }
})

test('tries of a hundred networks at once keep a row for each at most, however many addresses each uses', async () => {
  const was = (await tries()) ?? 0
  const flood = Promise.all(
    Array.from({ length: 200 }, (_, at) => trial(`2001:db8:7:${(at % 100).toString(16)}::${at.toString(16)}`)),
  )
  await othersGoOn(flood)
  // A machine that cannot keep up says so with 503; nothing else may come of it.
  const { 200: answered = 0, 503: busy = 0, ...other } = statuses(await flood)
  assert.deepEqual([answered + busy, other], [200, {}])
  assert.ok(answered > 0)
  const rows = ((await tries()) ?? 0) - was
  assert.ok(rows > 0 && rows <= 100, `${rows} rows`)
  for (const table of ['ai_usage', 'generations'])
    assert.equal(await count(`select count(*)::int as n from ${table}`), 0, table)
})

test('of a flood of visits so many are counted in a minute, the rest is told when to come back, and other visitors count', async () => {
  const flood = Promise.all(Array.from({ length: VISITS_PER_MINUTE + 200 }, () => visit('198.51.100.1')))
  await othersGoOn(flood)
  const replies = await flood
  assert.deepEqual(statuses(replies), { 200: VISITS_PER_MINUTE, 429: 200 })
  const refused = replies.find(({ status }) => status === 429)
  assert.ok(Number(refused?.headers.get('retry-after')) >= 1 && Number(refused?.headers.get('retry-after')) <= 60)
  assert.deepEqual(refused?.headers.getSetCookie(), [], 'and it gets no cookie')
  assert.equal((await visit('198.51.100.2', '/cookiebeleid')).status, 200)
  const { days } = (await person.get('/api/visits')).body
  assert.equal(days[0].visits, VISITS_PER_MINUTE + 1)
  assert.equal(await count('select count(*)::int as n from visit_counts'), 3, 'a row for each page and one for the day')
})

test('visits of one network of IPv6 are of one; who did not agree is never held back, and costs nothing', async () => {
  const many = await Promise.all(
    Array.from({ length: VISITS_PER_MINUTE + 1 }, (_, at) => visit(`2001:db8:9:9::${at.toString(16)}`)),
  )
  assert.deepEqual(statuses(many), { 200: VISITS_PER_MINUTE, 429: 1 })
  const without = await Promise.all(
    Array.from({ length: VISITS_PER_MINUTE + 10 }, () =>
      app.client({ 'x-forwarded-for': '198.51.100.3' }).post('/api/visits', { path: '/' }),
    ),
  )
  assert.deepEqual(statuses(without), { 200: VISITS_PER_MINUTE + 10 })
})

test('odd visits are refused before anything is counted', async () => {
  const send = (body: unknown) =>
    app.client({ 'x-forwarded-for': '198.51.100.4' }).send('POST', '/api/visits', { body, headers: { cookie: agreed } })
  for (const [body, status] of [
    [{ path: '/api/user' }, 400],
    [{ path: '/'.repeat(500_000) }, 413],
    [{}, 400],
    [null, 400],
    [[{ path: '/' }], 400],
  ] as const)
    assert.equal((await send(body)).status, status, JSON.stringify(body)?.slice(0, 40))
})
