// Makes a text shorter by leaving out the least of its sentences, and the headings that lose all their text. What stays is
// as it was: no sentence is changed here.
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import type { Block } from './layout.ts'
import { applyEdits, wordCount } from './passage.ts'
import { fallingWith, neededBy, readNeeds } from './sentence-needs.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { SHOWS_WAY, worths } from './sentence-worth.ts'

/** Of its words, what a shorter text should keep: the mode's own hint promises about two thirds. */
export const TARGET_SHARE = 0.68
const LEAST_SHARE = 0.58
/** Of a text of two or three sentences one is a large part. */
const LEAST_SHARE_OF_FEW = 0.5
const FEW = 3

/** Of a text that is mostly list or recipe, its running text keeps at least this share. */
const LEAST_OF_PROSE = 0.5
/** In words: a line of its own up to here without a full stop heads what follows. */
const HEADING_WORDS = 9
/** In sentences: more that hang on one never go together, and to follow them all takes the square of their number. */
const MOST_FALLING = 200

/** `blocks` with sentences left out until about two thirds of `whole` words remain; the first sentence always stays. */
export function condense(given: readonly Block[], whole: number): Block[] {
  const end = given.findLastIndex(({ text }) => text.trim() !== '')
  const blocks = given.map((block, at) =>
    at < end && isHeading(given, at) ? { ...block, kind: 'label' as const } : block,
  )
  const sentences = readSentences(blocks)
  const first = blocks.find(({ text }) => /\p{L}/u.test(text))
  const title = stemsOf(first?.kind === 'prose' ? sentences[0]?.text : first?.text)
  const worth = worths(sentences, title)
  const by = neededBy(readNeeds(sentences, title))
  const share = sentences.length <= FEW ? LEAST_SHARE_OF_FEW : LEAST_SHARE
  const groups = sentences
    .map((_, at) => [...fallingWith(at, by, MOST_FALLING)])
    .filter((group) => group.length <= MOST_FALLING)
    .map((group) => ({ group, worth: worthOf(group, worth) }))
    .filter((one) => one.worth !== Infinity)
    .toSorted((a, b) => a.worth - b.worth)
  const gone = new Set<number>()
  // No fact goes to make room for the line that shows the way.
  const way = sentences.reduce((sum, { text, words }) => sum + (SHOWS_WAY.test(text) ? words.length : 0), 0)
  const total = whole - way
  let left = blocks.reduce((sum, { text }) => sum + wordCount(text), 0) - way
  const prose = sentences.reduce((sum, { words }) => sum + words.length, 0)
  const least = Math.max(total * share, left - prose * (1 - LEAST_OF_PROSE))
  for (const { group } of groups) {
    if (left <= total * TARGET_SHARE) break
    const more = group.filter((at) => !gone.has(at))
    const words = more.reduce((sum, at) => sum + (sentences[at]?.words.length ?? 0), 0)
    if (left - words < least) continue
    for (const at of more) gone.add(at)
    left -= words
  }
  return without(blocks, sentences, gone)
}

/** 'Waarom niet in de zomer?' between two blank lines, when something follows. */
function isHeading(blocks: readonly Block[], at: number): boolean {
  const { kind, text } = blocks[at] ?? { kind: 'fixed', text: '' }
  const alone = at > 0 && blocks[at - 1]?.text.trim() === '' && blocks[at + 1]?.text.trim() === ''
  return kind === 'prose' && alone && !/[.!:…]["'”’)]*$/.test(text) && wordCount(text) <= HEADING_WORDS
}

/** Of sentences that go together the best one counts nearly as much as all of them; one that may not go keeps all. */
function worthOf(group: readonly number[], worth: readonly number[]): number {
  const each = group.map((at) => worth[at] ?? 0)
  return 0.6 * (each.reduce((sum, one) => sum + one, 0) / each.length) + 0.4 * Math.max(...each)
}

function stemsOf(text = ''): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => word.length > 3)
  return new Set(words.map(stemOfWord))
}

/** The blocks without the sentences of `gone`, the paragraphs they filled and the headings above nothing. */
function without(blocks: readonly Block[], sentences: readonly Sentence[], gone: ReadonlySet<number>): Block[] {
  const emptied = new Set<Block>()
  for (const [block, own] of Map.groupBy(sentences, (sentence) => sentence.block)) {
    if (own.every(({ order }) => gone.has(order))) emptied.add(block)
    const stays = own.find(({ order }) => !gone.has(order))?.at ?? Infinity
    const edits = own.flatMap(({ order, at, start, end }) => {
      if (!gone.has(order)) return []
      const next = own[at + 1]
      // The space before it goes with it; of the first one the space behind.
      return [
        stays < at ? { start: own[at - 1]?.end ?? start, end, text: '' } : { start, end: next?.start ?? end, text: '' },
      ]
    })
    if (edits.length > 0) block.text = applyEdits(block.text, edits)
  }
  const filled = (block: Block) => block.text.trim() !== '' && !emptied.has(block)
  const kept: Block[] = []
  for (const [at, block] of blocks.entries()) {
    if (emptied.has(block)) continue
    const heads = block.kind === 'heading' || block.kind === 'label'
    // What went was the answer to a heading that asks, what a line between paragraphs announced, or all under a heading.
    const asks = block.kind === 'label' || block.text.endsWith('?')
    if (heads && losesNext(blocks, at, emptied) && (asks || !isFollowed(blocks, at, filled))) continue
    // Of the blank lines around what went, one stays.
    const last = kept.at(-1)
    if (block.text.trim() !== '' || last?.text.trim() !== '' || blocks[at - 1] === last) kept.push(block)
  }
  return kept
}

/** True when the first block with words under the heading at `at` has lost them all. */
function losesNext(blocks: readonly Block[], at: number, emptied: ReadonlySet<Block>): boolean {
  const next = blocks.find((block, below) => below > at && (emptied.has(block) || block.text.trim() !== ''))
  return next !== undefined && emptied.has(next)
}

/** True when something stands under the heading at `at` before the next one. */
function isFollowed(blocks: readonly Block[], at: number, filled: (block: Block) => boolean): boolean {
  const next = blocks.find((block, below) => below > at && filled(block))
  return next !== undefined && next.kind !== 'heading' && next.kind !== 'label'
}
