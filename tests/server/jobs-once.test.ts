// What is done once, whatever happens to the processes: downtime, several of them, kill -9, and a database that goes away.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { scheduledJob, sentJob } from '#server/jobs/job.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { until } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { keptRuns, startTestJobs, stopTestJobs, untilKept, type TestJobs } from '../support/jobs.ts'
import { countDay } from '../support/jobs-process.ts'
import { startRelay } from '../support/relay.ts'

let place: DatabasePlace
let database: Database
before(async () => {
  place = await newDatabasePlace()
  database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
})
after(async () => {
  await stopTestJobs()
  await database.close()
  await place.remove()
})

interface Needs {
  clock: () => Date
}

/** A process more on the same database, where there can be one; else as good as one. */
async function another(): Promise<Database> {
  if (!onPostgres) return database
  const other = await openDatabase(place)
  others.push(other)
  return other
}
const others: Database[] = []
after(() => Promise.all(others.map((other) => other.close())))

/** A job that counts its runs, in all processes. */
function counted(name: string, schedule: { cron: string } | { everyMinutes: number }) {
  const runs: Date[] = []
  const job = scheduledJob({
    name,
    title: name,
    schedule,
    run: async (_needs: Needs, { now }) => void runs.push(now),
  })
  return { job, runs }
}

const at = (moment: string) => new Date(moment)

test('what came due while nobody ran is done once at the next start, by one of the processes that start together', async () => {
  const { job, runs } = counted('nightly', { cron: '10 3 * * *' })
  let now = at('2026-11-16T11:00:00Z')
  const clock = () => now
  const first = await startTestJobs(database, [job], { clock })
  await untilKept(database, job.name, 'completed', 1)
  await first.stop()

  now = at('2026-11-19T08:00:00Z')
  const two = await Promise.all([
    startTestJobs(database, [job], { clock }),
    startTestJobs(await another(), [job], { clock }),
  ])
  await untilKept(database, job.name, 'completed', 2)
  await looked(two)
  assert.deepEqual(runs, [at('2026-11-16T11:00:00Z'), now], 'three nights were missed, and are done once')

  now = at('2026-11-20T02:09:59.999Z')
  await looked(two)
  assert.equal((await keptRuns(database, job.name)).length, 2)
  now = at('2026-11-20T02:10:00Z')
  await looked(two)
  await untilKept(database, job.name, 'completed', 3)

  await Promise.all(two.map((one) => one.stop()))
  const last = await startTestJobs(database, [job], { clock })
  await looked([last])
  assert.equal(runs.length, 3, 'a start after it does not do it again')
})

/** Each has looked, at the same moment and then once more. */
async function looked(runners: readonly TestJobs[]): Promise<void> {
  for (let turn = 0; turn < 2; turn += 1) await Promise.all(runners.map((one) => one.look()))
}

test('of what is due every minute, a run is left out while one is under way or waits for another try', async () => {
  let now = at('2026-11-16T11:00:30Z')
  let fail = true
  let runs = 0
  const job = scheduledJob({
    name: 'minutely',
    title: 'Elke minuut',
    schedule: { everyMinutes: 1 },
    run: async (_needs: Needs) => {
      runs += 1
      if (fail) throw new Error('nu niet')
    },
  })
  const jobs = await startTestJobs(database, [job], { clock: () => now })
  await untilKept(database, job.name, 'retry')
  now = at('2026-11-16T11:10:30Z')
  await looked([jobs])
  assert.deepEqual([runs, (await keptRuns(database, job.name)).length], [1, 1])
  fail = false
  await database.pool.query("update pgboss.job set start_after = now() where name = 'minutely'")
  await jobs.look()
  await untilKept(database, job.name, 'completed')
  now = at('2026-11-16T11:11:00Z')
  await looked([jobs])
  await untilKept(database, job.name, 'completed', 2)
  assert.equal(runs, 3)
})

test('what a process was doing that was killed is done again, and its effect is there once', async (context) => {
  await database.pool.query('create table counted (day text primary key)')
  // The embedded database is for one process.
  const own = onPostgres ? place : await newDatabasePlace()
  if (!onPostgres) {
    const made = await openDatabase(own)
    try {
      await migrateAndSeed(made, async () => {})
      await made.pool.query('create table counted (day text primary key)')
    } finally {
      await made.close()
    }
  }
  const child = spawn(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', fileURLToPath(new URL('../support/jobs-process.ts', import.meta.url))],
    {
      env: {
        PATH: process.env.PATH,
        COUNT_DAY: '2026-11-20',
        DATA_DIR: own.dataDir,
        ...(own.databaseUrl !== undefined && { DATABASE_URL: own.databaseUrl }),
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  try {
    await once(child.stdout, 'data')
  } finally {
    child.kill('SIGKILL')
  }
  await once(child, 'exit')

  const next = onPostgres ? database : await openDatabase(own)
  const jobs = openJobs({
    database: next,
    jobs: [countDay],
    clock: () => new Date(),
    onFailure: () => {},
    pace: { lookSeconds: 1, superviseSeconds: 1 },
  })
  context.after(async () => {
    await jobs.stop()
    if (onPostgres) return
    await next.close()
    await own.remove()
  })
  const days = async () =>
    (await next.pool.query<{ day: string }>('select day from counted')).rows.map(({ day }) => day)
  assert.deepEqual(await days(), ['2026-11-20'], 'its work was done')
  assert.deepEqual(
    (await keptRuns(next, countDay.name)).map(({ state }) => state),
    ['active'],
    'and it had not said so',
  )
  // A minute passes.
  await next.pool.query(
    "update pgboss.job set heartbeat_on = heartbeat_on - interval '1 minute' where name = 'count-day'",
  )
  let again = 0
  await jobs.prepare()
  await jobs.start({ clock: () => new Date(), pool: next.pool, worked: async () => void (again += 1) })
  await untilKept(next, countDay.name, 'completed')
  assert.equal(again, 1)
  assert.deepEqual(await days(), ['2026-11-20'])
  assert.deepEqual(
    (await keptRuns(next, countDay.name)).map(({ state, retries }) => [state, retries]),
    [['completed', 1]],
  )
})

test('a run that takes long says again and again that its process lives, and so is not taken over', async (context) => {
  let runs = 0
  const end = new AbortController()
  context.after(() => end.abort())
  const long = sentJob({
    name: 'long',
    title: 'Lang',
    data: z.undefined(),
    run: async (_needs: Needs) => {
      runs += 1
      await once(end.signal, 'abort')
    },
  })
  const jobs = await startTestJobs(database, [long], { pace: { heartbeatSeconds: 10 } })
  await jobs.send(database.db, long, undefined)
  await untilKept(database, long.name, 'active')
  const heard = async () =>
    (await database.pool.query<{ at: Date }>("select heartbeat_on as at from pgboss.job where name = 'long'")).rows[0]
      ?.at
  const first = (await heard()) as Date
  await until(async () => ((await heard()) as Date) > first, 'it is heard of again')
  end.abort()
  await untilKept(database, long.name, 'completed')
  assert.equal(runs, 1)
  await jobs.stop()
})

test(
  'a database that goes away and comes back leaves the process and its workers as they were',
  { skip: !onPostgres && 'of a PostgreSQL server' },
  async (context) => {
    const done: string[] = []
    const note = sentJob({
      name: 'outage-note',
      title: 'Noteren',
      data: z.object({ text: z.string() }),
      run: async (_needs: Needs, { data }) => void done.push(data.text),
    })
    const isDone = (text: string) => until(() => done.includes(text), `${text} is done`)
    const relay = await startRelay(place.databaseUrl!)
    let far: Database | undefined
    context.after(async () => {
      await stopTestJobs()
      await far?.close()
      await relay.cut()
    })
    far = await openDatabase({ ...place, databaseUrl: relay.url })
    const jobs = await startTestJobs(far, [note], { pace: { lookSeconds: 1 } })
    await jobs.send(far.db, note, { text: 'vooraf' })
    await isDone('vooraf')
    await relay.cut()
    await jobs.look()
    assert.notEqual(jobs.failures.length, 0, 'the look says that it failed')
    await assert.rejects(jobs.send(far.db, note, { text: 'kwijt' }))
    await relay.restore()
    // By another process, so that only the database can tell.
    await database.pool.query(`insert into pgboss.job (name, data) values ('outage-note', '{"text": "erna"}')`)
    await isDone('erna')

    await database.pool.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
    await until(
      async () =>
        await jobs.send(far.db, note, { text: 'na het afbreken' }).then(
          () => true,
          () => false,
        ),
      'one can send again',
    )
    await isDone('na het afbreken')
    assert.ok(!done.includes('kwijt'))
  },
)
