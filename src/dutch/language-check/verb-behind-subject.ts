// The verb behind its subject: 'ik wordt' -> 'ik word', 'jij word' -> 'jij wordt', 'het word' -> 'het wordt'; and 'hij wilt',
// before it and behind. 'U wilt' and 'jij wilt' are right.
import { PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { phraseAt, wordsBefore, type Reading, type Word } from './reading.ts'
import { dFormWithT, formWithIk, formWithT, isVerbForm } from './verb-forms.ts'
import type { WrongForm } from './rule.ts'

/** These can be nothing but a subject. */
const HIJ = wordSet('hij men iedereen iemand niemand')
/** With these too 'wilt' is wrong. */
const WITH_WIL = wordSet('zij ze het wie')
const SECOND_PERSON = wordSet('u je jij jullie gij ge')
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
  if (subject.lower === 'ik') {
    const right = formWithIk(verb.lower)
    return right !== null && speaks(words, index)
      ? { word: verb, right, why: 'bij ‘ik’ hoort de stam van het werkwoord' }
      : null
  }
  const right = formFor(words, index, subject, verb)
  return right === null ? null : { word: verb, right, why: `bij ‘${subject.lower}’ hoort hier de vorm met een t` }
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
  switch (subject.lower) {
    case 'jij':
      return formWithT(verb.lower, 'jij', subject.opens)
    case 'u':
      return withoutIkBefore(words, index) ? dFormWithT(verb.lower) : null
    case 'je':
      return withoutIkBefore(words, index) ? formWithT(verb.lower, 'jij', false) : null
  }
  if (HIJ.has(subject.lower)) return formWithT(verb.lower, 'hij', subject.opens && subject.lower === 'hij')
  if (!THINGS.has(subject.lower) || speakerFollows(words, index + 1)) return null
  return withoutIkBefore(words, index) ? dFormWithT(verb.lower) : null
}

/** 'Als ik je vind': there 'je', 'u' or 'het' is the object of 'ik'. */
function withoutIkBefore(words: readonly Word[], index: number): boolean {
  return !wordsBefore(words, index, MOST_WORDS_BACK).includes('ik')
}

/** 'Dat vind ik', 'dat vind dan ook jij': the subject stands behind the verb. */
function speakerFollows(words: readonly Word[], verb: number): boolean {
  const [, ...behind] = phraseAt(words, verb, 4).split(' ')
  return behind.some((word) => SPEAKER.has(word))
}

export function formsOfWillen({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) =>
    word.lower === 'wilt' && hasThirdPerson(words, index)
      ? [{ word, right: 'wil', why: 'alleen bij ‘u’, ‘jij’ en ‘je’ kan ‘wilt’' }]
      : [],
  )
}

/** Behind the verb 'ze' and 'het' are as often an object. 'Ze wilt', 'wilt hij', but not 'als u het wilt' or 'wie wilt u spreken'. */
function hasThirdPerson(words: readonly Word[], index: number): boolean {
  const [before, next] = [words[index - 1], words[index + 1]]
  const addressed = wordsBefore(words, index, MOST_WORDS_BACK).some((lower) => SECOND_PERSON.has(lower))
  if (addressed || (next?.joined === true && SECOND_PERSON.has(next.lower))) return false
  const stands =
    before !== undefined && words[index]?.joined === true && (HIJ.has(before.lower) || WITH_WIL.has(before.lower))
  return stands || (next?.joined === true && (HIJ.has(next.lower) || next.lower === 'zij'))
}
