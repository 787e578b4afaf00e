// The stream of notices: who hears what, when it ends, and over more than one process.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { isForEveryone, topics } from '#contract/live.ts'
import { users } from '#server/accounts/tables.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { newDatabasePlace, onPostgres } from '../support/database.ts'
import { follow, type Follower } from '../support/live.ts'
import { makeLink } from '../support/links.ts'

/** Longer than the pause between two looks at the session, in ms. */
const BEAT_MS = 20_001

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())

const heardOf = ({ heard }: Follower) => heard.map(({ topic, id }) => [topic, id])

/** What `follower` hears from now until it hears of a link with this id. */
async function tellAll(where: TestApp, follower: Follower, last: number) {
  for (const topic of topics) await where.database.notices.tell({ topic, id: 1 })
  await where.database.notices.tell({ topic: 'links', id: last })
  await until(() => follower.heard.some(({ id }) => id === last), 'the last notice is heard')
  return follower.heard.splice(0).map(({ topic }) => topic)
}

/** Of what everybody may hear. */
const open = topics.filter(isForEveryone)

test('everybody hears of links and of the settings of the house, only administrators of the rest', async () => {
  const admin = await follow(app, (await app.loggedIn({ role: 'admin' })).client)
  const reader = await follow(app, (await app.loggedIn({ role: 'paid' })).client)
  assert.deepEqual(open, ['links', 'settings'])
  assert.deepEqual(await tellAll(app, reader, 7), [...open, 'links'])
  await until(() => admin.heard.at(-1)?.id === 7, 'the administrator has heard everything')
  assert.deepEqual(new Set(admin.heard.map(({ topic }) => topic)), new Set(topics))
  for (const one of [admin, reader]) one.leave()
})

test('a notice for one user reaches all windows of that user and nobody else, an administrator neither', async () => {
  const admin = await follow(app, (await app.loggedIn({ role: 'admin' })).client)
  const other = await follow(app, (await app.loggedIn()).client)
  const { client, user } = await app.loggedIn()
  const windows = [await follow(app, client), await follow(app, client)]
  for (const topic of topics) await app.database.notices.tell({ topic, id: 12, onlyFor: user.id })
  await app.database.notices.tell({ topic: 'links', id: 13 })
  const followers = [admin, other, ...windows]
  await until(() => followers.every(({ heard }) => heard.at(-1)?.id === 13), 'everybody has heard the last')
  const all = [...topics.map((topic) => ({ topic, id: 12 })), { topic: 'links', id: 13 }]
  // To the letter: whom it was for is not sent, not even to them.
  for (const { sent } of windows) assert.deepEqual(sent.slice(-all.length), all)
  for (const { heard } of [admin, other]) assert.ok(!heard.some(({ id }) => id === 12))
  for (const one of followers) one.leave()
})

test('the stream is one that browsers and proxies pass on at once', async () => {
  const reader = await follow(app, (await app.loggedIn()).client)
  assert.equal(reader.status, 200)
  assert.equal(reader.headers.get('content-type'), 'text/event-stream; charset=utf-8')
  assert.equal(reader.headers.get('cache-control'), 'no-store')
  assert.equal(reader.headers.get('x-accel-buffering'), 'no')
  assert.ok(reader.headers.get('x-content-type-options'), 'the security headers are there too')
  reader.leave()
})

test('a second window hears of every change of a link, by its id, and of many at once by one notice', async () => {
  const { client } = await app.loggedIn()
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const watcher = await follow(app, (await app.loggedIn()).client)
  const id = await makeLink(app)
  const path = `/api/inspiratie-links/${id}`
  const fields = { title: 'Zee', url: 'https://zee.nl' }
  const changes = [
    () => client.post(`${path}/claim`),
    () => client.post(`${path}/status`, { status: 'Opgepakt' }),
    () => client.post(`${path}/unclaim`),
    () => admin.send('PUT', path, { body: fields }),
    () => admin.send('DELETE', path),
    () => admin.post(`${path}/restore`),
  ]
  for (const [at, change] of changes.entries()) {
    assert.equal((await change()).status, 200)
    await until(() => watcher.heard.length > at, `change ${at} is heard`)
  }
  assert.deepEqual(
    heardOf(watcher),
    changes.map(() => ['links', id]),
  )
  watcher.heard.length = 0
  // Refused: nothing happened, so nothing is told.
  assert.equal((await client.post(`${path}/unclaim`)).status, 409)
  const ids = [id, await makeLink(app)]
  await client.post('/api/inspiratie-links/bulk', { ids, action: 'unclaim' })
  await client.post('/api/inspiratie-links/bulk', { ids, action: 'claim' })
  await until(() => watcher.heard.length > 0, 'the claims are heard')
  const { body } = await admin.post('/api/inspiratie-links', fields)
  await until(() => watcher.heard.length > 1, 'the new link is heard')
  assert.deepEqual(heardOf(watcher), [
    ['links', undefined],
    ['links', body.id],
  ])
  watcher.leave()
})

test('a stream ends with its session', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const { client } = await app.loggedIn()
  const reader = await follow(app, client)
  context.mock.timers.tick(BEAT_MS)
  await tellAll(app, reader, 8)
  assert.equal(reader.ended, false)
  await client.post('/api/logout')
  context.mock.timers.tick(BEAT_MS)
  await until(() => reader.ended, 'the stream has ended')
})

test('who is no administrator any more stops hearing what is theirs', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const reader = await follow(app, client)
  assert.deepEqual(new Set(await tellAll(app, reader, 9)), new Set(topics))
  await app.database.db.update(users).set({ role: 'user' }).where(eq(users.id, user.id))
  context.mock.timers.tick(BEAT_MS)
  await until(async () => (await tellAll(app, reader, 10)).every(isForEveryone), 'the role counts')
  reader.leave()
})

test('a stop of the server does not wait for open streams', async (context) => {
  const stopping = await startApp()
  context.after(() => stopping.close())
  const reader = await follow(stopping, (await stopping.loggedIn()).client)
  // The reader never leaves: who waited for it would wait for ever.
  await stopping.close()
  await until(() => reader.ended, 'the stream has ended')
})

test('two processes on one PostgreSQL server tell each other', { skip: !onPostgres }, async (context) => {
  const place = await newDatabasePlace()
  const database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
  const first = await startApp({ database })
  const second = await startApp({ database: await openDatabase(place) })
  context.after(async () => {
    await first.close()
    await second.close()
    await place.remove()
  })
  const { client } = await first.loggedIn()
  const near = await follow(first, client)
  const far = await follow(second, client)
  near.heard.length = 0
  const id = await makeLink(first)
  assert.equal((await client.post(`/api/inspiratie-links/${id}/claim`)).status, 200)
  for (const one of [near, far]) {
    await until(() => one.heard.length > 0, 'both hear of it')
    assert.deepEqual(heardOf(one), [['links', id]])
  }

  // The connection that listens is lost: what was told meanwhile nobody knows, so everything may have changed.
  far.heard.length = 0
  await database.pool.query(
    "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen kopij' and datname = current_database()",
  )
  await until(() => far.heard.some((notice) => notice.topic === 'links' && notice.id === undefined), 'it asks anew')
  // Also what is told to one user only: their own tasks.
  await until(() => far.heard.some(({ topic }) => topic === 'tasks'), 'an editor asks anew for their tasks')
  far.heard.length = 0
  await client.post(`/api/inspiratie-links/${id}/unclaim`)
  await until(() => far.heard.some((notice) => notice.id === id), 'it hears again')
})
