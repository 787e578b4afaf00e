// The rules of Premium that is paid: which subscription counts, until when, and what comes back.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  chooseMain,
  graceEnd,
  stateOf,
  unusedCents,
  withdrawUntil,
  type KeptSubscription,
} from '#server/billing/rules.ts'

const at = (text: string) => new Date(`${text}Z`)
const kept = (fields: Partial<KeptSubscription> = {}): KeptSubscription => ({
  id: 'sub_1',
  customer: 'cus_1',
  standing: 'open',
  kind: 'private',
  createdAt: at('2026-11-01T12:00:00'),
  periodStart: at('2026-11-01T12:00:00'),
  periodEnd: at('2026-12-01T12:00:00'),
  endsWithPeriod: false,
  endedAt: null,
  failedAt: null,
  doubledAt: null,
  withdrawnAt: null,
  ...fields,
})

test('of two that are paid the older counts, and the other is a double; of two in one second the same in every process', () => {
  const younger = kept({ id: 'sub_0', createdAt: at('2026-11-01T12:00:01') })
  const older = kept({ id: 'sub_9' })
  for (const all of [
    [younger, older],
    [older, younger],
  ]) {
    const { main, doubles } = chooseMain(all)
    assert.deepEqual([main?.id, doubles.map(({ id }) => id)], ['sub_9', ['sub_0']])
  }
  const twin = kept({ id: 'sub_8' })
  assert.equal(chooseMain([older, twin]).main?.id, 'sub_8')
  assert.equal(chooseMain([twin, older]).main?.id, 'sub_8')
})

test('what ended, was withdrawn, or was found double before, counts no more', () => {
  const gone = [
    kept({ standing: 'ended' }),
    kept({ id: 'sub_2', withdrawnAt: at('2026-11-03T00:00:00') }),
    kept({ id: 'sub_3', doubledAt: at('2026-11-03T00:00:00') }),
  ]
  assert.deepEqual(chooseMain(gone), { main: undefined, doubles: [] })
})

test('one that waits for its payment counts only where there is no other, and is never a double', () => {
  const pending = kept({ id: 'sub_0', standing: 'pending', createdAt: at('2026-10-01T00:00:00') })
  assert.equal(chooseMain([pending]).main?.id, 'sub_0')
  assert.deepEqual(chooseMain([pending, kept()]), { main: kept(), doubles: [] })
})

test('Premium stays seven days after a payment failed, to the second', () => {
  const failed = kept({ standing: 'failed', failedAt: at('2026-12-01T13:00:00') })
  assert.deepEqual(graceEnd(failed), at('2026-12-08T13:00:00'))
  assert.deepEqual(stateOf(failed), { state: 'failed', until: at('2026-12-08T13:00:00') })
  assert.deepEqual(stateOf(kept({ endsWithPeriod: true })), { state: 'cancelled', until: at('2026-12-01T12:00:00') })
})

test('what is cancelled after a payment failed stops when it would have stopped unpaid', () => {
  const failed = kept({ standing: 'failed', failedAt: at('2026-12-01T13:00:00'), endsWithPeriod: true })
  assert.deepEqual(stateOf(failed), { state: 'cancelled', until: at('2026-12-08T13:00:00') })
})

test('an order can be withdrawn until its last day is over, not a millisecond longer', () => {
  // Ordered on Sunday the 1st: the fourteenth day after it is a Sunday too.
  const last = new Date(at('2026-11-16T23:00:00').getTime() - 1)
  assert.deepEqual(withdrawUntil(kept(), last), last)
  assert.equal(withdrawUntil(kept(), new Date(last.getTime() + 1)), null)
})

test('what was not used is paid back, by time, rounded up, and never more than was paid', () => {
  const month = { cents: 24_19, periodStart: at('2026-11-01T00:00:00'), periodEnd: at('2026-12-01T00:00:00') }
  assert.equal(unusedCents(month, at('2026-11-01T00:00:00')), 24_19)
  assert.equal(unusedCents(month, at('2026-10-31T00:00:00')), 24_19)
  assert.equal(unusedCents(month, at('2026-11-16T00:00:00')), 12_10)
  assert.equal(unusedCents(month, at('2026-11-11T00:00:00')), 16_13)
  assert.equal(unusedCents(month, at('2026-12-01T00:00:00')), 0)
  assert.equal(unusedCents(month, at('2027-01-01T00:00:00')), 0)
  const late = { ...month, paidAt: at('2026-11-06T00:00:00') }
  assert.equal(unusedCents(late, at('2026-11-04T00:00:00')), 24_19, 'before it was paid there was nothing to use')
  assert.equal(unusedCents(late, at('2026-11-21T00:00:00')), 12_10)
  assert.equal(unusedCents({ ...month, periodEnd: month.periodStart }, at('2026-11-01T00:00:00')), 0)
})
