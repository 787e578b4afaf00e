// Asking for what failed to be done again, over HTTP, where the product's own jobs run.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { auditLog } from '#server/audit/tables.ts'
import { allJobs } from '#server/job-registry.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { keptRuns, putRun, untilKept } from '../support/jobs.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp({ runJobs: true })
  admin = (await app.loggedIn({ role: 'admin', name: 'Berend Beheer' })).client
})
after(() => app.close())

const told = async (name: string) =>
  (await admin.get('/api/status')).body.jobs.jobs.find((job: { name: string }) => job.name === name)

/** What the log says of jobs that were asked for again. */
const retried = () => app.database.db.select().from(auditLog).where(eq(auditLog.action, 'job.retry'))

test('every job of the product with a schedule runs once at the first start, and none of them fails', async () => {
  for (const { name, schedule } of allJobs) if (schedule !== null) await untilKept(app.database, name, 'completed')
  const { jobs } = (await admin.get('/api/status')).body
  assert.deepEqual([jobs.state, jobs.jobs.length, jobs.lastError], ['good', allJobs.length, null])
})

test('what failed is done again when an administrator asks, and the log says who asked', async () => {
  const { database } = app
  const failedAt = new Date(Date.now() + 1_000)
  await putRun(database, 'keep-figures', { state: 'failed', startedAt: failedAt, completedAt: failedAt, said: 'vol' })
  assert.equal((await told('keep-figures')).failed, true)
  const reply = await admin.post('/api/jobs/keep-figures/retry')
  assert.deepEqual([reply.status, reply.body], [200, { runs: 1 }])
  await until(
    async () => (await keptRuns(database, 'keep-figures')).filter(({ state }) => state === 'completed').length === 2,
    'it is done again',
  )
  const lines = await retried()
  assert.deepEqual(
    lines.map(({ actorName, action, subjectId, subjectName }) => [actorName, action, subjectId, subjectName]),
    [['Berend Beheer', 'job.retry', null, 'Dagcijfers']],
  )
  const entries = (await admin.get('/api/audit')).body
  assert.equal(entries[0].action, 'job.retry', 'administrators read it')
})

test('a job that does not exist cannot be asked for, and leaves no line', async () => {
  const before404 = (await retried()).length
  assert.equal((await admin.post('/api/jobs/bestaat-niet/retry')).status, 404)
  assert.equal((await admin.post('/api/jobs/..%2F/retry')).status, 400)
  assert.equal((await retried()).length, before404)
})
