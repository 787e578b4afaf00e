// Tells whether a condition of the exchange table holds for a phrase where it stands. Knows no table.

import { hasAuxiliary, hasSingularVerb, isMainClause } from './clause-verbs.ts'
import type { Condition, Entry } from './exchange-table.ts'
import { clauseOf, CONJUNCTIONS, type Passage, type Word } from './passage.ts'
import { isBentAdjective, isFlatAdjective, isGrammatical, isVerbForm } from './word-kinds.ts'

/** What one receives of somebody: a letter, money, an answer. */
const SENT = new Set(
  `brief brieven bericht berichten e-mail mail mailtje factuur facturen rekening rekeningen pakket pakketje bestelling bevestiging korting
  geld bedrag vergoeding antwoord reactie reacties subsidie uitkering toeslag loon salaris informatie nieuwsbrief garantie tegoed bon
  code link ticket tickets uitnodiging advies certificaat`.split(/\s+/),
)

/** True when `condition` holds for the phrase of `entry` at word `at`. */
export function holds(condition: Condition, entry: Entry, { text, words }: Passage, at: number): boolean {
  const first = words[at]
  const last = words[at + entry.words.length - 1]
  const found = words[at + entry.words.length]
  const next = found?.gap === ' ' ? found : undefined
  if (!first || !last) return false
  const behind = text.slice(last.end, last.end + 3)
  switch (condition) {
    case 'mid':
      return !first.opens
    case 'start':
      return first.opens
    case 'num':
      return next !== undefined && /^\d/.test(next.text)
    case 'notnum':
      return next === undefined || !/^\d/.test(next.text)
    case 'adj':
      return next !== undefined && isFlatAdjective(next.lower)
    case 'notadj':
      return next === undefined || !(isFlatAdjective(next.lower) || isBentAdjective(next.lower))
    case 'grade':
      return next !== undefined && isGraded(words[at - 1], first, next)
    case 'noun':
      return next !== undefined && isPlainNoun(next)
    case 'notnoun':
      return next === undefined || !isPlainNoun(next)
    case 'part':
      return hasAuxiliary(words, at)
    case 'fin':
      return !hasAuxiliary(words, at)
    case 'plural':
      return !hasSingularVerb(words, at)
    case 'clause':
      return first.opens || /,\s*$/.test(first.gap)
    case 'main':
      return isMainClause(words, at)
    case 'te':
      return next?.lower === 'te'
    case 'last':
      return /^\s*(?:[.,!?;)]|$)/.test(behind)
    case 'comma':
      return behind.startsWith(', ')
    case 'aside':
      return first.gap === ', ' && behind.startsWith(',')
    case 'inside':
      return next !== undefined && isInside(words, at, next)
    case 'gift':
      return clauseOf(words, at).clause.some(({ lower }) => SENT.has(lower))
    case 'short':
      return true
  }
}

function isPlainNoun(word: Word): boolean {
  const { lower } = word
  return (
    /^\p{Ll}{3,}$/u.test(word.text) &&
    ![isFlatAdjective, isBentAdjective, isGrammatical, isVerbForm].some((is) => is(lower))
  )
}

/** 'niet heel groot' is something else than 'niet groot'. */
function isGraded(before: Word | undefined, first: Word, next: Word): boolean {
  if (
    before &&
    !first.opens &&
    /^(?:niet|geen|zo|te|hoe|even|meer|minder|al|nog|net|wat|nooit|noch)$/.test(before.lower)
  )
    return false
  return isFlatAdjective(next.lower) || isBentAdjective(next.lower)
}

/** Not first in its clause, where the verb would follow it, and before a word that can do without it. */
function isInside(words: readonly Word[], at: number, next: Word): boolean {
  const first = words[at]
  const before = words[at - 1]
  if (
    !first ||
    !before ||
    first.opens ||
    first.gap !== ' ' ||
    next.clause !== first.clause ||
    before.clause !== first.clause
  )
    return false
  if (
    CONJUNCTIONS.has(before.lower) ||
    /^(?:een|het|de|geen|zeer|heel|meer|zo|te|niet|deze|dit|onze|ons)$/.test(before.lower)
  )
    return false
  return isGrammatical(next.lower) || isFlatAdjective(next.lower) || isBentAdjective(next.lower)
}
