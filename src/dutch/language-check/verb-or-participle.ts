// 'Dat betekend' -> 'dat betekent' and 'is gebeurt' -> 'is gebeurd': present tense and participle that sound the same.
import { wordSet } from '#dutch/text/word-lists.ts'
import { SUBORDINATORS } from './grammar-words.ts'
import { wordsBefore, type Reading, type Word } from './reading.ts'
import type { WrongForm } from './wrong-form.ts'

/** Participles whose present tense sounds the same: 'gebeurd' and 'gebeurt'. */
export const PARTICIPLES = wordSet(`
  gebeurd betekend verteld veranderd bedoeld beloofd verdiend herhaald besteld behandeld verhuisd beweerd bewaard vertaald verbaasd ontwikkeld
  veroverd verwijderd verklaard verbeterd beleefd vertrouwd verhinderd bestuurd verzameld vervoerd beheerd betaald ontvoerd verwonderd veroordeeld
  beoordeeld verzorgd bezorgd getuigd bepaald`)
/** The same of verbs whose two forms are confused less: far from the helping verb only. */
export const FAR_PARTICIPLES = wordSet(`
  verlengd verlaagd verhoogd beëindigd benoemd bedreigd bekroond beschuldigd bevestigd beveiligd beloond bespaard bestormd vernield vernieuwd verspild
  verstuurd vervuild verdubbeld verdeeld verminderd versierd verstoord ontruimd onthuld hersteld herinnerd behaald belaagd beraamd berekend beroofd
  beschadigd bezuinigd bediend verleend erkend herkend ontkend verkend voorspeld overtuigd overleefd ondertekend vervolgd verdedigd uitbetaald
  terugbetaald doorverteld bewonderd verscheurd verlamd vergaard verjaagd verdraaid verkleind verhard bedeeld besmeurd bestraald ontmanteld ontspoord
  ontsierd`)
/** Stems in -eer: without 'ge-' a form in -eerd is no participle, so with a d it is nothing. */
const STEMS_ON_EER = wordSet(`
  accepteer activeer adviseer analyseer annuleer arriveer baseer combineer communiceer concludeer controleer creëer debuteer definieer demonstreer
  domineer experimenteer functioneer garandeer genereer informeer inspireer investeer motiveer negeer noteer organiseer passeer presenteer presteer
  probeer produceer profiteer promoveer protesteer publiceer reageer realiseer registreer regisseer reserveer respecteer selecteer serveer solliciteer
  stimuleer studeer telefoneer trakteer varieer`)

const SUBJECTS = wordSet('het dit dat hij er men iedereen niemand alles')
const AUXILIARIES = wordSet('is was ben bent heeft had hadden heb hebt waren zijn hebben')
/** Infinitives as well ('slim zijn betekent veel'): the verb of a main clause only when that opens with one of these. */
const PLURALS = wordSet('zijn hebben')
const PLURAL_SUBJECTS = wordSet('we wij ze zij jullie er deze')
const BETWEEN = wordSet(`
  niet ook al net nu vaak echt nog weer veel inmiddels ooit nooit onlangs pas er hier vandaag gisteren`)
const HELPS_PARTICIPLE = wordSet('is was zijn waren wordt werd heeft had kan zou')

export function participlesConfused({ words }: Reading): WrongForm[] {
  return words.flatMap((word, index) => presentWithD(words, index, word) ?? participleWithT(words, index, word) ?? [])
}

function presentWithD(words: readonly Word[], index: number, word: Word): WrongForm | null {
  const { lower } = word
  if (!lower.endsWith('d')) return null
  const wrong = { word, right: `${lower.slice(0, -1)}t`, why: 'de tegenwoordige tijd eindigt op een t' }
  if (STEMS_ON_EER.has(lower.slice(0, -1))) return wrong
  const [subject, next] = [words[index - 1], words[index + 1]]
  const opensQuestion = word.opens && next?.joined === true && /^(?:dat|dit|het|er)$/.test(next.lower)
  if (opensQuestion && /^(?:gebeurd|betekend)$/.test(lower)) return wrong
  if (!PARTICIPLES.has(lower) || !word.joined || !subject) return null
  const after = words[index + 1]?.lower ?? ''
  const opensWith = subject.opens && SUBJECTS.has(subject.lower) && !HELPS_PARTICIPLE.has(after)
  const asks = lower === 'betekend' && subject.lower === 'wat' && /^(?:dat|dit|het|voor|een|de)$/.test(after)
  return opensWith || asks ? wrong : null
}

function participleWithT(words: readonly Word[], index: number, word: Word): WrongForm | null {
  const right = `${word.lower.slice(0, -1)}d`
  if (!word.joined || !word.lower.endsWith('t') || !PARTICIPLES.has(right)) return null
  const before = wordsBefore(words, index, 40)
  const at = before.findIndex((lower) => !BETWEEN.has(lower))
  const helper = before[at] ?? ''
  if (!AUXILIARIES.has(helper) || !opensMainClause(before.slice(at + 1), helper)) return null
  return { word, right, why: `achter ‘${helper}’ staat een voltooid deelwoord, en dat eindigt hier op een d` }
}

/** `before` the helping verb, nearest first. 'Wat is gebeurd' is a main clause; in 'dat hij weg is' and 'wie rijk is' the verb closes. */
function opensMainClause(before: readonly string[], helper: string): boolean {
  const first = before.at(-1) ?? ''
  if (PLURALS.has(helper)) return PLURAL_SUBJECTS.has(first)
  return before.length === 1 || !before.some((lower) => SUBORDINATORS.has(lower))
}
