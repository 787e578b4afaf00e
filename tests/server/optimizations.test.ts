// Optimisations in the database: proposed from the figures, decided on by administrators, carried out, put back, measured.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { AuditEntry } from '#contract/audit/entry.ts'
import type { Optimization, OptimizationStatus } from '#contract/optimizations/optimization.ts'
import { problems } from '#contract/problems.ts'
import { describeFailure } from '#server/db/failures.ts'
import { DraftFailure } from '#server/tools/provider.ts'
import { measureOptimizations, proposeOptimizations } from '#server/optimizations/jobs.ts'
import { aiOptimizations } from '#server/optimizations/tables.ts'
import { toolSettings } from '#server/tools/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { addRatings, addUsage, forgetFigures, NOON } from '../support/tool-days.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const later = (days: number) => new Date(NOON.getTime() + days * DAY_MS)

let app: TestApp
let admin: Client
before(async () => void (app = await startApp()))
after(() => app.close())
beforeEach(async () => {
  await forgetFigures(app.database)
  await app.database.pool.query('delete from audit_log')
  app.now = NOON
  admin = (await app.loggedIn({ role: 'admin', name: 'Berend Beheer' })).client
})

const list = async (status?: OptimizationStatus): Promise<Optimization[]> =>
  (await admin.get(`/api/optimizations${status === undefined ? '' : `?status=${status}`}`)).body
const step = (id: number, name: string, client = admin) => client.post(`/api/optimizations/${id}/${name}`)
const tooSlow = describeFailure(new DraftFailure('writerTooSlow', { cause: new Error('over 60000 ms') }))

/** A tool of which 10 of 30 requests failed by the clock, and what was proposed for it. */
async function tooLate(): Promise<Optimization> {
  await addUsage(app.database, 20)
  await addUsage(app.database, 10, { errorMessage: tooSlow, processingTimeMs: 60_000 })
  await proposeOptimizations(app.database.db, NOON)
  const [proposed, ...more] = await list()
  assert.ok(proposed && more.length === 0)
  return proposed
}
const limit = async () => (await app.database.db.select().from(toolSettings))[0]?.timeLimitSeconds ?? null
const log = async (): Promise<string[]> =>
  (await admin.get('/api/audit')).body.map(
    ({ action, actorName, subjectName, changes }: AuditEntry) =>
      `${action} ${actorName} ${subjectName} ${JSON.stringify(changes)}`,
  )

test('what the figures say is proposed, once, and follows them until someone decides', async () => {
  const proposed = await tooLate()
  const { id, createdAt, ...rest } = proposed
  assert.equal(createdAt, NOON.toISOString())
  assert.deepEqual(
    [rest.tool, rest.impactArea, rest.severity, rest.status, rest.automaticallyImplementable, rest.learningInsights],
    ['facebook-captions', 'failing', 'medium', 'proposed', true, null],
  )
  assert.deepEqual(rest.suggestedChanges, { kind: 'setting', setting: 'timeLimitSeconds', from: 60, to: 90 })

  const { db } = app.database
  await Promise.all([proposeOptimizations(db, NOON), proposeOptimizations(db, NOON)])
  assert.deepEqual(await list(), [proposed])

  await addUsage(app.database, 20, { errorMessage: tooSlow })
  await proposeOptimizations(db, later(1))
  const [followed] = await list()
  assert.deepEqual([followed?.id, followed?.severity, followed?.createdAt], [id, 'high', createdAt])

  assert.equal((await step(id, 'accept')).status, 200)
  await addUsage(app.database, 40)
  await proposeOptimizations(db, later(1))
  const [accepted, ...more] = await list()
  assert.deepEqual([accepted?.severity, accepted?.status, more], ['high', 'accepted', []])
})

test('what was dismissed is proposed again after thirty days, what was carried out after seven', async () => {
  const { id } = await tooLate()
  const { db } = app.database
  assert.equal((await step(id, 'dismiss')).body.status, 'dismissed')
  const again = async (now: Date) => {
    await addUsage(app.database, 20, { errorMessage: 'kapot', createdAt: new Date(now.getTime() - 2 * DAY_MS) })
    await proposeOptimizations(db, now)
    return (await list('proposed')).length
  }
  assert.equal(await again(new Date(later(30).getTime() - 1)), 0)
  assert.equal(await again(later(30)), 1)
  const [advice] = await list('proposed')
  // A session lasts no longer than the time that has passed here.
  app.now = later(30)
  admin = (await app.loggedIn({ role: 'admin' })).client
  assert.match((await step(advice!.id, 'implement')).body.changed, /niets automatisch veranderd/)
  assert.equal(await again(new Date(later(37).getTime() - 1)), 0)
  assert.equal(await again(later(37)), 1)
})

test('carrying out changes the setting and says so; putting back undoes it; both stand in the audit log', async () => {
  const { id, title } = await tooLate()
  const done = await step(id, 'implement')
  assert.equal(done.body.changed, 'De tijdslimiet van Facebook ging van 60 naar 90 seconden.')
  assert.deepEqual(
    [done.body.optimization.status, done.body.optimization.decidedByName, done.body.optimization.implementedAt],
    ['implemented', 'Berend Beheer', NOON.toISOString()],
  )
  assert.equal(await limit(), 90)
  const undone = await step(id, 'revert')
  assert.equal(undone.body.changed, 'De tijdslimiet van Facebook ging van 90 naar 60 seconden.')
  assert.equal(undone.body.optimization.status, 'dismissed')
  assert.equal(await limit(), 60)
  assert.deepEqual(
    await log(),
    [
      `optimization.revert Berend Beheer ${title} (Facebook) {"timeLimitSeconds":{"from":90,"to":60}}`,
      `optimization.implement Berend Beheer ${title} (Facebook) {"timeLimitSeconds":{"from":60,"to":90}}`,
    ].map((line) => line),
  )
})

test('what was dismissed can be proposed again, as it was, and both stand in the audit log', async () => {
  const { id, title } = await tooLate()
  const [proposed] = await list('proposed')
  assert.equal((await step(id, 'reopen')).status, 409, 'it is not dismissed')
  assert.equal((await step(id, 'dismiss')).status, 200)
  const back = await step(id, 'reopen')
  assert.equal(back.status, 200)
  assert.deepEqual(back.body, proposed)
  assert.equal((await step(id, 'reopen')).status, 409, 'it stands there already')
  assert.deepEqual(await log(), [
    `optimization.reopen Berend Beheer ${title} (Facebook) {}`,
    `optimization.dismiss Berend Beheer ${title} (Facebook) {}`,
  ])
  assert.equal((await step(id, 'accept')).status, 200)
  assert.equal((await step(id, 'dismiss')).status, 200)
  assert.equal((await step(id, 'reopen')).body.status, 'proposed', 'accepted before or not')
  assert.equal((await step(id + 1, 'reopen')).status, 404)
})

test('of administrators who take up the same again at once, one does', async () => {
  const { id } = await tooLate()
  await step(id, 'dismiss')
  const replies = await Promise.all([1, 2, 3].map(() => step(id, 'reopen')))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
})

test('what was tried and put back, or is proposed anew, cannot be taken up again', async () => {
  const { id } = await tooLate()
  await step(id, 'implement')
  await step(id, 'revert')
  assert.equal((await step(id, 'reopen')).status, 409)
  const { db } = app.database
  // A tool whose settings were changed lately is left alone.
  await db.delete(toolSettings)
  await db.update(aiOptimizations).set({ implementedAt: null, decidedAt: new Date(NOON.getTime() - 31 * DAY_MS) })
  await proposeOptimizations(db, NOON)
  assert.equal((await list('proposed')).length, 1)
  const refused = await step(id, 'reopen')
  assert.deepEqual([refused.status, refused.body.message], [409, 'Over hetzelfde staat al een nieuwer voorstel open.'])
})

test('every step that is not one is refused, and changes nothing', async () => {
  const { id } = await tooLate()
  const refused = async (name: string) => {
    const untouched = await list()
    const { status, body } = await step(id, name)
    assert.deepEqual([status, body.message], [409, problems.forbiddenStep.message], name)
    assert.deepEqual(await list(), untouched)
  }
  await refused('revert')
  assert.equal((await step(id, 'accept')).status, 200)
  await refused('accept')
  assert.equal((await step(id, 'implement')).status, 200)
  for (const name of ['accept', 'implement', 'dismiss']) await refused(name)
  assert.equal((await step(id, 'revert')).status, 200)
  for (const name of ['accept', 'implement', 'dismiss', 'reopen', 'revert']) await refused(name)
  assert.equal((await step(id + 1, 'accept')).status, 404)
  assert.equal((await step(id + 1, 'revert')).status, 404)
  assert.equal((await admin.get('/api/optimizations?status=onzin')).status, 400)
})

test('of administrators who carry out the same at once, one does; the setting moves once', async () => {
  const { id } = await tooLate()
  const other = (await app.loggedIn({ role: 'admin' })).client
  const replies = await Promise.all([admin, other, admin, other].map((client) => step(id, 'implement', client)))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409, 409],
  )
  assert.equal(await limit(), 90)
  assert.equal((await log()).length, 1)
})

test('of administrators who mark an advice as done at once, one did', async () => {
  await addUsage(app.database, 20)
  await addUsage(app.database, 10, { errorMessage: 'kapot' })
  await proposeOptimizations(app.database.db, NOON)
  const [advice] = await list()
  const replies = await Promise.all([1, 2, 3].map(() => step(advice!.id, 'implement')))
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((a, b) => a - b),
    [200, 409, 409],
  )
  assert.equal((await log()).length, 1)
})

test('a setting that somebody changed meanwhile is not overwritten, by carrying out nor by putting back', async () => {
  const { id } = await tooLate()
  const set = (timeLimitSeconds: number) =>
    app.database.db
      .insert(toolSettings)
      .values({ tool: 'facebook-captions', timeLimitSeconds, updatedAt: NOON })
      .onConflictDoUpdate({ target: toolSettings.tool, set: { timeLimitSeconds } })
  await set(120)
  const late = await step(id, 'implement')
  assert.deepEqual([late.status, /intussen gewijzigd/.test(late.body.message)], [409, true])
  assert.equal((await list())[0]?.status, 'proposed')
  assert.equal(await limit(), 120)
  await set(60)
  assert.equal((await step(id, 'implement')).status, 200)
  await set(100)
  assert.equal((await step(id, 'revert')).status, 409)
  assert.deepEqual([(await list())[0]?.status, await limit(), (await log()).length], ['implemented', 100, 1])
})

test('seven days after it was carried out its effect is measured, once', async () => {
  const { id } = await tooLate()
  await step(id, 'implement')
  const { db } = app.database
  await addUsage(app.database, 27, { createdAt: later(2) })
  await addUsage(app.database, 3, { createdAt: later(3), errorMessage: tooSlow })
  const measured = async (now: Date) => {
    await measureOptimizations(db, now)
    return (await list())[0]?.learningInsights ?? null
  }
  assert.equal(await measured(new Date(later(7).getTime() - 1)), null)
  const insights = await measured(later(7))
  assert.equal(insights?.verdict, 'Het deel mislukte verzoeken ging van 33% naar 10%: beter.')
  assert.deepEqual([insights?.before.requests, insights?.after.requests, insights?.after.failures], [30, 30, 3])
  await addUsage(app.database, 30, { createdAt: later(4), errorMessage: tooSlow })
  assert.deepEqual(await measured(later(8)), insights)
})

test('what was put back is not measured', async () => {
  const { id } = await tooLate()
  await step(id, 'implement')
  await step(id, 'revert')
  await measureOptimizations(app.database.db, later(8))
  assert.equal((await list())[0]?.learningInsights, null)
})

test('the gravest stand first, and a status can be asked for alone', async () => {
  const { user } = await app.loggedIn()
  await addRatings(app.database, user.id, { up: 7, down: 3 })
  await addUsage(app.database, 30, { agentType: 'shorts-text', processingTimeMs: 31_000 })
  await tooLateBeside()
  const shown = await list()
  assert.deepEqual(
    shown.map(({ impactArea, severity, tool }) => `${tool} ${impactArea} ${severity}`),
    ['shorts-text slow high', 'pinterest-captions failing medium', 'facebook-captions badly-rated low'],
  )
  await step(shown[0]!.id, 'accept')
  assert.deepEqual(
    (await list('accepted')).map(({ id }) => id),
    [shown[0]!.id],
  )
  assert.deepEqual(await list('implemented'), [])
})

async function tooLateBeside(): Promise<void> {
  await addUsage(app.database, 20, { agentType: 'pinterest-captions' })
  await addUsage(app.database, 10, { agentType: 'pinterest-captions', errorMessage: 'kapot' })
  await proposeOptimizations(app.database.db, NOON)
}

test('what deleted administrators decided stays, without their name', async () => {
  const { id } = await tooLate()
  const other = await app.loggedIn({ role: 'admin' })
  await step(id, 'implement', other.client)
  await app.database.pool.query('delete from users where id = $1', [other.user.id])
  const [row] = await app.database.db.select().from(aiOptimizations)
  assert.deepEqual([row?.status, row?.implementedBy, (await list())[0]?.decidedByName], ['implemented', null, null])
})
