// The figures of the built-in writer may get better and not worse.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { fallen } from '../../eval/fallen.ts'
import type { Figures } from '../../eval/measure.ts'

const figures: Figures = {
  texts: 100,
  asked: 1,
  inRange: 0.9,
  copies: 0.1,
  plain: 0.2,
  sameOpenings: 0,
  titleOpenings: 0,
  wornOut: 0,
  unsourced: 0,
  mistaken: 0,
}
const against = (now: Partial<Figures>) => fallen({ Facebook: figures }, { Facebook: { ...figures, ...now } })

test('a share that should be high has fallen when it is lower, and one that should be low when it is higher', () => {
  assert.deepEqual(against({ inRange: 0.899 }), ['Facebook: inRange was 0.9 and is 0.899'])
  assert.deepEqual(against({ wornOut: 0.001 }), ['Facebook: wornOut was 0 and is 0.001'])
})

test('what stays, gets better or is only counted has not fallen; nor has a tool that is new', () => {
  assert.deepEqual(against({}), [])
  assert.deepEqual(against({ inRange: 1, copies: 0, texts: 3 }), [])
  assert.deepEqual(fallen({}, { Pinterest: figures }), [])
})
