// What the verbs of a clause tell of its subject: you or somebody else.
// Knows no rewriting rule.

import { clauseOf, type Word } from './passage.ts'

const AUXILIARIES = new Set(
  `is zijn was waren ben bent wordt worden werd werden word heeft hebben had hadden hebt heb kan kunnen kun kunt kon konden
  moet moeten moest moesten zal zullen zult zou zouden mag mogen mocht mochten wil willen wilt wilde wilden dient dienen`.split(
    /\s+/,
  ),
)
const SECOND_PERSON = new Set(['bent', 'hebt', 'kunt', 'wilt', 'zult'])
const THIRD_SINGULAR = new Set(['is', 'heeft', 'was', 'werd'])
const PLURAL = new Set(
  `zijn hebben worden kunnen moeten zullen willen mogen waren hadden werden konden moesten zouden gaan komen staan zitten
  liggen krijgen blijven doen vinden`.split(/\s+/),
)

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
