// 'Mijn ouders zijn vorig jaar verhuist' -> 'verhuisd', 'We hebben de brief ontvangt' -> 'ontvangen': a present tense where a
// helping verb, however far, needs a past participle.
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { FINITE_VERBS } from './grammar-words.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import { isAlike } from './verb-or-participle.ts'
import type { WrongForm } from './rule.ts'

/** Present tenses that begin with be-, her-, ont- or ver-, so that they resemble a participle. Left out are those that are a noun
 * or a participle as well: 'besluit', 'verlaat', 'ontdekt'. */
const PARTICIPLE_OF = wordMap(`
  ontvangt:ontvangen begrijpt:begrepen bekijkt:bekeken beschrijft:beschreven bespreekt:besproken bewijst:bewezen bezoekt:bezocht bedenkt:bedacht
  begint:begonnen beveelt:bevolen verkoopt:verkocht verliest:verloren vergeet:vergeten verzoekt:verzocht verbiedt:verboden verbreekt:verbroken
  verdwijnt:verdwenen vergelijkt:vergeleken verschijnt:verschenen verstaat:verstaan vertrekt:vertrokken vervangt:vervangen verzendt:verzonden
  verkrijgt:verkregen verbindt:verbonden verslaat:verslagen verwijst:verwezen herschrijft:herschreven herziet:herzien ontbreekt:ontbroken
  onthoudt:onthouden ontslaat:ontslagen ontstaat:ontstaan ontwerpt:ontworpen besteedt:besteed verspreidt:verspreid vermijdt:vermeden
  verwerpt:verworpen bedriegt:bedrogen begraaft:begraven beklimt:beklommen bevalt:bevallen bevriest:bevroren beweegt:bewogen ervaart:ervaren
  gedraagt:gedragen geneest:genezen herleest:herlezen ontneemt:ontnomen ontspant:ontspannen verbergt:verborgen verblijft:verbleven vervalt:vervallen
  verdraagt:verdragen verdrijft:verdreven verdringt:verdrongen vergeeft:vergeven verkiest:verkozen verzint:verzonnen begeeft:begeven behangt:behangen
  ontgint:ontgonnen`)
const SINGULAR = wordSet('is was wordt werd heeft had ben bent heb hebt word')
const OF_BEING = wordSet('zijn waren worden werden')
const PLURAL = new Set([...OF_BEING, 'hebben', 'hadden'])
/** 'Zijn' opens a noun phrase as well: only behind a plural, or one of these, is it a verb. */
const PLURAL_SUBJECTS = wordSet('we wij ze zij jullie er deze die beide alle veel enkele sommige hier daar')
const NO_PLURAL = wordSet(`
  alleen samen misschien intussen sindsdien gisteren morgen even eveneens trouwens overigens ergens nergens soms thans tevens eens bovendien binnen
  buiten boven onlangs vervolgens eindelijk sindsdien`)
/** Between a helping verb and its participle these show that they belong together, whatever follows. */
const BETWEEN = wordSet(`
  niet ook al net nu vaak echt nog weer veel inmiddels ooit nooit onlangs pas er hier vandaag gisteren`)
const SUBJECTS = wordSet('ik jij je u hij zij ze het we wij jullie hun')
const NOMINATIVES = wordSet('ik jij hij zij wij we')
/** From the helping verb to the participle. */
const MOST_WORDS = 14

export function participlesFar({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    const withD = `${word.lower.slice(0, -1)}d`
    const strong = PARTICIPLE_OF.get(word.lower)
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
  if (SUBJECTS.has(words[index - 1]?.lower ?? '') && PREPOSITIONS.has(words[index - 2]?.lower ?? '')) return null
  for (let at = index - 1; at >= Math.max(0, index - MOST_WORDS); at -= 1) {
    const word = words[at]
    if (!word || word.sentence !== words[index]?.sentence || word.closesClause) return null
    if (isHelper(word.lower)) return isMain(words, at, index - at) ? word.lower : null
    // 'Heeft dat verhaal verteld', 'hebben jullie dat': behind the helping verb or a subject 'dat' opens no clause; behind 'is' it does.
    const before = words[at - 1]?.lower ?? ''
    const points =
      word.lower === 'dat' && (/^(?:heeft|had|heb|hebt|hebben|hadden)$/.test(before) || SUBJECTS.has(before))
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
  if (helper === 'hebben') return subject !== 'het' && (distance > 1 || SUBJECTS.has(subject))
  if (helper !== 'zijn') return true
  if (PLURAL_SUBJECTS.has(subject)) return true
  return /\p{L}{2}(?:en|s)$/u.test(subject) && !NO_PLURAL.has(subject) && !PREPOSITIONS.has(subject)
}
