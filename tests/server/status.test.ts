// How the house is: each part as it should be, failing, hanging and back again; and who may know.
import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, beforeEach, test } from 'node:test'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import type { HouseStatus } from '#contract/status/state.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { createMailer, type Mailer } from '#server/mail/mailer.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { partFailures } from '#server/status/tables.ts'
import type { Parts } from '#server/parts.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { newDatabasePlace, onPostgres } from '../support/database.ts'
import { forgetRuns, putRun } from '../support/jobs.ts'
import { startMailServer, type MailServer } from '../support/mail-server.ts'
import { startRelay } from '../support/relay.ts'
import { addUsage } from '../support/tool-days.ts'

const MINUTE_MS = 60_000
let folder: string
let app: TestApp
let admin: Client
let post: MailServer
let mailer: Mailer
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kopij-status-'))
  post = await startMailServer()
  mailer = createMailer({ smtpUrl: post.url, from: 'kopij@localhost', dataDir: folder, clock: () => app.now })
  app = await startApp({ dataDir: join(folder, 'data'), mailer })
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(async () => {
  await app.close()
  await post.close()
  await rm(folder, { recursive: true, force: true })
})
beforeEach(() => {
  app.now = new Date()
})

async function status(client = admin): Promise<HouseStatus> {
  const { status: code, body } = await client.get('/api/status')
  assert.equal(code, 200, JSON.stringify(body))
  return body
}

test('when all is well, every part says so, and what it is', async () => {
  const ended = new Date(app.now.getTime() - MINUTE_MS)
  await putRun(app.database, 'give-back-requests', { state: 'completed', startedAt: ended, completedAt: ended })
  const { database, files, mail, model, pictures, jobs: work } = await status()
  assert.deepEqual(
    [database, files, mail, model, pictures, work].map(({ state }) => state),
    Array.from({ length: 6 }, () => 'good'),
  )
  assert.deepEqual(
    [pictures.light, pictures.heavy, pictures.lost],
    [{ places: 2, underWay: 0, waiting: 0 }, { places: 1, underWay: 0, waiting: 0 }, 0],
  )
  assert.equal(database.kind, onPostgres ? 'server' : 'embedded')
  assert.match(database.version ?? '', /^\d+(\.\d+)*$/)
  assert.ok((database.sizeBytes ?? 0) > 1_000_000)
  assert.deepEqual([files.folder, files.writable], [join(folder, 'data'), true])
  assert.ok((files.freeBytes ?? 0) > 0)
  assert.deepEqual([model.provider, model.model, model.builtIn], ['ingebouwd', BUILT_IN_MODEL, true])
  const [swept] = work.jobs.filter(({ name }) => name === 'give-back-requests')
  assert.deepEqual(
    [swept?.title, swept?.schedule, swept?.succeededAt, swept?.failed, swept?.waiting],
    ['Verzoeken van gestopte processen teruggeven', { everyMinutes: 1 }, ended.toISOString(), false, 0],
  )
})

test('a folder that cannot be written is failing, remembered, and good again when it can', async () => {
  const blocked = join(folder, 'bestand')
  await writeFile(blocked, 'geen map')
  const other = await startApp({ dataDir: join(blocked, 'data'), database: shared() })
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'map-kijker' })
    const { files, database } = await status(client)
    assert.deepEqual([files.state, files.writable, files.freeBytes], ['failing', false, null])
    assert.match(files.lastError?.message ?? '', /ENOTDIR|EEXIST/)
    assert.equal(database.state, 'good')
    await rm(blocked)
    const mended = (await status(client)).files
    assert.deepEqual([mended.state, mended.lastError?.message], ['good', files.lastError?.message])
  } finally {
    await other.close()
  }
  await until(async () => (await status()).files.lastError !== null, 'other processes hear of it')
})

/** The same database for a second process. */
const shared = (): NonNullable<Parts['database']> => ({ ...app.database, close: async () => {} })

test('mail that was refused is failing until one goes out, and the refusal is remembered', async () => {
  const letter = { to: 'anna@example.com', subject: 'Proef', text: 'Dag Anna' }
  post.turn = 'refuse'
  await assert.rejects(mailer.send(letter))
  const refused = (await status()).mail
  assert.deepEqual([refused.state, refused.setUp, refused.where], ['failing', true, '127.0.0.1'])
  assert.match(refused.lastError?.message ?? '', /55\d/)
  await until(async () => (await failedParts()).includes('mail'), 'a later process can read of it')
  post.turn = 'take'
  app.now = new Date(app.now.getTime() + 1_000)
  await mailer.send(letter)
  const mended = (await status()).mail
  assert.deepEqual([mended.state, mended.lastError?.message], ['good', refused.lastError?.message])
})
const failedParts = async () => (await app.database.db.select().from(partFailures)).map(({ part }) => part)

test('without a mail server, mail is kept as files and somebody should know', async () => {
  const other = await startApp({ database: shared() })
  try {
    const { client } = await other.loggedIn({ role: 'admin', username: 'post-kijker' })
    const { mail, files } = await status(client)
    assert.deepEqual([mail.state, mail.setUp, files.state, files.folder], ['attention', false, 'attention', null])
    assert.match(mail.where, /mail$/)
  } finally {
    await other.close()
  }
})

test('three failures of the model in a row are failing; one in ten of an hour is worth a look; others say nothing', async () => {
  const { database } = app
  const model = async () => (await status()).model
  const at = (minutes: number) => new Date(app.now.getTime() - minutes * MINUTE_MS)
  const add = (count: number, minutes: number, errorMessage: string | null = null) =>
    addUsage(database, count, { modelUsed: BUILT_IN_MODEL, createdAt: at(minutes), errorMessage })
  await database.db.delete(aiUsage)
  await add(3, 61, 'kapot')
  assert.deepEqual([(await model()).state, (await model()).requests], ['good', 0])
  assert.deepEqual((await model()).lastError, { message: 'kapot', at: at(61).toISOString() })
  await add(17, 30)
  await add(1, 20, 'De schrijfhulp is niet bereikbaar. Probeer het later opnieuw.: HTTP 401')
  assert.deepEqual([(await model()).state, (await model()).failures], ['good', 1])
  await add(1, 19, 'kapot')
  assert.deepEqual([(await model()).state, (await model()).failures], ['attention', 2])
  await add(5, 18, 'Het verzoek is afgebroken.')
  await add(5, 17, 'Dit kan de ingebouwde schrijfhulp niet.: waarom')
  assert.deepEqual([(await model()).state, (await model()).requests, (await model()).failures], ['attention', 19, 2])
  await add(1, 10, 'laatste')
  const { state, lastError, lastSuccessAt } = await model()
  assert.deepEqual([state, lastError?.message, lastSuccessAt], ['failing', 'laatste', at(30).toISOString()])
  await addUsage(database, 5, { modelUsed: 'een ander', createdAt: at(1), errorMessage: 'van vroeger' })
  assert.equal((await model()).lastError?.message, 'laatste')
  await add(1, 1)
  assert.equal((await model()).state, 'attention')
})

/** One job, as administrators are told of it. */
async function told(name: string) {
  const { jobs } = (await status()).jobs
  return jobs.find((job) => job.name === name)!
}
const ago = (minutes: number) => new Date(app.now.getTime() - minutes * MINUTE_MS)

test('a job that failed is failing until it succeeds, and what went wrong stays', async () => {
  const { database } = app
  const name = 'propose-optimizations'
  await forgetRuns(database)
  await putRun(database, name, { state: 'failed', startedAt: ago(61), completedAt: ago(60), said: 'geen plek' })
  const failed = await told(name)
  const lastError = { message: 'geen plek', at: ago(60).toISOString() }
  assert.deepEqual([failed.failed, failed.failedRuns, failed.lastError], [true, 1, lastError])
  const { state, lastError: newest } = (await status()).jobs
  assert.deepEqual([state, newest], ['failing', lastError])
  await putRun(database, name, { state: 'completed', startedAt: ago(2), completedAt: ago(1) })
  const mended = await told(name)
  assert.deepEqual([mended.failed, mended.lastError, mended.succeededAt], [false, lastError, ago(1).toISOString()])
  await putRun(database, name, { state: 'retry', startedAt: ago(1), waitingSince: new Date(Date.now() + MINUTE_MS) })
  const again = await told(name)
  assert.deepEqual([again.failed, again.waiting], [true, 1], 'it waits for another try')
})

test('what waits and what is under way is counted, with since when the oldest waits', async () => {
  const { database } = app
  const name = 'keep-figures'
  await forgetRuns(database)
  await putRun(database, name, { state: 'active', startedAt: ago(1) })
  await putRun(database, name, { state: 'created', waitingSince: ago(3) })
  await putRun(database, name, { state: 'created', waitingSince: ago(5) })
  await putRun(database, name, { state: 'created', waitingSince: new Date(Date.now() + 60 * MINUTE_MS) })
  const { running, waiting, waitingSince, startedAt, overdue } = await told(name)
  assert.deepEqual(
    [running, waiting, waitingSince, startedAt, overdue],
    [1, 2, ago(5).toISOString(), ago(1).toISOString(), false],
  )
})

test('a job that should have begun ten minutes ago is overdue, and so is one that never began', async () => {
  const { database } = app
  const name = 'propose-optimizations'
  const hour = 60 * MINUTE_MS
  // It is due at every whole hour.
  const due = new Date(Math.ceil(Date.now() / hour) * hour)
  await forgetRuns(database)
  await putRun(database, name, { state: 'completed', startedAt: new Date(due.getTime() - hour), completedAt: due })
  app.now = new Date(due.getTime() + 10 * MINUTE_MS - 1)
  assert.equal((await told(name)).overdue, false)
  app.now = new Date(due.getTime() + 10 * MINUTE_MS)
  assert.equal((await told(name)).overdue, true)
  assert.equal((await status()).jobs.state, 'attention')
  await putRun(database, name, { state: 'completed', startedAt: due, completedAt: due })
  assert.equal((await told(name)).overdue, false)
  await forgetRuns(database)
  assert.equal((await told(name)).overdue, true, 'it never began, and this process was there')
})

test('a job that could have begun ten minutes ago is overdue, whoever sent it; one of an earlier version is not told of', async () => {
  const { database } = app
  await forgetRuns(database)
  await putRun(database, 'keep-figures', { state: 'completed', startedAt: app.now, completedAt: app.now })
  await putRun(database, 'keep-figures', { state: 'created', waitingSince: ago(9) })
  assert.equal((await told('keep-figures')).overdue, false)
  await putRun(database, 'keep-figures', { state: 'created', waitingSince: ago(11) })
  assert.equal((await told('keep-figures')).overdue, true)
  await putRun(database, 'of-an-earlier-version', { state: 'failed', startedAt: ago(1), completedAt: ago(1) })
  assert.ok(!(await status()).jobs.jobs.some(({ name }) => name === 'of-an-earlier-version'))
})

test('a database that hangs is failing after two seconds, for who looked before; the others are still looked at', async () => {
  const { pool } = app.database
  await status()
  const taken = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  try {
    const house = await status()
    assert.deepEqual(
      [house.database.state, house.database.version, house.files.state, house.mail.state],
      ['failing', null, 'good', 'good'],
    )
    assert.match(house.database.lastError?.message ?? '', /Geen antwoord binnen 2 seconden/)
  } finally {
    for (const client of taken) client.release()
  }
  await until(async () => (await status()).database.state === 'good', 'the database is good again')
  const written = async () => (await app.database.db.select().from(partFailures)).map(({ part }) => part)
  await until(async () => (await written()).includes('database'), 'its failure is written down')
})

test(
  'a failure that a request met is remembered while the database is away, and written down when it is back',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async () => {
    const place = await newDatabasePlace()
    const relay = await startRelay(place.databaseUrl!)
    const database = await openDatabase({ databaseUrl: relay.url, dataDir: place.dataDir })
    await migrateAndSeed(database, async () => {})
    const away = await startApp({ database, dataDir: place.dataDir })
    try {
      const { client } = await away.loggedIn({ role: 'admin' })
      assert.equal((await status(client)).database.lastError, null)
      await relay.cut()
      assert.equal((await client.get('/api/user')).status, 503)
      await relay.restore()
      await until(async () => (await client.get('/api/user')).status === 200, 'the database is back')
      const met = (await status(client)).database
      assert.deepEqual([met.state, met.lastError !== null], ['good', true])

      await relay.cut()
      const down = await status(client)
      assert.deepEqual([down.database.state, down.model.state, down.jobs.jobs], ['failing', 'attention', []])
      assert.match(down.database.lastError?.message ?? '', /ECONNREFUSED|terminated/)
      // Who did not look before cannot be told from a stranger.
      assert.equal((await away.client().get('/api/status')).status, 401)
      const stranger = away.client()
      stranger.cookie = `${client.cookie!.split('=')[0]}=onbekend`
      assert.equal((await stranger.get('/api/status')).status, 503)
      away.now = new Date(Date.now() + 16 * MINUTE_MS)
      assert.equal((await client.get('/api/status')).status, 503)
      away.now = new Date()
      await relay.restore()
      await until(async () => (await status(client)).database.state === 'good', 'the database is good again')
      await until(
        async () => (await database.db.select().from(partFailures)).some(({ part }) => part === 'database'),
        'it is written down',
      )
    } finally {
      await away.close()
      await relay.cut().catch(() => {})
      await place.remove()
    }
  },
)
