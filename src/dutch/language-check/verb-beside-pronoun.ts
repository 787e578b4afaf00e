// The verb beside its pronoun. Behind it: 'ik wordt' -> 'ik word', 'jij word' -> 'jij wordt'. Before it: 'wordt jij' -> 'word jij', 'hoe vindt je dat' -> 'hoe vind je dat', 'vind hij' -> 'vindt hij'.
import { FLAT_ADJECTIVES } from '#dutch/text/adjectives.ts'
import { isParticiple } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { ADVERBS, BEGINS_ANEW, COORDINATORS } from './grammar-words.ts'
import { clauseAfter, phraseAt, type Reading, type Word, wordsBefore } from './reading.ts'
import type { WrongForm } from './rule.ts'
import { dFormWithT, formBeforeJij, formWithIk, formWithT, isVerbForm } from './verb-forms.ts'

/** These can be nothing but a subject. */
export const SURE_SUBJECTS = wordSet('hij men iedereen iemand niemand')
/** These can be an object or a determiner, so only verbs that are nothing else count behind them. */
const THINGS = wordSet('het dat dit er wie wat alles zij ze')
/** A noun, not the speaker: 'het ik', 'mijn tweede ik'. */
const OF_IK = wordSet('het een mijn je jouw zijn haar hun ons tweede andere eigen alter betere oude nieuwe ware')
/** Behind these 'ik' belongs to what stands before: 'iemand zoals ik wordt'. */
const BESIDE_IK = wordSet('of noch als zoals dan behalve tussen')
/** A short sentence between: 'dat moet jij vind ik zelf weten', 'dat vind je hier'. */
const SPEAKER = wordSet('ik jij je')
/** A pronoun and its verb hardly ever stand further apart. */
const MOST_WORDS_BACK = 8

export function formsBehindSubject({ words }: Reading): WrongForm[] {
  return words.flatMap((subject, index) => {
    const verb = words[index + 1]
    if (!verb?.joined || verb.text !== verb.lower || hasVerbBefore(words, index)) return []
    return wrongForm(words, index, subject, verb) ?? []
  })
}

/** 'Dat vind ik wordt te weinig gezegd', 'wat vind jij vertel het ons': the subject goes with the verb before it. */
function hasVerbBefore(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return before !== undefined && words[index]?.joined === true && isVerbForm(before.lower)
}

function wrongForm(words: readonly Word[], index: number, subject: Word, verb: Word): WrongForm | null {
  const isIk = subject.lower === 'ik'
  const right = isIk ? formWithIk(verb.lower) : formFor(words, index, subject, verb)
  if (right === null || (isIk && (!speaks(words, index) || isParticipleOf(words, index + 1)))) return null
  const form = isIk ? 'hoort de stam van het werkwoord' : 'hoort hier de vorm met een t'
  return { word: verb, right, why: `bij ‘${subject.lower}’ ${form}` }
}

/** 'Dat ik ontdekt heb'. */
function isParticipleOf(words: readonly Word[], index: number): boolean {
  return (
    isParticiple(words[index]?.lower ?? '') && /^(?:heb|had|ben|was|word|werd)$/.test(words[index + 1]?.lower ?? '')
  )
}

/** Whether the 'ik' at `index` is the subject of what follows. */
function speaks(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  if (!before || words[index]?.opensClause) return true
  if (OF_IK.has(before.lower)) return false
  if (before.opensClause) return true
  if (BESIDE_IK.has(before.lower)) return false
  // 'Mijn vrouw en ik', 'ouder dan jij en ik': only behind a verb does 'en' open a clause of its own.
  if (before.lower !== 'en') return true
  const [, , ...earlier] = wordsBefore(words, index, 20)
  return earlier.some(isVerbForm) && !BESIDE_IK.has(earlier[0] ?? '')
}

function formFor(words: readonly Word[], index: number, subject: Word, verb: Word): string | null {
  const [before, next] = [words[index - 1], words[index + 2]]
  if (next?.lower === 'ik' && next.joined) return null
  // 'Door niemand', 'van wie': only 'jij' and 'hij' are a subject wherever they stand.
  if (PREPOSITIONS.has(before?.lower ?? '') && !/^(?:jij|hij)$/.test(subject.lower)) return null
  if (subject.lower === 'jij') return formWithT(verb.lower, 'jij', subject.opens)
  if (SURE_SUBJECTS.has(subject.lower)) return formWithT(verb.lower, 'hij', subject.opens && subject.lower === 'hij')
  // 'Ze antwoord niet meer': no noun goes on like that.
  const goesOn = subject.opens && next?.joined === true && ADVERBS.has(next.lower)
  if (goesOn && /^(?:ze|zij)$/.test(subject.lower)) return formWithT(verb.lower, 'hij', true)
  // 'Als ik je vind': there 'je', 'u' or 'het' is the object of 'ik'.
  if (wordsBefore(words, index, MOST_WORDS_BACK).includes('ik')) return null
  if (subject.lower === 'je') return formWithT(verb.lower, 'jij', false)
  const isThing = THINGS.has(subject.lower) && !speakerFollows(words, index + 1)
  return subject.lower === 'u' || isThing ? dFormWithT(verb.lower) : null
}

/** 'Dat vind ik', 'dat vind dan ook jij': the subject stands behind the verb. */
function speakerFollows(words: readonly Word[], verb: number): boolean {
  const [, ...behind] = phraseAt(words, verb, 4).split(' ')
  return behind.some((word) => SPEAKER.has(word))
}

/** A subject before the verb, so that what stands behind it is none. */
const THIRD_PERSON = wordSet('hij zij ze u men die wie iemand niemand iedereen')
/** Forms that only go with 'jij' or 'u'. */
const SECOND_PERSON_FORMS = wordSet('bent hebt kunt wilt zult')
const SECOND_PERSON_SUBJECTS = wordSet('je jij u jou jullie gij')
/** Verbs that hardly ever have 'je' for an object while something else is the subject. */
const WITHOUT_OBJECT_JE = wordSet('wordt vindt onthoudt besteedt vermijdt rijdt houdt beantwoordt')
/** Opens a main clause without being its subject, so that 'je' behind the verb is. */
const BEFORE_INVERSION = wordSet(`
  hier daar hoe waar wanneer waarom zo dan nu hieronder hierboven straks vandaag morgen vaak soms daarom daarna meestal eerst online thuis zelden
  nergens overal misschien waarin waarop hoeveel`)
/** What one becomes: behind 'wordt je' these make 'je' the subject. */
const BECOMES = new Set([...FLAT_ADJECTIVES, ...wordSet('lid fitter slanker wijzer verliefd nerveus volwassen')])
/** What is done to a receiver: the subject is what he gets. */
const TOLD =
  /^(?:gevraagd|verteld|gezegd|beloofd|\p{L}*geboden|\p{L}*gegeven|geleerd|toegestaan|verzocht|\p{L}*geraden|geadviseerd|verweten|onthouden|\p{L}*betaald|\p{L}*gestuurd|bezorgd|duidelijk|bekend)$/u
/** The rest is as often an order: 'meld u aan', 'houd u vast'. */
const WITH_U = wordSet('word vind rijd onthoud vermijd')

export function formsBeforeSubject({ words }: Reading): WrongForm[] {
  return words.flatMap((verb, index) => {
    const subject = words[index + 1]
    if (!subject?.joined || subject.text !== subject.lower) return []
    const place = `staat ‘${subject.lower}’ achter het werkwoord, dan`
    const bare = formBefore(words, index, verb, subject)
    if (bare !== null) return [{ word: verb, right: bare, why: `${place} valt de t weg` }]
    const takesT = subject.lower === 'hij' || (subject.lower === 'u' && WITH_U.has(verb.lower))
    const withT = takesT && words[index - 1]?.lower !== 'ik' ? dFormWithT(verb.lower) : null
    return withT === null ? [] : [{ word: verb, right: withT, why: `${place} houdt het werkwoord zijn t` }]
  })
}

/** The form that 'jij' or 'je' needs behind the verb; null where they are not its subject, or where it has that form. */
function formBefore(words: readonly Word[], index: number, verb: Word, subject: Word): string | null {
  if (subject.lower === 'jij') return THIRD_PERSON.has(words[index - 1]?.lower ?? '') ? null : formBeforeJij(verb.lower)
  return subject.lower === 'je' && isSubjectJe(words, index) ? formBeforeJij(verb.lower) : null
}

/** 'Je' is as often an object or a possessive; only where neither can be is it taken for the subject. */
function isSubjectJe(words: readonly Word[], index: number): boolean {
  const verb = words[index]
  const before = wordsBefore(words, index, 40)
  if (!verb) return false
  if (SECOND_PERSON_FORMS.has(verb.lower)) return !before.some((word) => SECOND_PERSON_SUBJECTS.has(word))
  if (!WITHOUT_OBJECT_JE.has(verb.lower) || !opensInversion(words, index)) return false
  const rest = clauseAfter(words, index + 1, 20)
  // 'Wordt je vaak verteld dat': told, to you.
  if (rest.some(({ lower }) => TOLD.test(lower) || (isParticiple(lower) && verb.lower !== 'wordt'))) return false
  return rest.length === 0 ? verb.lower === 'wordt' : ownsNothing(rest)
}

/** Whether no noun that 'je' could own begins with these words: 'je dat', 'je snel de', 'je vanzelf blij'. */
function ownsNothing([first, second]: readonly Word[]): boolean {
  if (!first?.joined) return false
  if (BEGINS_ANEW.has(first.lower)) return true
  const loose = ADVERBS.has(first.lower) || PREPOSITIONS.has(first.lower) || BECOMES.has(first.lower)
  if (!loose || !second) return loose
  return isParticiple(second.lower) || [BEGINS_ANEW, PREPOSITIONS, BECOMES].some((words) => words.has(second.lower))
}

/** The verb opens a question, or stands behind a word that opens its clause and is no subject. */
function opensInversion(words: readonly Word[], index: number): boolean {
  const verb = words[index]
  if (verb?.opens) return true
  const before = words[index - 1]
  if (!before || !verb?.joined) return false
  const asksWhat = before.lower === 'wat' && verb.lower !== 'houdt'
  const opens = before.opensClause || COORDINATORS.has(words[index - 2]?.lower ?? '')
  return opens && (asksWhat || BEFORE_INVERSION.has(before.lower))
}
