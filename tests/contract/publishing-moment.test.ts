// Moments as people write them, on a Dutch clock, also in the nights in which that jumps.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { dutchClock, momentOf } from '#contract/publishing/moment.ts'

const at = (written: string) => momentOf(written)?.at.toISOString()

test('a moment with its distance to UTC is that moment, and nothing has to be decided', () => {
  assert.deepEqual(momentOf('2027-03-28T00:30:00.000Z'), { at: new Date('2027-03-28T00:30:00Z'), note: null })
  assert.equal(at('2026-11-20T09:00+01:00'), '2026-11-20T08:00:00.000Z')
})

test('without one it is what a Dutch clock shows: an hour ahead of UTC in winter, two in summer', () => {
  assert.equal(at('2026-11-20T09:00'), '2026-11-20T08:00:00.000Z')
  assert.equal(at('2026-07-20T09:00:30'), '2026-07-20T07:00:30.000Z')
})

test('a time that the change to summer time skips becomes the one an hour later, and that is said', () => {
  const found = momentOf('2027-03-28T02:30')
  assert.equal(found?.at.toISOString(), '2027-03-28T01:30:00.000Z')
  assert.equal(dutchClock(found.at), '2027-03-28T03:30')
  assert.match(found.note ?? '', /^02\.30 uur bestaat die nacht niet.*03\.30 uur/)
})

test('the minutes on both sides of the skipped hour exist', () => {
  assert.deepEqual(momentOf('2027-03-28T01:59'), { at: new Date('2027-03-28T00:59:00Z'), note: null })
  assert.deepEqual(momentOf('2027-03-28T03:00'), { at: new Date('2027-03-28T01:00:00Z'), note: null })
  assert.notEqual(momentOf('2027-03-28T02:00')?.note, null)
  assert.notEqual(momentOf('2027-03-28T02:59')?.note, null)
})

test('a time that the change to winter time shows twice is the first of both, and that is said', () => {
  const found = momentOf('2026-10-25T02:30')
  assert.equal(found?.at.toISOString(), '2026-10-25T00:30:00.000Z')
  assert.match(found.note ?? '', /twee keer/)
  assert.equal(momentOf('2026-10-25T01:59')?.note, null)
  assert.equal(momentOf('2026-10-25T03:00')?.note, null)
})

for (const written of [
  '2026-02-30T09:00',
  '2026-13-01T09:00',
  '2026-11-20T24:01',
  '2026-11-20',
  'morgen',
  '',
  '2026-11-20T09:61',
])
  test(`'${written}' is no moment`, () => assert.equal(momentOf(written), undefined))
