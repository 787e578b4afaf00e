// Drops the sentences of a text that add least. A sentence with a figure, a name, a quote, a question or a duty stays.
// Knows nothing of how short a text should become.

import { leansOnBefore } from '../writer/leaning.ts'
import type { Block } from './layout.ts'
import { applyEdits, readPassage, wordsBySentence, type Passage, type Word } from './passage.ts'
import { isStem } from './verb-forms.ts'
import { isGrammatical } from './word-kinds.ts'
import { EMPTY_SENTENCES, LIGHT_WORDS } from './words/light-words.ts'

/** At least this share of the sentences stays. */
const KEPT_SENTENCES = 0.55
/** A longer sentence, in words, says too much to be missed. */
const MISSED_WORDS = 11
/** How far back a sentence is looked for that says the same. */
const COMPARED_SENTENCES = 12
/** What may not be left out: figures, names, limits, refusals, duties. */
const WEIGHTY =
  /\d|(?<!\p{L})(?:niet|geen|nooit|niemand|alleen|moet|moeten|mag|mogen|verplicht|gratis|maximaal|minimaal|uiterlijk|tenzij|mits|behalve|let op|sorry|excuses|bedankt|dank)(?!\p{L})|[@#€%]/iu

interface Candidate {
  block: Block
  /** Place among all candidates. */
  order: number
  at: number
  words: number
  fresh: number
}

/** True when a text holds what may not be lost: a figure, a name, a limit, a refusal, a duty. */
export function isWeighty(text: string): boolean {
  return WEIGHTY.test(text) || /(?<=[\p{L}\d,;] )['‘“"(]?\p{Lu}/u.test(text)
}

/** True when a part of a passage is somebody else's words, a link or the like. */
export function isSheltered({ shelter }: Passage, start: number, end: number): boolean {
  return shelter.subarray(start, end).some((mask) => mask !== 0)
}

/** Drops sentences with at most `freshest` words of their own, those with fewest first, while `mayGo` agrees. */
export function dropSentences(blocks: readonly Block[], freshest: number, mayGo: (words: number) => boolean): void {
  const read = blocks.map((block) => ({ block, passage: readPassage(block.text) }))
  const uses = new Map<string, number>()
  for (const { passage } of read)
    for (const { lower } of passage.words) uses.set(stemLike(lower), (uses.get(stemLike(lower)) ?? 0) + 1)
  const total = read.reduce((sum, { passage }) => sum + passage.sentences.length, 0)
  let spare = total - Math.ceil(total * KEPT_SENTENCES)
  const candidates: Candidate[] = []
  for (const { block, passage } of read) {
    const groups = wordsBySentence(passage)
    for (let at = 1; at < groups.length; at++) {
      const fresh = freshWords(passage, groups, at, uses)
      if (fresh !== undefined && fresh <= freshest)
        candidates.push({ block, order: candidates.length, at, words: groups[at]?.length ?? 0, fresh })
    }
  }
  // Of two that tell as little, the later one goes: what comes first is built upon.
  candidates.sort((a, b) => a.fresh - b.fresh || b.order - a.order)
  const gone = new Map<Block, Set<number>>()
  for (const { block, at, words } of candidates) {
    const taken = gone.get(block) ?? new Set<number>()
    // Two neighbours gone leave a hole in the story.
    if (spare <= 0 || taken.has(at - 1) || taken.has(at + 1) || !mayGo(words)) continue
    spare--
    gone.set(block, taken.add(at))
  }
  for (const { block, passage } of read) {
    const edits = [...(gone.get(block) ?? [])].flatMap((at) => {
      const before = passage.sentences[at - 1]
      const span = passage.sentences[at]
      return before && span ? [{ start: before.end, end: span.end, text: '' }] : []
    })
    block.text = applyEdits(block.text, edits)
  }
}

/** A text of fewer sentences has no end to spare. */
const LEAST_SENTENCES = 3

/** Drops the last sentence of a report, as newsrooms cut from below: what matters most stands first. */
export function dropLastSentence(blocks: readonly Block[]): void {
  const last = blocks.at(-1)
  if (!last) return
  const passage = readPassage(last.text)
  const { text, sentences } = passage
  const [before, span] = sentences.slice(-2)
  const [first, second] = wordsBySentence(passage).at(-1) ?? []
  if (sentences.length < LEAST_SENTENCES || !before || !span || !first) return
  const ending = text.slice(before.end)
  const holds =
    isSheltered(passage, span.start, span.end) || /[\r\n:()]/.test(ending.trimEnd()) || isWeighty(ending.trim())
  // A step or a call is what a text is for, and an answer belongs to its question.
  const calls = isStem(first.lower) && second?.lower !== 'je'
  if (holds || calls || !/\.\s*$/.test(ending) || text.slice(0, before.end).endsWith('?')) return
  last.text = applyEdits(text, [{ start: before.end, end: span.end, text: '' }])
}

/** How many content words a sentence has to itself; undefined when it may not go. */
function freshWords(
  passage: Passage,
  groups: readonly (readonly Word[])[],
  at: number,
  uses: ReadonlyMap<string, number>,
): number | undefined {
  const span = passage.sentences[at]
  const before = passage.sentences[at - 1]
  const next = passage.sentences[at + 1]
  const words = groups[at]
  const [first] = words ?? []
  if (!span || !before || !words || !first) return undefined
  const text = passage.text.slice(span.start, span.end)
  const gap = passage.text.slice(before.end, span.start)
  if (isSheltered(passage, span.start, span.end) || /[\r\n]/.test(gap + text) || !/[.!]$/.test(text)) return undefined
  if (isRepeated(words, groups, at)) return 0
  if (next && leansOnBefore(passage.text.slice(next.start, next.end), false)) return undefined
  if (restsOn(words, groups[at + 1] ?? [], uses)) return undefined
  if (EMPTY_SENTENCES.some((pattern) => pattern.test(text))) return 0
  if (isWeighty(text) || /[:()]/.test(text) || (isStem(first.lower) && words[1]?.lower !== 'je')) return undefined
  const content = [...new Set(words.map(({ lower }) => lower))].filter((word) => !isGrammatical(word))
  const own = new Map<string, number>()
  for (const word of content) own.set(stemLike(word), (own.get(stemLike(word)) ?? 0) + 1)
  const heavy = content.filter((word) => !LIGHT_WORDS.has(word))
  const fresh = heavy.filter((word) => (uses.get(stemLike(word)) ?? 0) <= (own.get(stemLike(word)) ?? 0))
  if (content.length === 0 || words.length > MISSED_WORDS) return undefined
  // Nothing heavy in it at all, or all of it said elsewhere.
  if (fresh.length === 0) return isDouble(heavy, groups, at) ? 0 : 1
  return fresh.length <= heavy.length * 0.6 ? fresh.length + 1 : undefined
}

/** 'De zaden worden gegeten' rests on the sentence before it when nothing else in the text tells which seeds. */
function restsOn(words: readonly Word[], next: readonly Word[], uses: ReadonlyMap<string, number>): boolean {
  const [article, noun] = next
  if (!article || !noun || !/^(?:de|het)$/.test(article.lower)) return false
  const stem = stemLike(noun.lower)
  const here = [...words, ...next].filter(({ lower }) => stemLike(lower) === stem).length
  return (uses.get(stem) ?? 0) <= here
}

/** True when the very same words stand shortly before. */
function isRepeated(words: readonly Word[], groups: readonly (readonly Word[])[], at: number): boolean {
  const told = (group: readonly Word[]) => group.map(({ lower }) => lower).join(' ')
  return groups.slice(Math.max(0, at - COMPARED_SENTENCES), at).some((group) => told(group) === told(words))
}

/** True when one other sentence of the block holds nearly all heavy words of this one. */
function isDouble(heavy: readonly string[], groups: readonly (readonly Word[])[], at: number): boolean {
  if (heavy.length < 3) return false
  return groups.slice(Math.max(0, at - COMPARED_SENTENCES), at).some((words) => {
    const stems = new Set(words.map(({ lower }) => stemLike(lower)))
    return heavy.filter((word) => stems.has(stemLike(word))).length >= heavy.length * 0.9
  })
}

/** Enough of a word to find its other forms: 'tuinen', 'tuintje' with 'tuin'. */
export function stemLike(word: string): string {
  return word.replace(/(?:en|tje|je|s|e)$/, '').slice(0, 7)
}
