// How much is read of a text to rewrite it: no more for each line or sign than of a short text. Counted where that can be done;
// the rest would take hours if it were not so.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { condense } from '#dutch/rewriter/condensing.ts'
import { withoutExclamations, withoutHashtags } from '#dutch/rewriter/formal-marks.ts'
import { readLayout, writeLayout, type Block } from '#dutch/rewriter/layout.ts'
import { withoutClosingClause } from '#dutch/rewriter/trimming.ts'
import { fallingWith } from '#dutch/rewriter/sentence-needs.ts'

/** How often the texts of a text's blocks are read while it is condensed, for each block. */
function readsPerBlock(text: string): number {
  let reads = 0
  const blocks = readLayout(text).map((block): Block => {
    let words = block.text
    return Object.defineProperty({ ...block }, 'text', {
      enumerable: true,
      get: () => ((reads += 1), words),
      set(changed: string) {
        words = changed
      },
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

test('a row of spaces or exclamation marks is read once, however long', () => {
  const many = 1_000_000
  assert.equal(withoutHashtags(`De brug${' '.repeat(many)}gaat open`), `De brug${' '.repeat(many)}gaat open`)
  assert.equal(withoutHashtags(`De brug gaat open${' '.repeat(many)}#Lent #brug`), 'De brug gaat open')
  assert.equal(withoutExclamations(`De brug gaat open${'!'.repeat(many)}x`), `De brug gaat open${'!'.repeat(many)}x`)
  assert.equal(withoutExclamations(`De brug gaat open${'!'.repeat(many)}`), 'De brug gaat open.')
})

test('nor does any other row of one sign take more than one reading', () => {
  const row = (sign: string) => sign.repeat(300_000)
  const wrapped = 'De brug over de Linge bij Tiel gaat vandaag weer open'
  const text = `${wrapped}${row(' ')}\u00a0\nvoor iedereen.`
  assert.equal(writeLayout(readLayout(text)), text)
  for (const sign of ['1', ':', '. '])
    assert.equal(condense(readLayout(`De brug is open.\n\nDe brug ${row(sign)}x gaat dicht:\n- nu`), 10).length, 4)
  const closing = `De brug over de Linge gaat weer open, waardoor het kan${row('!')}x`
  assert.equal(withoutClosingClause(closing), closing.slice(0, closing.indexOf(',')))
})
