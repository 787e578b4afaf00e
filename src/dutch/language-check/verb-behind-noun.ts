// The verb behind a subject that is a noun or a name: 'de gemeente word' -> 'wordt', 'Jan beloofd dat' -> 'belooft', in a
// main clause and at the end of another; and behind one that is several: 'de bewoners gaat' -> 'gaan', 'wij heeft' ->
// 'hebben'.
import { INFLECTED } from '#dutch/text/adjectives.ts'
import { isFiniteAt } from '#dutch/text/finite-verbs.ts'
import { isParticiple, SINGULARS } from '#dutch/text/verb-forms.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { GIVEN } from '#dutch/text/words/names.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { DE_NOUNS, HET_NOUNS } from './common-nouns.ts'
import { ADVERBS, CLOSED_CLASSES, COORDINATORS, FINITE_VERBS, HELPERS } from './grammar-words.ts'
import { clauseAfter, type Reading, type Word, wordsBefore } from './reading.ts'
import type { WrongForm } from './rule.ts'
import { dFormWithT, dStemWithT, stemWithT } from './verb-forms.ts'
import { isAlike } from './verb-or-participle.ts'

const OPENS_SUBJECT = wordSet(`
  de het een me mijn je jouw uw zijn haar ons onze hun dit deze die elke ieder iedere geen`)
/** When something happens: an order may follow ('deze week bestel', 'de volgende keer neem'). */
const TIMES = wordSet(`
  dag week maand jaar eeuw zomer winter herfst lente voorjaar najaar weekend avond ochtend middag nacht keer maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag moment periode vakantie tijd rest meeste minste beste liefst eerst laatst`)
/** With one of these in the clause, what stands in front can be its object: 'de buurman vind ik aardig'. */
const SPEAKER = wordSet('ik jij je we wij jullie ze zij')
/** No noun that can be a subject. */
const CLOSED = [...CLOSED_CLASSES, PREPOSITIONS, INFLECTED, SPEAKER, TIMES]
/** From the noun to the verb that closes a clause. */
const MOST_WORDS = 5

/** Forms of another person, with no stem to tell them by. */
const IRREGULAR = wordMap('wilt:wil kunt:kan zult:zal hebt:heeft heb:heeft')
/** In words: 'Mevrouw De Bakker'. */
const MOST_NAMES = 3
const TITLES = wordSet('mevrouw meneer mijnheer burgemeester wethouder minister professor dokter')

export function formsOfNouns(reading: Reading): WrongForm[] {
  const { words } = reading
  return words.flatMap((verb, index) => {
    const noun = words[index - 1]
    if (!noun || !verb.joined || verb.text !== verb.lower) return []
    if (clauseAfter(words, index, 12).some(({ lower }) => SPEAKER.has(lower) || lower === 'u')) return []
    const right = formBehind(reading, index, verb)
    if (right !== null) return [{ word: verb, right, why: `bij ‘${noun.text}’ hoort de vorm die bij één persoon past` }]
    const far = stemWithT(verb.lower)
    const subject = far === null ? null : subjectBefore(words, index)
    return far !== null && subject
      ? [{ word: verb, right: far, why: `bij ‘${subject.text}’ hoort de vorm met een t` }]
      : []
  })
}

/** The form of the verb right behind its subject, where it has another one. */
function formBehind(reading: Reading, index: number, { lower }: Word): string | null {
  const { words } = reading
  const isName = isNameSubject(words, index - 1)
  if (!isName && !isNounSubject(words, index - 1)) return null
  // 'Omdat je bezwaar hebt': there 'je' is the subject.
  const isYours = wordsBefore(words, index, 20).some((before) => /^(?:u|je|jij|jullie|gij|ge)$/.test(before))
  const form = (isYours ? null : IRREGULAR.get(lower)) ?? (isName ? dStemWithT(lower) : stemWithT(lower))
  if (form !== null) return form
  const isPresent = isAlike(lower) && isOnlyVerb(reading, index)
  return isPresent ? `${lower.slice(0, -1)}t` : null
}

/** 'Jan', 'Mevrouw Bakker': names from the first word of the sentence on. */
function isNameSubject(words: readonly Word[], index: number): boolean {
  const near = words.slice(Math.max(0, index + 1 - MOST_NAMES), index + 1)
  const names = near.slice(near.findLastIndex(({ opens }) => opens))
  const [first] = names
  if (!first?.opens || names.some(({ text, lower }) => text === lower)) return false
  return GIVEN.has(first.lower) || (names.length > 1 && TITLES.has(first.lower))
}

/** A whole sentence without a verb but this one: 'De gemeente betaald de helft.', and no headline. */
function isOnlyVerb({ text, words, sentences }: Reading, index: number): boolean {
  const [verb, next] = [words[index], words[index + 1]]
  if (!verb || !next?.joined || /^(?:door|en|of|is|zijn)$/.test(next.lower)) return false
  if (!/[.!?]/.test(text.charAt((sentences[verb.sentence]?.end ?? 0) - 1))) return false
  const rest = clauseAfter(words, index, 20).map(({ lower }) => lower)
  const end = rest.findIndex((lower) => SUBORDINATORS.has(lower))
  const own = end === -1 ? rest : rest.slice(0, end)
  return !own.some((lower, at) => HELPERS.has(lower) || isFiniteAt(own, at))
}

/** Whether a clause opens with a noun phrase that ends at `index`: 'de gemeente', 'de nieuwe directeur', 'dat de trein', ', en de raad'. */
function isNounSubject(words: readonly Word[], index: number): boolean {
  const noun = words[index]
  if (!noun?.joined || !isNoun(noun)) return false
  const described = INFLECTED.has(words[index - 1]?.lower ?? '')
  const at = described ? index - 2 : index - 1
  const determiner = words[at]
  if (!determiner || !OPENS_SUBJECT.has(determiner.lower) || !(words[at + 1]?.joined ?? false)) return false
  const before = words[at - 1]
  if (determiner.opensClause || !determiner.joined || !before) return determiner.opensClause
  // Without a comma 'en' may join two subjects: 'de raad en de gemeente'.
  return SUBORDINATORS.has(before.lower) || (before.opensClause && COORDINATORS.has(before.lower))
}

function isNoun({ text, lower }: Word): boolean {
  if (DE_NOUNS.has(lower) || HET_NOUNS.has(lower)) return !TIMES.has(lower)
  return /^\p{Ll}{4,}$/u.test(text) && !/(?:en|s|[tds]te|ste)$/.test(lower) && !CLOSED.some((group) => group.has(lower))
}

/** The noun of 'dat de trein niet rijd': a subordinate clause that the verb at `index` closes, and no other verb in it. */
function subjectBefore(words: readonly Word[], index: number): Word | null {
  const verb = words[index]
  if (!verb?.closesClause || dFormWithT(verb.lower) === null) return null
  for (let at = index - 2; at >= Math.max(2, index - 1 - MOST_WORDS); at -= 1) {
    const [noun, next] = [words[at], words[at + 1]]
    if (!noun || !next?.joined || FINITE_VERBS.has(next.lower) || COORDINATORS.has(next.lower)) return null
    if (SUBORDINATORS.has(words[at - 2]?.lower ?? '') && isNounSubject(words, at)) return noun
  }
  return null
}

/** Of one, and of many. */
const OF_MANY = wordMap(`
  heeft:hebben heb:hebben had:hadden is:zijn was:waren wordt:worden werd:werden gaat:gaan ga:gaan ging:gingen kan:kunnen kon:konden moet:moeten
  moest:moesten wil:willen wou:wilden zal:zullen zou:zouden mag:mogen mocht:mochten komt:komen kwam:kwamen doet:doen deed:deden staat:staan`)
const PLURALS = new Map([...SINGULARS].map(([plural, singular]) => [singular, plural]))
/** Several of something by their ending, never one: 'bewoners', 'leerlingen', 'agenten'. */
const SEVERAL =
  /^(?:kinderen|mensen|ouders|mannen|vrouwen|jongens|meisjes|leden|\p{L}{4,}(?:ers|aars|ingen|heden|isten|enten|anten))$/u
/** With a participle these may speak of what is done for them: 'de kinderen is verteld dat'. */
const PASSIVE = /^(?:is|was|wordt|werd)$/

export function formsOfMany({ words }: Reading): WrongForm[] {
  return words.flatMap((subject, index) => {
    const [verb, next] = [words[index + 1], words[index + 2]]
    if (!verb?.joined || verb.text !== verb.lower || !(next?.joined || verb.closes)) return []
    const right = formFor(words, index, verb.lower)
    if (right === null) return []
    // 'De bewoners heeft hij niet gesproken': who does it stands behind the verb.
    const isFirst = verb.closes || /^(?:wij|we)$/.test(subject.lower) || (next && goesOn(verb, next, words[index + 3]))
    const isPassive = PASSIVE.test(verb.lower) && clauseAfter(words, index, 20).some(({ lower }) => isParticiple(lower))
    return isFirst && !isPassive ? [{ word: verb, right, why: `‘${subject.text}’ zijn er meer dan één` }] : []
  })
}

function formFor(words: readonly Word[], index: number, verb: string): string | null {
  const [before, subject] = [words[index - 1], words[index]]
  const of = OF_MANY.get(verb) ?? null
  if (!subject) return null
  if (/^(?:wij|we)$/.test(subject.lower)) {
    const opens = subject.opensClause || /^(?:omdat|want|maar|als)$/.test(before?.lower ?? '')
    return opens && !NOUN_VERBS.has(verb) ? (of ?? PLURALS.get(verb) ?? null) : null
  }
  if (subject.lower === 'jullie') return subject.opens ? of : null
  const isSeveral =
    before?.opens === true && /^(?:de|onze|mijn|alle)$/.test(before.lower) && SEVERAL.test(subject.lower)
  return isSeveral && subject.joined ? of : null
}

/** Only somebody has this: it is no subject behind its verb. */
const HAD = /^(?:heeft|had|heb) (?:gelijk|ongelijk|recht|last|zin|spijt|genoeg|behoefte|moeite|bezwaar)$/

/** What follows is neither a pronoun nor another noun phrase: 'het snel' and 'gisteren', but not 'het bestuur'. */
function goesOn(verb: Word, next: Word, second: Word | undefined): boolean {
  if (HAD.test(`${verb.lower} ${next.lower}`)) return true
  if (next.lower === 'het') return second?.joined === true && ADVERBS.has(second.lower)
  return ADVERBS.has(next.lower) || PREPOSITIONS.has(next.lower) || /^(?:al|erg|gisteren|te|zo)$/.test(next.lower)
}
