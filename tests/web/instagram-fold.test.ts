// Where a caption folds, and what stands before the fold.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { foldedAt } from '#web/tools/instagram-fold.ts'

test('125 characters are whole, one more folds, an emoji is one, white space at the end is none', () => {
  assert.equal(foldedAt('x'.repeat(125)), null)
  assert.equal(foldedAt(`${'🚲'.repeat(125)} \n`), null)
  assert.equal(foldedAt('x'.repeat(126)), 'x'.repeat(125))
  assert.equal(foldedAt('🚲'.repeat(126)), '🚲'.repeat(125))
})

test('no full stop, comma or dots stand against the dots of the fold; a question mark and a quote stay', () => {
  const fold = (end: string) => foldedAt(`${end.padStart(125, 'x')} en meer`)?.slice(-3)
  assert.deepEqual(['staal.', 'staal,', 'staal: ', 'staal...', 'staal…', 'staal?', 'staal’'].map(fold), [
    'aal',
    'aal',
    'aal',
    'aal',
    'aal',
    'al?',
    'al’',
  ])
})
