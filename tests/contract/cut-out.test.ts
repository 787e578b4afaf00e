// A picture stands free in its frame when enough of it shows through.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isCutOut } from '#contract/pictures/cut-out.ts'

/** A hundred px, of which so many have this opacity. */
const of = (count: number, opacity: number) =>
  Uint8Array.from({ length: 400 }, (_, at) => (at % 4 === 3 && at < 4 * count ? opacity : 255))

test('two hundredths that show through make a cut-out, fewer are rounded corners', () => {
  assert.deepEqual(
    [0, 1, 2, 100].map((count) => isCutOut(of(count, 0))),
    [false, false, true, true],
  )
})

test('what is seen more than through does not show through, and what is dark neither', () => {
  assert.deepEqual([isCutOut(of(100, 127)), isCutOut(of(100, 128))], [true, false])
  assert.equal(isCutOut(new Uint8Array(400).map((_, at) => (at % 4 === 3 ? 255 : 0))), false)
  assert.equal(isCutOut([]), false)
})
