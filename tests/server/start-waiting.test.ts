// A start whose database server is not there yet, or does not let it in.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { createServer as createHttpServer, type ServerResponse } from 'node:http'
import { createServer, type AddressInfo } from 'node:net'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { StartProblem } from '#server/config.ts'
import { openDatabase } from '#server/db/connect.ts'
import { patiently } from '#server/db/patience.ts'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { startRelay } from '../support/relay.ts'
import { listening, refusal, serverStarter, type ServerProcess } from '../support/server-process.ts'

const ofPostgres = { skip: !onPostgres && 'of a PostgreSQL server' }

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const startOn = (databaseUrl: string) => startIn({ databaseUrl, dataDir: place.dataDir })

/** Nobody listens there, and its password is nobody's business. */
const NOWHERE = 'postgres://kopij:diep-geheim@127.0.0.1:1/kopij'

const WAITING =
  /^De database van DATABASE_URL is niet bereikbaar: .*ECONNREFUSED.*\. Kopij blijft het een minuut proberen\.$/gm
const THERE = /^De database antwoordt: Kopij start verder\.$/gm

/** Waits until it has said that it waits. */
const waits = (server: ServerProcess) => until(() => server.printed().match(WAITING) !== null, 'it says that it waits')

test(
  'a start waits for a database server that comes up later, and says so in one line',
  ofPostgres,
  async (context) => {
    const relay = await startRelay(place.databaseUrl!)
    context.after(() => relay.cut())
    await relay.cut()
    const server = startOn(relay.url)
    await waits(server)
    // Longer than a few tries.
    await new Promise((resolve) => setTimeout(resolve, 3_000))
    await relay.restore()
    await listening(server)
    assert.equal((await new Client(server.url).get('/api/health')).status, 200)
    assert.deepEqual([server.printed().match(WAITING)?.length, server.printed().match(THERE)?.length], [1, 1])
    server.kill('SIGKILL')
    await server.exited
  },
)

test('a start that waits shows no password, and ends with 0 when it is told to stop', async () => {
  const server = startOn(NOWHERE)
  await waits(server)
  server.kill('SIGTERM')
  assert.equal(await server.exited, 0)
  assert.doesNotMatch(server.printed(), /diep-geheim/)
})

test('a database server that is there says nothing about waiting', async () => {
  const server = startIn(place)
  await listening(server)
  assert.doesNotMatch(server.printed(), /antwoordt|bereikbaar/)
})

test('a start whose connection breaks while it makes its tables goes on', ofPostgres, async (context) => {
  // The lock that starts take in turn: whoever holds it decides where the next one stands.
  const client = new pg.Client({ connectionString: place.databaseUrl })
  context.after(() => client.end())
  await client.connect()
  await client.query('select pg_advisory_lock(19820407)')
  const server = startIn(place)
  const terminate = async () => {
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like '%advisory_lock%' and wait_event = 'advisory' and datname = current_database()",
    )
    return rowCount === 1
  }
  await until(terminate, 'it stands before the lock, and loses its connection')
  await until(() => server.printed().includes('De database is weg (57P01 '), 'it says so')
  await client.end()
  await listening(server)
  assert.equal(server.printed().match(THERE)?.length, 1)
})

test('a start whose connection breaks while it prepares its jobs goes on', ofPostgres, async (context) => {
  const first = startIn(place)
  await listening(first)
  first.kill('SIGKILL')
  await first.exited
  const client = new pg.Client({ connectionString: place.databaseUrl })
  context.after(() => client.end())
  await client.connect()
  // The tables are there, so only the jobs ask for this one.
  await client.query('begin; lock table pgboss.version')
  const server = startIn(place)
  const terminate = async () => {
    // Within a transaction what was seen once would be seen for ever.
    await client.query('select pg_stat_clear_snapshot()')
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'relation' and datname = current_database()",
    )
    return rowCount === 1
  }
  await until(terminate, 'it stands before the table, and loses its connection')
  await until(() => server.printed().includes('De database is weg (57P01 '), 'it says so')
  await client.end()
  await listening(server)
  assert.equal(server.printed().match(THERE)?.length, 1)
})

test('after its time the waiting ends with what went wrong last', async (context) => {
  // Its time passes with each try: the first could take all of it on a busy machine, and nothing would be waited for.
  let now = 0
  context.mock.method(performance, 'now', () => now)
  const said: string[] = []
  const opening = patiently(
    () => {
      now += 60
      return openDatabase({ databaseUrl: NOWHERE, dataDir: '' })
    },
    (line) => said.push(line),
    { forMs: 100, pauseMs: 20 },
  )
  await assert.rejects(opening, (error) => {
    assert.ok(error instanceof StartProblem)
    assert.match(error.message, /^De database van DATABASE_URL is niet bereikbaar: .*ECONNREFUSED/)
    return true
  })
  assert.equal(said.length, 1)
})

test('a database that does not exist, and a user who does not, stop the start at once', ofPostgres, async () => {
  const elsewhere = new URL(place.databaseUrl!)
  elsewhere.pathname = '/bestaat-niet'
  const stranger = new URL(place.databaseUrl!)
  stranger.username = 'vreemdeling'
  for (const [url, code] of [
    [elsewhere, '3D000'],
    [stranger, '28000'],
  ] as const) {
    assert.match(
      await refusal(startOn(url.href)),
      new RegExp(`^De database van DATABASE_URL laat Kopij niet binnen: ${code} .*\\.$`),
    )
  }
})

test('a wrong password stops the start at once', async (context) => {
  // PostgreSQL's protocol: an error that ends the connection, as its severity, code and message.
  const fields = 'SFATAL\0C28P01\0Mpassword authentication failed for user "kopij"\0\0'
  const head = Buffer.from('E\0\0\0\0')
  head.writeInt32BE(4 + fields.length, 1)
  const strict = createServer((socket) => {
    socket.once('data', () => socket.end(Buffer.concat([head, Buffer.from(fields)])))
    socket.on('error', () => {})
  }).listen(0, '127.0.0.1')
  context.after(() => strict.close())
  await new Promise((resolve) => strict.once('listening', resolve))
  const { port } = strict.address() as AddressInfo
  assert.match(
    await refusal(startOn(`postgres://kopij:fout-geheim@127.0.0.1:${port}/kopij`)),
    /^De database van DATABASE_URL laat Kopij niet binnen: 28P01 password authentication failed for user "kopij"\.$/,
  )
})

/** For Node's `--import`: the application has been loaded once `url` has answered; what does not need it goes on. */
function loadingAfter(url: string): string {
  const script = `import { registerHooks } from 'node:module'
    registerHooks({
      load(file, context, next) {
        const loaded = next(file, context)
        const last = file.endsWith('/src/server/app.ts')
        return last ? { ...loaded, source: "await fetch('${url}');" + loaded.source } : loaded
      },
    })`
  return `data:text/javascript,${encodeURIComponent(script)}`
}

test('a database server is connected to once everything is loaded, however long that takes', async (context) => {
  const happened: string[] = []
  const database = createServer((socket) => {
    happened.push('connected')
    socket.on('error', () => {}).destroy()
  }).listen(0, '127.0.0.1')
  const loads = createHttpServer().listen(0, '127.0.0.1')
  context.after(() => [database, loads].map((server) => server.close()))
  await Promise.all([once(database, 'listening'), once(loads, 'listening')])
  const portOf = (server: typeof database) => (server.address() as AddressInfo).port
  startIn(
    { databaseUrl: `postgres://kopij@127.0.0.1:${portOf(database)}/kopij`, dataDir: place.dataDir },
    { NODE_OPTIONS: `--import=${loadingAfter(`http://127.0.0.1:${portOf(loads)}/`)}` },
  )
  const [, reply] = (await once(loads, 'request')) as [unknown, ServerResponse]
  // Time for a connection that does not wait: the process does nothing else now.
  await wait(1_000)
  happened.push('loaded')
  reply.end()
  await until(() => happened.includes('connected'), 'it connects')
  assert.deepEqual(happened.slice(0, 2), ['loaded', 'connected'])
})
