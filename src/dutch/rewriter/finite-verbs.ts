// Tells whether words hold a verb that a sentence can stand on, and whether a main clause opens. Unsure is no.
import { AUXILIARIES, hasFinite as hasVerb, isSureFinite } from '#dutch/text/finite-verbs.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { PHRASE_OPENERS } from '#dutch/text/words/function-words.ts'
import type { Word } from './passage.ts'
import { isParticiple, SINGULARS } from '#dutch/text/verb-forms.ts'
import { NOUN_TOO } from './word-kinds.ts'

/** True for a form that is finite wherever it stands: 'loopt', 'was', not 'lopen' or 'gelopen'. */
export function isFinite(word: string): boolean {
  if (AUXILIARIES.has(word)) return true
  if (NOUN_TOO.has(word)) return false
  return isSureFinite(word) && !SINGULARS.has(word) && !isParticiple(word)
}

const PLURALS = /^(?:we|wij|ze|zij|jullie|die|deze)$/
const NO_OPENERS = wordSet(`
  niet als omdat wanneer die ook alleen vooral zonder om met te tot zeker juist hoewel terwijl`)
/** How many words may stand before the verb of a main clause that is to be recognised. */
const VERB_REACH = 6

/** True when words hold a verb that a sentence can stand on. */
export function hasFinite(words: readonly Word[]): boolean {
  return hasVerb(words.map(({ lower }) => lower))
}

/** True when a main clause opens at word `at`: 'hij komt', 'de nieuwe brug is', 'daarna gaat de brug'. */
export function opensMainClause(words: readonly Word[], at: number): boolean {
  const first = words[at]
  const second = words[at + 1]
  if (!first || !second || first.sheltered || second.sheltered) return false
  const agrees = isFinite(second.lower) || (PLURALS.test(first.lower) && SINGULARS.has(second.lower))
  if (PHRASE_OPENERS.has(first.lower) && second.gap === ' ' && agrees) return second.clause === first.clause
  const subordinates = first.lower === 'dat' && PHRASE_OPENERS.has(second.lower)
  if (subordinates || NO_OPENERS.has(first.lower)) return false
  for (let index = at + 1; index <= at + VERB_REACH; index++) {
    const word = words[index]
    if (!word || word.gap !== ' ' || word.sheltered || word.clause !== first.clause) return false
    // '30 cent minder dan het college had gevraagd' has its verb in what it is compared with.
    if (word.lower === 'dan') return false
    // A verb that ends its clause is that of a subordinate one.
    if (isFinite(word.lower)) return index > at + 1 ? words[index + 1]?.clause === first.clause : true
  }
  return false
}
