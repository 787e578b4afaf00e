// 'Groter als' -> 'groter dan', 'even groot dan' -> 'even groot als'. A clause behind 'als' ('beter als je oefent') stays.
import { PHRASE_OPENERS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { GIVEN } from '#dutch/text/words/names.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { ADJECTIVES } from '#dutch/text/adjectives.ts'
import { likeCase } from './written-form.ts'
import { ARTICLES, FINITE_VERBS, NUMBER_WORDS } from './grammar-words.ts'
import { clauseAfter, phraseAt, wordsBefore, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** With these 'als' more often means 'in the part of' or 'when': 'ik zie het meer als een kans', 'later als hij groot is'. */
const LOOSE = wordSet('meer minder later vroeger eerder liever verder anders andere ander bekender')
const COMPARATIVES = new Set([
  ...LOOSE,
  ...[...ADJECTIVES].map(([bare, inflected]) => (bare.endsWith('r') ? `${bare}der` : `${inflected}r`)),
  ...wordSet('beter trager vaker dommer dichterbij erger populairder steiler lelijker'),
])
const POSITIVES = new Set([...ADJECTIVES.keys(), ...wordSet('veel weinig vaak populair lelijk')])
/** There 'als' belongs to a word before: 'zowel meer geld als', 'net zo goed ouder als'. */
const EQUALS = wordSet('zowel zo even net evenveel evenzeer hetzelfde dezelfde')
/** 'Zo groot dan' alone also asks ('is het zo groot dan?'), so the comparison has to be plain. */
const EQUAL_PHRASES = new Set(['net zo', 'bijna zo', 'keer zo', 'minstens zo', 'lang zo', 'half zo'])
const PRONOUNS = wordSet(`
  ik jij je hij zij wij we jullie mij me jou hem haar ons hen hun zijzelf wijzelf ikzelf jijzelf hijzelf die dit dat deze`)
/** Never the beginning of a clause. */
const STANDARDS = wordSet(`
  verwacht gedacht gehoopt gepland voorheen normaal ooit gewoonlijk gemiddeld gebruikelijk voorzien vroeger gisteren`)
const PAST_TIME = /^(?:vorige? (?:jaar|seizoen|week|maand|keer|weekend|zomer|winter)|een (?:jaar|week|maand) eerder)$/
const EXPECTED =
  /^(?:ik|je|hij|ze|zij|we|wij|men|iedereen) (?:(?:ooit |(?:had|hadden) (?:ooit )?)(?:gedacht|verwacht|gehoopt|gepland|voorzien)|(?:gedacht|verwacht|gehoopt|gepland|voorzien) (?:had|hadden))$/
const UNITS = wordSet(`
  jaar jaren maand maanden week weken dag dagen uur uren minuut minuten seconden euro procent meter kilometer gram liter graden keer km cm kg mb gb`)
/** An inflected adjective, or a word that strengthens one: 'de trein vertrok' is no noun phrase. */
const ADJECTIVE = /^(?:heel|zeer|groot|klein|oud|jong|goed|nieuw|mooi|gewoon|.{3,}e)$/
const OWNERS = wordSet('zijn haar hun ons')
const COMPARED = new Set([...PHRASE_OPENERS, ...wordSet('vorig vorige vroeger gisteren andere anderen')])
/** In words, from the comparative to its 'als'. */
const MOST_WORDS = 4

/** The object forms that hardly anyone means in a comparison of subjects, and the form that belongs there. */
const SUBJECT_FORMS = wordMap('mij:ik me:ik jou:jij hem:hij')
const COPULAS = wordSet('is ben bent zijn was waren wordt word worden lijkt blijft')
const SUBJECTS = wordSet('ik jij je hij zij ze wij we jullie')
/** Between the verb and the comparative. */
const DEGREES = wordSet('veel een stuk nog iets wat ook zelfs beduidend duidelijk niet')

export const alsDan: Rule = {
  severity: 'fout',
  label: 'Als of dan',
  explanation:
    'Achter een vergrotende trap en achter ‘anders’ staat ‘dan’: groter dan, anders dan. Bij gelijkheid staat ‘als’: even groot als, net zo goed als.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      if (!word.joined || !/^(?:als|dan)$/.test(word.lower)) return []
      const subjects = comparedSubject(words, index, word)
      if (subjects) return [subjects]
      if (word.lower === 'als') {
        const comparative = comparativeBefore(words, index)
        const message = `Achter ‘${comparative}’ hoort ‘dan’, want het gaat om een verschil.`
        return comparative === null ? [] : [hitOn(word, message, likeCase(word.text, 'dan'))]
      }
      return isEquality(words, index)
        ? [hitOn(word, 'Hier hoort ‘als’, want het gaat om dingen die gelijk zijn.', likeCase(word.text, 'als'))]
        : []
    }),
}

/** 'Hij is groter als mij': two subjects are compared, so that the second takes the form of a subject as well. */
function comparedSubject(words: readonly Word[], index: number, than: Word): Hit | null {
  const object = words[index + 1]
  const right = SUBJECT_FORMS.get(object?.lower ?? '')
  const comparative = words[index - 1]?.lower ?? ''
  if (!object?.joined || !object.closesClause || right === undefined || !COMPARATIVES.has(comparative)) return null
  const [verb, subject] = wordsBefore(words, index - 1, 5).filter((word) => !DEGREES.has(word))
  if (!COPULAS.has(verb ?? '') || !SUBJECTS.has(subject ?? '')) return null
  const message = `Hier worden twee onderwerpen vergeleken, dus staat er ‘dan ${right}’: ${comparative} dan ${right} ${right === 'ik' ? 'ben' : right === 'jij' ? 'bent' : 'is'}.`
  return hitOn(than, message, `${likeCase(than.text, 'dan')} ${likeCase(object.text, right)}`, object)
}

/** The comparative that the 'als' at `index` belongs to: 'sneller als', 'meer tijd als', 'goedkoper in onderhoud als'. */
function comparativeBefore(words: readonly Word[], index: number): string | null {
  if (wordsBefore(words, index, 12).some((lower) => EQUALS.has(lower))) return null
  const before = wordsBefore(words, index, MOST_WORDS)
  const at = before.findIndex((lower) => COMPARATIVES.has(lower))
  const comparative = before[at]
  if (comparative === undefined || words.slice(index - at, index + 2).some(({ joined }) => !joined)) return null
  const rest = clauseAfter(words, index, 7)
  const isPronoun = rest.length === 1 && PRONOUNS.has(rest[0]?.lower ?? '')
  const isNear = at === 0 && (isPronoun || measured(comparative, rest) || (!LOOSE.has(comparative) && isNamed(rest)))
  const adjoins = at === 0 || PREPOSITIONS.has(before[at - 1] ?? '')
  return isNear || isStandard(rest) || (adjoins && !LOOSE.has(comparative) && isCompared(rest)) ? comparative : null
}

/** 'Verwacht', 'vorig jaar', 'we hadden gedacht': what something is compared with, whatever stands before. */
function isStandard(rest: readonly Word[]): boolean {
  const phrase = rest.map(({ lower }) => lower).join(' ')
  return STANDARDS.has(phrase) || PAST_TIME.test(phrase) || EXPECTED.test(phrase)
}

/** 'Meer als tien jaar', 'hoger als 5%', 'meer als genoeg'. */
function measured(comparative: string, [amount, unit]: readonly Word[]): boolean {
  if (comparative === 'meer' && /^(?:genoeg|ooit|voldoende)$/.test(amount?.lower ?? ''))
    return amount?.closesClause === true
  const isNumber = amount !== undefined && (/^\d/.test(amount.lower) || NUMBER_WORDS.has(amount.lower))
  return isNumber && ((unit?.joined === true && UNITS.has(unit.lower)) || amount.closes)
}

/** 'Jan', 'Jan de Vries' up to the end of the sentence: 'als Jan komt' and 'als Jan, mijn broer, komt' are clauses. */
const isNamed = (rest: readonly Word[]) =>
  GIVEN.has(rest[0]?.lower ?? '') &&
  rest.at(-1)?.closes === true &&
  rest.every(({ text, lower }) => text !== lower || /^(?:van|de|der|den)$/.test(lower))

/** 'De oude', 'die van vorig jaar', 'een dag op het strand', 'haar oudere zus', but not 'het lukt'. */
function isCompared(rest: readonly Word[]): boolean {
  const [first, second] = rest
  if (!first || !second || rest.at(-1)?.closesClause !== true) return false
  if (rest.slice(1).some(({ joined }) => !joined)) return false
  const place = rest.findIndex(({ lower }) => /^(?:in|op|aan|bij|uit|met|van|voor)$/.test(lower))
  if (place === -1) return isNounPhrase(rest)
  const behind = rest.slice(place + 1)
  const opens = isNounPhrase(rest.slice(0, place)) || (place === 1 && /^(?:die|dat|degene)$/.test(first.lower))
  return (
    opens &&
    (isNounPhrase(behind) ||
      isStandard(behind) ||
      behind.every(({ text, lower }) => text !== lower || NUMBER_WORDS.has(lower)))
  )
}

/** A determiner with what belongs to it and no verb. */
function isNounPhrase([first, ...others]: readonly Word[]): boolean {
  const noun = others.at(-1)
  if (!first || !noun) return false
  if (ARTICLES.has(first.lower) && others.length === 1) return true
  const opens = ARTICLES.has(first.lower) || OWNERS.has(first.lower)
  const points = /^(?:het|dit|dat)$/.test(first.lower) && others.length === 1
  const isDescribed = others.slice(0, -1).every(({ lower }) => ADJECTIVE.test(lower))
  // Formed like a finite verb or an infinitive; a noun that is too keeps its phrase from being judged.
  return (opens || points) && isDescribed && !FINITE_VERBS.has(noun.lower) && !/(?:t|en|te|de|an)$/.test(noun.lower)
}

function isEquality(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  if (!next?.joined || !COMPARED.has(next.lower) || FINITE_VERBS.has(words[index + 2]?.lower ?? '')) return false
  const before = words[index - 1]?.lower ?? ''
  if (before === 'evenveel' || phraseAt(words, index - 2, 2) === 'keer zoveel') return true
  const isEven = words[index - 2]?.lower === 'even' || EQUAL_PHRASES.has(phraseAt(words, index - 3, 2))
  return POSITIVES.has(before) && isEven && words[index - 1]?.joined === true
}
