// Until when an order may be withdrawn: whole days in the Netherlands, ending on a day on which people work.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lastWithdrawal } from '#server/billing/withdrawal-time.ts'

const dutch = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Amsterdam',
})
/** On a clock in the Netherlands. */
const lastOf = (orderedAt: string) => dutch.format(lastWithdrawal(new Date(orderedAt)))

test('the day of the order does not count, and the fourteenth day counts to its last millisecond', () => {
  assert.equal(lastOf('2026-11-03T00:00:00+01:00'), '2026-11-17 23:59:59')
  assert.equal(lastOf('2026-11-03T23:59:59.999+01:00'), '2026-11-17 23:59:59')
  assert.equal(lastWithdrawal(new Date('2026-11-03T12:00:00Z')).getTime(), Date.parse('2026-11-17T23:00:00Z') - 1)
})

test('midnight is that of the Netherlands, also when the clocks change in between', () => {
  // Still the 9th in London.
  assert.equal(lastOf('2026-11-09T23:30:00Z'), '2026-11-24 23:59:59')
  // Winter begins on 25 October, summer on 29 March.
  assert.equal(lastOf('2026-10-14T12:00:00+02:00'), '2026-10-28 23:59:59')
  assert.equal(lastOf('2027-03-16T12:00:00+01:00'), '2027-03-30 23:59:59')
})

test('a time that would end in a weekend ends on Monday', () => {
  assert.equal(lastOf('2026-11-06T12:00:00Z'), '2026-11-20 23:59:59', 'Friday')
  assert.equal(lastOf('2026-11-07T12:00:00Z'), '2026-11-23 23:59:59', 'Saturday')
  assert.equal(lastOf('2026-11-08T12:00:00Z'), '2026-11-23 23:59:59', 'Sunday')
  assert.equal(lastOf('2026-11-09T12:00:00Z'), '2026-11-23 23:59:59', 'Monday')
})

const holidays = [
  ['2025-12-18', '2026-01-02', 'New Year'],
  ['2026-12-11', '2026-12-28', 'both days of Christmas, and the weekend after them'],
  ['2026-03-20', '2026-04-07', 'Good Friday, a weekend and Easter Monday'],
  ['2026-04-13', '2026-04-28', 'King’s Day'],
  ['2026-04-21', '2026-05-06', 'Liberation Day'],
  ['2026-04-30', '2026-05-15', 'Ascension Day'],
  ['2026-05-11', '2026-05-26', 'Whit Monday'],
  ['2027-03-15', '2027-03-30', 'Easter Monday of another year'],
  ['2038-04-12', '2038-04-28', 'the Monday of the latest Easter there can be, and King’s Day after it'],
] as const

for (const [ordered, last, name] of holidays)
  test(`a time that would end on a public holiday ends on the next working day: ${name}`, () => {
    assert.equal(lastOf(`${ordered}T12:00:00Z`).slice(0, 10), last)
  })
