// Tells whether words hold a verb that a sentence can stand on, and whether a main clause opens. Unsure is no.
import { AUXILIARIES, hasFinite as hasVerb, isSureFinite } from '#dutch/text/finite-verbs.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { DETERMINERS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import type { Word } from './passage.ts'
import { isParticiple, isStem, SINGULARS, STEMS } from '#dutch/text/verb-forms.ts'
import { isBentAdjective, NOUN_TOO } from './word-kinds.ts'

/** True for a form that is finite wherever it stands: 'loopt', 'was', not 'lopen' or 'gelopen'. */
export function isFinite(word: string): boolean {
  if (AUXILIARIES.has(word)) return true
  if (NOUN_TOO.has(word)) return false
  return isSureFinite(word) && !SINGULARS.has(word) && !isParticiple(word)
}

const PRONOUNS = wordSet('ik je jij u hij zij ze we wij het er dit dat men iedereen niemand jullie iemand deze die')
const PLURALS = /^(?:we|wij|ze|zij|jullie|die|deze)$/
const NO_OPENERS = wordSet(`
  niet als omdat wanneer die ook alleen vooral zonder om met te tot zeker juist hoewel terwijl`)
/** How many words may stand before the verb of a main clause that is to be recognised. */
const VERB_REACH = 6

/** True for a stem with its subject behind it: 'lees je', 'ben ik'. */
function isInvertedAt(words: readonly Word[], at: number): boolean {
  const [verb, subject] = [words[at], words[at + 1]]
  return isStem(verb?.lower ?? '') && /^(?:je|jij|ik)$/.test(subject?.lower ?? '') && subject?.gap === ' '
}

/** True for a plural verb right behind what may be its subject: 'mensen kopen', 'wij geven'. */
function isPluralAt(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !before || !SINGULARS.has(word.lower) || NOUN_TOO.has(word.lower) || word.gap !== ' ') return false
  return PLURALS.test(before.lower) || /(?:en|s)$/.test(before.lower)
}

/** True for a form like 'zet' or 'start' that does not stand as a noun. */
function isNounlessAt(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (!word || !NOUN_TOO.has(word.lower) || !STEMS.has(word.lower) || !before) return false
  return !PREPOSITIONS.has(before.lower) && !DETERMINERS.has(before.lower) && !isBentAdjective(before.lower)
}

/** True when words hold a verb that a sentence can stand on. */
export function hasFinite(words: readonly Word[]): boolean {
  const hasPair = words.some((_, at) => isInvertedAt(words, at) || isPluralAt(words, at))
  return hasPair || hasVerb(words.map(({ lower }) => lower))
}

/** True when a main clause opens at word `at`: 'hij komt', 'de nieuwe brug is', 'daarna gaat de brug'. */
export function opensMainClause(words: readonly Word[], at: number): boolean {
  const first = words[at]
  const second = words[at + 1]
  if (!first || !second || first.sheltered || second.sheltered) return false
  if (PRONOUNS.has(first.lower) && second.gap === ' ' && (isFinite(second.lower) || isPluralAt(words, at + 1)))
    return second.clause === first.clause
  const subordinates = first.lower === 'dat' && (PRONOUNS.has(second.lower) || DETERMINERS.has(second.lower))
  if (subordinates || NO_OPENERS.has(first.lower)) return false
  for (let index = at + 1; index <= at + VERB_REACH; index++) {
    const word = words[index]
    if (!word || word.gap !== ' ' || word.sheltered || word.clause !== first.clause) return false
    // '30 cent minder dan het college had gevraagd' has its verb in what it is compared with.
    if (word.lower === 'dan') return false
    if (isInvertedAt(words, index) || isPluralAt(words, index) || isNounlessAt(words, index)) return true
    // A verb that ends its clause is that of a subordinate one.
    if (isFinite(word.lower)) return index > at + 1 ? words[index + 1]?.clause === first.clause : true
  }
  return false
}
