// How fast one user may do something: a window that moves along, so that no minute holds more than a minute may.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Problem } from '#contract/problems.ts'
import { limitPerUser } from '#server/http/waiting.ts'

const limits = { points: 20, seconds: 60, what: 'Te snel.' }
const ANNE = 1
const BEA = 2

test('no sixty seconds hold more than twenty, also not around the end of a minute', () => {
  let now = 0
  const count = limitPerUser(true, limits, () => now)
  const doneAt: number[] = []
  // Somebody who tries twice a second, for five minutes.
  for (; now < 300_000; now += 500) {
    try {
      count(ANNE)
      doneAt.push(now)
    } catch (error) {
      assert.ok(error instanceof Problem && error.code === 'tooManyTries')
    }
  }
  const busiest = Math.max(...doneAt.map((from) => doneAt.filter((at) => at >= from && at < from + 60_000).length))
  assert.equal(busiest, 20)
  assert.equal(doneAt.length, 100, 'who is refused does not have to wait for what was refused')
})

test('who has to wait hears until when the oldest has passed', () => {
  let now = 0
  const count = limitPerUser(true, limits, () => now)
  count(ANNE)
  now = 10_000
  count(ANNE, 19)
  now = 30_000
  const after = (wait: string) => (error: unknown) => {
    assert.ok(error instanceof Problem)
    assert.equal(error.reply().message, `Te snel. Probeer het over ${wait} opnieuw.`)
    return true
  }
  assert.throws(() => count(ANNE), after('30 seconden'))
  // Two need the second oldest to pass as well.
  assert.throws(() => count(ANNE, 2), after('40 seconden'))
  now = 59_999
  assert.throws(() => count(ANNE), after('1 seconde'))
  count(BEA)
  now = 60_000
  count(ANNE)
  assert.throws(() => count(ANNE), after('10 seconden'))
})
