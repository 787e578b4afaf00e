// When a stream of notices ends, and for whom: what one leaves behind, what a session or a role takes along.
import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { live, type Notice } from '#contract/live.ts'
import type { Notices } from '#server/db/notices.ts'
import { STREAMS_PER_USER } from '#server/http/live.ts'
import { sessions } from '#server/http/tables.ts'
import { startApp, until, type TestApp } from '../support/app.ts'
import { openTestDatabase } from '../support/database.ts'
import { follow, type Follower } from '../support/live.ts'

/** Longer than the pause between two looks at the session, in ms. */
const BEAT_MS = 20_001

const DAY_MS = 24 * 60 * 60 * 1000

/** How many streams of the application listen. */
let ears = 0
/** Tells the last of them something. */
let tellLast: (notice: Notice) => void

function counted(notices: Notices): Notices {
  return {
    ...notices,
    listen(hear) {
      ears += 1
      tellLast = hear
      const stop = notices.listen(hear)
      return () => {
        ears -= 1
        stop()
      }
    },
  }
}

let app: TestApp
before(async () => {
  const database = await openTestDatabase()
  app = await startApp({ database: { ...database, notices: counted(database.notices) } })
})
after(() => app.close())

const topicsOf = ({ heard }: Follower) => [...new Set(heard.map(({ topic }) => topic))]

/** The next request that arrives at a server of this process. */
function nextRequest(): Promise<{ response: ServerResponse }> {
  return new Promise((resolve) => {
    subscribe('http.server.request.start', function hear(message) {
      unsubscribe('http.server.request.start', hear)
      resolve(message as { response: ServerResponse })
    })
  })
}

test('a stream that is left listens no more', async () => {
  const reader = await follow(app, (await app.loggedIn()).client)
  assert.equal(ears, 1)
  reader.leave()
  await until(() => ears === 0, 'nobody listens')
})

test('a stream that is not read is ended before it holds much', async () => {
  const { client } = await app.loggedIn()
  const others = ears
  const socket = connect({ port: Number(new URL(app.url).port), host: '127.0.0.1' })
  socket.pause().on('error', () => {})
  socket.write(`GET ${live.path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncookie: ${client.cookie}\r\n\r\n`)
  await until(() => ears === others + 1, 'it listens')
  // The system takes some megabytes off the server's hands before anything stays unread in it.
  const told = () => {
    for (let count = 0; count < 10_000; count += 1) tellLast({ topic: 'links', id: 2_147_483_647 })
    return ears === others
  }
  await until(told, 'it listens no more', 30_000)
  socket.destroy()
})

test('who leaves while their session is being looked up leaves nothing behind', async () => {
  const { client } = await app.loggedIn()
  // The database is busy: on the embedded one, whose only connection this is; on PostgreSQL by a lock.
  const busy = await app.database.pool.connect()
  await busy.query('BEGIN')
  await busy.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE')
  const leaving = new AbortController()
  const arrived = nextRequest()
  const asked = fetch(app.url + live.path, { headers: { cookie: client.cookie ?? '' }, signal: leaving.signal })
  const { response } = await arrived
  leaving.abort()
  await assert.rejects(asked)
  await until(() => response.destroyed, 'the server knows that nobody is there any more')
  await busy.query('COMMIT')
  busy.release()
  assert.equal((await client.get('/api/user')).status, 200)
  await wait(100)
  assert.equal(ears, 0)
})

test(
  'a stream that opens while the server stops ends at once: the stop waits for nobody',
  { timeout: 60_000 },
  async (context) => {
    const stopping = await startApp()
    context.after(() => stopping.close())
    const { client } = await stopping.loggedIn()
    // Its session is still being looked up when the stop ends all streams that are open.
    const busy = await stopping.database.pool.connect()
    await busy.query('BEGIN')
    await busy.query('LOCK TABLE sessions IN ACCESS EXCLUSIVE MODE')
    const arrived = nextRequest()
    const asked = fetch(stopping.url + live.path, { headers: { cookie: client.cookie ?? '' } })
    await arrived
    const closed = stopping.close()
    await until(
      () =>
        fetch(stopping.url).then(
          () => false,
          () => true,
        ),
      'nobody is let in any more',
    )
    await busy.query('COMMIT')
    busy.release()
    const reply = await asked
    assert.equal(reply.status, 200, 'anything else would keep a browser from asking the next server')
    assert.doesNotMatch(await reply.text(), /data/)
    await closed
  },
)

test('an open stream does not make its session last longer', async (context) => {
  context.mock.timers.enable({ apis: ['setInterval'] })
  const { client, user } = await app.loggedIn()
  const reader = await follow(app, client)
  const expiry = async () =>
    (await app.database.db.select().from(sessions).where(eq(sessions.userId, user.id)))[0]?.expiresAt
  const atFirst = await expiry()
  const began = app.now
  app.now = new Date(began.getTime() + 29 * DAY_MS)
  context.mock.timers.tick(BEAT_MS)
  await wait(100)
  assert.deepEqual(await expiry(), atFirst)
  assert.equal(reader.ended, false)
  app.now = new Date(began.getTime() + 31 * DAY_MS)
  context.mock.timers.tick(BEAT_MS)
  await until(() => reader.ended, 'the stream has ended')
  app.now = began
  assert.equal(ears, 0)
})

test('of one user’s streams the oldest ends when there are too many, and nobody else’s', async () => {
  const someone = await follow(app, (await app.loggedIn()).client)
  const { client } = await app.loggedIn()
  const streams: Follower[] = []
  for (let made = 0; made < STREAMS_PER_USER; made += 1) streams.push(await follow(app, client))
  assert.ok(streams.every(({ ended }) => !ended))
  streams.push(await follow(app, client))
  await until(() => streams[0]?.ended === true, 'the oldest has ended')
  assert.deepEqual(
    streams.slice(1).filter(({ ended }) => ended),
    [],
  )
  assert.equal(someone.ended, false)
  assert.equal(ears, STREAMS_PER_USER + 1)
  for (const one of [someone, ...streams]) one.leave()
  await until(() => ears === 0, 'nobody listens')
})

test('a changed role counts from the next notice on, both ways', async () => {
  const admin = (await app.loggedIn({ role: 'admin' })).client
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const reader = await follow(app, client)
  const change = async (role: string) => {
    assert.equal((await admin.send('PUT', `/api/users/${user.id}/role`, { body: { role } })).status, 200)
    await app.database.notices.tell({ topic: 'tasks', id: 1 })
    await app.database.notices.tell({ topic: 'links', id: 1 })
    await until(() => reader.heard.some(({ topic }) => topic === 'links'), 'the last notice is heard')
    await wait(100)
  }
  await change('paid')
  assert.deepEqual(topicsOf(reader), ['account', 'links'])
  reader.heard.length = 0
  await change('admin')
  assert.deepEqual(topicsOf(reader).toSorted(), ['account', 'links', 'tasks', 'users'])
  reader.leave()
})

test('the stream of a user who is deleted, or gets another password, ends at once', async () => {
  const admin = (await app.loggedIn({ role: 'admin' })).client
  for (const end of [
    (id: number) => admin.send('DELETE', `/api/users/${id}`),
    (id: number) => admin.send('PUT', `/api/users/${id}/password`, { body: { newPassword: 'een-ander-geheim' } }),
  ]) {
    const { client, user } = await app.loggedIn()
    const reader = await follow(app, client)
    assert.equal((await end(user.id)).status, 200)
    await until(() => reader.ended, 'the stream has ended')
  }
})

test('administrators hear of who registers', async () => {
  const reader = await follow(app, (await app.loggedIn({ role: 'admin' })).client)
  const person = { name: 'Noor', username: 'noor', email: 'noor@example.com', password: 'geheim-genoeg' }
  const { body } = await app.client().post('/api/register', person)
  await until(() => reader.heard.length > 0, 'it is heard')
  assert.deepEqual(reader.heard, [{ topic: 'users', id: body.id }])
  reader.leave()
})
