// The figures from which optimisations are proposed: of which days they are, and what counts as a failure.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { problems } from '#contract/problems.ts'
import { describeFailure } from '#server/db/failures.ts'
import { figuresBetween, lastWholeDays } from '#server/optimizations/figures-store.ts'
import { DraftFailure } from '#server/tools/provider.ts'
import { startApp, type TestApp } from '../support/app.ts'
import { addUsage, forgetFigures, NOON } from '../support/tool-days.ts'

let app: TestApp
before(async () => void (app = await startApp()))
after(() => app.close())
beforeEach(() => forgetFigures(app.database))

test('the last seven whole days are counted in Dutch time, also when the clock changed within them', async () => {
  const { db } = app.database
  assert.deepEqual(await lastWholeDays(db, NOON), {
    from: new Date('2026-11-10T23:00:00Z'),
    to: new Date('2026-11-17T23:00:00Z'),
  })
  assert.deepEqual(await lastWholeDays(db, new Date('2026-10-27T12:00:00Z')), {
    from: new Date('2026-10-19T22:00:00Z'),
    to: new Date('2026-10-26T23:00:00Z'),
  })
  for (const [at, counted] of [
    ['2026-11-10T22:59:59.999Z', 0],
    ['2026-11-10T23:00:00Z', 1],
    ['2026-11-17T22:59:59.999Z', 2],
    ['2026-11-17T23:00:00Z', 2],
  ] as const) {
    await addUsage(app.database, 1, { createdAt: new Date(at) })
    const [days] = await figuresBetween(db, await lastWholeDays(db, NOON))
    assert.equal(days?.requests ?? 0, counted, at)
  }
})

test('a request that its user broke off, or a restart, is not counted; one refused for what was asked did not fail', async () => {
  await addUsage(app.database, 5)
  await addUsage(app.database, 3, { errorMessage: describeFailure(new DraftFailure('cancelled')) })
  await addUsage(app.database, 2, { errorMessage: 'Het proces stopte tijdens dit verzoek.' })
  for (const code of ['writerCannot', 'writerRefused', 'writerBannedWord'] as const)
    await addUsage(app.database, 1, { errorMessage: `${problems[code].message}: waarom` })
  await addUsage(app.database, 2, { errorMessage: describeFailure(new DraftFailure('writerUnreachable')) })
  await addUsage(app.database, 1, {
    errorMessage: describeFailure(new DraftFailure('writerTooSlow', { cause: new Error('over 60000 ms') })),
  })
  await addUsage(app.database, 4, { agentType: 'browser-job' })
  const { db } = app.database
  const [days, ...others] = await figuresBetween(db, await lastWholeDays(db, NOON))
  assert.deepEqual([days?.requests, days?.failures, days?.timeouts], [11, 3, 1])
  assert.deepEqual(others, [])
})
