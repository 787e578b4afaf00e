// Tells a headline that reports from other titles by its grammar: somebody who makes news stands before a verb.
// Knows nothing of registers.

import { wordMatcher } from './word-patterns.ts'
import { PLACES } from './words/names.ts'
import { FINITE_VERBS } from './words/verbs.ts'
import { ACTOR, ACTORS, REPORTS } from './words/vocabulary-news.ts'

const isActor = wordMatcher(ACTOR.trim().split(/\s+/))
const areActors = wordMatcher(ACTORS.trim().split(/\s+/))
const reports = new Set(REPORTS.trim().split(/\s+/))
const places = new Set(PLACES.map((place) => place.toLowerCase()))

/** Opens a question or somebody's own story. */
const NO_REPORT = /^(?:welke?|wanneer|ik|wij|we|mijn|ons|onze)$/
/** Opens a clause of its own, whose verb says nothing of the title: 'Een bank die tegen kinderen kan'. */
const CLAUSE = /^(?:die|dat|om|als|wie|wat|hoe|of|te|waar\p{L}*)$/u

/**
 * True of 'Scholen krijgen meer geld' and 'Treinen tussen Zwolle en Meppel rijden een week niet': an organisation, a
 * group or a place before the first finite verb, which agrees with it. `words` are those of one clause, lower case.
 */
export function reportsSomething(words: readonly string[]): boolean {
  if (NO_REPORT.test(words[0] ?? '')) return false
  const verbAt = words.findIndex((word, at) => at > 0 && (FINITE_VERBS.has(word) || reports.has(word)))
  const subject = words.slice(0, Math.max(0, verbAt))
  if (subject.length === 0 || subject.some((word) => CLAUSE.test(word))) return false
  const verb = words[verbAt] ?? ''
  const plural = verb.endsWith('en') || verb === 'zijn' || verb === 'gaan'
  return subject.some((word) => (plural ? areActors(word) : isActor(word) || places.has(word)))
}
