// How processes hear of each other's changes.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { topics, type Notice } from '#contract/live.ts'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { listenTo } from '#server/db/listening.ts'
import type { Told } from '#server/db/notices.ts'
import { until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'

let place: DatabasePlace
let database: Database
before(async () => {
  place = await newDatabasePlace()
  database = await openDatabase(place)
})
after(async () => {
  await database.close()
  await place.remove()
})

/** Of the last notice before a test begins. */
const LAST = 2_147_483_647

/** Listens, and waits until the ears are open: on PostgreSQL that takes a connection. */
async function listening(to: Database) {
  const heard: Notice[] = []
  const stop = to.notices.listen((notice) => heard.push(notice))
  await until(async () => {
    await to.notices.tell({ topic: 'tasks' })
    return heard.length > 0
  }, 'something is heard')
  await to.notices.tell({ topic: 'tasks', id: LAST })
  await until(() => heard.some(({ id }) => id === LAST), 'everything is heard')
  heard.length = 0
  return { heard, stop }
}

test('who listens hears what changed, until they stop', async () => {
  const { heard, stop } = await listening(database)
  await database.notices.tell({ topic: 'links', id: 7 })
  await until(() => heard.some(({ id }) => id === 7), 'the notice is heard')
  stop()
  await database.notices.tell({ topic: 'links', id: 8 })
  const { heard: others, stop: stopOthers } = await listening(database)
  assert.ok(!heard.some(({ id }) => id === 8))
  assert.ok(!others.some(({ id }) => id === 8))
  stopOthers()
})

test('a notice reaches the other processes on one PostgreSQL server', { skip: !onPostgres }, async (context) => {
  const other = await openDatabase(place)
  context.after(() => other.close())
  const { heard, stop } = await listening(other)
  await database.notices.tell({ topic: 'links', id: 9 })
  await until(() => heard.some(({ id }) => id === 9), 'the other process hears it')
  stop()
})

test(
  'after a lost connection it listens again, and says that anything may have changed',
  { skip: !onPostgres },
  async (context) => {
    const other = await openDatabase(place)
    context.after(() => other.close())
    const { heard, stop } = await listening(other)
    await database.pool.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query = 'listen kopij' and datname = current_database()",
    )
    await until(() => heard.some(({ topic, id }) => topic === 'users' && id === undefined), 'every topic is told anew')
    await database.notices.tell({ topic: 'links', id: 10 })
    await until(() => heard.some(({ id }) => id === 10), 'it hears again')
    stop()
  },
)

test(
  'who is the first to listen hears that anything may have changed while the ears were being opened',
  { skip: !onPostgres },
  async (context) => {
    const other = await openDatabase(place)
    context.after(() => other.close())
    const heard: Told[] = []
    const stop = other.notices.listen((notice) => heard.push(notice))
    await until(() => heard.length >= topics.length, 'every topic is told')
    assert.deepEqual(
      heard,
      topics.map((topic) => ({ topic, missed: true })),
    )
    stop()
  },
)

test('what else is said on the channel of a PostgreSQL server is passed over', { skip: !onPostgres }, async () => {
  const { heard, stop } = await listening(database)
  for (const payload of ['', 'geen json', 'null', '{"topic":"iets anders"}', '{"topic":"links","id":"zeven"}']) {
    await database.pool.query('select pg_notify($1, $2)', ['kopij', payload])
  }
  await database.notices.tell({ topic: 'links', id: 11 })
  await until(() => heard.length > 0, 'a notice is heard')
  assert.deepEqual(heard, [{ topic: 'links', id: 11 }])
  stop()
})

test('telling never fails, not even when the database is gone', { skip: !onPostgres }, async () => {
  const gone = await openDatabase(place)
  await gone.close()
  await gone.notices.tell({ topic: 'links', id: 1 })
})

test('who asks to hear of something after the end opens no connection any more', async (context) => {
  let connections = 0
  const server = createServer((socket) => {
    connections += 1
    socket.destroy()
  }).listen(0, '127.0.0.1')
  context.after(() => server.close())
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const listener = listenTo(`postgres://127.0.0.1:${port}/`, 1_000)
  await listener.close()
  listener.on('late', { hear: () => {}, begins: () => {} })
  // Connections are taken in their order: one made before this one would have come by the time this one ends.
  await once(connect(port, '127.0.0.1').resume(), 'close')
  assert.equal(connections, 1)
})
