// Makes a text shorter: first words that say nothing, then asides, then the sentences that add least.
// Figures, names, quotes and questions are never lost. Knows no mode but its own.

import { mainClause } from '../writer/own-sentences.ts'
import type { Block } from './layout.ts'
import { isFinite } from './finite-verbs.ts'
import { applyEdits, readPassage, wordCount, wordsBySentence, type Edit, type Passage, type Word } from './passage.ts'
import { PAST_SINGULARS, SINGULARS } from './verb-forms.ts'
import { isLetter } from './salutations.ts'
import { dropLastSentence, dropSentences, isSheltered, isWeighty } from './sentence-dropping.ts'

/** Shorter than this share of its words a text is not made; asides and sentences go only until it is reached. */
const TARGET_SHARE = 0.8
/** Up to so many words that stand nowhere else, a sentence may be missed. */
const FRESH_WORDS = 3
/** In words: a shorter sentence keeps its last clause. */
const LONG_SENTENCE = 11
const ASIDE_WORDS = 12

/** Takes asides and sentences from `blocks`, whose words were `words` before they were trimmed. */
export function shorten(blocks: readonly Block[], words: number): void {
  const target = words * TARGET_SHARE
  const prose = blocks.filter(({ kind }) => kind === 'prose')
  dropSentences(prose, 0, () => true)
  let left = blocks.reduce((sum, { text }) => sum + wordCount(text), 0)
  for (const step of [withoutBrackets, withoutRelativeAsides, withoutExamples, withoutTrailingClauses]) {
    for (const block of prose) {
      if (left <= target) return
      const text = step(block.text)
      if (text !== block.text) left -= wordCount(block.text) - wordCount(text)
      block.text = text
    }
  }
  dropSentences(prose, FRESH_WORDS, (dropped) => {
    if (left <= target) return false
    left -= dropped
    return true
  })
  if (left >= words && !isLetter(blocks)) dropLastSentence(prose)
}

/** '(als het even kan)' goes; a bracket with a figure, a name or a limit stays. */
function withoutBrackets(text: string): string {
  const passage = readPassage(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(/ \(([^()\n]{3,120})\)(?=[ .,;!?]|$)/g)) {
    const end = match.index + match[0].length
    const inside = match[1] ?? ''
    if (isWeighty(` ${inside}`) || /^\p{Lu}|[.!?:]/u.test(inside) || isSheltered(passage, match.index, end)) continue
    edits.push({ start: match.index, end, text: '' })
  }
  return applyEdits(text, edits)
}

/** 'De brug, die al jaren slecht is, gaat dicht' as 'De brug gaat dicht'. */
function withoutRelativeAsides(text: string): string {
  const passage = readPassage(text)
  const edits = wordsBySentence(passage).flatMap((words) => relativeAside(passage, words))
  return applyEdits(text, edits)
}

function relativeAside(passage: Passage, words: readonly Word[]): Edit[] {
  for (let at = 2; at < words.length; at++) {
    const word = words[at]
    if (
      !word ||
      word.gap !== ', ' ||
      !/^(?:die|dat|waar\p{L}+)$/u.test(word.lower) ||
      /^(?:zo|zei|zegt|weet|denk|dacht|vindt)$/.test(words[at - 1]?.lower ?? '')
    )
      continue
    // 'De man, die gisteren werd aangehouden': a person is told apart by what he did.
    if (/^(?:man|vrouw|jongen|meisje|verdachte|dader|dief)$/.test(words[at - 1]?.lower ?? '')) continue
    const length = words.slice(at + 1, at + 1 + ASIDE_WORDS).findIndex(({ gap }) => gap === ', ')
    const next = words[at + 1 + length]
    if (length < 2 || !next || !mayTurn(next.lower) || isBuiltUpon(passage, word.sentence)) continue
    const start = word.start - 2
    const end = (words[at + length]?.end ?? 0) + 1
    const closing = words[at + length]
    if (
      !closing ||
      !words
        .slice(at + 1, at + 1 + length)
        .some(({ lower }) => mayTurn(lower) || /\p{L}{3}(?:de|te|den|ten)$/u.test(lower)) ||
      isWeighty(passage.text.slice(start, end)) ||
      isSheltered(passage, start, end)
    )
      continue
    return [{ start, end, text: '' }]
  }
  return []
}

/** True for what may be the verb behind an aside, plural or singular: no noun stands there. */
function mayTurn(word: string): boolean {
  return isFinite(word) || SINGULARS.has(word) || PAST_SINGULARS.has(word)
}

/** 'De gedupeerden kregen toen geld' tells of what stood in the sentence before it. */
function isBuiltUpon({ text, sentences }: Passage, sentence: number): boolean {
  const next = sentences[sentence + 1]
  if (!next) return false
  const [opening = ''] = text.slice(next.start, next.end).split(/[,;]/)
  return /^(?:dat|die|dit|deze)(?!\p{L})|(?<!\p{L})(?:toen|daar\p{L}*)(?!\p{L})/iu.test(opening)
}

/** ', zoals bladeren en karton' and ', bijvoorbeeld als het regent', where they close a sentence. */
function withoutExamples(text: string): string {
  const passage = readPassage(text)
  const edits: Edit[] = []
  for (const match of text.matchAll(
    /, (?:zoals|bijvoorbeeld|denk aan|waaronder) [^,.;:!?()\n]{3,80}(?=[.!;](?:\s|$))/g,
  )) {
    const end = match.index + match[0].length
    // What goes may not hold the main verb: 'zoals beloofd kwam hij' is no example.
    if (isWeighty(match[0].slice(2)) || isSheltered(passage, match.index, end)) continue
    edits.push({ start: match.index, end, text: '' })
  }
  return applyEdits(text, edits)
}

/** ', waardoor ...' and the like, of a long sentence. */
function withoutTrailingClauses(text: string): string {
  const passage = readPassage(text)
  const edits = passage.sentences.flatMap(({ start, end }) => {
    const sentence = text.slice(start, end)
    if (wordCount(sentence) < LONG_SENTENCE || isSheltered(passage, start, end) || sentence.includes('\n')) return []
    const cut = mainClause(sentence)
    const lost = sentence.slice(cut.length - 1)
    return cut === sentence ||
      isWeighty(lost) ||
      !/^, (?:waardoor|waarbij|waarna|waarmee|terwijl|zodat|want)/.test(lost)
      ? []
      : [{ start, end, text: cut }]
  })
  return applyEdits(text, edits)
}
