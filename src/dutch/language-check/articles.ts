// 'De meisje' -> 'het meisje', 'in het straat' -> 'in de straat', 'het huis die' -> 'het huis dat'; and what stands
// between an article and its noun, or points: 'een mooie huis' -> 'een mooi huis', 'deze huis' -> 'dit huis'.
import { ADJECTIVES, INFLECTED } from '#dutch/text/adjectives.ts'
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isSingularForm, isStem } from '#dutch/text/verb-forms.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { articleOf, PERSONS } from './common-nouns.ts'
import { ADVERBS, COORDINATORS, FINITE_VERBS } from './grammar-words.ts'
import { clauseAfter, type Reading, type Word } from './reading.ts'
import { type Hit, hitOn, type Rule } from './rule.ts'
import { likeCase } from './written-form.ts'

/** In front of 'het' these leave no doubt that it is an article: 'ik vond het man' could be anything. */
const BEFORE_ARTICLE = wordSet('in op aan bij uit naar van door over onder achter naast tegen met voor zonder')
const SUBJECTS = wordSet('ik je jij we wij u')
const ALSO_NEXT = wordSet(`
  die dat niet ook nog al wel nu toen hier daar gisteren vandaag morgen vorige volgende`)
const BEHIND_PHRASE = [PREPOSITIONS, COORDINATORS, SUBORDINATORS, ALSO_NEXT]
const INVERTED = wordSet('ik je jij we wij hij u men er')
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
  if (word.lower === 'de' && articleOf(noun.lower) === 'het' && noun.lower !== 'idee') return hit(word, 'het', noun)
  if (word.lower !== 'het' || articleOf(noun.lower) !== 'de') return null
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
  const isInverted =
    INVERTED.has(words[index + 2]?.lower ?? '') &&
    (isStem(next.lower) || isInfinitive(next.lower) || isSureFinite(next.lower))
  return isVerb || isInverted || BEHIND_PHRASE.some((group) => group.has(next.lower))
}

/** No plural or infinitive, so that it can be the verb of one thing: 'het moeder zijn' is a noun by itself. */
function isFinite({ lower }: Word): boolean {
  return FINITE_VERBS.has(lower) && !isInfinitive(lower) && lower !== 'zijn'
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
  const [noun, next] = [words[index - 1], words[index + 1]]
  const determiner = words[index - (INFLECTED.has(words[index - 2]?.lower ?? '') ? 3 : 2)]
  if (word.lower !== 'die' || !word.joined || !noun?.joined || !next?.joined) return null
  if (determiner?.lower !== 'het' || articleOf(noun.lower) !== 'het') return null
  if (!isFinite(next) && !SUBJECTS.has(next.lower) && !isRelativeClause(words, index)) return null
  const message = `Naar ‘het ${noun.text}’ verwijs je met ‘dat’.`
  return hitOn(word, message, likeCase(word.text, 'dat'))
}

/** Between 'een' and its adjective. */
const DEGREES = wordSet('heel erg zeer best vrij nogal echt behoorlijk')
/** What points at a noun, by what it should be for the other gender. */
const POINTS = wordMap('deze:dit die:dat dit:deze dat:die')
/** A verb as well: 'dit vraag ik', 'dat film ik'. */
const VERBS_TOO = wordSet(`
  vraag fiets film foto school tuin bank naam berg trap brand storm regel boete huur win prijs plan land bezoek antwoord begin water regen huis bord doel
  bewijs protest spoor`)
const NO_VERB_BEHIND = wordSet('ik je jij we wij hij ze zij u men')

export const determiners: Rule = {
  severity: 'fout',
  label: 'Een, deze, dit en het woord erachter',
  explanation:
    'Bij een het-woord horen dit en dat, en achter ‘een’ een bijvoeglijk naamwoord zonder e: dit huis, een mooi huis. Bij een de-woord horen deze en die: deze straat, een mooie straat.',
  find: (reading) =>
    reading.words.flatMap((word, index) => inflection(reading, word, index) ?? pointing(reading, word, index) ?? []),
}

/** The lower-case noun at `index` that closes its phrase, unless it is part of a longer word. */
function nounAt({ text, words }: Reading, index: number): Word | null {
  const noun = words[index]
  if (!noun?.joined || noun.text !== noun.lower || text[noun.end] === '-') return null
  return endsPhrase(words, index) ? noun : null
}

function inflection(reading: Reading, word: Word, index: number): Hit | null {
  if (word.lower !== 'een' && word.lower !== 'geen') return null
  const at = DEGREES.has(reading.words[index + 1]?.lower ?? '') ? index + 2 : index + 1
  const [adjective, noun] = [reading.words[at], nounAt(reading, at + 1)]
  if (!adjective?.joined || !noun) return null
  const bare = articleOf(noun.lower) === 'het' ? INFLECTED.get(adjective.lower) : undefined
  // 'Een groot man', 'een goed schrijver': of persons it says how they are what they are.
  const long = articleOf(noun.lower) === 'de' && !PERSONS.has(noun.lower) ? ADJECTIVES.get(adjective.lower) : undefined
  const right = bare ?? long
  if (right === undefined) return null
  const message = `‘${noun.text}’ is een ${bare ? 'het' : 'de'}-woord, dus ‘${word.lower} ${right} ${noun.text}’.`
  return hitOn(adjective, message, likeCase(adjective.text, right))
}

function pointing(reading: Reading, word: Word, index: number): Hit | null {
  const right = POINTS.get(word.lower)
  // Elsewhere it can be a pronoun ('we geven deze water'), and 'die' and 'dat' open clauses of their own.
  const before = word.joined ? (reading.words[index - 1]?.lower ?? '') : ''
  const points = /^d(?:eze|it)$/.test(word.lower) ? PREPOSITIONS.has(before) : /^(?:in|op|aan|bij|uit)$/.test(before)
  if (right === undefined || !(word.opens || points)) return null
  const described = INFLECTED.has(reading.words[index + 1]?.lower ?? '')
  const noun = nounAt(reading, described ? index + 2 : index + 1)
  const isOfHet = right === 'dit' || right === 'dat'
  if (!noun || articleOf(noun.lower) !== (isOfHet ? 'het' : 'de')) return null
  const next = reading.words[reading.words.indexOf(noun) + 1]
  if (!next?.joined || next.lower === 'en' || next.lower === 'of') return null
  // 'Die water drinkt, leeft lang': whoever does.
  if (word.lower === 'die' && next.closesClause) return null
  const mayBeVerb = NO_VERB_BEHIND.has(next.lower) || (VERBS_TOO.has(noun.lower) && !(isOfHet && word.opens))
  if (!described && mayBeVerb) return null
  const message = `‘${noun.text}’ is een ${isOfHet ? 'het' : 'de'}-woord, dus ‘${right} ${noun.text}’.`
  return hitOn(word, message, likeCase(word.text, right))
}
