// Reads a table of phrases and what each becomes, and tells whether the conditions of an entry hold where its phrase
// stands. Knows no text and no phrase.
import { PHRASE_OPENERS } from '#dutch/text/words/function-words.ts'
import { CONJUNCTIONS, type Passage, type Word } from './passage.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical } from './word-kinds.ts'

/** How far behind a phrase that opens a sentence is read, in words. */
const SENTENCE_REACH = 20
const MONTHS = /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/

/** What is told, asked or known, which has something it is about. */
const TOLD =
  /^(?:vra(?:ag|gen)|informatie|brie(?:f|ven)|berichten?|gesprek(?:ken)?|advies|adviezen|klachten|klacht|afspra(?:ak|ken)|besluiten|besluit|besloten|bekend|nieuws|regels|plannen|uitleg|discussie|opmerkingen|zorgen|twijfels|gesproken|afgesproken|onderhandelingen|duidelijkheid|gegevens|wet|wetten)$/

/** What stands around a phrase; `next` only with a space between them. */
interface Place {
  before: Word | undefined
  /** The words behind the phrase in its sentence. */
  rest: readonly Word[]
  first: Word
  next: Word | undefined
  /** The two characters behind the phrase. */
  behind: string
}

const HOLDS = {
  mid: ({ first }: Place) => !first.opens,
  start: ({ first }: Place) => first.opens,
  opener: ({ first, behind }: Place) => first.opens && behind === ', ',
  num: ({ next }: Place) => next !== undefined && /^\d/.test(next.text),
  np: ({ next }: Place) => next !== undefined && PHRASE_OPENERS.has(next.lower),
  month: ({ next }: Place) => next !== undefined && MONTHS.test(next.lower),
  grade: ({ before, first, next }: Place) => next !== undefined && isGraded(before, first, next),
  told: ({ before, first, rest }: Place) =>
    (first.opens ? rest : before ? [before] : []).some(({ lower }) => TOLD.test(lower)),
  last: ({ behind }: Place) => /^[.,!?;)]|^$/.test(behind),
  aside: ({ first, behind }: Place) => first.gap === ', ' && behind.startsWith(','),
  inside: ({ before, first, next }: Place) => next !== undefined && isInside(before, first, next),
  short: () => true,
  te: () => true,
} satisfies Record<string, (place: Place) => boolean>

/** What may be asked of the words around a phrase; `readTable` tells what each means. */
export type Condition = keyof typeof HOLDS

export const isCondition = (name: string): name is Condition => Object.hasOwn(HOLDS, name)

/** True when all conditions hold for a phrase of so many words at word `at`. */
export function holdsFor(
  conditions: readonly Condition[],
  length: number,
  { text, words }: Passage,
  at: number,
): boolean {
  const first = words[at]
  const last = words[at + length - 1]
  const found = words[at + length]
  if (!first || !last) return false
  const next = found?.gap === ' ' ? found : undefined
  const rest = words
    .slice(at + length, at + length + SENTENCE_REACH)
    .filter(({ sentence }) => sentence === first.sentence)
  const place = { before: words[at - 1], rest, first, next, behind: text.slice(last.end, last.end + 2) }
  return conditions.every((condition) => HOLDS[condition](place))
}

/** 'niet heel groot' is something else than 'niet zeer groot'. */
function isGraded(before: Word | undefined, first: Word, next: Word): boolean {
  const leaned = /^(?:niet|geen|zo|te|hoe|even|meer|minder|al|nog|net|wat|nooit|noch)$/.test(before?.lower ?? '')
  return !(leaned && !first.opens) && (isFlatAdjective(next.lower) || isBentAdjective(next.lower))
}

/** Not first in its clause, where the verb would follow it, and before a word that can do without it. */
function isInside(before: Word | undefined, first: Word, next: Word): boolean {
  if (!before || first.opens || first.gap !== ' ') return false
  if (next.clause !== first.clause || before.clause !== first.clause || CONJUNCTIONS.has(before.lower)) return false
  if (/^(?:een|het|de|geen|zeer|heel|meer|zo|te|niet|deze|dit|onze|ons)$/.test(before.lower)) return false
  return isGrammatical(next.lower) || isFlatAdjective(next.lower) || isBentAdjective(next.lower)
}

export interface Entry {
  words: readonly string[]
  /** '' deletes. */
  to: string
  conditions: readonly Condition[]
}

/** Phrases by their first word, the longest first. */
export type Table = ReadonlyMap<string, readonly Entry[]>

/**
 * Reads a table. An entry, on a line of its own or behind a semicolon, is `from, from > to {condition}`: every form left of the mark becomes what stands right of it,
 * nothing right of it means that the phrase is dropped, and the phrase itself keeps a shorter one within it as it is.
 * Conditions, several with a space between them:
 *
 * - mid, start: not, or only, as the first word of a sentence; opener: there, with a comma behind it
 * - num, month: a figure, or the name of a month, follows; np: an article or pronoun follows
 * - grade: an adjective or adverb follows, and nothing before leans on the phrase
 * - inside: within a clause, so that leaving it out moves no verb; aside: a comma stands on either side; last: a mark follows
 * - told: it belongs to something told or asked ('vragen met betrekking tot'), or opens a sentence that tells it
 * - short: an abbreviation, whose own full stop goes with it
 * - te: infinitives with 'te' follow, which lose it
 *
 * Throws on a condition that is none of these: the table is code.
 */
export function readTable(...texts: readonly string[]): Table {
  const table = new Map<string, Entry[]>()
  for (const line of texts.join('\n').split(/[;\n]/)) {
    const [from = '', rest] = line.split('>')
    if (rest === undefined) continue
    const [to = '', marks = ''] = rest.split('{')
    const conditions = marks.replace('}', '').trim().split(' ').filter(Boolean).map(conditionOf)
    for (const phrase of from.split(',')) {
      const words = phrase.trim().toLowerCase().split(' ')
      const entries = table.get(words[0] ?? '') ?? []
      entries.push({ words, to: to.trim(), conditions })
      table.set(words[0] ?? '', entries)
    }
  }
  for (const entries of table.values()) entries.sort((a, b) => b.words.length - a.words.length)
  return table
}

function conditionOf(name: string): Condition {
  if (!isCondition(name)) throw new Error(`unknown condition in a table: ${name}`)
  return name
}
