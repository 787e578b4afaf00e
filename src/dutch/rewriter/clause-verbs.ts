// What the verbs of a clause tell of its subject: singular or plural, you or somebody else, auxiliary or not.
// Knows no rewriting rule.

import { clauseOf, type Word } from './passage.ts'

const AUXILIARIES = new Set(
  `is zijn was waren ben bent wordt worden werd werden word heeft hebben had hadden hebt heb kan kunnen kun kunt kon konden
  moet moeten moest moesten zal zullen zult zou zouden mag mogen mocht mochten wil willen wilt wilde wilden dient dienen`.split(
    /\s+/,
  ),
)
const SECOND_PERSON = new Set(['bent', 'hebt', 'kunt', 'wilt', 'zult'])
const SINGULAR = new Set(
  `is was wordt werd heeft had kan kon moet moest zal zou mag mocht wil wilde gaat ging komt kwam doet deed blijft bleef krijgt kreeg
  staat stond ligt lag zit zat maakt geeft neemt vindt ziet lijkt blijkt volgt groeit werkt`.split(/\s+/),
)
const THIRD_SINGULAR = new Set(['is', 'heeft', 'was', 'werd'])
const PLURAL = new Set(
  `zijn hebben worden kunnen moeten zullen willen mogen waren hadden werden konden moesten zouden gaan komen staan zitten
  liggen krijgen blijven doen vinden`.split(/\s+/),
)

/** True when the clause holds an auxiliary other than the word itself: its other verb form is then a participle. */
export function hasAuxiliary(words: readonly Word[], at: number): boolean {
  const { from, clause } = clauseOf(words, at)
  return clause.some((word, index) => from + index !== at && AUXILIARIES.has(word.lower))
}

const SUBJECTS = new Set(
  'ik je jij u hij zij ze we wij men iemand niemand iedereen mijn zijn haar onze ons hun de het deze dit een'.split(
    ' ',
  ),
)

/** True when the words at `at` may be the subject of a singular verb: 'een groot aantal mensen komt'. */
export function hasSingularVerb(words: readonly Word[], at: number): boolean {
  const { from, clause } = clauseOf(words, at)
  const verb = clause.findIndex((word) => SINGULAR.has(word.lower))
  if (verb === -1) return false
  // 'Mijn baas heeft een hoop klanten': the subject stands before the verb, and is another.
  const [first] = clause
  return !(verb > 0 && verb <= 3 && from + verb < at && first && SUBJECTS.has(first.lower))
}

const SUBORDINATORS = new Set(
  `als omdat doordat zodat opdat wanneer dat die wat wie hoe terwijl hoewel indien tenzij mits nadat voordat totdat zodra zolang alsof
  of waarbij waardoor waarin waarmee waarna waarop waarvan waarvoor waaraan waarover waar aangezien toen`.split(/\s+/),
)

/** True when the clause of word `at` is a main clause; 'Dat is ...' and 'Die heeft ...' open one, ', dat' does not. */
export function isMainClause(words: readonly Word[], at: number): boolean {
  const { clause } = clauseOf(words, at)
  const [first] = clause
  if (!first || !SUBORDINATORS.has(first.lower)) return true
  return first.opens && /^(?:dat|die|wat|wie|hoe|waar)$/.test(first.lower)
}

export type Person = 'you' | 'other' | 'unknown'

/** Whose verb a clause holds behind word `at`: 'hebt' is yours, 'is' and 'zijn' are another's. */
export function personBehind(words: readonly Word[], at: number): Person {
  const { from, clause } = clauseOf(words, at)
  const behind = clause.slice(at - from + 1)
  if (behind.some((word) => SECOND_PERSON.has(word.lower))) return 'you'
  const last = behind.at(-1)?.lower ?? ''
  if (behind.some((word) => THIRD_SINGULAR.has(word.lower))) return 'other'
  // 'te zijn' and 'kunnen zijn' are infinitives; a plural verb counts where it ends the clause.
  if (
    PLURAL.has(last) &&
    behind.at(-2)?.lower !== 'te' &&
    !behind.slice(0, -1).some((word) => AUXILIARIES.has(word.lower))
  )
    return 'other'
  return 'unknown'
}
