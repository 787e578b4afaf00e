// A database server that goes away while the product runs, and comes back.
import assert from 'node:assert/strict'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import pg from 'pg'
import { openDatabase, POOL_SIZE, type Database } from '#server/db/connect.ts'
import { isDatabaseUnavailable } from '#server/db/failures.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { transaction } from '#server/db/transaction.ts'
import { startOwnPostgres } from '../../scripts/parts/postgres.mjs'
import { Client, until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { startRelay } from '../support/relay.ts'
import { listening, serverStarter, type ServerProcess } from '../support/server-process.ts'
import { makeAuthors, startWriters, type Writers } from '../support/writers.ts'

const ofPostgres = { skip: !onPostgres && 'of a PostgreSQL server', timeout: 120_000 }
const ROUNDS = 10
const WRITERS = 20
/** Of a busy machine, in ms. */
const PATIENCE_MS = 30_000

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const start = (env: Record<string, string> = {}) => startIn(place, env)

/** A server process on the database at `databaseUrl`, with people who write without a pause, and an eye on its connections. */
async function underLoad(databaseUrl: string, work: (load: Load) => Promise<void>): Promise<void> {
  const watching = await openDatabase({ databaseUrl, dataDir: place.dataDir })
  try {
    await migrateAndSeed(watching, async () => {})
    await makeAuthors(watching)
    const server = start({ DATABASE_URL: databaseUrl })
    await listening(server)
    const writers = await startWriters(server.url, WRITERS)
    const ended = server.exited.then((code) => {
      throw new Error(`the server ended with ${code}: ${server.printed()}`)
    })
    try {
      await Promise.race([work({ watching, server, writers }), ended])
    } finally {
      await writers.stop()
    }
    await writers.checkKept(watching.db)
    // 201 and 200 are the acknowledgements; anything else than 503 would blame the wrong one, or nobody.
    assert.deepEqual(Object.keys(writers.seen).toSorted(), ['200', '201', '503'], unforeseen(server))
  } finally {
    await watching.close()
  }
}

interface Load {
  watching: Database
  server: ServerProcess
  writers: Writers
}

/** What the server logged of failures that nobody foresaw: only those have a stack. */
function unforeseen(server: ServerProcess): string {
  const lines = server.printed().split('\n')
  return lines.filter((line) => line.includes('"stack"')).join('\n')
}

/** Waits until as many writes as there are writers are acknowledged anew, over all connections that the pool may have. */
async function backInForce({ watching, writers }: Load): Promise<void> {
  const enough = writers.acknowledged() + WRITERS
  await until(() => writers.acknowledged() >= enough, 'writes are acknowledged again', PATIENCE_MS)
  await until(async () => (await connections(watching)) === POOL_SIZE, 'the pool is full again', PATIENCE_MS)
}

/** The server's connections that answer requests: not the one that listens, and not ours. */
const ofTheServer = "pid <> pg_backend_pid() and query not like 'listen%' and datname = current_database()"
async function connections({ pool }: Database): Promise<number> {
  const { rows } = await pool.query<{ open: number }>(
    `select count(*)::int as open from pg_stat_activity where ${ofTheServer}`,
  )
  return rows[0]?.open ?? 0
}

test(
  `over ${ROUNDS} rounds of broken connections the process lives, its pool fills again, and no acknowledged write is lost`,
  ofPostgres,
  () =>
    underLoad(place.databaseUrl!, async (load) => {
      for (let round = 0; round < ROUNDS; round += 1) {
        await backInForce(load)
        await load.watching.pool.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname = current_database()',
        )
      }
      await backInForce(load)
    }),
)

test(
  'a database server that crashes under twenty writers and starts again costs them 503s and no acknowledged write',
  ofPostgres,
  async (context) => {
    const postgres = await startOwnPostgres()
    if (postgres === undefined) return context.skip('no PostgreSQL is installed that this test may stop')
    context.after(() => postgres.stop())
    await underLoad(postgres.url, async (load) => {
      const { writers, server } = load
      await backInForce(load)
      postgres.pause()
      const refused = writers.seen['503'] ?? 0
      await until(() => (writers.seen['503'] ?? 0) >= refused + WRITERS, 'everybody is told', PATIENCE_MS)
      assert.equal((await new Client(server.url).get('/api/health')).status, 503)
      postgres.resume()
      await backInForce(load)
    })
  },
)

test('health says 503 while the database is away, and 200 again when it is back', ofPostgres, async (context) => {
  const relay = await startRelay(place.databaseUrl!)
  context.after(() => relay.cut())
  const server = start({ DATABASE_URL: relay.url })
  await listening(server)
  const client = new Client(server.url)
  assert.equal((await client.get('/api/health')).status, 200)
  await relay.cut()
  const down = await client.get('/api/health')
  assert.deepEqual([down.status, down.body.message], [503, 'De database antwoordt niet. Probeer het zo opnieuw.'])
  const login = await client.post('/api/login', { username: 'wie-dan-ook', password: 'wat-dan-ook' })
  assert.equal(login.status, 503)
  await relay.restore()
  await until(async () => (await client.get('/api/health')).status === 200, 'the server is healthy again')
})

test('a server that is reached at none of the addresses of its name counts as away', async () => {
  const twice = ['127.0.0.1', '127.0.0.2'].map((address) => ({ address, family: 4 }))
  const socket = connect({ port: 1, host: 'database.example', lookup: (_name, _how, found) => found(null, twice) })
  const error = await new Promise((resolve) => socket.once('error', resolve))
  assert.ok(error instanceof AggregateError)
  assert.ok(isDatabaseUnavailable(error))
})

const reset = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET', syscall: 'read' })

test('a connection that is reset under a statement of a transaction counts as away', ofPostgres, async (context) => {
  const database = await openDatabase(place)
  context.after(() => database.close())
  const failing = transaction(database.pool, async (tx) => {
    const { session } = tx as unknown as { session: { client: { connection: { stream: Socket } } } }
    const asked = tx.execute(sql`select pg_sleep(1)`)
    session.client.connection.stream.destroy(reset)
    await asked
  })
  await assert.rejects(failing, isDatabaseUnavailable)
})

test('so does one that is reset under a statement of the jobs, as they get ready', ofPostgres, async (context) => {
  const database = await openDatabase(place)
  const jobs = openJobs({ database, jobs: [], clock: () => new Date(), onFailure: () => {} })
  context.after(async () => {
    await jobs.stop()
    await database.close()
  })
  database.pool.on('acquire', (client) => {
    const { stream } = (client as unknown as { connection: { stream: Socket } }).connection
    setImmediate(() => stream.destroy(reset))
  })
  await assert.rejects(jobs.prepare(), isDatabaseUnavailable)
})

test('a database server that vanished without a word does not hold up a stop', ofPostgres, async (context) => {
  const relay = await startRelay(place.databaseUrl!)
  context.after(() => relay.cut())
  const server = start({ DATABASE_URL: relay.url })
  await listening(server)
  assert.equal((await new Client(server.url).get('/api/health')).status, 200)
  relay.vanish()
  server.kill('SIGTERM')
  assert.equal(await server.exited, 0)
})

test('a server that hangs up on a connection that is being made counts as away', async (context) => {
  // Resets whoever has said hello, as a server in the middle of a crash does.
  const rude = createServer((socket) => socket.once('data', () => socket.resetAndDestroy()).on('error', () => {}))
  context.after(() => rude.close())
  await new Promise<void>((resolve) => void rude.listen(0, '127.0.0.1', resolve))
  const pool = new pg.Pool({ host: '127.0.0.1', port: (rude.address() as AddressInfo).port, user: 'kopij' })
  context.after(() => pool.end())
  await assert.rejects(
    transaction(pool, () => Promise.resolve()),
    isDatabaseUnavailable,
  )
})
