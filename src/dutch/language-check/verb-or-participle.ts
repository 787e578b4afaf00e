// 'Dat betekend' -> 'betekent': a participle where the present tense that sounds the same belongs. 'Geparkeerdt' ->
// 'geparkeerd': an ending in -dt where no verb has a stem in -d. 'We hebben de brief ontvangt' -> 'ontvangen': a present
// tense where a helping verb, however far, needs a past participle.
import { isParticiple, isSingularForm, SINGULARS, soundsLikePresent, STEMS } from '#dutch/text/verb-forms.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { FUNCTION_WORDS, PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { ADVERBS, FINITE_VERBS, HELPERS } from './grammar-words.ts'
import { type Reading, type Word, wordsBefore } from './reading.ts'
import type { WrongForm } from './rule.ts'
import { SURE_SUBJECTS } from './verb-beside-pronoun.ts'

/** Sound like their present tense as well, though their verb is no common one, or has a strong participle. */
const ALSO_ALIKE = wordSet('gebeurd getuigd overtuigd overleefd ondertekend voorspeld')
/** Adjectives by far more often, or participles that nobody means. */
const NOT_ALIKE = wordSet('verkeerd vermoeid verward verwend geloofd bekend')

/** Whether a participle in -d can be meant for the present tense in -t: 'beloofd', 'gebeurd'. */
export const isAlike = (word: string) => ALSO_ALIKE.has(word) || (soundsLikePresent(word) && !NOT_ALIKE.has(word))

/** Without 'ge-' a form in -eerd is no participle, but for 'beheerd', 'bestudeerd' and the like: so with a d it is nothing. */
const isOnEer = (stem: string) => stem.endsWith('eer') && STEMS.has(`${stem}t`) && !isParticiple(`${stem}d`)

const SUBJECTS = wordSet('het dit dat hij er men iedereen niemand alles')

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
  const opensWith = subject.opens && SUBJECTS.has(subject.lower) && goesOn && !HELPERS.has(after)
  // 'Wat hij verdiend', where no helping verb follows.
  const isOpened = SURE_SUBJECTS.has(subject.lower) && SUBORDINATORS.has(words[index - 2]?.lower ?? '')
  const closes = word.closesClause && isOpened && !HELPERS.has(after)
  const asks = lower === 'betekend' && subject.lower === 'wat' && /^(?:dat|dit|het|voor|een|de)$/.test(after)
  return opensWith || closes || asks ? wrong : null
}

/** Begin with ge- though they are no participle, or one of a verb that is played, and sounds like another. */
const OWN_GE = wordSet(`
  gebeurt getuigt gelooft gehoorzaamt gebruikt gebaart gedraagt gevoelt gebeurdt getuigdt geloofdt gehoorzaamdt gebruikdt geldt gebiedt geleidt
  geschiedt gelaat geschut gebint gegolft`)

export function endingsInDt({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    const stem = word.lower.replace(/d?t$/, '')
    if (isNoEnding(word.lower, `${stem}d`))
      return [{ word, right: `${stem}d`.replace(/^gei(?=n)/, 'geï'), why: 'dit voltooid deelwoord eindigt op een d' }]
    // No stem ends in -erd.
    if (!word.lower.endsWith('dt') || !(isAlike(`${stem}d`) || /\p{L}{3}erdt$/u.test(word.lower))) return []
    const isMeant = wordsBefore(words, index, 12).some((before) => HELPERS.has(before))
    return [{ word, right: stem + (isMeant ? 'd' : 't'), why: 'op dt eindigt alleen een stam met een d' }]
  })
}

/** 'Geparkeerdt', 'gebouwt', 'aangemeldt': with ge- it can be nothing but the participle in -d. */
function isNoEnding(lower: string, participle: string): boolean {
  if (!/^\p{L}*ge\p{L}{3,}t$/u.test(lower) || OWN_GE.has(lower) || isParticiple(lower) || isSingularForm(lower))
    return false
  return isParticiple(participle) || /^ge\p{L}{3,}dt$/u.test(lower)
}

/** Present tenses that begin with be-, her-, ont- or ver-, so that they resemble a participle. Left out are those that are a noun
 * or a participle as well ('besluit', 'verlaat', 'ontdekt'), and those with a participle like their infinitive: 'ontvangen'. */
const PARTICIPLE_OF = wordMap(`
  begrijpt:begrepen bekijkt:bekeken beschrijft:beschreven bespreekt:besproken bewijst:bewezen bezoekt:bezocht bedenkt:bedacht begint:begonnen
  verkoopt:verkocht verliest:verloren verbiedt:verboden verdwijnt:verdwenen vergelijkt:vergeleken verschijnt:verschenen vertrekt:vertrokken
  verzendt:verzonden verbindt:verbonden verwijst:verwezen ontslaat:ontslagen ontwerpt:ontworpen`)
const INFINITIVES = new Map([...SINGULARS].map(([infinitive, form]) => [form, infinitive]))

/** 'Vertrokken' for 'vertrekt', 'vergeten' for 'vergeet'. */
function strongParticiple(form: string): string | undefined {
  const infinitive = /^(?:be|her|ont|ver|er)/.test(form) ? INFINITIVES.get(form) : undefined
  return PARTICIPLE_OF.get(form) ?? (isParticiple(infinitive ?? '') ? infinitive : undefined)
}

const SINGULAR = wordSet('is was wordt werd heeft had ben bent heb hebt word')
const OF_BEING = wordSet('zijn waren worden werden')
const PLURAL = new Set([...OF_BEING, 'hebben', 'hadden'])
/** 'Zijn' opens a noun phrase as well: only behind a plural, or one of these, is it a verb. */
const PLURAL_SUBJECTS = wordSet('we wij ze zij jullie er deze die beide alle veel enkele sommige hier daar')
const NO_PLURAL = /^(?:alleen|samen|gisteren|soms|trouwens|overigens|nergens|thans)$/
/** Between a helping verb and its participle these show that they belong together, whatever follows. */
const BETWEEN = new Set([...ADVERBS, ...wordSet('al net veel inmiddels ooit onlangs pas er gisteren')])
const PRONOUNS = wordSet('ik jij je u hij zij ze het we wij jullie hun')
const NOMINATIVES = wordSet('ik jij hij zij wij we')
/** From the helping verb to the participle. */
const MOST_WORDS = 14

export function participlesFar({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    const withD = `${word.lower.slice(0, -1)}d`
    const strong = strongParticiple(word.lower)
    const isWeak = strong === undefined && word.joined && word.lower.endsWith('t') && isAlike(withD)
    const right = isWeak ? withD : strong
    if (right === undefined || !(word.closesClause || (isWeak && isNear(words, index)))) return []
    const helper = closingHelper(words, index) ?? helperBefore(words, index)
    if (helper === null) return []
    const why = `achter ‘${helper}’ staat een voltooid deelwoord${isWeak ? ', en dat eindigt hier op een d' : ''}`
    return [{ word, right, why }]
  })
}

/** 'We zijn verhuist naar Zwolle', 'is nooit echt gebeurt'. */
function isNear(words: readonly Word[], index: number): boolean {
  return isHelper(wordsBefore(words, index, MOST_WORDS).find((lower) => !BETWEEN.has(lower)) ?? '')
}

/** 'De ongelukken die hier zijn gebeurt, waren ...': a plural verb right before, in a clause that a comma closes. */
function closingHelper(words: readonly Word[], index: number): string | null {
  const [helper, word, next] = [words[index - 1], words[index], words[index + 1]]
  if (!helper || !word || word.closes || !next?.gap.startsWith(',') || !OF_BEING.has(helper.lower)) return null
  return wordsBefore(words, index - 1, MOST_WORDS).some(isTurn) ? helper.lower : null
}

/** The helping verb of the main clause that the word at `index` closes. */
function helperBefore(words: readonly Word[], index: number): string | null {
  // 'We hebben de tijd tot het begint'.
  if (PRONOUNS.has(words[index - 1]?.lower ?? '') && PREPOSITIONS.has(words[index - 2]?.lower ?? '')) return null
  for (let at = index - 1; at >= Math.max(0, index - MOST_WORDS); at -= 1) {
    const word = words[at]
    if (!word || word.sentence !== words[index]?.sentence || word.closesClause) return null
    if (isHelper(word.lower)) return isMain(words, at, index - at) ? word.lower : null
    // 'Heeft dat verhaal verteld', 'hebben jullie dat': behind the helping verb or a subject 'dat' opens no clause; behind 'is' it does.
    const before = words[at - 1]?.lower ?? ''
    const points =
      word.lower === 'dat' && (/^(?:heeft|had|heb|hebt|hebben|hadden)$/.test(before) || PRONOUNS.has(before))
    if (FINITE_VERBS.has(word.lower) || (isTurn(word.lower) && !points)) return null
    // 'Hij heeft alles gezegd hij verhuist': a subject of its own.
    if (at > 1 && NOMINATIVES.has(word.lower) && !isHelper(words[at - 1]?.lower ?? '')) return null
  }
  return null
}

const isHelper = (lower: string) => SINGULAR.has(lower) || PLURAL.has(lower)

function isTurn(lower: string): boolean {
  return SUBORDINATORS.has(lower) || /^(?:die|en|maar|want|te|dan|wiens|wier|hoeveel|hoelang)$/.test(lower)
}

/** Whether the helping verb at `at` is the first verb of its sentence, which no other clause opens. */
function isMain(words: readonly Word[], at: number, distance: number): boolean {
  const helper = words[at]?.lower ?? ''
  const before = wordsBefore(words, at, MOST_WORDS).toReversed()
  const [first = '', ...others] = before
  if (before.length === 0) return helper !== 'zijn' && words[at]?.opens === true
  if (others.length > 0 && isTurn(first) && first !== 'die') return false
  if (others.some((lower) => isTurn(lower)) || before.some((lower) => FINITE_VERBS.has(lower))) return false
  const subject = before.at(-1) ?? ''
  // 'Het hebben van', 'schulden hebben verbindt': there 'hebben' is no finite verb.
  if (helper === 'hebben') return subject !== 'het' && (distance > 1 || PRONOUNS.has(subject))
  if (helper !== 'zijn') return true
  if (PLURAL_SUBJECTS.has(subject)) return true
  return /\p{L}{2}(?:en|s)$/u.test(subject) && !FUNCTION_WORDS.has(subject) && !NO_PLURAL.test(subject)
}
