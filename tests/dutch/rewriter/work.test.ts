// How much is read of a text to make it shorter: no more for each line than of a short text. Counted, not timed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { condense } from '#dutch/rewriter/condensing.ts'
import { readLayout, type Block } from '#dutch/rewriter/layout.ts'
import { fallingWith } from '#dutch/rewriter/sentence-needs.ts'

/** How often the texts of a text's blocks are read while it is condensed, for each block. */
function readsPerBlock(text: string): number {
  let reads = 0
  const blocks = readLayout(text).map((block): Block => {
    let words = block.text
    return Object.defineProperty({ ...block }, 'text', {
      enumerable: true,
      get: () => ((reads += 1), words),
      set: (changed: string) => void (words = changed),
    })
  })
  condense(blocks, 10)
  return reads / blocks.length
}

test('of a thousand blank lines each is read as often as of fifty', () => {
  const text = (lines: number) => `De brug gaat open.\n${'\n'.repeat(lines)}En weer dicht.`
  assert.ok(readsPerBlock(text(1_000)) < 2 * readsPerBlock(text(50)))
})

test('sentences that all hang on each other are not followed to the end', () => {
  const chain = Array.from({ length: 3_000 }, (_, at) => [at + 1])
  assert.equal(fallingWith(0, chain, 200).size, 201)
  assert.equal(fallingWith(2_950, chain, 200).size, 51)
})
