// What goes by itself, and what stays of who is gone: what the privacy policy promises.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { purgeOldLog } from '#server/audit/jobs.ts'
import { writing, type Line } from '#server/audit/store.ts'
import { auditLog } from '#server/audit/tables.ts'
import { purgeHandledMessages } from '#server/contact/jobs.ts'
import { contactSubmissions, replies } from '#server/contact/tables.ts'
import { transaction } from '#server/db/transaction.ts'
import { runJob } from '#server/jobs/job.ts'
import { keepDay } from '#server/usage/figure-store.ts'
import { performanceStats } from '#server/usage/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { added, logUsage, request, type UsageRow } from '../support/usage.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ username: 'baas', name: 'De Baas', role: 'admin' })).client
})
after(() => app.close())

const DAY_MS = 24 * 60 * 60 * 1000

const keepLine = (line: Line) => transaction(app.database.pool, (tx) => tx.execute(writing(tx, [line])))

/** A new account, after its log was filled. */
async function leaver(username: string): Promise<number> {
  const fields = { username, name: 'Vera Trekt', email: `${username}@krant.nl`, password: 'geheim-genoeg' }
  const { id } = (await admin.post('/api/users', fields)).body
  const edited = { ...fields, name: 'Vera Vertrekt', email: `${username}.nieuw@krant.nl`, password: undefined }
  assert.equal((await admin.send('PUT', `/api/users/${id}`, { body: edited })).status, 200)
  return id
}

test('of a deleted account the log keeps who did what and when, and no personal value', async () => {
  const id = await leaver('vera')
  const other = await leaver('wim')
  // A task that happens to have the same number.
  const { db } = app.database
  const subject = { id, name: 'Een taak' }
  await keepLine({ actor: { id: 1, name: 'De Baas' }, action: 'task.edit', subject, at: app.now })
  assert.equal((await admin.send('DELETE', `/api/users/${id}`)).status, 200)
  const rows = await db.select().from(auditLog).orderBy(auditLog.id)
  const about = rows.filter(({ subjectId }) => subjectId === id)
  assert.deepEqual(
    about.map(({ actorName, action, subjectName, changes }) => [actorName, action, subjectName, changes]),
    [
      ['De Baas', 'user.add', 'verwijderd account', {}],
      ['De Baas', 'user.edit', 'verwijderd account', {}],
      ['De Baas', 'task.edit', 'Een taak', {}],
      ['De Baas', 'user.delete', 'vera', {}],
    ],
  )
  const [made] = rows.filter(({ subjectId }) => subjectId === other)
  assert.deepEqual([made?.subjectName, made?.changes.email], ['Vera Trekt', { to: 'wim@krant.nl' }])
})

test('kept days do not tell whose the requests of a deleted account were, and their sums stay exact', async () => {
  const { db } = app.database
  const [id, other] = [await leaver('xandra'), await leaver('yusuf')]
  const of = (userId: number | null, cost: number | null): UsageRow =>
    request('2026-11-10T12:00:00Z', { userId, estimatedCost: cost, totalTokens: 7, success: cost !== null })
  const [theirs, nobodys, others] = [[of(id, 0.1), of(id, 0.2), of(id, null)], [of(null, 0.7)], [of(other, 0.4)]]
  await logUsage(app.database, [...theirs, ...nobodys, ...others])
  await logUsage(app.database, [request('2026-11-11T12:00:00Z', { userId: id, estimatedCost: 1.5 })])
  for (const day of ['2026-11-10', '2026-11-11', '2026-11-12'])
    await transaction(app.database.pool, (tx) => keepDay(tx, day))
  assert.equal((await admin.send('DELETE', `/api/users/${id}`)).status, 200)
  const days = await db.select().from(performanceStats).orderBy(performanceStats.requestDate)
  assert.deepEqual(
    days.map(({ userBreakdown }) => userBreakdown),
    [
      { '0': added([...theirs, ...nobodys]), [other]: added(others) },
      { '0': added([request('2026-11-11T12:00:00Z', { estimatedCost: 1.5 })]) },
      {},
    ],
  )
})

test('a line of the log is kept for a year and no longer', async () => {
  const { db } = app.database
  await db.delete(auditLog)
  const ages = [364, 365, 366].map((days) => new Date(app.now.getTime() - days * DAY_MS))
  for (const at of ages) {
    const subject = { id: 1, name: at.toISOString() }
    await keepLine({ actor: { id: 1, name: 'De Baas' }, action: 'link.edit', subject, at })
  }
  await runJob(purgeOldLog, app.site)
  const left = (await db.select().from(auditLog)).map(({ subjectName }) => subjectName)
  assert.deepEqual(
    left.toSorted(),
    ages
      .slice(0, 2)
      .map((at) => at.toISOString())
      .toSorted(),
  )
})

test('a message goes two years after it was handled, with its answers; one that is open stays', async () => {
  const { db, notices } = app.database
  const daysAgo = (days: number) => new Date(app.now.getTime() - days * DAY_MS)
  const message = (name: string, handledAt: Date | null) => ({
    name,
    email: 'lezer@example.com',
    message: 'Al heel lang geleden',
    createdAt: daysAgo(2_000),
    handledAt,
  })
  const kept = [message('Open', null), message('Net niet', daysAgo(730))]
  const made = await db
    .insert(contactSubmissions)
    .values([...kept, message('Net wel', daysAgo(731))])
    .returning()
  await db
    .insert(replies)
    .values(made.map(({ id }) => ({ submissionId: id, subject: 'Re', body: 'Dank', sentAt: daysAgo(800) })))
  const heard: unknown[] = []
  const told: typeof notices = {
    ...notices,
    ofTransaction(all) {
      heard.push(...all)
      return notices.ofTransaction(all)
    },
  }
  await runJob(purgeHandledMessages, { ...app.site, notices: told })
  const names = (await db.select().from(contactSubmissions)).map(({ name }) => name)
  assert.deepEqual(names.toSorted(), ['Net niet', 'Open'])
  assert.equal((await db.select().from(replies)).length, 2)
  assert.deepEqual(heard, [{ topic: 'messages' }])
})
