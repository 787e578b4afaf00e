// When a job is due, on Dutch clocks.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastDue, nextDue } from '#server/jobs/schedule.ts'
import { allJobs } from '#server/job-registry.ts'

const last = (cron: string, now: string) => lastDue({ cron }, new Date(now)).toISOString()
const next = (cron: string, now: string) => nextDue({ cron }, new Date(now)).toISOString()

test('a cron expression is read on Dutch clocks, in winter and in summer', () => {
  assert.equal(last('10 3 * * *', '2026-01-15T12:00:00Z'), '2026-01-15T02:10:00.000Z')
  assert.equal(last('10 3 * * *', '2026-07-15T12:00:00Z'), '2026-07-15T01:10:00.000Z')
})

test('it is due at its moment itself, and not a millisecond before', () => {
  assert.equal(last('10 3 * * *', '2026-01-15T02:09:59.999Z'), '2026-01-14T02:10:00.000Z')
  assert.equal(last('10 3 * * *', '2026-01-15T02:10:00.000Z'), '2026-01-15T02:10:00.000Z')
  assert.equal(next('10 3 * * *', '2026-01-15T02:10:00.000Z'), '2026-01-16T02:10:00.000Z')
})

test('the hour that the clocks skip and the one they show twice have one moment a night', () => {
  for (const [before, after] of [
    ['2026-03-28T12:00:00Z', '2026-03-29T12:00:00Z'],
    ['2026-10-24T12:00:00Z', '2026-10-25T12:00:00Z'],
  ] as const) {
    const night = next('30 2 * * *', before)
    assert.ok(night > before && night < after, night)
    assert.equal(last('30 2 * * *', after), night)
    assert.ok(next('30 2 * * *', night) > after)
  }
})

test('what is due every so many minutes is due at the same moments in every process', () => {
  const every = (everyMinutes: number, now: string) => lastDue({ everyMinutes }, new Date(now)).toISOString()
  assert.equal(every(10, '2026-01-15T12:09:59.999Z'), '2026-01-15T12:00:00.000Z')
  assert.equal(every(10, '2026-01-15T12:10:00.000Z'), '2026-01-15T12:10:00.000Z')
  assert.equal(every(0.25, '2026-01-15T12:09:59.999Z'), '2026-01-15T12:09:45.000Z')
  assert.equal(
    nextDue({ everyMinutes: 10 }, new Date('2026-01-15T12:10:00Z')).toISOString(),
    '2026-01-15T12:20:00.000Z',
  )
})

test('every job has a name and a title of its own, and a schedule that can be read', () => {
  for (const key of ['name', 'title'] as const) {
    assert.equal(new Set(allJobs.map((job) => job[key])).size, allJobs.length)
  }
  for (const { name, schedule } of allJobs) {
    assert.match(name, /^[a-z]+(-[a-z]+)*$/)
    if (schedule === null) continue
    const due = lastDue(schedule, new Date())
    // Runs are kept for two months; by them one knows that a moment was served.
    assert.ok(nextDue(schedule, due).getTime() - due.getTime() <= 31 * 86_400_000, name)
  }
})
