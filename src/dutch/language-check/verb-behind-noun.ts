// The verb of a subject that is a noun or a name: 'de gemeente word' -> 'wordt', 'Jan beloofd dat' -> 'belooft', in a main
// clause, behind 'en' and at the end of another; and of one that is several: 'de bewoners gaat' -> 'gaan', 'wij heeft' ->
// 'hebben'.
import { INFLECTED } from '#dutch/text/adjectives.ts'
import { isFiniteAt, isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isParticiple, isSingularForm, PAST_SINGULARS, SINGULARS } from '#dutch/text/verb-forms.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { DETERMINERS, PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { GIVEN } from '#dutch/text/words/names.ts'
import { NOUN_VERBS } from '#dutch/text/words/verbs.ts'
import { DE_NOUNS, HET_NOUNS } from './common-nouns.ts'
import { ADVERBS, CLOSED_CLASSES, COORDINATORS, FINITE_VERBS, HELPERS, NUMBER_WORDS } from './grammar-words.ts'
import { clauseAfter, type Reading, type Word, wordsBefore } from './reading.ts'
import type { WrongForm } from './rule.ts'
import { SURE_SUBJECTS } from './verb-beside-pronoun.ts'
import { dFormWithT, dStemWithT, stemWithT } from './verb-forms.ts'
import { isAlike } from './verb-or-participle.ts'

const OPENS_SUBJECT = wordSet(`
  de het een me mijn je jouw uw zijn haar ons onze hun dit deze die elke ieder iedere geen`)
/** When something happens: an order may follow ('deze week bestel', 'de volgende keer neem'). */
const TIMES = wordSet(`
  dag week maand jaar eeuw zomer winter herfst lente voorjaar najaar weekend avond ochtend middag nacht keer maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag moment periode vakantie tijd rest meeste minste beste liefst eerst laatst`)
/** With one of these in the clause, what stands in front can be its object: 'de buurman vind ik aardig'. */
const SPEAKER = wordSet('ik jij je we wij jullie ze zij u')
/** No noun that can be a subject. */
const CLOSED = [...CLOSED_CLASSES, PREPOSITIONS, INFLECTED, SPEAKER, TIMES]
/** Between a noun and what belongs to it: 'de directeur van het zwembad', 'de school aan de Kerkstraat'. */
const BELONGS = wordSet('van aan in op uit bij')
/** From the noun to the verb that closes a clause. */
const MOST_WORDS = 5
const WHOLE_SENTENCE = 60

/** Forms of 'jij', 'u' or 'ik' only. */
const STRAY = wordMap('wilt:wil kunt:kan zult:zal hebt:heeft heb:heeft')
const SECOND_PERSON = /^(?:u|uw|je|jij|jou|jouw|jullie|gij|ge)$/
const FIRST_OR_YOU = /^(?:ik|je|jij)$/
const NO_THIRD_PERSON = /^(?:ik|we|wij|u|uw|je|jij|jou|jouw|jullie)$/
/** In words: 'Mevrouw De Bakker'. */
const MOST_NAMES = 3
const TITLES = wordSet('mevrouw meneer mijnheer burgemeester wethouder minister professor dokter')
/** Of these participles hardly anyone thinks as of adjectives: 'hij werkt hier, maar verhuisd'. */
const NO_ADJECTIVE = wordSet('verhuisd verteld beloofd betekend gebeurd herhaald veranderd vermeld')

export function formsOfNouns(reading: Reading): WrongForm[] {
  const { words } = reading
  return words.flatMap((verb, index) => {
    if (verb.text !== verb.lower && !verb.opens) return []
    const right = strayForm(words, index, verb) ?? (verb.joined ? formBehind(reading, index, verb) : null)
    return right === null ? [] : [{ word: verb, right, why: 'bij het onderwerp hoort de vorm van hij, zij of het' }]
  })
}

/** 'Wilt' or 'heb' in a sentence without 'jij', 'u' or 'ik', beside what can be its subject. */
function strayForm(words: readonly Word[], index: number, { lower, joined }: Word): string | null {
  const right = STRAY.get(lower)
  const isSpeaker = lower === 'heb' ? FIRST_OR_YOU : SECOND_PERSON
  if (right === undefined || sentenceAround(words, index).some((word) => isSpeaker.test(word))) return null
  const [before, next] = [joined ? (words[index - 1]?.lower ?? '') : '', words[index + 1]]
  const follows = next?.joined ? next.lower : ''
  const isPronoun = /^(?:zij|ze|het|wie)$/.test(before) || [before, follows].some((word) => SURE_SUBJECTS.has(word))
  return isPronoun || follows === 'zij' || (joined && isSubject(words, index - 1)) ? right : null
}

function sentenceAround(words: readonly Word[], index: number): string[] {
  const near = words.slice(Math.max(0, index - WHOLE_SENTENCE), index + WHOLE_SENTENCE)
  return near.filter(({ sentence }) => sentence === words[index]?.sentence).map(({ lower }) => lower)
}

const isSubject = (words: readonly Word[], index: number) => isNounSubject(words, index) || isNameSubject(words, index)

/** 'Zij werkt hier, maar verhuisd naar Ede', 'hij fietst weg en vind een brief': the sentence has its subject and a first verb. */
function secondVerb(words: readonly Word[], index: number, { lower }: Word): string | null {
  const right = NO_ADJECTIVE.has(lower) ? `${lower.slice(0, -1)}t` : dFormWithT(lower)
  if (right === null || !/^(?:en|maar)$/.test(words[index - 1]?.lower ?? '')) return null
  const all = sentenceAround(words, index)
  const isOther = (word: string) => HELPERS.has(word) || SUBORDINATORS.has(word) || NO_THIRD_PERSON.test(word)
  const verbs = [...all.keys()].filter((at) => isSureFinite(all[at] ?? '') && all[at] !== lower)
  const [first = 0] = verbs
  if (verbs.length !== 1 || all.some(isOther) || !isSingularForm(all[first] ?? '')) return null
  const start = index - wordsBefore(words, index, WHOLE_SENTENCE).length
  const isPronoun = first === 1 && /^(?:hij|zij|ze|men|iedereen)$/.test(all[0] ?? '')
  return start + first < index && (isPronoun || isSubject(words, start + first - 1)) ? right : null
}

/** The form of the verb behind its subject, where it has another one. */
function formBehind(reading: Reading, index: number, verb: Word): string | null {
  const { words } = reading
  const second = secondVerb(words, index, verb)
  if (second !== null || clauseAfter(words, index, 12).some(({ lower }) => SPEAKER.has(lower))) return second
  const form = isNameSubject(words, index - 1) ? dStemWithT(verb.lower) : stemWithT(verb.lower)
  const isBehind = isSubject(words, index - 1)
  if (form !== null) return isBehind ? form : closing(words, index)
  const isPresent = isBehind && isAlike(verb.lower) && isOnlyVerb(reading, index)
  return isPresent ? `${verb.lower.slice(0, -1)}t` : null
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

/** Where the noun phrase that ends at `index` begins: 'de gemeente', 'de nuchtere directeur'; null where there is none. */
function nounPhraseAt(words: readonly Word[], index: number): number | null {
  const noun = words[index]
  if (!noun?.joined || !isNoun(noun)) return null
  const at = INFLECTED.has(words[index - 1]?.lower ?? '') ? index - 2 : index - 1
  return OPENS_SUBJECT.has(words[at]?.lower ?? '') && words[at + 1]?.joined ? at : null
}

/**
 * Whether a clause opens with a noun phrase that ends at `index`: 'dat de trein', ', en de raad', 'de directeur van het zwembad'.
 * Without a comma 'en' may join two subjects ('de raad en de gemeente'), but for a verb before it.
 */
function isNounSubject(words: readonly Word[], index: number): boolean {
  const noun = words[index]
  const isName = noun?.joined === true && noun.text !== noun.lower
  const at = isName ? (words[index - 1]?.lower === 'de' ? index - 1 : index) : nounPhraseAt(words, index)
  if (at === null) return false
  const [first, before] = [words[at], words[at - 1]]
  if (before && first?.joined && BELONGS.has(before.lower) && before.joined) return isOpenedBySubject(words, at - 2)
  return !isName && isOpenedBySubject(words, index)
}

function isOpenedBySubject(words: readonly Word[], index: number): boolean {
  const at = nounPhraseAt(words, index)
  if (at === null) return false
  const [determiner, before] = [words[at], words[at - 1]]
  if (determiner?.opensClause || !determiner?.joined || !before) return determiner?.opensClause === true
  if (before.lower === 'en' && !before.opensClause) return wordsBefore(words, at - 1, WHOLE_SENTENCE).some(isSureFinite)
  return SUBORDINATORS.has(before.lower) || (before.opensClause && COORDINATORS.has(before.lower))
}

function isNoun({ text, lower }: Word): boolean {
  if (DE_NOUNS.has(lower) || HET_NOUNS.has(lower)) return !TIMES.has(lower)
  return /^\p{Ll}{4,}$/u.test(text) && !/(?:en|s|[tds]te|ste)$/.test(lower) && !CLOSED.some((group) => group.has(lower))
}

/** 'Dat de trein niet rijd': a subordinate clause that the verb at `index` closes, and no other verb in it. */
function closing(words: readonly Word[], index: number): string | null {
  const verb = words[index]
  const right = dFormWithT(verb?.lower ?? '')
  if (!verb?.closesClause || right === null) return null
  for (let at = index - 2; at >= Math.max(2, index - 1 - MOST_WORDS); at -= 1) {
    const next = words[at + 1]
    if (!next?.joined || FINITE_VERBS.has(next.lower) || COORDINATORS.has(next.lower)) return null
    if (SUBORDINATORS.has(words[at - 2]?.lower ?? '') && isNounSubject(words, at)) return right
  }
  return null
}

/** Of one, and of many. */
const OF_MANY = new Map([
  ...[...SINGULARS, ...PAST_SINGULARS].map(([many, one]): [string, string] => [one, many]),
  ...wordMap(
    'is:zijn heeft:hebben heb:hebben ga:gaan kan:kunnen moet:moeten wil:willen zal:zullen mag:mogen wou:wilden moest:moesten ging:gingen',
  ),
])
/** Several of something by their ending, never one: 'bewoners', 'leerlingen', 'agenten'. */
const SEVERAL =
  /^(?:kinderen|mensen|ouders|buren|mannen|vrouwen|jongens|meisjes|leden|prijzen|kosten|huizen|\p{L}{4,}(?:ers|aars|ingen|heden|isten|enten|anten))$/u
const SEVERAL_OF = /^(?:de|deze|die|onze|mijn|alle|veel|sommige|enkele)$/
/** What one does oneself: of the residents and a letter it is they who have sent it. */
const OWN_DEED = wordSet(`
  gestuurd geschreven gekregen gekocht gemaakt ingediend ondertekend georganiseerd gewonnen ontvangen gebouwd gegeten gedronken opgericht verloren`)
/** 'Bewoners'; 'appels' and 'bruggen', as one of them is 'appel' and 'brug'. */
function isPlural(lower: string): boolean {
  const one = lower.replace(/(?:s|(?<=(\p{L}))\1en|en)$/u, '')
  return SEVERAL.test(lower) || (one !== lower && (DE_NOUNS.has(one) || HET_NOUNS.has(one)))
}

/** These happen to a thing or a person itself, and to nobody else. */
const DONE_OR_GONE = wordSet(`
  verwacht uitgenodigd teleurgesteld geopend gesloten verkocht gebouwd verbouwd gevonden gearresteerd aangehouden gekozen gegaan gekomen vertrokken
  begonnen gestegen gedaald gestorven verhuisd verdwenen`)
/** Neither opens a noun phrase nor is one: what follows the verb is no subject. */
const GOES_ON = [ADVERBS, PREPOSITIONS, TIMES, wordSet('al erg gisteren te zo afgelopen volgende vorige')]
/** Only somebody has this: it is no subject behind its verb. */
const HAD = wordSet('gelijk ongelijk recht last zin spijt genoeg behoefte moeite bezwaar')

export function formsOfMany({ words }: Reading): WrongForm[] {
  return words.flatMap((verb, index) => {
    const subject = words[index - 1]
    if (!subject || !verb.joined || verb.text !== verb.lower) return []
    const right = NOUN_VERBS.has(verb.lower) ? undefined : OF_MANY.get(verb.lower)
    const isSeveral = isWe(words, index - 1) || (isSeveralAt(words, index - 1) && isTheirs(words, index))
    if (right === undefined || !isSeveral || isDoneFor(words, index)) return []
    return [{ word: verb, right, why: `‘${subject.text}’ zijn er meer dan één` }]
  })
}

/** 'Wij' and 'jullie' where they can be nothing but the subject. */
function isWe(words: readonly Word[], index: number): boolean {
  const [before, subject] = [words[index - 1], words[index]]
  if (!subject || !/^(?:wij|we)$/.test(subject.lower)) return subject?.opens === true && subject.lower === 'jullie'
  return subject.opensClause || /^(?:omdat|want|maar|als)$/.test(before?.lower ?? '')
}

/** A sentence that opens with several: 'de bewoners', 'veel mensen', 'de prijzen van de huizen'. */
function isSeveralAt(words: readonly Word[], index: number): boolean {
  const [before, subject] = [words[index - 1], words[index]]
  if (!before || !subject?.joined) return false
  if (before.opens) return SEVERAL_OF.test(before.lower) && isPlural(subject.lower)
  const [of, several] = [words[index - 2], words[index - 3]]
  return (
    /^(?:de|het|een)$/.test(before.lower) &&
    of?.lower === 'van' &&
    several !== undefined &&
    isSeveralAt(words, index - 3)
  )
}

/** 'De leerlingen wordt verteld dat', 'de kinderen is voorgelezen': done for them, as most things can be. */
function isDoneFor(words: readonly Word[], index: number): boolean {
  const isPassive = /^(?:is|was|wordt|werd)$/.test(words[index]?.lower ?? '')
  return isPassive && clauseAfter(words, index, 20).some(({ lower }) => isParticiple(lower) && !DONE_OR_GONE.has(lower))
}

/** Whether what stands before the verb at `index` is its subject, as it is not in 'de bewoners heeft de raad niet gehoord'. */
function isTheirs(words: readonly Word[], index: number): boolean {
  const [verb, next] = [words[index], words[index + 1]]
  if (!verb || verb.closes) return verb !== undefined
  const rest = clauseAfter(words, index, 20)
  if (!next?.joined || rest.some(({ lower }) => SPEAKER.has(lower) || SURE_SUBJECTS.has(lower))) return false
  const isOther = ({ lower }: Word, at: number) =>
    (DETERMINERS.has(lower) || NUMBER_WORDS.has(lower) || /^(?:er|iets|niets)$/.test(lower)) &&
    !PREPOSITIONS.has(rest[at - 1]?.lower ?? '')
  const has = /^(?:heeft|had)$/.test(verb.lower)
  if (has && HAD.has(next.lower)) return true
  if (!rest.some(isOther)) return /^\p{L}{2,}er$/u.test(next.lower) || GOES_ON.some((group) => group.has(next.lower))
  return has && OWN_DEED.has(rest.at(-1)?.lower ?? '') && !/^(?:de|het|die|dat|er)$/.test(next.lower)
}
