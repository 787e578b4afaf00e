// Tells whether a condition of the exchange table holds for a phrase where it stands. Knows no table.

import type { Condition, Entry } from './exchange-table.ts'
import { CONJUNCTIONS, type Passage, type Word } from './passage.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical } from './word-kinds.ts'

const OPENERS =
  /^(?:de|het|een|deze|dit|die|dat|er|ik|je|jij|u|hij|zij|ze|we|wij|jullie|men|mijn|jouw|uw|zijn|haar|ons|onze|hun|geen|alle|elke|iemand|niemand|iedereen)$/
const MONTHS = /^(?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)$/

/** True when `condition` holds for the phrase of `entry` at word `at`. */
export function holds(condition: Condition, entry: Entry, { text, words }: Passage, at: number): boolean {
  const first = words[at]
  const last = words[at + entry.words.length - 1]
  const found = words[at + entry.words.length]
  const next = found?.gap === ' ' ? found : undefined
  if (!first || !last) return false
  const behind = text.slice(last.end, last.end + 2)
  switch (condition) {
    case 'mid':
      return !first.opens
    case 'start':
      return first.opens
    case 'opener':
      return first.opens && behind === ', '
    case 'num':
      return next !== undefined && /^\d/.test(next.text)
    case 'np':
      return next !== undefined && OPENERS.test(next.lower)
    case 'month':
      return next !== undefined && MONTHS.test(next.lower)
    case 'grade':
      return next !== undefined && isGraded(words[at - 1], first, next)
    case 'last':
      return /^[.,!?;)]|^$/.test(behind)
    case 'aside':
      return first.gap === ', ' && behind.startsWith(',')
    case 'inside':
      return next !== undefined && isInside(words[at - 1], first, next)
    case 'short':
      return true
  }
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
