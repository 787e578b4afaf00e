// 'Dat betekend' -> 'dat betekent': a participle where the present tense that sounds the same belongs. 'Geparkeerdt' ->
// 'geparkeerd': an ending in -dt where no verb has a stem in -d.
import { soundsLikePresent, STEMS } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { FUNCTION_WORDS } from '#dutch/text/words/function-words.ts'
import { HELPERS } from './grammar-words.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './rule.ts'

/** Sound like their present tense as well, though their verb is no common one, or has a strong participle. */
const ALSO_ALIKE = wordSet('gebeurd getuigd overtuigd overleefd ondertekend voorspeld')
/** Adjectives by far more often, or participles that nobody means. */
const NOT_ALIKE = wordSet('verkeerd vermoeid verward verwend geloofd bekend')

/** Whether a participle in -d can be meant for the present tense in -t: 'beloofd', 'gebeurd'. */
export const isAlike = (word: string) => ALSO_ALIKE.has(word) || (soundsLikePresent(word) && !NOT_ALIKE.has(word))

/** Without 'ge-' a form in -eerd is no participle, but for 'beheerd', 'verteerd' and the like: so with a d it is nothing. */
const isOnEer = (stem: string) =>
  /^(?!(?:be|ge|ver|ont|her)\p{L}{0,2}eer$)\p{L}{3,}eer$/u.test(stem) && STEMS.has(`${stem}t`)

const SUBJECTS = wordSet('het dit dat hij er men iedereen niemand alles')
const HELPS_PARTICIPLE = wordSet('is was zijn waren wordt werd heeft had kan zou')

export function participlesConfused({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => presentWithD(words, index, word) ?? [])
}

function presentWithD(words: readonly Word[], index: number, word: Word): WrongForm | null {
  const { lower } = word
  if (!lower.endsWith('d')) return null
  const wrong = { word, right: `${lower.slice(0, -1)}t`, why: 'de tegenwoordige tijd eindigt op een t' }
  if (isOnEer(lower.slice(0, -1))) return wrong
  const [subject, next] = [words[index - 1], words[index + 1]]
  const opensQuestion = word.opens && next?.joined === true && /^(?:dat|dit|het|er)$/.test(next.lower)
  if (opensQuestion && /^(?:gebeurd|betekend)$/.test(lower)) return wrong
  if (!isAlike(lower) || !word.joined || !subject) return null
  const after = words[index + 1]?.lower ?? ''
  // 'Het betaald voetbal', 'Hij verbaasd: nee': an adjective, and no verb.
  const describes = /^(?:het|dat|dit)$/.test(subject.lower) && !FUNCTION_WORDS.has(after)
  const goesOn = next?.joined ? !describes || /^(?:gebeurd|betekend)$/.test(lower) : word.closes
  const opensWith = subject.opens && SUBJECTS.has(subject.lower) && goesOn && !HELPS_PARTICIPLE.has(after)
  const asks = lower === 'betekend' && subject.lower === 'wat' && /^(?:dat|dit|het|voor|een|de)$/.test(after)
  return opensWith || asks ? wrong : null
}

/** Begin with ge- and have a stem in -d. */
const FINITE_IN_GE = /^(?:geldt|gebiedt|geleidt|geschiedt|gewaarwordt)$/
/** Begin with ge- also in the present tense, so that both 'gebeurt' and 'gebeurd' can be meant. */
const OWN_GE = /^(?:gebeurdt|getuigdt|geloofdt|gehoorzaamdt|gebruikdt)$/

export function endingsInDt({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    if (!isNowhereRight(word.lower)) return []
    const stem = word.lower.slice(0, -2)
    if (isMeantAsParticiple(words, index, word.lower))
      return [{ word, right: `${stem}d`, why: 'een voltooid deelwoord eindigt nooit op dt' }]
    return [{ word, right: `${stem}t`, why: 'de stam eindigt niet op een d, dus volgt er alleen een t' }]
  })
}

/** Forms with ge-, participles of verbs without a d in their stem, and all in -erdt: no stem ends in -erd. */
function isNowhereRight(lower: string): boolean {
  if (!lower.endsWith('dt') || FINITE_IN_GE.test(lower)) return false
  return /^ge\p{L}{3,}dt$/u.test(lower) || isAlike(lower.slice(0, -1)) || /\p{L}{3}erdt$/u.test(lower)
}

function isMeantAsParticiple(words: readonly Word[], index: number, lower: string): boolean {
  if (lower.startsWith('ge') && !OWN_GE.test(lower)) return true
  return wordsBefore(words, index, 12).some((before) => HELPERS.has(before))
}
