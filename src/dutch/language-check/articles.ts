// 'De meisje' -> 'het meisje', 'in het straat' -> 'in de straat', 'het huis die' -> 'het huis dat'.
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isSingularForm, isStem } from '#dutch/text/verb-forms.ts'
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { likeCase } from './capitals.ts'
import { DE_NOUNS, HET_NOUNS } from './common-nouns.ts'
import { ADVERBS, COORDINATORS, FINITE_VERBS } from './grammar-words.ts'
import { clauseAfter, type Reading, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** In front of 'het' these leave no doubt that it is an article: 'ik vond het man' could be anything. */
const BEFORE_ARTICLE = wordSet('in op aan bij uit naar van door over onder achter naast tegen met voor zonder')
const SUBJECTS = wordSet('ik je jij we wij u')
const ALSO_NEXT = wordSet('die dat niet ook nog al wel nu toen hier daar')
const INVERTED = wordSet('ik je jij we wij hij u men er')
/** Plural or infinitive, so never the verb of one thing: 'het moeder zijn' is a noun by itself. */
const INFINITIVES = wordSet(`
  zijn hebben worden kunnen moeten willen zullen mogen gaan komen blijven staan liggen zitten doen`)

/** A relative clause is hardly ever longer. */
const MOST_WORDS = 12

export const articles: Rule = {
  severity: 'fout',
  label: 'De of het',
  explanation:
    'Elk zelfstandig naamwoord heeft zijn lidwoord: de straat, maar het huis. Naar een het-woord verwijs je met ‘dat’: het huis dat te koop staat.',
  find: ({ text, words }) =>
    words.flatMap((word, index) => article({ text, words }, word, index) ?? relative(words, word, index) ?? []),
}

function article({ text, words }: Pick<Reading, 'text' | 'words'>, word: Word, index: number): Hit | null {
  const noun = words[index + 1]
  if (!noun?.joined || noun.text !== noun.lower || text[noun.end] === '-' || !endsPhrase(words, index + 1)) return null
  // A capital elsewhere is part of a name: 'Café De Boek'.
  if (word.text !== word.lower && !word.opens) return null
  // 'De idee' is old, and right.
  if (word.lower === 'de' && HET_NOUNS.has(noun.lower) && noun.lower !== 'idee') return hit(word, 'het', noun)
  if (word.lower !== 'het' || !DE_NOUNS.has(noun.lower)) return null
  return word.opens || BEFORE_ARTICLE.has(words[index - 1]?.lower ?? '') ? hit(word, 'de', noun) : null
}

function hit(word: Word, right: string, noun: Word): Hit {
  const message = `‘${noun.text}’ is een ${right}-woord, dus ‘${right} ${noun.text}’.`
  return hitOn(word, message, likeCase(word.text, right))
}

/** Whether the noun at `index` is the last word of its phrase: 'de huis arts' speaks of an arts. */
export function endsPhrase(words: readonly Word[], index: number): boolean {
  const [noun, next] = [words[index], words[index + 1]]
  if (!noun || noun.closesClause || !next) return true
  if (!next.joined) return false
  // 'De woord voor woord vertaalde tekst'.
  if ([words[index + 2], words[index + 3]].some((word) => word?.lower === noun.lower)) return false
  const isVerb = isFinite(next) || (isSingularForm(next.lower) && !NOUN_VERBS.has(next.lower))
  // 'In dit straat wonen wij', 'zijn er maar tien'.
  const isInverted = INVERTED.has(words[index + 2]?.lower ?? '') && (isStem(next.lower) || isInfinitive(next.lower))
  return (
    isVerb ||
    isInverted ||
    [PREPOSITIONS, COORDINATORS, SUBORDINATORS, ALSO_NEXT].some((group) => group.has(next.lower))
  )
}

function isFinite({ lower }: Word): boolean {
  return FINITE_VERBS.has(lower) && !INFINITIVES.has(lower)
}

/** 'Die te koop staat', 'die in de stad ligt': no noun follows at once, and a verb closes. */
function isRelativeClause(words: readonly Word[], index: number): boolean {
  const clause = clauseAfter(words, index, MOST_WORDS)
  const [first, last] = [clause[0]?.lower ?? '', clause.at(-1)]
  const isNoNoun = PREPOSITIONS.has(first) || ADVERBS.has(first) || /^(?:er|al|gisteren|pas|onlangs)$/.test(first)
  return isNoNoun && last?.closesClause === true && isSureFinite(last.lower)
}

/** The 'die' of 'het huis die', where a clause about the house follows; in 'geef het kind die bal' it belongs to the ball. */
function relative(words: readonly Word[], word: Word, index: number): Hit | null {
  const [determiner, noun, next] = [words[index - 2], words[index - 1], words[index + 1]]
  if (word.lower !== 'die' || !word.joined || !noun?.joined || !next?.joined) return null
  if (determiner?.lower !== 'het' || !HET_NOUNS.has(noun.lower)) return null
  const follows = isFinite(next) || SUBJECTS.has(next.lower) || isRelativeClause(words, index)
  if (!follows) return null
  const message = `Naar ‘het ${noun.text}’ verwijs je met ‘dat’.`
  return hitOn(word, message, likeCase(word.text, 'dat'))
}
