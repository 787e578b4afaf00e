import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { browserJobs, registerAiRequest } from '#contract/quota.ts'
import { toolLabel } from '#contract/tools/labels.ts'
import { users } from '#server/accounts/tables.ts'
import { giveBack, reserve, settle, sweep, type Outcome } from '#server/quota/store.ts'
import { aiReservations, aiUsage } from '#server/quota/tables.ts'
import { makeUser, startApp, until, type TestApp } from '../support/app.ts'

let app: TestApp
before(async () => {
  // Fifty at once are more than one person may ask for in a minute.
  app = await startApp({ rateLimit: false })
})
after(() => app.close())

const outcome = (errorMessage: string | null = null): Outcome => ({
  modelUsed: 'proef',
  promptTokens: 7,
  completionTokens: 5,
  processingTimeMs: 12,
  estimatedCost: 0.25,
  errorMessage,
  at: app.now,
})

async function countOf(id: number): Promise<number | undefined> {
  const [row] = await app.database.db.select({ count: users.aiRequestsCount }).from(users).where(eq(users.id, id))
  return row?.count
}
const usageOf = (id: number) => app.database.db.select().from(aiUsage).where(eq(aiUsage.userId, id))
const reservedOf = (id: number) => app.database.db.select().from(aiReservations).where(eq(aiReservations.userId, id))

test('the last request is granted, the one after it refused', async () => {
  const { client } = await app.loggedIn({ aiRequestsCount: 9 })
  const granted = await client.post('/api/user/register-ai-request')
  assert.deepEqual([granted.status, granted.body], [200, { aiRequestsCount: 10, aiRequestsLimit: 10 }])
  const refused = await client.post('/api/user/register-ai-request')
  assert.equal(refused.status, 403)
  assert.deepEqual(refused.body, {
    code: 'requestLimitReached',
    message: 'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
    requestLimitReached: true,
  })
  assert.equal((await client.get('/api/user')).body.aiRequestsCount, 10)
})

test('register-ai-request takes a JSON content type without a body', async () => {
  const { client, user } = await app.loggedIn()
  const reply = await client.send('POST', '/api/user/register-ai-request', {
    raw: '',
    headers: { 'content-type': 'application/json' },
  })
  assert.equal(reply.status, 200)
  assert.equal((await usageOf(user.id)).length, 1)
  assert.equal((await reservedOf(user.id)).length, 0)
})

test('a request may name its job, which the log then names; of one that nobody knows nothing is counted', async () => {
  const { client, user } = await app.loggedIn()
  for (const job of browserJobs) assert.equal((await client.call(registerAiRequest, { job })).status, 200)
  // Neither says so: an empty one, one of nothing, and none at all.
  for (const body of [{}, { job: null }, null, undefined])
    assert.equal((await client.call(registerAiRequest, body)).status, 200)
  const refused = await client.call(registerAiRequest, { job: 'gratis-werk' })
  assert.deepEqual([refused.status, refused.body.errors], [400, { job: 'Deze taak bestaat niet.' }])
  const named = (await usageOf(user.id)).map(({ agentType }) => agentType)
  const unnamed = Array.from({ length: 4 }, () => 'browser-job')
  assert.deepEqual(named.toSorted(), [...browserJobs, ...unnamed].toSorted())
  assert.equal(await countOf(user.id), 7)
  assert.deepEqual(
    named.filter((job) => toolLabel(job) === job),
    [],
    'people read a name for each',
  )
})

test('fifty requests at once with ten left: exactly ten are granted', async () => {
  const { client, user } = await app.loggedIn()
  const replies = await Promise.all(
    Array.from({ length: 50 }, () => client.post('/api/content/facebook-titles', { title: 'Fietsen naar zee' })),
  )
  assert.equal(replies.filter(({ status }) => status === 200).length, 10)
  assert.equal(replies.filter(({ status, body }) => status === 403 && body.requestLimitReached).length, 40)
  assert.equal(await countOf(user.id), 10)
  assert.equal((await usageOf(user.id)).length, 10)
})

test('administrators and paying users are counted and never refused', async () => {
  for (const role of ['admin', 'paid'] as const) {
    const { client } = await app.loggedIn({ role, aiRequestsCount: 10 })
    assert.equal((await client.post('/api/user/register-ai-request')).body.aiRequestsCount, 11, role)
  }
})

test('after the trial AI is refused, and said to be refused for that; before it is not', async () => {
  const { client } = await app.loggedIn({ subscriptionEndDate: new Date(app.now.getTime() + 60_000) })
  assert.equal((await client.post('/api/user/register-ai-request')).status, 200)
  const start = app.now
  app.now = new Date(start.getTime() + 60_000)
  const refused = await client.post('/api/user/register-ai-request')
  app.now = start
  assert.equal(refused.status, 403)
  assert.deepEqual([refused.body.trialExpired, refused.body.requestLimitReached], [true, true])
})

test('whoever’s Premium ended is refused for that, and not told about a trial', async () => {
  const { client } = await app.loggedIn({ role: 'paid', subscriptionEndDate: new Date(app.now.getTime() - 1) })
  const refused = await client.post('/api/user/register-ai-request')
  assert.equal(refused.status, 403)
  assert.match(refused.body.message, /Premium/)
  assert.deepEqual([refused.body.subscriptionExpired, refused.body.requestLimitReached], [true, true])
})

test('a settled request stays counted and is logged with tokens, time and cost', async () => {
  const user = await makeUser(app.database, { username: 'geslaagd' })
  const reservation = await reserve(app.database.db, user, 'proef-tool', app.now)
  assert.equal(await countOf(user.id), 1)
  await settle(app.database.db, reservation, outcome())
  assert.equal(await countOf(user.id), 1)
  const [row] = await usageOf(user.id)
  const {
    agentType,
    modelUsed,
    promptTokens,
    completionTokens,
    totalTokens,
    processingTimeMs,
    estimatedCost,
    success,
    errorMessage,
  } = row!
  assert.deepEqual(
    {
      agentType,
      modelUsed,
      promptTokens,
      completionTokens,
      totalTokens,
      processingTimeMs,
      estimatedCost,
      success,
      errorMessage,
    },
    {
      agentType: 'proef-tool',
      modelUsed: 'proef',
      promptTokens: 7,
      completionTokens: 5,
      totalTokens: 12,
      processingTimeMs: 12,
      estimatedCost: 0.25,
      success: true,
      errorMessage: null,
    },
  )
})

test('a failed request is given back once, and logged as failed', async () => {
  const user = await makeUser(app.database, { username: 'mislukt', aiRequestsCount: 4 })
  const reservation = await reserve(app.database.db, user, 'proef-tool', app.now)
  await giveBack(app.database.db, reservation, outcome('De schrijfhulp is niet bereikbaar.'))
  await giveBack(app.database.db, reservation, outcome('nogmaals'))
  assert.equal(await countOf(user.id), 4)
  const [row] = await usageOf(user.id)
  assert.deepEqual([row?.success, row?.errorMessage], [false, 'De schrijfhulp is niet bereikbaar.'])
})

test('what a dead process reserved is given back after ten minutes, what is under way is left alone', async () => {
  const user = await makeUser(app.database, { username: 'wees' })
  const minutesAgo = (minutes: number) => new Date(app.now.getTime() - minutes * 60_000)
  await reserve(app.database.db, user, 'oud', minutesAgo(10.1))
  await reserve(app.database.db, user, 'oud', minutesAgo(11))
  await reserve(app.database.db, user, 'nieuw', minutesAgo(9.9))
  assert.equal(await sweep(app.database.db, minutesAgo(10), app.now), 2)
  assert.equal(await countOf(user.id), 1)
  assert.deepEqual(
    (await reservedOf(user.id)).map(({ agentType }) => agentType),
    ['nieuw'],
  )
  assert.deepEqual(
    (await usageOf(user.id)).map(({ success }) => success),
    [false, false],
  )
  assert.equal(await sweep(app.database.db, minutesAgo(10), app.now), 0)
})

test('a request that finishes after it was swept is counted all the same', async () => {
  const user = await makeUser(app.database, { username: 'traag' })
  const reservation = await reserve(app.database.db, user, 'proef-tool', app.now)
  await sweep(app.database.db, new Date(app.now.getTime() + 1), app.now)
  assert.equal(await countOf(user.id), 0)
  await settle(app.database.db, reservation, outcome())
  assert.equal(await countOf(user.id), 1)
})

test('when a user is deleted meanwhile, the figures stay without them', async () => {
  const user = await makeUser(app.database, { username: 'verwijderd' })
  const reservation = await reserve(app.database.db, user, 'verwijderd-tool', app.now)
  await app.database.db.delete(users).where(eq(users.id, user.id))
  await settle(app.database.db, reservation, outcome())
  const rows = await app.database.db.select().from(aiUsage).where(eq(aiUsage.agentType, 'verwijderd-tool'))
  assert.deepEqual(
    rows.map(({ userId }) => userId),
    [null],
  )
})

test('a reset of the counter by an administrator during a request never makes it negative', async () => {
  const user = await makeUser(app.database, { username: 'nul' })
  const reservation = await reserve(app.database.db, user, 'proef-tool', app.now)
  await app.database.db.update(users).set({ aiRequestsCount: 0 }).where(eq(users.id, user.id))
  await giveBack(app.database.db, reservation, outcome('fout'))
  assert.equal(await countOf(user.id), 0)
})

test('a user is deleted while what they had reserved is swept, and neither fails', async (context) => {
  if (app.database.exclusive) return context.skip('one connection does one thing after the other')
  const { db, pool } = app.database
  const user = await makeUser(app.database, { username: 'veegt-en-gaat' })
  await reserve(db, user, 'facebook-captions', app.now)
  const deleting = await pool.connect()
  await deleting.query('BEGIN')
  await deleting.query('SELECT 1 FROM users WHERE id = $1 FOR UPDATE', [user.id])
  const swept = sweep(db, new Date(app.now.getTime() + 1), app.now)
  await until(async () => {
    const waiting = "SELECT 1 FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()"
    return (await pool.query(waiting)).rowCount === 1
  }, 'the sweep waits for the user')
  await deleting.query('DELETE FROM users WHERE id = $1', [user.id])
  await deleting.query('COMMIT')
  deleting.release()
  await swept
  assert.deepEqual(await reservedOf(user.id), [])
})
