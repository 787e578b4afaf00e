// Adapting a text: what the Herschrijver is asked, and what the menu says beforehand.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { tools } from '#contract/tools/registry.ts'
import { adjusting, adjustments, shorterLength } from '#web/tools/adjustments.ts'

test('every way to adapt a text is a request that the Herschrijver takes', () => {
  for (const adjustment of adjustments)
    assert.equal(tools.rewriter.input.safeParse(adjusting('Een tekst.', adjustment)).success, true, adjustment)
})

test('a shorter text gets about seven tenths of the length, in tens', () => {
  assert.deepEqual(
    [253, 180, 81, 20, 3].map((count) => shorterLength('x'.repeat(count))),
    [180, 130, 60, 10, 10],
  )
})
