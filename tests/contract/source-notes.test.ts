// What is said of a picture that becomes another than its sender may expect.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { sourceNotes } from '#contract/pictures/source-notes.ts'

const wide = { width: 1920, height: 1080 }
const tall = { width: 1080, height: 1920 }
const of = (width: number, height: number, target = wide, fit: 'fill' | 'blur' = 'fill') =>
  sourceNotes({ width, height, animated: false }, target, fit)

test('an ordinary photograph is not spoken of, also when it is turned or rather small', () => {
  for (const fit of ['fill', 'blur'] as const)
    for (const target of [wide, tall, { width: 1080, height: 1080 }]) {
      assert.deepEqual(of(6000, 4000, target, fit), [])
      assert.deepEqual(of(3000, 4000, target, fit), [])
    }
  assert.deepEqual(of(640, 360), [])
  assert.deepEqual(of(2560, 1080, tall), [])
})

test('one that is enlarged more than three times becomes coarse: a px less is enough', () => {
  assert.deepEqual(of(639, 360), ['coarse'])
  assert.deepEqual(of(640, 359), ['coarse'])
  assert.deepEqual(of(1, 1), ['coarse'])
  // The whole of it, beside its background.
  assert.deepEqual(of(360, 360, wide, 'blur'), [])
  assert.deepEqual(of(359, 359, wide, 'blur'), ['coarse'])
})

test('of one with quite another shape a piece is seen, or it becomes a strip', () => {
  assert.deepEqual(of(20_000, 50), ['coarse', 'piece'])
  assert.deepEqual(of(20_000, 50, wide, 'blur'), ['strip'])
  assert.deepEqual(of(50, 20_000, tall, 'blur'), ['strip'])
  assert.deepEqual(of(5001, 1000, { width: 1000, height: 1000 }), ['piece'])
  assert.deepEqual(of(5000, 1000, { width: 1000, height: 1000 }), [])
})

test('one that moves becomes a still', () => {
  assert.deepEqual(sourceNotes({ ...wide, animated: true }, wide, 'fill'), ['still'])
})
