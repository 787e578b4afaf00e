// Tells whether the conditions of an entry of the exchange table hold where its phrase stands. Knows no table.

import type { Condition, Entry } from './exchange-table.ts'
import { CONJUNCTIONS, type Passage, type Word } from './passage.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical } from './word-kinds.ts'

const OPENERS =
  /^(?:de|het|een|deze|dit|die|dat|er|ik|je|jij|u|hij|zij|ze|we|wij|jullie|men|mijn|jouw|uw|zijn|haar|ons|onze|hun|geen|alle|elke|iemand|niemand|iedereen)$/
const MONTHS = /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/

/** What stands around a phrase; `next` only with a space between them. */
interface Place {
  before: Word | undefined
  first: Word
  next: Word | undefined
  /** The two characters behind the phrase. */
  behind: string
}

const HOLDS: Readonly<Record<Condition, (place: Place) => boolean>> = {
  mid: ({ first }) => !first.opens,
  start: ({ first }) => first.opens,
  opener: ({ first, behind }) => first.opens && behind === ', ',
  num: ({ next }) => next !== undefined && /^\d/.test(next.text),
  np: ({ next }) => next !== undefined && OPENERS.test(next.lower),
  month: ({ next }) => next !== undefined && MONTHS.test(next.lower),
  grade: ({ before, first, next }) => next !== undefined && isGraded(before, first, next),
  last: ({ behind }) => /^[.,!?;)]|^$/.test(behind),
  aside: ({ first, behind }) => first.gap === ', ' && behind.startsWith(','),
  inside: ({ before, first, next }) => next !== undefined && isInside(before, first, next),
  short: () => true,
}

/** True when all conditions of `entry` hold for its phrase at word `at`. */
export function holds(entry: Entry, { text, words }: Passage, at: number): boolean {
  const first = words[at]
  const last = words[at + entry.words.length - 1]
  const found = words[at + entry.words.length]
  if (!first || !last) return false
  const next = found?.gap === ' ' ? found : undefined
  const place = { before: words[at - 1], first, next, behind: text.slice(last.end, last.end + 2) }
  return entry.conditions.every((condition) => HOLDS[condition](place))
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
