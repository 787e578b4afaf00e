// Tells 'je' that is 'your' from 'je' that is you, by the words around it. Before a noun the unsure case is 'your'.
// Knows nothing of commands or of verbs that stand before their subject.
import { wordSet } from '#dutch/text/word-lists.ts'
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { AUXILIARIES } from '#dutch/text/finite-verbs.ts'
import { hasFinite } from './finite-verbs.ts'
import { clauseOf, isSubjectPlace, neighbour, type Passage, type Word } from './passage.ts'
import {
  isBentAdjective,
  isFlatAdjective,
  isGrammatical,
  isOwnedNoun,
  isPluralNoun,
  isVerbForm,
  NOUN_TOO,
} from './word-kinds.ts'
import { BARE_NOUNS } from './words/adverbs.ts'
import { isSingularForm, SINGULARS } from '#dutch/text/verb-forms.ts'
import { GIVING } from './words/ambiguous-verbs.ts'

/** Words that may stand between a giving verb and whom it gives to. */
const RECEIVED_BEHIND = /^(?:ik|hij|ze|zij|we|wij|het|dit|dat|die|niet|ook|graag|of|en|dan|om)$/
const FOLLOWED_BY_NOUN = wordSet('eigen hele beide tweede derde favoriete')

const NUMBER = /^\d|^(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig)$/
/** Beside 'je best'. */
const DONE_BEST = /^(?:doe|doet|doen|deed|deden|gedaan|te)$/
const SECOND_PERSON = new Set(['bent', 'hebt', 'kunt', 'wilt', 'zult'])
const THIRD_SINGULAR = new Set(['is', 'heeft', 'was', 'werd'])
const PLURAL = wordSet(`
  zijn hebben worden kunnen moeten zullen willen mogen waren hadden werden konden moesten zouden gaan komen staan zitten liggen krijgen blijven doen
  vinden`)

/** Whose verb a clause holds behind word `at`: 'hebt' is yours, 'is' and 'zijn' are another's. */
function personBehind(words: readonly Word[], at: number): 'you' | 'other' | 'unknown' {
  const { from, clause } = clauseOf(words, at)
  const behind = clause.slice(at - from + 1)
  if (behind.some((word) => SECOND_PERSON.has(word.lower))) return 'you'
  if (behind.some((word) => THIRD_SINGULAR.has(word.lower))) return 'other'
  // 'te zijn' and 'kunnen zijn' are infinitives; a plural verb counts where it ends the clause.
  const isInfinitive = behind.slice(0, -1).some(({ lower }) => lower === 'te' || AUXILIARIES.has(lower))
  return PLURAL.has(behind.at(-1)?.lower ?? '') && !isInfinitive ? 'other' : 'unknown'
}

/** True when a noun, or an adjective before one, stands at `at`. */
export function opensNoun(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (!word || NUMBER.test(word.lower) || isGrammatical(word.lower) || isFlatAdjective(word.lower)) return false
  return NOUN_TOO.has(word.lower) || !isVerbForm(word.lower)
}

/** The noun that the words from `at` lead to: behind 'nieuwe' in 'je nieuwe auto'. */
function headNoun(words: readonly Word[], at: number): Word | undefined {
  const word = words[at]
  const describes = word !== undefined && (isBentAdjective(word.lower) || FOLLOWED_BY_NOUN.has(word.lower))
  return describes && neighbour(words, at, 1) ? headNoun(words, at + 1) : word
}

/** True when the words from `at` name one thing that is somebody's: 'huisarts', 'nieuwe telefoon'. */
export function isSingularOwned(words: readonly Word[], at: number): boolean {
  const head = neighbour(words, at - 1, 1) ? headNoun(words, at) : undefined
  return head !== undefined && isOwnedNoun(head.lower) && !BARE_NOUNS.has(head.lower)
}

/** True when the words from `at` name one thing that would need an article if it were not somebody's. */
export function isPossessiveNoun(words: readonly Word[], at: number): boolean {
  const head = headNoun(words, at)?.lower ?? ''
  return (
    neighbour(words, at - 1, 1) !== undefined && opensNoun(words, at) && !BARE_NOUNS.has(head) && !isPluralNoun(head)
  )
}

/** True when the 'je' at `at` is 'your'. Whether the word before it is a command or an inverted verb is not asked here. */
export function isPossessive(passage: Passage, at: number): boolean {
  const { words } = passage
  const next = neighbour(words, at, 1)
  const before = neighbour(words, at, -1)
  if (!next) return false
  // 'Staan je schaatsen klaar?': a plural verb has no subject 'je'.
  if (before?.opens && SINGULARS.has(before.lower) && !GIVING.has(before.lower) && !isGrammatical(next.lower))
    return true
  if (next.sheltered) return before !== undefined && PREPOSITIONS.has(before.lower)
  if (next.lower === 'best') return [before, words[at + 2]].some((word) => DONE_BEST.test(word?.lower ?? ''))
  if (FOLLOWED_BY_NOUN.has(next.lower)) return true
  if (before && PREPOSITIONS.has(before.lower) && /^(?:twee|drie|vier)$/.test(next.lower)) return true
  if (!opensNoun(words, at + 1)) return false
  const head = headNoun(words, at + 1)
  if (!head) return false
  // A name goes without an article as well: 'als je Kopij gebruikt'.
  const bare = BARE_NOUNS.has(head.lower) || head.text !== head.lower
  const plural = isPluralNoun(head.lower)
  if (before && PREPOSITIONS.has(before.lower) && !isSometimesConjunction(words, at)) return true
  // 'Pas je profiel of je tekst aan': what follows 'of' without a verb is another object.
  const listed = before && /^(?:en|of)$/.test(before.lower) && !before.opens && before.gap === ' '
  const rest = words.slice(words.indexOf(head, at) + 1, at + 8).filter(({ clause }) => clause === head.clause)
  if (listed && !hasFinite(rest)) return true
  if (isSubjectPlace(words, at)) return isSubjectsOwner(words, at, head, bare, plural)
  // Behind a verb or pronoun: 'wij geven je korting', 'wij repareren je dak'.
  const { from, clause } = clauseOf(words, at)
  // Who has a subject 'je' already, does not give to 'je': 'ben je bereid je tijd te geven'.
  if (clause.slice(0, at - from).some(({ lower }) => lower === 'je' || lower === 'jij')) return head.lower !== 'zorgen'
  // Whom it is given to stands right behind the verb or its subject: 'vraagt even je aandacht' gives nothing.
  const receives = before !== undefined && (GIVING.has(before.lower) || RECEIVED_BEHIND.test(before.lower))
  if (bare || plural) return !receives || !clause.some(({ lower }) => GIVING.has(lower)) || isOwnedNoun(head.lower)
  return true
}

/** 'voor je gaat' opens a clause, 'voor je huis' does not. */
function isSometimesConjunction(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  return /^(?:voor|tot|sinds|na)$/.test(before) && personBehind(words, at) === 'you'
}

/** Whether 'je' before a noun at the head of a clause is 'your' ('als je auto stuk is') or you ('als je vragen hebt'). */
function isSubjectsOwner(words: readonly Word[], at: number, head: Word, bare: boolean, plural: boolean): boolean {
  const person = personBehind(words, at)
  if (person === 'you') return false
  // 'dat je baalt', 'Je plant de bollen': with no other verb in the clause, this is the verb.
  const { from, clause } = clauseOf(words, at)
  const opener = words[at]?.opens ? undefined : words[at - 1]
  const joins = opener !== undefined && /^(?:en|of|maar|want|dus)$/.test(opener.lower)
  const mayBeVerb = isSingularForm(head.lower) || (opener !== undefined && !joins)
  const isNext = head === words[at + 1] && head.lower.endsWith('t') && !bare && !isOwnedNoun(head.lower)
  if (isNext && mayBeVerb && !hasFinite(clause.slice(at - from + 2))) return false
  // A main clause has its verb second: what stands between 'je' and it belongs to 'je'.
  const opensMain = opener === undefined || (joins && opener.opens)
  if (person === 'other' || opensMain || (!bare && !plural)) return true
  const last = clause.at(-1) ?? head
  // 'als je kinderen spelen' has a plural verb, 'als je kinderen ziet' has not.
  return !bare && !last.lower.endsWith('t') && (last.lower.endsWith('en') || !last.lower.endsWith('n'))
}
