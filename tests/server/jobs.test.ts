// What the house does by itself: when a job runs, that it runs once, and what is kept of its failures.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import Fastify from 'fastify'
import type { Database } from '#server/db/connect.ts'
import { runDueJobs, type Job } from '#server/jobs/run.ts'
import { endJob, jobStates, takeJob } from '#server/jobs/store.ts'
import { jobs } from '#server/jobs/tables.ts'
import { openTestDatabase } from '../support/database.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const start = new Date('2026-11-20T02:00:00Z')
const later = (ms: number) => new Date(start.getTime() + ms)

let database: Database
before(async () => void (database = await openTestDatabase()))
after(() => database.close())
beforeEach(async () => void (await database.db.delete(jobs)))

const app = Fastify()
const runAt = (now: Date, ...list: Job[]) => runDueJobs(app, { db: database.db, clock: () => now }, list)

/** A job that counts its runs; `fail` makes the next ones fail. */
function counted(name = 'Tellen', everyMs = HOUR_MS) {
  const state = { runs: 0, fail: false }
  const job: Job = {
    name,
    everyMs,
    run: async () => {
      state.runs += 1
      if (state.fail) throw new Error('de schijf is vol')
    },
  }
  return { job, state }
}

test('a job runs at the first look, and again once its time has passed', async () => {
  const { job, state } = counted()
  await runAt(start, job)
  await runAt(later(HOUR_MS - 1), job)
  assert.equal(state.runs, 1)
  await runAt(later(HOUR_MS), job)
  assert.equal(state.runs, 2)
})

test('of many processes that look at once, one runs the job', async () => {
  const taken = await Promise.all(Array.from({ length: 20 }, () => takeJob(database.db, 'Tellen', HOUR_MS, start)))
  assert.equal(taken.filter(Boolean).length, 1)
})

/** A job that went well once, an hour before `start`: what comes after must not count from there. */
async function wentWell() {
  const made = counted()
  await runAt(later(-HOUR_MS), made.job)
  assert.equal(made.state.runs, 1)
  made.state.runs = 0
  return made
}

test('a job that failed is tried again after five minutes, and what went wrong stays readable', async () => {
  const { job, state } = await wentWell()
  state.fail = true
  await runAt(start, job)
  await runAt(later(5 * MINUTE_MS - 1), job)
  assert.equal(state.runs, 1)
  state.fail = false
  await runAt(later(5 * MINUTE_MS), job)
  assert.equal(state.runs, 2)
  await runAt(later(HOUR_MS + 5 * MINUTE_MS - 1), job)
  assert.equal(state.runs, 2, 'then its time counts again')
  const [row] = await jobStates(database.db)
  assert.deepEqual(
    [row?.error, row?.failedAt, row?.succeededAt, row?.leasedUntil],
    ['de schijf is vol', start, later(5 * MINUTE_MS), null],
  )
})

test('a job that fails does not keep the next from running', async () => {
  const [bad, good] = [counted('Breken'), counted('Werken')]
  bad.state.fail = true
  await runAt(start, bad.job, good.job)
  assert.equal(good.state.runs, 1)
})

test('what a process that died was doing is taken over after ten minutes', async () => {
  const { job, state } = await wentWell()
  assert.ok(await takeJob(database.db, job.name, HOUR_MS, start))
  await runAt(later(10 * MINUTE_MS - 1), job)
  assert.equal(state.runs, 0)
  await runAt(later(10 * MINUTE_MS), job)
  assert.equal(state.runs, 1)
})

test('a process that was believed dead does not let go of what another runs by now', async () => {
  const { job } = await wentWell()
  const restarted = later(10 * MINUTE_MS)
  assert.ok(await takeJob(database.db, job.name, HOUR_MS, start))
  assert.ok(await takeJob(database.db, job.name, HOUR_MS, restarted))
  await endJob(database.db, job.name, start, later(11 * MINUTE_MS))
  assert.equal(await takeJob(database.db, job.name, HOUR_MS, later(12 * MINUTE_MS)), false)
  const [row] = await jobStates(database.db)
  assert.deepEqual([row?.succeededAt, row?.leasedUntil], [later(-HOUR_MS), later(20 * MINUTE_MS)])
  await endJob(database.db, job.name, restarted, later(13 * MINUTE_MS))
  assert.deepEqual((await jobStates(database.db))[0]?.succeededAt, later(13 * MINUTE_MS))
})
