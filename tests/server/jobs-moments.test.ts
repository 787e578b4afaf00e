// Work with a moment of its own begins at that moment: without anybody who looks, and whoever took the order. What is judged is the
// moment of its begin, as the database recorded it by its own clock.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, afterEach, before, test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { DAY_MS } from '#contract/days.ts'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { scheduledJob, sentJob } from '#server/jobs/job.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { until } from '../support/app.ts'
import { inTransaction, startTestJobs, stopTestJobs, untilKept } from '../support/jobs.ts'
import { countDay } from '../support/jobs-process.ts'

/** How late it may begin. */
const LATE_MS = 1_000

interface Needs {
  clock: () => Date
}

let place: DatabasePlace
let database: Database
before(async () => {
  place = await newDatabasePlace()
  database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
})
afterEach(stopTestJobs)
after(async () => {
  await database.close()
  await place.remove()
})

const inMs = (ms: number) => ({ after: new Date(Date.now() + ms) })

/** How many ms after its moment each run of a job began. */
async function lateness({ pool }: Database, name: string): Promise<number[]> {
  const { rows } = await pool.query<{ late: number }>(
    `select extract(epoch from started_on - start_after)::float * 1000 as late from pgboss.job
     where name = $1 and state = 'completed' order by start_after`,
    [name],
  )
  return rows.map(({ late }) => late)
}

/** Every run of the job began at its moment, and there are so many. */
async function inTime(where: Database, name: string, count: number): Promise<void> {
  const late = await lateness(where, name)
  assert.equal(late.length, count)
  assert.ok(
    late.every((ms) => ms >= 0 && ms < LATE_MS),
    `began ${late.map(Math.round).join(', ')} ms after its moment`,
  )
}

const noted: string[] = []
const noting = (name: string) =>
  sentJob({
    name,
    title: name,
    data: z.object({ text: z.string() }),
    run: async (_needs: Needs, { data }) => void noted.push(data.text),
  })

test('what is ordered for a moment begins within a second of it and not before, in the order of the moments', async () => {
  const job = noting('moments')
  const jobs = await startTestJobs(database, [job])
  for (const [text, ms] of [
    ['derde', 2_000],
    ['eerste', 700],
    ['tweede', 1_400],
  ] as const)
    await jobs.send(database.db, job, { text }, inMs(ms))
  await untilKept(database, job.name, 'completed', 3)
  await inTime(database, job.name, 3)
  assert.deepEqual(noted.splice(0), ['eerste', 'tweede', 'derde'])
})

test('ordered in a transaction it begins in time when that commits; of one that fails nothing is left, and nothing goes wrong', async () => {
  const job = noting('moment-within')
  const jobs = await startTestJobs(database, [job])
  const failing = inTransaction(database, async (tx) => {
    await jobs.send(tx, job, { text: 'nooit' }, inMs(300))
    throw new Error('toch niet')
  })
  await assert.rejects(failing, /toch niet/)
  await inTransaction(database, async (tx) => {
    await jobs.send(tx, job, { text: 'toch' }, inMs(600))
    // Its moment comes while the transaction still runs.
    await tx.execute('select pg_sleep(0.9)')
    assert.deepEqual(noted, [])
  })
  await untilKept(database, job.name, 'completed')
  const [late = 0] = await lateness(database, job.name)
  assert.ok(late < 300 + LATE_MS, `${Math.round(late)} ms after its moment, of which 300 in the transaction`)
  assert.deepEqual(noted.splice(0), ['toch'])
  assert.deepEqual(jobs.failures, [])
})

test('for a moment months away no timer is set that cannot hold it', async () => {
  const job = noting('far-away')
  const jobs = openJobs<Needs>({ database, jobs: [job], clock: () => new Date(), onFailure: () => {} })
  await jobs.prepare()
  const warned: string[] = []
  const hear = ({ name }: Error) => void warned.push(name)
  process.on('warning', hear)
  await jobs.send(database.db, job, { text: 'ooit' }, inMs(300 * DAY_MS))
  await jobs.stop()
  // A warning comes with the next turn.
  await setImmediate()
  process.off('warning', hear)
  assert.deepEqual(warned, [])
})

test('what a process ordered that was killed at once begins in time all the same', async (context) => {
  // The embedded database is for one process: there the next that starts does it.
  const own = onPostgres ? place : await newDatabasePlace()
  if (!onPostgres) {
    const made = await openDatabase(own)
    try {
      await migrateAndSeed(made, async () => {})
    } finally {
      await made.close()
    }
  }
  const counting = { ...countDay, run: async () => {} }
  if (onPostgres) await startTestJobs(database, [counting])
  const taker = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../support/jobs-process.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        COUNT_DAY: '2026-11-21',
        LATER_MS: onPostgres ? '1500' : '60000',
        DATA_DIR: own.dataDir,
        ...(own.databaseUrl !== undefined && { DATABASE_URL: own.databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    assert.match(String((await once(taker.stdout, 'data'))[0]), /besteld/)
  } finally {
    taker.kill('SIGKILL')
  }
  await once(taker, 'exit')
  const where = onPostgres ? database : await openDatabase(own)
  if (!onPostgres) {
    context.after(async () => {
      await stopTestJobs()
      await where.close()
      await own.remove()
    })
    // A start takes as long as the machine is busy: the moment comes when it is over.
    await where.pool.query("update pgboss.job set start_after = now() + interval '1 second' where name = 'count-day'")
    await startTestJobs(where, [counting])
  }
  await untilKept(where, countDay.name, 'completed')
  await inTime(where, countDay.name, 1)
})

test('what comes by itself begins within a second of its moment', async () => {
  const begun = performance.now()
  const from = Date.parse('2026-11-16T11:59:58.500Z')
  const clock = () => new Date(from + performance.now() - begun)
  const ran: Date[] = []
  const minutely = scheduledJob({
    name: 'moment-minutely',
    title: 'Elke minuut',
    schedule: { everyMinutes: 1 },
    run: async (_needs: Needs, { now }) => void ran.push(now),
  })
  const daily = scheduledJob({
    name: 'moment-daily',
    title: 'Elke middag',
    schedule: { cron: '0 13 * * *' },
    run: async (_needs: Needs, { now }) => void ran.push(now),
  })
  await startTestJobs(database, [minutely, daily], { clock })
  const noon = Date.parse('2026-11-16T12:00:00Z')
  await until(() => ran.filter((at) => at.getTime() >= noon).length === 2, 'both ran at noon')
  assert.ok(
    ran.slice(2).every((at) => at.getTime() - noon < LATE_MS),
    ran.join(', '),
  )
})

test('another try of what failed begins within a second of its moment', async () => {
  let tries = 0
  const job = sentJob({
    name: 'moment-again',
    title: 'Nog eens',
    data: z.undefined(),
    retry: { limit: 2, delaySeconds: 3, maxDelaySeconds: 3 },
    run: async (_needs: Needs) => {
      tries += 1
      if (tries === 1) throw new Error('nu niet')
    },
  })
  const jobs = await startTestJobs(database, [job])
  await jobs.send(database.db, job, undefined)
  await untilKept(database, job.name, 'completed')
  await inTime(database, job.name, 1)
})
