// Tells what kind of word may stand behind 'je' or 'heel': an adverb, a bare adjective, a noun that goes without an
// article. Knows no sentence.
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isParticiple, isSingularForm } from '#dutch/text/verb-forms.ts'
import { FLAT_ADJECTIVES, INFLECTED } from '#dutch/text/adjectives.ts'
import { ADVERBS, BARE_NOUNS, OWNED_NOUNS } from './words/adverbs.ts'

/** Verb forms that are at least as often a noun; behind 'je' or 'uw' the place decides. */
export const NOUN_TOO: ReadonlySet<string> = new Set([
  ...NOUN_VERBS,
  ...wordSet(`
  foto's vrienden kansen kinderen bloemen dingen krachten mailen posten bezit belang beroep verblijf verschil vermogen voordeel verkeer verhuur
  verkoop verbruik vertrek vertrouwen zomer matten ruiten verzoeken gebruiken aankopen voorkeuren indrukken verhalen tips foto’s afspraken koken
  sleutelen begroting`),
])

/** Adverbs, pronouns, prepositions, articles and auxiliaries. */
export function isGrammatical(word: string): boolean {
  return ADVERBS.has(word) || FUNCTION_WORDS.has(word)
}

/** An adjective or adverb without -e, as behind 'heel' or 'erg'. */
export function isFlatAdjective(word: string): boolean {
  if (FLAT_ADJECTIVES.has(word)) return true
  if (word.endsWith('er') && INFLECTED.has(word.slice(0, -1))) return true
  if (/^(?:veel|weinig|graag|vaak|laat|beter|liever|sterk)$/.test(word)) return true
  return /.{3}(?:lijk|baar|zaam|loos|isch)$|.{2}ig$/.test(word)
}

/** The same with -e: 'mooie', 'nieuwe'. */
export function isBentAdjective(word: string): boolean {
  return /.{3}(?:lijke|bare|zame|loze|ische|ige|ende|ste|dere|tere)$/.test(word) || INFLECTED.has(word)
}

/** A noun that is somebody's: 'huisarts', 'telefoon', also at the end of a compound ('werktelefoon'). */
export function isOwnedNoun(word: string): boolean {
  if (OWNED_NOUNS.has(word)) return true
  for (let at = 3; at <= word.length - 4; at++) if (OWNED_NOUNS.has(word.slice(at))) return true
  return false
}

/** Plural by its ending: 'kinderen', 'kaartjes', 'foto's'. */
export function isPluralNoun(word: string): boolean {
  return /(?:en|[lrnm]s|jes|'s|ies|ees|ons|ers)$/.test(word) && word.length > 3
}

/** A verb in any form, unless it is as often a noun. */
export function isVerbForm(word: string): boolean {
  if (NOUN_TOO.has(word)) return false
  if (OWNED_NOUNS.has(word) || BARE_NOUNS.has(word)) return false
  return isSureFinite(word) || isSingularForm(word) || isInfinitive(word) || isParticiple(word)
}
