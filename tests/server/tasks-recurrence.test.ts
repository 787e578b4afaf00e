// When a recurring task is due again.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays } from '#contract/days.ts'
import { recurrences, type Recurrence } from '#contract/tasks/task.ts'
import { nextDueDate } from '#server/tasks/rules.ts'

/** Friday 20 November 2026. */
const today = '2026-11-20'

const cases: [Recurrence, before: string[], next: string, why: string][] = [
  ['daily', ['2026-11-20'], '2026-11-21', 'the day after'],
  ['daily', ['2026-11-25'], '2026-11-26', 'the day after, also when it was done early'],
  ['daily', ['2026-11-01'], '2026-11-20', 'missed days are skipped, today is not'],
  ['daily', [], '2026-11-21', 'without a date it counts from today'],
  ['weekdays', ['2026-11-20'], '2026-11-23', 'after Friday comes Monday'],
  ['weekdays', ['2026-11-21'], '2026-11-23', 'from Saturday too'],
  ['weekdays', ['2026-11-18'], '2026-11-20', 'a missed working day is today'],
  ['weekdays', [], '2026-11-23', 'without a date: the next working day'],
  ['weekly', ['2026-11-20'], '2026-11-27', 'a week later'],
  ['weekly', ['2026-11-19'], '2026-11-26', 'on the same weekday'],
  ['weekly', ['2026-11-06'], '2026-11-20', 'missed weeks are skipped up to today'],
  ['weekly', ['2026-10-01'], '2026-11-26', 'on the same weekday after many weeks'],
  ['monthly', ['2026-11-20'], '2026-12-20', 'a month later'],
  ['monthly', ['2026-10-20'], '2026-11-20', 'today is not in the past'],
  ['monthly', ['2026-10-19'], '2026-12-19', 'yesterday is'],
  ['monthly', ['2026-12-31'], '2027-01-31', 'over the end of the year'],
  ['monthly', ['2027-01-31'], '2027-02-28', 'a month too short gives its last day'],
  ['monthly', ['2027-02-28', '2027-01-31'], '2027-03-31', 'the day of the month comes back after it'],
  ['monthly', ['2027-02-28', '2027-01-30'], '2027-03-30', 'not a later day than it ever had'],
  ['monthly', ['2027-02-28'], '2027-03-28', 'a day by itself stays what it is'],
  ['monthly', ['2027-02-15', '2027-01-31'], '2027-03-15', 'a date that someone changed counts from there'],
  ['monthly', ['2024-01-31'], '2026-11-30', 'missed months are skipped, the last day is kept'],
  ['yearly', ['2026-11-20'], '2027-11-20', 'a year later'],
  ['yearly', ['2020-11-19'], '2027-11-19', 'missed years are skipped'],
  ['yearly', ['2028-02-29'], '2029-02-28', 'the leap day in a common year'],
  ['yearly', ['2031-02-28', '2030-02-28', '2029-02-28', '2028-02-29'], '2032-02-29', 'and back in the next leap year'],
]
for (const [recurrence, before, next, why] of cases) {
  test(`${recurrence} after ${before.join(' after ') || 'nothing'}: ${next} (${why})`, () =>
    assert.equal(nextDueDate(recurrence, before, today), next))
}

test('whatever the day, the next one is after it and not before today', () => {
  for (const recurrence of recurrences) {
    for (let back = -800; back < 800; back += 1) {
      const last = addDays(today, back)
      const next = nextDueDate(recurrence, [last], today)
      assert.ok(next > last && next >= today, `${recurrence} after ${last}: ${next}`)
      assert.ok(nextDueDate(recurrence, [last], last) === next || last < today, `${recurrence} after ${last}`)
    }
  }
})

test('a task of centuries ago is reckoned at once', () => {
  assert.equal(nextDueDate('daily', ['1900-01-01'], today), today)
  assert.equal(nextDueDate('monthly', ['1900-01-31'], today), '2026-11-30')
})
