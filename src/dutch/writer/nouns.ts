// Finds the words of a title that people search for: known nouns, nouns told by an article, and proper names.
// Knows nothing of captions. Unsure is left out: a word missed costs less than a verb taken for a noun.

import { wordMatcher } from './word-patterns.ts'
import { WORD_EMOJI } from './words/emoji.ts'
import { CONJUNCTIONS, FUNCTION_WORDS, NAME_PARTICLES, PREPOSITIONS } from './words/function-words.ts'
import { BARE_ADJECTIVES, NAME_ADJECTIVES, NO_HASHTAGS } from './words/hashtag-words.ts'
import { GIVEN, NAME_PAIRS, SPELLINGS } from './words/names.ts'
import { REGISTERS } from './words/registers.ts'
import { FINITE_VERBS } from './words/verbs.ts'

interface Token {
  text: string
  lower: string
  /** What stands between the word before and this one. */
  gap: string
  /** Opens the title or a sentence in it, so that its capital says nothing. */
  opens: boolean
}

/** A word, or the words of one proper name in their own spelling. */
export type Noun = readonly string[]

const ARTICLES = new Set(['de', 'het', 'een', 'mijn', 'jouw', 'onze', 'elke', 'geen'])
const ENGLISH_JOINS = new Set(['at', 'the', 'and', 'on'])
/** Names of more words than this ('Jan van der Berg' has four) are titles of things, too long to search for. */
const NAME_WORDS_MOST = 4
/** A title of at most so many words may be nothing but a name. */
const NAME_ALONE_MOST = 3

/** No Dutch compound in use is longer, and every place in a word costs a look. */
const LONGEST_WORD = 60

const patterns = [...REGISTERS.map(({ words }) => words.trim().split(/\s+/)), [...WORD_EMOJI.keys()]]
/** Whole words and the last parts of compounds; a first part ('bespaar*') may as well begin a verb. */
const knownWords = patterns.map((list) =>
  wordMatcher(list.filter((pattern) => !pattern.endsWith('*') || pattern.startsWith('-'))),
)
const knownStems = new Set(
  patterns
    .flat()
    .filter((pattern) => /^\p{L}+\*$/u.test(pattern))
    .map((pattern) => pattern.slice(0, -1)),
)

/** The nouns and names of a title in ordinary spelling, in their order, each once. */
export function nounsOf(title: string): Noun[] {
  const tokens = tokensOf(title)
  const found = new Map<number, Noun>()
  const capitals = tokens.slice(1).filter(({ text }) => isCapital(text))
  // Every Word With A Capital: then a capital tells nothing.
  const shouted =
    (capitals.length > 2 && capitals.length === tokens.length - 1) ||
    capitals.some(({ lower }) => FUNCTION_WORDS.has(lower) && !NAME_PARTICLES.has(lower))
  for (let at = 0; at < tokens.length; at++) {
    const length = shouted ? 0 : nameLength(tokens, at)
    if (length > 0) {
      const words = tokens.slice(at, at + length).map(({ text }) => text)
      if (length === 1 ? standsAlone(tokens, at) : length <= NAME_WORDS_MOST) found.set(at, words)
      at += length - 1
      continue
    }
    const token = tokens[at]
    if (token && !isCapital(token.text, token.opens) && isKnownNoun(token.lower)) found.set(at, [token.lower])
    const behind = behindArticle(tokens, at)
    const noun = behind === undefined ? undefined : tokens[behind]
    if (behind !== undefined && noun) found.set(behind, [noun.lower])
  }
  const seen = new Set<string>()
  return [...found]
    .toSorted(([a], [b]) => a - b)
    .map(([, words]) => words)
    .filter((words) => {
      const key = words.join(' ').toLowerCase()
      return !seen.has(key) && seen.add(key)
    })
}

function tokensOf(title: string): Token[] {
  let end = 0
  return [...title.matchAll(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu)].map((match) => {
    const gap = title.slice(end, match.index)
    end = match.index + match[0].length
    const opens = match.index === 0 || gap.trim() !== ''
    return { text: match[0], lower: match[0].toLowerCase(), gap, opens }
  })
}

function isCapital(text: string, opens = false): boolean {
  return !opens && /\p{Lu}/u.test(text)
}

function isPlain(text: string): boolean {
  return /^\p{L}{3,}$/u.test(text)
}

/** A noun of the registers or a compound of one. */
function isKnownNoun(word: string): boolean {
  if (!isPlain(word) || word.length > LONGEST_WORD || NO_HASHTAGS.has(word) || FUNCTION_WORDS.has(word)) return false
  const verb = FINITE_VERBS.has(word)
  if (!verb && knownWords.some((matches) => matches(word))) return true
  const singular = word.replace(/(?:s|en|n)$/, '')
  return knownStems.has(word) || (singular.length > 3 && knownStems.has(singular) && !NO_HASHTAGS.has(singular))
}

/** The place of the noun that an article at `at` announces, when the phrase clearly ends behind it. */
function behindArticle(tokens: readonly Token[], at: number): number | undefined {
  const article = tokens[at]?.lower ?? ''
  if (!ARTICLES.has(article)) return undefined
  const first = tokens[at + 1]
  if (!first || first.gap.trim() !== '') return undefined
  const adjective = (first.lower.endsWith('e') && !isKnownNoun(first.lower)) || BARE_ADJECTIVES.has(first.lower)
  const place = adjective ? at + 2 : at + 1
  const noun = tokens[place]
  if (!noun || noun.gap.trim() !== '' || isCapital(noun.text) || !endsPhrase(tokens[place + 1])) return undefined
  return isKnownNoun(noun.lower) || looksLikeNoun(noun.lower, article) ? place : undefined
}

function endsPhrase(next: Token | undefined): boolean {
  if (next === undefined || /[^\s]/.test(next.gap)) return true
  return PREPOSITIONS.has(next.lower) || CONJUNCTIONS.has(next.lower) || FINITE_VERBS.has(next.lower)
}

function looksLikeNoun(word: string, article: string): boolean {
  if (!/^\p{Ll}{4,}$/u.test(word) || NO_HASHTAGS.has(word) || FUNCTION_WORDS.has(word) || FINITE_VERBS.has(word))
    return false
  if (BARE_ADJECTIVES.has(word) || /(?:ig|lijk|isch|baar|end|zaam)$/.test(word)) return false
  // 'de rijke', 'het meeste'; 'ie', 'ee' and 'age' end nouns.
  if (word.endsWith('e') && !/(?:ie|ee|age)$/.test(word)) return false
  if (/^(?:ge|be|ver|ont|her).*(?:[dt]|en)$/.test(word)) return false
  // 'Het regent', 'het lezen': behind 'het' a form of a verb looks the same.
  if (article === 'het' && /(?:t|en)$/.test(word)) return false
  if (article === 'een' && word.endsWith('en')) return false
  return !/(?:[lpgmbvzdj]t|[aeiou]{2}t)$/.test(word)
}

/** How many words from `at` on are one proper name; 0 when none is certain. */
function nameLength(tokens: readonly Token[], at: number): number {
  const first = tokens[at]
  if (!first || !/^\p{Lu}/u.test(first.text) || !/^\p{L}+$/u.test(first.text)) return 0
  const next = tokens[at + 1]
  const pair = next && next.gap === ' ' && NAME_PAIRS.has(`${first.lower} ${next.lower}`)
  const before = first.opens ? undefined : tokens[at - 1]
  // 'Pro Max' behind 'iPhone 17', 'Prix' behind 'Grand': the rest of a name that was not recognised.
  const rest =
    before && (before.opens ? isUnknownOpener(before) : isCapital(before.text) || /^\p{N}/u.test(before.text))
  if (rest && first.gap === ' ') return 0
  if (first.opens && !pair && !opensName(tokens, at)) return 0
  let length = 1
  while (at + length < tokens.length) {
    const token = tokens[at + length]
    if (!token || token.gap !== ' ' || !/^\p{L}+$/u.test(token.text)) break
    if (/^\p{Lu}/u.test(token.text) && !FUNCTION_WORDS.has(token.lower)) length++
    else if (GIVEN.has(first.lower) && NAME_PARTICLES.has(token.lower)) {
      const surname = tokens.slice(at + length).findIndex(({ text }) => /^\p{Lu}/u.test(text))
      if (surname < 1 || surname > 2) break
      length += surname + 1
    } else break
  }
  return length
}

/** 'Grand', 'Black': a first word that may be half a name; a known noun or an adjective in -e is not. */
function isUnknownOpener({ lower }: Token): boolean {
  return !isKnownNoun(lower) && !NO_HASHTAGS.has(lower) && !FUNCTION_WORDS.has(lower) && !/(?:e|en)$/.test(lower)
}

/** A capital that opens the title belongs to a name when a list knows it, or when the title is nothing but a name. */
function opensName(tokens: readonly Token[], at: number): boolean {
  const first = tokens[at]
  const next = tokens[at + 1]
  if (!first || isKnownNoun(first.lower) || NO_HASHTAGS.has(first.lower)) return false
  if (GIVEN.has(first.lower)) return next !== undefined && next.gap === ' '
  if (SPELLINGS.get(first.lower) === first.text) return true
  const whole =
    at === 0 &&
    tokens.length > 1 &&
    tokens.length <= NAME_ALONE_MOST &&
    tokens.every(({ text }) => /^\p{Lu}\p{Ll}+$/u.test(text))
  return (
    whole && !first.lower.endsWith('e') && tokens.every(({ lower }) => !isKnownNoun(lower) && !NO_HASHTAGS.has(lower))
  )
}

/** A single capitalised word: no first name, adjective, numeral or thing with a number ('Formule 1'). */
function standsAlone(tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  if (!token || GIVEN.has(token.lower) || NAME_ADJECTIVES.has(token.lower) || NO_HASHTAGS.has(token.lower)) return false
  if (token.lower.endsWith('se') || /^[IVX]+$/.test(token.text) || FUNCTION_WORDS.has(token.lower)) return false
  if (/^\p{N}/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.gap === ' ') return false
  const known = SPELLINGS.get(token.lower) === token.text
  return known || (token.text.length > 2 && !isHalfName(tokens, at))
}

/** 'Lenette van Dongen', 'Concert at Sea': what stands on either side of the small word may be one name. */
function isHalfName(tokens: readonly Token[], at: number): boolean {
  const joins = (place: number) =>
    NAME_PARTICLES.has(tokens[place]?.lower ?? '') || ENGLISH_JOINS.has(tokens[place]?.lower ?? '')
  const isName = (place: number) => /^\p{Lu}/u.test(tokens[place]?.text ?? '')
  const before = joins(at - 1) && (isName(at - 2) || (joins(at - 2) && isName(at - 3)))
  const after = joins(at + 1) && (isName(at + 2) || (joins(at + 2) && isName(at + 3)))
  return before || after
}
