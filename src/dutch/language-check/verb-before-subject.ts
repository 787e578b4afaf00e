// The verb before its subject: 'wordt jij' -> 'word jij', 'hoe vindt je dat' -> 'hoe vind je dat', 'vind hij' -> 'vindt hij'.
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { ADVERBS, BEGINS_ANEW, COORDINATORS } from './grammar-words.ts'
import { clauseAfter, wordsBefore, type Reading, type Word } from './reading.ts'
import { dFormWithT, formBeforeJij } from './verb-forms.ts'
import { isParticiple } from '#dutch/text/verb-forms.ts'
import type { WrongForm } from './rule.ts'

/** A subject before the verb, so that what stands behind it is none. */
const THIRD_PERSON = wordSet('hij zij ze u men die wie iemand niemand iedereen')
/** Forms that only go with 'jij' or 'u'. */
const SECOND_PERSON = wordSet('bent hebt kunt wilt zult')
const SECOND_PERSON_SUBJECTS = wordSet('je jij u jou jullie gij')
/** Verbs that hardly ever have 'je' for an object while something else is the subject. */
const WITHOUT_OBJECT_JE = wordSet('wordt vindt onthoudt besteedt vermijdt rijdt houdt beantwoordt')
/** Opens a main clause without being its subject, so that 'je' behind the verb is. */
const BEFORE_INVERSION = wordSet(`
  hier daar hoe waar wanneer waarom zo dan nu hieronder hierboven straks vandaag morgen vaak soms daarom daarna meestal eerst online thuis zelden
  nergens overal misschien waarin waarop hoeveel`)
/** What one becomes: behind 'wordt je' these make 'je' the subject. */
const BECOMES = wordSet(`
  lid blij moe gek ziek gelukkig rijk wakker verliefd zwanger dik boos bang vrolijk nerveus onzeker volwassen fitter slanker wijzer leuk mooi lekker
  fijn belangrijk interessant`)
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
    const bare = formFor(words, index, verb, subject)
    if (bare !== null) return [{ word: verb, right: bare, why: `${place} valt de t weg` }]
    const takesT = subject.lower === 'hij' || (subject.lower === 'u' && WITH_U.has(verb.lower))
    const withT = takesT && words[index - 1]?.lower !== 'ik' ? dFormWithT(verb.lower) : null
    return withT === null ? [] : [{ word: verb, right: withT, why: `${place} houdt het werkwoord zijn t` }]
  })
}

/** The form that 'jij' or 'je' needs behind the verb; null where they are not its subject, or where it has that form. */
function formFor(words: readonly Word[], index: number, verb: Word, subject: Word): string | null {
  if (subject.lower === 'jij') return THIRD_PERSON.has(words[index - 1]?.lower ?? '') ? null : formBeforeJij(verb.lower)
  return subject.lower === 'je' && isSubjectJe(words, index) ? formBeforeJij(verb.lower) : null
}

/** 'Je' is as often an object or a possessive; only where neither can be is it taken for the subject. */
function isSubjectJe(words: readonly Word[], index: number): boolean {
  const verb = words[index]
  const before = wordsBefore(words, index, 40)
  if (!verb) return false
  if (SECOND_PERSON.has(verb.lower)) return !before.some((word) => SECOND_PERSON_SUBJECTS.has(word))
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
  return (
    loose &&
    (!second ||
      isParticiple(second.lower) ||
      [BEGINS_ANEW, PREPOSITIONS, BECOMES].some((words) => words.has(second.lower)))
  )
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
