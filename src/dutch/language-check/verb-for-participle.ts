// 'We hebben de brief ontvangt' -> 'ontvangen': a present tense where the clause needs a past participle.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { FINITE_VERBS, PREPOSITIONS, SUBORDINATORS } from './grammar-words.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './wrong-form.ts'

/** Present tenses that begin with be-, her-, ont- or ver-, so that they resemble a participle. Left out are those that are a noun
 * or a participle as well: 'besluit', 'verlaat', 'ontdekt'. */
const PARTICIPLE_OF = wordMap(`
  ontvangt:ontvangen begrijpt:begrepen bekijkt:bekeken beschrijft:beschreven bespreekt:besproken bewijst:bewezen bezoekt:bezocht bedenkt:bedacht
  begint:begonnen beveelt:bevolen verkoopt:verkocht verliest:verloren vergeet:vergeten verzoekt:verzocht verbiedt:verboden verbreekt:verbroken
  verdwijnt:verdwenen vergelijkt:vergeleken verschijnt:verschenen verstaat:verstaan vertrekt:vertrokken vervangt:vervangen verzendt:verzonden
  verkrijgt:verkregen verbindt:verbonden verslaat:verslagen verwijst:verwezen herschrijft:herschreven herziet:herzien ontbreekt:ontbroken
  onthoudt:onthouden ontslaat:ontslagen ontstaat:ontstaan ontwerpt:ontworpen besteedt:besteed verspreidt:verspreid vermijdt:vermeden
  verwerpt:verworpen`)
const HEBBEN = wordSet('heb hebt heeft hebben had hadden')
/** A possessive as well ('zijn'), or the verb of a clause by itself, so only right behind a subject that opens the sentence. */
const ZIJN = wordSet('ben bent is zijn was waren')
const SUBJECTS = wordSet('ik jij je u hij zij ze het we wij jullie hun')
/** From the helping verb to the participle; further apart they are not judged. */
const MOST_WORDS = 12

export function participlesMissing({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => {
    const right = PARTICIPLE_OF.get(word.lower)
    const helper = right === undefined || !word.closesClause ? null : helperBefore(words, index)
    if (right === undefined || helper === null) return []
    return [{ word, right, why: `achter ‘${helper}’ staat een voltooid deelwoord` }]
  })
}

/** The helping verb of the main clause that the word at `index` closes; null where a clause or another verb comes between. */
function helperBefore(words: readonly Word[], index: number): string | null {
  // 'We hebben de tijd tot het begint'.
  if (SUBJECTS.has(words[index - 1]?.lower ?? '') && PREPOSITIONS.has(words[index - 2]?.lower ?? '')) return null
  for (let at = index - 1; at >= Math.max(0, index - MOST_WORDS); at -= 1) {
    const word = words[at]
    if (!word || word.sentence !== words[index]?.sentence || word.closesClause) return null
    if (HEBBEN.has(word.lower) || ZIJN.has(word.lower))
      return opensMainClause(words, at, index - at) ? word.lower : null
    if (FINITE_VERBS.has(word.lower) || (isTurn(word.lower) && !isObjectDat(words, at))) return null
  }
  return null
}

/** A word that begins another clause, or an infinitive. */
function isTurn(lower: string): boolean {
  return SUBORDINATORS.has(lower) || /^(?:die|en|maar|want|te|hoeveel|hoelang)$/.test(lower)
}

/** 'Hebben jullie dat vergeet': right behind a subject or the helping verb 'dat' opens no clause. */
function isObjectDat(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]?.lower ?? ''
  return words[at]?.lower === 'dat' && (HEBBEN.has(before) || SUBJECTS.has(before))
}

function opensMainClause(words: readonly Word[], at: number, distance: number): boolean {
  const helper = words[at]?.lower ?? ''
  const before = wordsBefore(words, at, MOST_WORDS)
  const subject = words[at - 1]
  if (ZIJN.has(helper)) return before.length === 1 && SUBJECTS.has(subject?.lower ?? '')
  if (before.some((lower) => FINITE_VERBS.has(lower) || isTurn(lower))) return false
  // 'Het hebben van', 'schulden hebben verbindt': there 'hebben' is no finite verb.
  return SUBJECTS.has(subject?.lower ?? '') ? subject?.lower !== 'het' || helper !== 'hebben' : distance > 1
}
