// Tells whether a word of a sentence may be the verb that a clause turns on. Knows no sentence boundaries.
// Limits: a form that is as often a noun counts only where no article or preposition stands before it.
import { wordSet } from '#dutch/text/word-lists.ts'
import { HEADLINE_VERBS, NOUN_VERBS, STRONG_PASTS } from './words/verbs.ts'
import {
  DETERMINERS,
  FUNCTION_WORDS,
  PARTICLES,
  PREPOSITIONS,
  SUBORDINATORS,
  VERBS_BESIDE,
} from './words/function-words.ts'

/** Verbs that stand with another one, in all finite forms. */
export const AUXILIARIES: ReadonlySet<string> = new Set([
  ...VERBS_BESIDE,
  ...wordSet('zult bleef bleven kwam kwamen liet lieten hoeft hoeven hoefde deden'),
])
import { isInfinitive, isParticiple, isSingularForm, isStem, PASTS, STEMS } from './verb-forms.ts'

const pasts = new Set([...wordSet(STRONG_PASTS)].flatMap((past) => [past, ...pluralsOf(past)]))

/** The ways to write a plural past: 'hielden', 'begonnen', 'braken', 'kozen', 'bleven'; those that do not exist do no harm. */
function pluralsOf(past: string): string[] {
  const open = past.replace(/([aeo])\1(\p{L})$/u, '$1$2')
  const voiced = open.replace(/s$/u, 'z').replace(/f$/u, 'v')
  return [`${past}en`, `${past}${past.at(-1) ?? ''}en`, `${open}en`, `${voiced}en`]
}
const NOUN_TOO: ReadonlySet<string> = new Set([
  ...NOUN_VERBS,
  ...wordSet(`
  werk loop zorg deel bak kook was lag zag zat stond won kocht licht nacht gewicht bracht kracht macht gerecht verhaal verlaat laat staat gebied bod
  aanbod inzet wet belangen kaart zucht wacht vat put spot toets lijst slacht manieren vier uren jaren dagen avonden nachten paren leden steden gaten
  straten platen bladen kruiden spullen bonnen vakken schriften duren soorten scholen kerken daken deuren`),
])

/** True when the word at a place of `words` (lower case) can be a finite verb there. */
export function isFiniteAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  const before = words[at - 1] ?? ''
  if (word === 'zijn') return at > 0 && !PREPOSITIONS.has(before) && before !== 'te' && before !== 'en'
  if (AUXILIARIES.has(word)) return before !== 'te'
  if (before === 'te' || DETERMINERS.has(before)) return false
  if (NOUN_TOO.has(word)) {
    if (PREPOSITIONS.has(before) || at === 0 || /\p{L}{3}e$/u.test(before)) return false
    return pasts.has(word) || STEMS.has(word) || (at > 0 && at < 3 && /(?:en|s)$/u.test(before) && isInfinitive(word))
  }
  return isSureFinite(word)
}

/** True for a form that is finite wherever it stands alone: 'loopt', 'stopte', 'kwam', 'kwamen'. */
export function isSureFinite(word: string): boolean {
  if (AUXILIARIES.has(word)) return true
  // 'uit' is a form of 'uiten', and never that.
  if (FUNCTION_WORDS.has(word) || PARTICLES.has(word)) return false
  return pasts.has(word) || STEMS.has(word) || PASTS.has(word) || HEADLINE_VERBS.has(word)
}

/** True for what somebody did: 'liep', 'maakten', 'werd gebeld'. */
export const hasPast = (words: readonly string[]): boolean =>
  words.some((word, at) => (pasts.has(word) || PASTS.has(word)) && isFiniteAt(words, at))

/** Of those that open a clause of their own, the ones that a sentence can begin with. */
const OPENING_SUBORDINATORS = wordSet(`
  als wie omdat doordat terwijl nadat voordat toen zodra zolang hoewel indien wanneer nu wat waar hoe naarmate mits tenzij sinds om waarom dat`)

/**
 * True when a sentence has a verb of its own to stand on; one in a clause that hangs on a word ('de vraag die u stelt') is
 * none. Its first word may be an order: 'Neem brood mee.'
 */
export function hasMainVerb(sentence: string): boolean {
  const tokens = sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|[,;:?]/gu) ?? []
  const words = tokens.filter((token) => /[\p{L}\p{N}]/u.test(token))
  if (isStem(tokens[0] ?? '') && /[\p{L}\p{N}]/u.test(tokens[1] ?? '') && !NOUN_TOO.has(tokens[0] ?? '')) return true
  let inside = OPENING_SUBORDINATORS.has(words[0] ?? '')
  let closed = false
  let at = -1
  for (const token of tokens) {
    if (!/[\p{L}\p{N}]/u.test(token)) {
      // Behind a comma the main clause may go on, once the other one has had its verb.
      if (closed || token === ':' || token === ';') inside = closed = false
      continue
    }
    at++
    const before = words[at - 1] ?? ''
    // These stand before nouns as well.
    const mayJoin = /^(?:of|sinds|zoals|hetgeen|opdat|aangezien)$/.test(token) || (closed && token === 'dat')
    if (at > 0 && (SUBORDINATORS.has(token) || token === 'om') && !mayJoin) {
      inside = true
      closed = false
      continue
    }
    const finite = isFiniteAt(words, at)
    const plural = at > 0 && before !== 'te' && !NOUN_TOO.has(token) && isInfinitive(token)
    if (finite && !inside) return true
    // Two in a row, and the second no infinitive: 'wie daar werkt mag zich melden'.
    const next = words[at + 1] ?? ''
    const ended = isFiniteAt(words, at - 1) || isInfinitive(before) || isParticiple(before)
    const follows = closed && ended && !isInfinitive(token)
    if (finite && follows) return true
    if (!inside && plural && at < 9 && at < words.length - 1) return true
    const stands = before === 'ik' || /^(?:ik|je|jij|u)$/u.test(next)
    if (!inside && at > 0 && stands && isStem(token)) return true
    if (finite || plural || (inside && isJoinedForm(token))) closed = true
  }
  return false
}

const isVerb = (word: string) => isSureFinite(word) || isInfinitive(word)

/** A form with its separable part in front, as a clause's end has it: 'afkwamen', 'wegjaagt', 'opleveren'. */
export function isJoinedForm(word: string): boolean {
  if (isSingularForm(word)) return true
  for (let length = 2; length <= 7 && length < word.length - 2; length++)
    if (PARTICLES.has(word.slice(0, length)) && isVerb(word.slice(length))) return true
  return false
}

/** True when `words` (lower case) hold any finite verb, 'werk je' and 'ben ik' too; a first word may be an order. */
export function hasFinite(words: readonly string[]): boolean {
  const isInverted = (at: number) => isStem(words[at] ?? '') && /^(?:je|jij|ik)$/.test(words[at + 1] ?? '')
  return hasMainVerb(words.join(' ')) || words.some((_, at) => isFiniteAt(words, at) || isInverted(at))
}
