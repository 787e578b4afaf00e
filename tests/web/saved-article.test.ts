// A rewritten text that becomes an article: its title, and which of its blocks are the writer's.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ARTICLE_LIMITS } from '#contract/articles/article.ts'
import { characterCount } from '#contract/text.ts'
import { machineBlocks } from '#contract/writing/blocks.ts'
import { proposedTitle, writtenBlocks } from '#web/rewriter/saved-article.ts'

test('the first heading is proposed as title, else the first line that says something', () => {
  for (const [text, title] of [
    ['Een inleiding.\n\n## De **brug** dicht\n\nTekst.', 'De brug dicht'],
    ['De brug dicht\n\nDe brug gaat tien weken dicht.', 'De brug dicht'],
    ['***\n\n- Eerst dit\n- Dan dat', 'Eerst dit'],
    ['Een regel\ndie doorloopt', 'Een regel'],
    ['#\n\nTekst', 'Tekst'],
    ['', ''],
    ['…\n\n!', ''],
  ])
    assert.equal(proposedTitle(text ?? ''), title, text)
})

test('of a first line that is a whole paragraph only the first sentence is, and never more than a title may be', () => {
  const sentence = 'De fietsbrug over de Linge bij Geldermalsen gaat op 6 januari dicht.'
  assert.equal(proposedTitle(`${sentence} Het houten dek is rot en maakt plaats voor composiet.`), sentence)
  for (const long of ['woord '.repeat(500), 'x'.repeat(3_000), '🚲'.repeat(900), `# ${'kop '.repeat(400)}`])
    assert.ok(characterCount(proposedTitle(long)) <= ARTICLE_LIMITS.title, long.slice(0, 10))
})

const review = { original: '# Brug\n\nDe brug is dicht.\n\nOmrijden.\n\nOmrijden.\n', model: 'proef', generationId: 7 }

function at(result: string): (number | null)[] {
  let made = 0
  const blocks = writtenBlocks(review, result, () => `blok-${++made}`)
  assert.ok(machineBlocks.safeParse(blocks).success)
  assert.equal(new Set(blocks.map(({ id }) => id)).size, blocks.length)
  for (const block of blocks) assert.deepEqual([block.model, block.generationId], ['proef', 7])
  return blocks.map((block) => block.at)
}

test('every block that does not stand in the original is the writer’s; one that stayed, or only moved, is not', () => {
  assert.deepEqual(at(review.original), [])
  assert.deepEqual(at(review.original.replaceAll('\n', '\r\n')), [])
  assert.deepEqual(at('# Brug\n\nDe brug is tien weken dicht.\n\nOmrijden.\n\nOmrijden.\n'), [1])
  assert.deepEqual(at('Omrijden.\n\n# Brug\n\nDe brug is dicht.'), [])
  assert.deepEqual(at('De brug\n\nis dicht.'), [0, 1])
  assert.deepEqual(at(''), [])
})

test('a block that stands there more often than in the original is the writer’s from then on', () => {
  assert.deepEqual(at('Omrijden.\n\nOmrijden.\n\nOmrijden.'), [2])
})
