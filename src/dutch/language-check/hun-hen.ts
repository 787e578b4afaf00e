// 'Hun hebben' -> 'zij hebben', 'aan hun' -> 'aan hen'. 'Hun' before a noun or as an indirect object stays.
import { PREPOSITIONS, SUBORDINATORS } from '#dutch/text/words/function-words.ts'
import { isSureFinite } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isParticiple, PAST_SINGULARS } from '#dutch/text/verb-forms.ts'
import { wordSet } from '#dutch/text/word-lists.ts'
import { NOUN_VERBS as NOUNS_TOO } from '#dutch/text/words/verbs.ts'
import { likeCase } from './written-form.ts'
import { ADVERBS, HELPERS } from './grammar-words.ts'
import { clauseAfter, wordsBefore, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

/** Plural forms that are never a noun, so that 'hun' before one can be no possessive. */
const VERBS = new Set([...PAST_SINGULARS.keys(), ...wordSet('maakten hoefden moeten zullen mogen')])
/** Plural forms that are a noun as well: 'hun hebben en houden', 'hun kunnen'. */
const NOUN_VERBS = wordSet('hebben gaan willen kunnen')
/** The same, but 'hun denken over geld veranderde': no other verb may follow. */
const THINKING_VERBS = wordSet('komen krijgen weten zeggen doen vinden denken staan zitten')
/** With a participle 'hun' can be an indirect object: 'hun zijn prijzen beloofd', 'hun werden kansen geboden'. */
const PASSIVE_VERBS = wordSet('zijn waren worden werden')
/** Of going and being: in the passive these do not exist, so that 'hun' before 'zijn' is the subject: 'hun zijn naar huis gegaan'. */
const NEVER_PASSIVE =
  /^(?:weg|mee|terug|thuis|binnen|langs|uit|heen|op)?(?:gegaan|gekomen|gereisd|geweest|gevlucht|vertrokken|verhuisd)$/
/** What happens to someone, or is something to someone: 'hun zijn veel kansen ontgaan', 'hun zijn de regels bekend'. */
const HAPPENS = wordSet(`
  geboren ontgaan overkomen gelukt opgevallen toegekomen bekend vreemd duidelijk`)
/** Behind these 'hun kunnen' and the like is a noun phrase. */
const OF_NOUN = wordSet('en is was wordt werd heeft had blijft lijkt blijkt kan zal zou van om staat ligt zijn waren')
const OPENS_CLAUSE = wordSet('dat omdat want maar dus terwijl')

/** No noun phrase goes on with one of these. */
const NO_NOUN = wordSet('is was wordt werd heeft had moet zal zou kan kon mag gaat ging de het een dat omdat want maar')
/** Opens what goes with the verb, or with an adjective of the noun: 'hun op maat gemaakte pakken'. */
const MAY_DESCRIBE = new Set([...PREPOSITIONS, ...wordSet('als toen gisteren vandaag morgen')])
const DESCRIBES = /\p{L}{3}(?:end|[dt]|en)e$/u
/** Whom one sees or asks is no receiver. */
const SEES = wordSet(`
  zie ziet zien zag zagen kent kennen ontmoet ontmoette bezoekt bezocht bezochten bel belt bellen belde haal haalt haalde haalden`)
const BEHIND_OBJECT = new Set([...ADVERBS, ...wordSet('gisteren vanavond in op bij')])
const DONE_TO_THEM =
  /^(?:uitgenodigd|gezien|gesproken|ontmoet|bezocht|gekend|meegenomen|opgehaald|weggestuurd|verrast|ontslagen|gearresteerd|aangehouden|opgepakt|begroet|achtergelaten|betrapt|bedankt|gefeliciteerd|gered|gevolgd|weggejaagd|opgesloten)$/
/** Between 'hun' and the verb of its clause. */
const BETWEEN = wordSet('dat dit het niet er ook beter wel al nog daar hier zelf alles niets')
const SUBORDINATES = wordSet('dat als omdat wat toen zodat hoe waarom waar')
export const hunHen: Rule = {
  severity: 'fout',
  label: 'Hun, hen of zij',
  explanation:
    '‘Hun’ is nooit het onderwerp van een zin: dat is ‘zij’ of ‘ze’. Achter een voorzetsel staat ‘hen’, behalve als ‘hun’ bij een zelfstandig naamwoord hoort: aan hen, maar aan hun kinderen.',
  find: ({ words }) => words.flatMap((word, index) => (word.lower === 'hun' ? (look(words, word, index) ?? []) : [])),
}

function look(words: readonly Word[], word: Word, index: number): Hit | null {
  const before = words[index - 1]
  const [they, them] = [likeCase(word.text, 'zij'), likeCase(word.text, 'hen')]
  if (isSubject(words, index) || isSubjectOfClause(words, index)) {
    const message = `‘${word.text}’ kan geen onderwerp zijn, schrijf ‘${they}’ of ‘${likeCase(word.text, 'ze')}’.`
    return hitOn(word, message, they)
  }
  if (isObject(words, index)) return hitOn(word, 'Als lijdend voorwerp schrijf je ‘hen’: ik zag hen.', them)
  if (!before || !word.joined || !PREPOSITIONS.has(before.lower) || !standsAlone(words, index)) return null
  const message = `Achter een voorzetsel als ‘${before.lower}’ staat ‘${them}’ als er geen zelfstandig naamwoord volgt.`
  return hitOn(word, message, them)
}

function isSubject(words: readonly Word[], index: number): boolean {
  const [hun, verb] = [words[index], words[index + 1]]
  if (!hun || !verb?.joined || !opensMainClause(words, index)) return false
  if (VERBS.has(verb.lower) && !PASSIVE_VERBS.has(verb.lower) && verb.lower !== 'namen') return true
  const next = words[index + 2]
  if (!next?.joined || OF_NOUN.has(next.lower)) return false
  if (NOUN_VERBS.has(verb.lower)) return true
  if (PASSIVE_VERBS.has(verb.lower)) {
    const clause = clauseAfter(words, index, 30)
    const goes = ({ lower, closesClause }: Word) => closesClause && NEVER_PASSIVE.test(lower)
    return hun.opens && clause.every((word) => !HAPPENS.has(word.lower) && (goes(word) || !isParticiple(word.lower)))
  }
  const isVerb = isInfinitive(verb.lower) && !NOUNS_TOO.has(verb.lower) && !MAY_DESCRIBE.has(next.lower)
  const isOther = hasOtherVerb(words, index + 1) || /^(?:ik|we|wij|je|jullie|hij)$/.test(next.lower)
  return (THINKING_VERBS.has(verb.lower) || isVerb) && !isOther
}

/** A verb of many, past or present: 'gingen', 'denken'. */
const isOfMany = (lower: string) => (VERBS.has(lower) || isInfinitive(lower)) && !PASSIVE_VERBS.has(lower)

/** 'Hun vertrouwen in de raad groeit': behind a noun the verb follows. */
function hasOtherVerb(words: readonly Word[], index: number): boolean {
  const clause = clauseAfter(words, index, 12)
  const end = clause.findIndex(({ lower }) => SUBORDINATORS.has(lower))
  return clause.slice(0, end === -1 ? clause.length : end).some(({ lower }) => isSureFinite(lower))
}

/** Where an object could not stand: within a clause 'hun' before a verb is one ('die wij hun hadden beloofd'). */
function opensMainClause(words: readonly Word[], index: number): boolean {
  const before = words[index - 1]
  return !before || words[index]?.opensClause === true || OPENS_CLAUSE.has(before.lower)
}

function standsAlone(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  if (words[index]?.closes === true) return true
  if (!next?.joined) return false
  if (NO_NOUN.has(next.lower)) return true
  if (MAY_DESCRIBE.has(next.lower)) return !isDescribed(words, index)
  // 'Wij hebben met hun afgesproken bij de fontein.'
  const closes = next.closesClause || PREPOSITIONS.has(words[index + 2]?.lower ?? '')
  return closes && isParticiple(next.lower) && wordsBefore(words, index, 8).some((lower) => HELPERS.has(lower))
}

/** 'Hun in Delft wonende dochter': a participle with an e, within the clause. */
function isDescribed(words: readonly Word[], index: number): boolean {
  return clauseAfter(words, index, 10).some(({ lower }) => DESCRIBES.test(lower))
}

/** 'Ik zag hun gisteren', 'we hebben hun uitgenodigd'. */
function isObject(words: readonly Word[], index: number): boolean {
  const [before, next] = [words[index - 1], words[index + 1]]
  if (!before || !words[index]?.joined || !next?.joined || PREPOSITIONS.has(before.lower)) return false
  // 'Ik heb hun gisteren nog gesproken'.
  const rest = clauseAfter(words, index, 5)
  const last = rest.findIndex(({ lower }) => !BEHIND_OBJECT.has(lower))
  if (DONE_TO_THEM.test(rest[last]?.lower ?? ''))
    return rest[last]?.closesClause === true || PREPOSITIONS.has(rest[last + 1]?.lower ?? '')
  const verb = /^(?:ik|we|wij|hij)$/.test(before.lower) ? words[index - 2] : before
  return SEES.has(verb?.lower ?? '') && BEHIND_OBJECT.has(next.lower) && !isDescribed(words, index)
}

/** 'Dat hun het beter weten', 'wat hun willen bereiken', 'morgen gaan hun naar huis'. */
function isSubjectOfClause(words: readonly Word[], index: number): boolean {
  const [before, next] = [words[index - 1]?.lower ?? '', words[index + 1]]
  if (!words[index]?.joined || !next?.joined) return false
  if (isOfMany(before)) {
    const [first = '', second] = wordsBefore(words, index - 1, 3).toReversed()
    const inverts = second === undefined ? ADVERBS.has(first) || first === 'gisteren' : first === 'volgens'
    const goesOn = MAY_DESCRIBE.has(next.lower) || /^(?:niet|ook|nog|wel|het|er|al)$/.test(next.lower)
    return inverts && goesOn && !isDescribed(words, index)
  }
  const clause = clauseAfter(words, index, 6)
  const last = clause.at(-1)
  if (!SUBORDINATES.has(before) || !last?.closesClause) return false
  if (/^(?:willen|kunnen|moeten|zullen|mogen)$/.test(next.lower)) return clause.length === 2 && isInfinitive(last.lower)
  const between = clause.slice(0, -1)
  // 'Omdat hun geen auto hebben': one thing, or none, is not what has.
  const isOne = /^(?:het|geen|een)$/.test(next.lower)
  if (isOne && /^(?:hebben|hadden)$/.test(clause.at(isParticiple(last.lower) ? -2 : -1)?.lower ?? '')) return true
  return (
    isOfMany(last.lower) &&
    between.every(({ lower }) => BETWEEN.has(lower)) &&
    (between.length > 0 || before === 'waar')
  )
}
