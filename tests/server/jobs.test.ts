// What is done by itself, and what rooms send to be done: that it is done, once in effect, and what is kept of failures.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database } from '#server/db/connect.ts'
import { runJob, scheduledJob, sentJob } from '#server/jobs/job.ts'
import { jobStates } from '#server/jobs/store.ts'
import { until } from '../support/app.ts'
import { openTestDatabase } from '../support/database.ts'
import { inTransaction, keptRuns, startTestJobs, stopTestJobs, untilKept, type TestJobs } from '../support/jobs.ts'

interface Needs {
  clock: () => Date
}

const done: string[] = []
/** How many are under way at this moment, and the most that ever were. */
let underWay = 0
const twoAtOnce = new AbortController()
let most = 0
let broken: Error | undefined
let release: (() => void) | undefined

const note = sentJob({
  name: 'note',
  title: 'Noteren',
  data: z.object({ text: z.string().max(20), at: z.coerce.date().optional() }),
  run: async (_needs: Needs, { data }) => void done.push(data.text),
})

const slow = sentJob({
  name: 'slow',
  title: 'Langzaam',
  data: z.object({ number: z.number() }),
  atOnce: 2,
  run: async (_needs: Needs) => {
    most = Math.max(most, (underWay += 1))
    if (most === 2) twoAtOnce.abort()
    // The first waits for the second.
    if (!twoAtOnce.signal.aborted) await once(twoAtOnce.signal, 'abort')
    underWay -= 1
  },
})

const brittle = sentJob({
  name: 'brittle',
  title: 'Breekbaar',
  data: z.object({ text: z.string() }),
  retry: { limit: 2, delaySeconds: 3_600, maxDelaySeconds: 2 * 3_600 },
  run: async (_needs: Needs, { data }) => {
    if (broken !== undefined) throw broken
    done.push(data.text)
  },
})

const held = sentJob({
  name: 'held',
  title: 'Wachten',
  data: z.undefined(),
  run: async (_needs: Needs) => {
    await new Promise<void>((resolve) => (release = resolve))
    done.push('held')
  },
})

let database: Database
let jobs: TestJobs
before(async () => {
  database = await openTestDatabase()
  jobs = await startTestJobs(database, [note, slow, brittle, held])
})
after(async () => {
  await stopTestJobs()
  await database.close()
})

const isDone = (text: string) => until(() => done.includes(text), `${text} is done`)
const state = async (name: string) => (await jobStates(database.db)).find((one) => one.name === name)

test('what is sent outside of a transaction is done at once', async () => {
  await jobs.send(database.db, note, { text: 'los' })
  await isDone('los')
})

test('what is sent in a transaction is done when it commits, and not before', async () => {
  await inTransaction(database, async (tx) => {
    await jobs.send(tx, note, { text: 'vast' })
    await tx.execute(sql`select pg_sleep(0.2)`)
    assert.ok(!done.includes('vast'))
  })
  await isDone('vast')
})

test('a transaction that fails leaves nothing to do', async () => {
  const failing = inTransaction(database, async (tx) => {
    await jobs.send(tx, note, { text: 'verloren' })
    throw new Error('toch niet')
  })
  await assert.rejects(failing, /toch niet/)
  const kept = await keptRuns(database, note.name)
  await jobs.send(database.db, note, { text: 'daarna' })
  await isDone('daarna')
  assert.ok(!done.includes('verloren'))
  assert.equal((await keptRuns(database, note.name)).length, kept.length + 1)
})

test('many that are sent together are all done, each once, and no more at a time than the job allows', async () => {
  await Promise.all(Array.from({ length: 30 }, (_, number) => jobs.send(database.db, slow, { number })))
  await untilKept(database, slow.name, 'completed', 30)
  assert.equal(most, 2)
})

test('what does not fit is refused when it is sent, and dates arrive as dates', async () => {
  await assert.rejects(jobs.send(database.db, note, { text: 'x'.repeat(21) }), z.ZodError)
  const at = new Date('2026-03-01T10:00:00Z')
  let got: unknown
  const dated = sentJob({
    name: 'dated',
    title: 'Met datum',
    data: z.object({ at: z.coerce.date() }),
    run: async (_needs: Needs, { data }) => void (got = data.at),
  })
  await runJob(dated, { clock: () => at }, JSON.parse(JSON.stringify({ at })))
  assert.deepEqual(got, at)
})

test('what is for later is not done now, and counts as waiting when its time has come', async () => {
  await jobs.send(database.db, note, { text: 'later' }, { after: new Date(Date.now() + 3_600_000) })
  await jobs.look()
  assert.equal((await state(note.name))?.waiting, 0)
  await database.pool.query("update pgboss.job set start_after = now() where name = 'note' and state = 'created'")
  assert.ok(!done.includes('later'))
  await jobs.look()
  await isDone('later')
})

/** How long the run of `brittle` waits, in hours: at least what it is from its begin, at most what it is from now. */
async function nextTry(): Promise<{ least: number; most: number }> {
  const { rows } = await database.pool.query(
    `select (extract(epoch from start_after - started_on) / 3600)::float as least,
       (extract(epoch from start_after - now()) / 3600)::float as most
     from pgboss.job where name = 'brittle'`,
  )
  return rows[0]
}

async function tryNow(): Promise<void> {
  await database.pool.query("update pgboss.job set start_after = now() where name = 'brittle'")
  await jobs.look()
}

test('what fails is tried again, each time after twice as long, and after its last try stays as failed, with what went wrong', async () => {
  broken = new Error('de schijf is vol')
  await jobs.send(database.db, brittle, { text: 'breekt' })
  await untilKept(database, brittle.name, 'retry')
  assert.deepEqual(jobs.failures.at(-1), { name: 'brittle', message: 'de schijf is vol' })
  const waiting = await state(brittle.name)
  assert.deepEqual([waiting?.retrying, waiting?.waiting, waiting?.failed], [1, 1, 0])
  const first = await nextTry()
  assert.ok(first.least >= 1 && first.most < 2, `${first.least} to ${first.most} hours`)
  await tryNow()
  await until(
    async () => (await keptRuns(database, brittle.name)).some((run) => run.state === 'retry' && run.retries === 1),
    'its second try has failed',
  )
  const second = await nextTry()
  assert.ok(
    second.least >= 2 && second.most <= 2,
    `twice as long, which is the most: ${second.least} to ${second.most}`,
  )
  await tryNow()
  await untilKept(database, brittle.name, 'failed')
  const failed = await state(brittle.name)
  assert.deepEqual([failed?.retrying, failed?.failed, failed?.error], [0, 1, 'de schijf is vol'])
  assert.ok(failed?.failedAt instanceof Date)
})

test('what failed is done again when somebody asks, and then counts as failed no more', async () => {
  broken = undefined
  assert.equal(await inTransaction(database, (tx) => jobs.retry(tx, brittle.name)), 1)
  jobs.wake(brittle.name)
  await isDone('breekt')
  await untilKept(database, brittle.name, 'completed')
  assert.equal(await inTransaction(database, (tx) => jobs.retry(tx, brittle.name)), 0)
  assert.equal((await state(brittle.name))?.failed, 0)
})

test('what waits for another try waits no longer when somebody asks; a transaction that fails asks nothing', async () => {
  broken = new Error('nog eens')
  await jobs.send(database.db, brittle, { text: 'wacht' })
  await untilKept(database, brittle.name, 'retry')
  broken = undefined
  const undone = inTransaction(database, async (tx) => {
    await jobs.retry(tx, brittle.name)
    throw new Error('bedacht')
  })
  await assert.rejects(undone, /bedacht/)
  await jobs.look()
  assert.ok(!done.includes('wacht'))
  assert.equal(await inTransaction(database, (tx) => jobs.retry(tx, brittle.name)), 1)
  jobs.wake(brittle.name)
  await isDone('wacht')
})

test('what is kept of a failed statement holds none of its values', async () => {
  broken = await database.db.execute(sql`select ${'geheim-wachtwoord'}::int`).then(
    () => undefined,
    (error: Error) => error,
  )
  await jobs.send(database.db, brittle, { text: 'query' })
  await untilKept(database, brittle.name, 'retry')
  const { rows } = await database.pool.query(
    "select output::text as output from pgboss.job where name = 'brittle' and state = 'retry'",
  )
  broken = undefined
  assert.doesNotMatch(rows[0].output, /select|\bat \/|jobs\/queue/)
  assert.match(rows[0].output, /22P02/)
})

test('a job that nobody declared cannot be asked for again', async () => {
  assert.equal(await inTransaction(database, (tx) => jobs.retry(tx, 'van-vroeger')), 0)
})

test('a stop waits for what is under way, and begins nothing else', async (context) => {
  context.after(() => release?.())
  await jobs.send(database.db, held, undefined)
  await until(() => release !== undefined, 'it is under way')
  let stopped = false
  const stopping = jobs.stop().then(() => (stopped = true))
  await jobs.send(database.db, note, { text: 'te laat' }).catch(() => {})
  assert.equal(stopped, false)
  release?.()
  await stopping
  assert.ok(done.includes('held') && !done.includes('te laat'))
  assert.deepEqual(
    (await keptRuns(database, held.name)).map(({ state: how }) => how),
    ['completed'],
  )
})

test('a stop does not wait for ever: what is left is begun again by the next process', async (context) => {
  release = undefined
  context.after(() => release?.())
  const pace = { stopSeconds: 1 }
  const one = await startTestJobs(database, [held], { pace })
  await one.send(database.db, held, undefined)
  await until(() => release !== undefined, 'it is under way')
  const left = release as unknown as () => void
  release = undefined
  await one.stop()
  await database.pool.query("update pgboss.job set start_after = now() where name = 'held' and state = 'retry'")
  await startTestJobs(database, [held])
  await until(() => release !== undefined, 'it is begun again')
  ;(release as unknown as () => void)()
  await untilKept(database, held.name, 'completed', 2)
  left()
})

test('of a job that comes every minute an hour is kept; of one that comes every night two months', async () => {
  const minute = scheduledJob({ name: 'every-minute', title: 'M', schedule: { everyMinutes: 1 }, run: async () => {} })
  const night = scheduledJob({ name: 'every-night', title: 'N', schedule: { cron: '0 3 * * *' }, run: async () => {} })
  await startTestJobs(database, [minute, night])
  const { rows } = await database.pool.query(
    "select name, deletion_seconds as kept from pgboss.queue where name like 'every-%' order by name",
  )
  assert.deepEqual(rows, [
    { name: 'every-minute', kept: 3_600 },
    { name: 'every-night', kept: 62 * 86_400 },
  ])
})

test('a job that is declared otherwise in a later version is kept otherwise from then on', async () => {
  const declared = (limitSeconds: number) =>
    sentJob({ name: 'changing', title: 'V', data: z.undefined(), limitSeconds, run: async () => {} })
  await startTestJobs(database, [declared(60)])
  await startTestJobs(database, [declared(120)])
  const { rows } = await database.pool.query("select expire_seconds as limit from pgboss.queue where name = 'changing'")
  assert.equal(rows[0].limit, 120)
})
