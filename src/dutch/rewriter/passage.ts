// Reads one block as words in place: where each stands, in which sentence and clause, and whether it may change.
// Knows no rewriting rule.
import { wordSet } from '#dutch/text/word-lists.ts'
import { SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { splitSentences } from '#dutch/text/sentences.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { BLOCK_TAG, MACHINE, shelterOf } from '#dutch/text/shelter.ts'

export interface Word {
  /** As typed. */
  text: string
  lower: string
  start: number
  end: number
  /** What stands between the word before and this one. */
  gap: string
  /** Part of a quote, a link or something else that stays as it is. */
  sheltered: boolean
  /** First word of a sentence, or of what follows a colon, dash or bracket: a capital here says nothing. */
  opens: boolean
  /** Number of the sentence. */
  sentence: number
  /** Number of the clause: a new one begins behind a comma and at a conjunction. */
  clause: number
}

export interface Span {
  start: number
  end: number
}

export interface Passage {
  text: string
  words: readonly Word[]
  sentences: readonly Span[]
  /** For each UTF-16 unit: 0 when it may change; see `shelterOf`. */
  shelter: Uint8Array
}

const OPENS_BEHIND = /[:–—(]\s*["'“‘«]?$|\p{Extended_Pictographic}\uFE0F?\s*$| - $/u
const WORD =
  /(?<![\p{L}\p{N}])['’‘](?:[tnskmr]|tis)(?![\p{L}\p{N}])|(?<![\p{L}\p{N}])t\/m(?![\p{L}\p{N}])|[\p{L}\p{N}][\p{L}\p{M}\p{N}]*(?:['’.-][\p{L}\p{M}\p{N}]+)*/gu

/** Open a clause of their own. */
export const CONJUNCTIONS: ReadonlySet<string> = new Set([
  ...SUBORDINATORS,
  ...wordSet('en maar want dus welk hoeveel waaraan waaruit waartoe waaronder waarnaar ofwel noch'),
])
/** Open a clause only before a pronoun: 'voor je het weet', 'dan je denkt'. */
const SOMETIMES = new Set(['nu', 'toen', 'sinds', 'tot', 'voor', 'dan', 'naarmate', 'ook', 'sedert', 'na'])
const SUBJECTS = new Set(['je', 'jij', 'u', 'jullie'])

/** In words; a longer one is no clause, and every question about a clause reads all of it. */
const LONGEST_CLAUSE = 40

/** The words and sentences of a text. */
export function readPassage(text: string): Passage {
  const shelter = shelterOf(text)
  const sentences = sentenceSpans(text, shelter)
  const words: Word[] = []
  let sentence = 0
  let clause = 0
  let clauseFrom = 0
  let end = 0
  for (const match of text.matchAll(WORD)) {
    const start = match.index
    if (shelter[start] === MACHINE) continue
    const gap = text.slice(end, start)
    while (sentence + 1 < sentences.length && start >= (sentences[sentence + 1]?.start ?? Infinity)) sentence++
    const before = words.at(-1)
    const opens = before?.sentence !== sentence || gap.search(BLOCK_TAG) >= 0 || OPENS_BEHIND.test(gap)
    const lower = match[0].toLowerCase().replace(/[’‘]/g, "'")
    const parted = opens || /[,;:()–—]/.test(gap) || CONJUNCTIONS.has(lower)
    if (parted || words.length - clauseFrom >= LONGEST_CLAUSE) {
      clause++
      clauseFrom = words.length
    }
    if (before && SUBJECTS.has(lower) && SOMETIMES.has(before.lower)) before.clause = ++clause
    end = start + match[0].length
    words.push({ text: match[0], lower, start, end, gap, sheltered: shelter[start] !== 0, opens, sentence, clause })
  }
  return { text, words, sentences, shelter }
}

/** Sentences with their places; a sentence break inside a quote is none. */
function sentenceSpans(text: string, shelter: Uint8Array): Span[] {
  const spans: Span[] = []
  let from = 0
  for (const sentence of splitSentences(text)) {
    const start = text.indexOf(sentence, from)
    from = start + sentence.length
    const last = spans.at(-1)
    if (last && shelter[start] !== 0 && shelter[start - 1] !== 0) last.end = from
    else spans.push({ start, end: from })
  }
  return spans
}

/** In words; a longer one is a list or no Dutch, and the rules about sentences leave it alone. */
const LONGEST_SENTENCE = 100

/** The words of a passage by sentence; none for a sentence that is too long to be one. */
export function wordsBySentence(passage: Passage): Word[][] {
  const groups: Word[][] = passage.sentences.map(() => [])
  for (const word of passage.words) groups[word.sentence]?.push(word)
  return groups.map((words) => (words.length > LONGEST_SENTENCE ? [] : words))
}

export interface Edit extends Span {
  text: string
}

/** The text with edits made; they may stand in any order but may not overlap: of two that do, the first one counts. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = ''
  let from = 0
  for (const edit of edits.toSorted((a, b) => a.start - b.start)) {
    if (edit.start < from) continue
    result += text.slice(from, edit.start) + edit.text
    from = edit.end
  }
  return result + text.slice(from)
}

const MARKUP = /<[^<>]*>|[*_]{1,3}/g

/** The word next to `at` in the same sentence with only a space between them. */
export function neighbour(words: readonly Word[], at: number, step: 1 | -1): Word | undefined {
  const word = words[at + step]
  const gap = (step === 1 ? word?.gap : words[at]?.gap) ?? ''
  // Bold and tags between two words do not part them.
  const joined = word?.sentence === words[at]?.sentence && /^\s+$/.test(gap.replace(MARKUP, ''))
  return joined ? word : undefined
}

/** The words of the clause that word `at` stands in, and the place of the first. */
export function clauseOf(words: readonly Word[], at: number): { from: number; clause: readonly Word[] } {
  // A new sentence has a new clause.
  const number = words[at]?.clause
  let from = at
  let to = at
  while (from > 0 && words[from - 1]?.clause === number) from--
  while (to + 1 < words.length && words[to + 1]?.clause === number) to++
  return { from, clause: words.slice(from, to + 1) }
}

/** First in its clause, or behind the word that opens it: where a subject stands that is not behind its verb. */
export function isSubjectPlace(words: readonly Word[], at: number): boolean {
  const { from } = clauseOf(words, at)
  const opener = words[from]?.lower ?? ''
  return at === from || (at === from + 1 && (CONJUNCTIONS.has(opener) || SOMETIMES.has(opener)))
}

/** The number of words in a text. */
export const wordCount = (text: string) => wordsOf(text).length
