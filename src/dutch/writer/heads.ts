// Finds the part of a title that can stand before a frame: the whole title, or a meaningful beginning of it.
// Knows nothing of frames or registers.

import { characterCount } from '#dutch/characters.ts'
import { isWholeAt, subjectOf } from './clause-ends.ts'
import { closeCut, isBalanced } from './pairs.ts'
import { CONJUNCTIONS, DETERMINERS, FUNCTION_WORDS, PREPOSITIONS } from './words/function-words.ts'

/** A cut earlier than this share of the room throws away too much of the title. */
const SHORTEST_SHARE = 0.4

/** Shorter than this the part before a mark or a verb says too little, even where nothing else can be kept whole. */
const FEWEST_CHARACTERS = 4

/** They finish what stands before them: 'ontdekken waarom', 'meer dan', 'zegt dat'. */
const TIED = new Set(['dan', 'dat', 'waarom', 'noch'])

const TRAILING_MARKS = /[\s,;:–—|/&+*~_=<\\^%-]+$/u

/**
 * The title, or a head of at most `max` characters that ends at a clause or a word, never inside one and never on a
 * function word. Empty when not even the first word fits.
 */
export function headOf(title: string, max: number): string {
  if (characterCount(title) <= max) return title
  const words = spacedWords(title, max)
  const prefixes: string[] = []
  let prefix = ''
  for (const word of words) {
    const longer = prefix === '' ? word : `${prefix} ${word}`
    if (characterCount(longer) > max) break
    prefix = longer
    prefixes.push(prefix)
  }
  const shortest = max * SHORTEST_SHARE
  const ends = prefixes
    .map((text, index) => ({
      text,
      next: words[index + 1] ?? '',
      word: words[index] ?? '',
      long: text.length >= shortest,
      whole: isWholeAt(words, index + 1),
    }))
    .toReversed()
  const marked = ({ word, next }: { word: string; next: string }) =>
    /[,;:–—.!?]["'”’]?$/u.test(word) || /^[–—|-]$/.test(next)
  const subject = subjectOf(words)
  const choices = [
    ends.find((end) => end.long && marked(end) && end.whole)?.text,
    ends.find(({ word, next, long, whole }) => long && whole && opensPhrase(next) && !FUNCTION_WORDS.has(bare(word)))
      ?.text,
    // The writer's own boundary, and what the sentence is about, tell more than a sentence that breaks off.
    ends.find((end) => marked(end) && end.text.length >= FEWEST_CHARACTERS)?.text,
    characterCount(subject) <= max && subject.length >= FEWEST_CHARACTERS ? subject : undefined,
    ends.find(({ whole, long }) => whole && long)?.text,
    ends[0]?.text,
  ]
  for (const choice of choices) {
    const head = choice ? tidyEnd(choice) : ''
    if (head !== '' && characterCount(head) <= max) return head
  }
  return ''
}

/** A head without its loose end: no trailing marks, function words, half noun phrase ('een nieuwe') or open quote. */
function tidyEnd(text: string): string {
  let words = text.split(' ')
  for (;;) {
    const last = bare(words.at(-1) ?? '')
    const previous = bare(words.at(-2) ?? '')
    if (last === '' || FUNCTION_WORDS.has(last)) words = words.slice(0, -1)
    else if (/^\p{Ll}.*e$/u.test(words.at(-1) ?? '') && DETERMINERS.has(previous)) words = words.slice(0, -2)
    else break
    if (words.length === 0) return ''
  }
  const head = words
    .join(' ')
    .replace(TRAILING_MARKS, '')
    .replace(/[.!?…]+$/, '')
  return isBalanced(head) ? head : closeCut(head).replace(TRAILING_MARKS, '')
}

function opensPhrase(word: string): boolean {
  const lower = bare(word)
  // 'van' ties two nouns: 'plannen voor de bouw' means nothing without 'van duizenden woningen'.
  return (
    (PREPOSITIONS.has(lower) && lower !== 'van') || (CONJUNCTIONS.has(lower) && !TIED.has(lower)) || lower === 'die'
  )
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{N}\p{Extended_Pictographic}]/gu, '')
}

/** The words of a title; in a script without spaces the platform's own word boundaries serve. */
function spacedWords(title: string, max: number): string[] {
  const words = title.split(' ')
  const [first = ''] = words
  if (characterCount(first) <= max) return words
  // Han, Hiragana, Katakana and Thai are written without spaces.
  if (!/^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u.test(first)) return words
  const segments = new Intl.Segmenter('nl', { granularity: 'word' }).segment(first.slice(0, max * 2))
  let joined = ''
  for (const { segment } of segments) {
    if (characterCount(joined + segment) > max) break
    joined += segment
  }
  return [joined, ...words]
}
