// Makes a text shorter by leaving out the least of its sentences, and the headings that lose all their text. What stays is
// as it was: no sentence is changed here.
import { stemOfWord, wordsOf } from '#dutch/text/words.ts'
import type { Block } from './layout.ts'
import { applyEdits, wordCount } from './passage.ts'
import { fallingWith, isArticle, neededBy, readNeeds, type Needs } from './sentence-needs.ts'
import { readSentences, type Sentence } from './sentences.ts'
import { SHOWS_WAY, worths } from './sentence-worth.ts'

/** Of its words, what a shorter text should keep: the mode's own hint promises about two thirds. */
export const TARGET_SHARE = 0.68
const LEAST_SHARE = 0.65
/** Of a text of two or three sentences one is a large part. */
const LEAST_SHARE_OF_FEW = 0.5
const FEW = 3
/** Worth more than this does not go from an article. */
const MISSED = 9
const PHRASE = 0.98
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
  const article = isArticle(sentences)
  const lead = (article ? sentences[0]?.block : sentences[0])?.text ?? ''
  const title = stemsOf(first?.kind === 'prose' || !first ? lead : article ? `${first.text} ${lead}` : first.text)
  const worth = worths(sentences, title, article)
  const groupsOf = (needs: Needs) => {
    const by = neededBy(needs)
    return sentences
      .map((_, at) => [...fallingWith(at, by, MOST_FALLING)])
      .filter((group) => group.length <= MOST_FALLING && worthOf(group, worth) !== Infinity)
      .toSorted((a, b) => worthOf(a, worth) - worthOf(b, worth))
  }
  const gone = new Set<number>()
  // No fact goes to make room for the line that shows the way.
  const way = sentences.reduce((sum, { text, words }) => sum + (SHOWS_WAY.test(text) ? words.length : 0), 0)
  const total = whole - way
  let left = blocks.reduce((sum, { text }) => sum + wordCount(text), 0) - way
  const least = total * (sentences.length <= FEW ? LEAST_SHARE_OF_FEW : LEAST_SHARE)
  const leave = (group: readonly number[], missed: number, share = 1) => {
    const more = group.filter((at) => !gone.has(at))
    const words = more.reduce((sum, at) => sum + (sentences[at]?.words.length ?? 0), 0)
    const then = left - words
    if (left <= total * TARGET_SHARE || then < least || then > total * share || worthOf(more, worth) > missed) return
    for (const at of more) gone.add(at)
    left = then
  }
  const groups = groupsOf(readNeeds(sentences, title, article))
  for (const group of groups) leave(group, article ? MISSED : Infinity)
  // Of an article that has nothing to spare goes what is missed least, but no single phrase.
  const loose = groups.length > 0 ? groups : groupsOf(readNeeds(sentences, title))
  for (const group of article ? loose : []) if (gone.size === 0) leave(group, Infinity, PHRASE)
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
  return 0.35 * (each.reduce((sum, one) => sum + one, 0) / each.length) + 0.65 * Math.max(...each)
}

function stemsOf(text = ''): ReadonlySet<string> {
  const words = wordsOf(text).filter((word) => word.length > 3)
  return new Set(words.map(stemOfWord))
}

/** The blocks without the sentences of `gone`, the paragraphs they filled and the headings above nothing. */
function without(blocks: readonly Block[], sentences: readonly Sentence[], gone: ReadonlySet<number>): Block[] {
  const emptied = new Set<Block | null>()
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
  const below = (at: number) =>
    blocks.find((block, next) => next > at && (emptied.has(block) || block.text.trim() !== '')) ?? null
  const kept: Block[] = []
  for (const [at, block] of blocks.entries()) {
    if (emptied.has(block)) continue
    // What went was the answer to it.
    if ((block.kind === 'heading' || block.kind === 'label') && emptied.has(below(at))) continue
    // Of the blank lines around what went, one stays.
    const last = kept.at(-1)
    if (block.text.trim() !== '' || last?.text.trim() !== '' || blocks[at - 1] === last) kept.push(block)
  }
  return kept
}
