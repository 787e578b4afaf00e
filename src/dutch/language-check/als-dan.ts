// 'Groter als' -> 'groter dan', 'even groot dan' -> 'even groot als'. A clause behind 'als' ('beter als je oefent') stays.
import { wordMap, wordSet } from '#dutch/text/word-lists.ts'
import { likeCase } from './capitals.ts'
import { ARTICLES, FINITE_VERBS, NUMBER_WORDS } from './grammar-words.ts'
import { clauseAfter, phraseAt, wordsBefore, type Word } from './reading.ts'
import { hitOn, type Hit, type Rule } from './rule.ts'

const COMPARATIVES = wordSet(`
  groter kleiner beter slechter meer minder hoger lager langer korter sneller trager langzamer ouder jonger mooier lelijker leuker duurder goedkoper
  sterker zwakker makkelijker gemakkelijker moeilijker lastiger belangrijker later vroeger vaker eerder dieper zwaarder lichter warmer kouder slimmer
  dommer rijker armer drukker rustiger lekkerder breder smaller dikker dunner gezonder veiliger anders andere ander liever harder zachter verder
  dichterbij nieuwer moderner erger fijner handiger bekender populairder vriendelijker spannender interessanter grappiger zuiniger schoner voller
  leger ruimer strenger succesvoller betrouwbaarder gelukkiger knapper scherper steiler natter droger`)
/** With these 'als' more often means 'in the part of' or 'when': 'ik zie het meer als een kans', 'later als hij groot is'. */
const LOOSE = wordSet('meer minder later vroeger eerder liever verder anders andere ander')
const PRONOUNS = wordSet(`
  ik jij je hij zij wij we jullie mij me jou hem haar ons hen hun zijzelf wijzelf ikzelf jijzelf hijzelf die dit dat deze`)
/** Never the beginning of a clause. */
const STANDARDS = wordSet(`
  verwacht gedacht gehoopt gepland voorheen normaal ooit gewoonlijk gemiddeld gebruikelijk voorzien vroeger gisteren`)
const UNITS = wordSet(`
  jaar jaren maand maanden week weken dag dagen uur uren minuut minuten seconde seconden euro procent meter kilometer centimeter kilo gram liter
  graden keer km cm kg mb gb`)
/** An inflected adjective, or a word that strengthens one: 'de trein vertrok' is no noun phrase. */
const ADJECTIVE = /^(?:heel|zeer|groot|klein|oud|jong|goed|nieuw|mooi|gewoon|.{3,}e)$/
/** 'Zo groot dan' alone also asks ('is het zo groot dan?'), so the comparison has to be plain. */
const EQUALS = wordSet('even evenveel')
const EQUAL_PHRASES = new Set(['net zo', 'bijna zo', 'keer zo', 'minstens zo', 'lang zo', 'half zo'])
const POSITIVES = wordSet(`
  groot klein goed slecht veel weinig hoog laag lang kort snel langzaam oud jong mooi lelijk leuk duur goedkoop sterk zwak makkelijk gemakkelijk
  moeilijk lastig belangrijk vaak diep zwaar licht warm koud slim rijk arm druk rustig lekker breed smal dik dun gezond veilig fijn handig bekend
  populair vriendelijk spannend interessant grappig zuinig schoon ruim streng succesvol gelukkig`)
const COMPARED = wordSet(`
  mijn jouw zijn haar ons onze jullie hun de het een die dat dit deze ik jij hij zij wij we vorig vorige vroeger gisteren andere anderen`)

/** The object forms that hardly anyone means in a comparison of subjects, and the form that belongs there. */
const SUBJECT_FORMS = wordMap('mij:ik me:ik jou:jij hem:hij')
const COPULAS = wordSet('is ben bent zijn was waren wordt word worden lijkt blijft')
const SUBJECTS = wordSet('ik jij je hij zij ze wij we jullie')
/** Between the verb and the comparative. */
const DEGREES = wordSet('veel een stuk nog iets wat ook zelfs beduidend duidelijk niet')

export const alsDan: Rule = {
  severity: 'fout',
  label: 'Als of dan',
  explanation:
    'Achter een vergrotende trap en achter ‘anders’ staat ‘dan’: groter dan, anders dan. Bij gelijkheid staat ‘als’: even groot als, net zo goed als.',
  find: ({ words }) =>
    words.flatMap((word, index) => {
      if (!word.joined) return []
      const subjects = comparedSubject(words, index)
      if (subjects) return [subjects]
      if (word.lower === 'als') {
        const far = comparativeBefore(words, index)
        const comparative = isComparison(words, index) ? words[index - 1]?.lower : far
        if (comparative)
          return [
            hitOn(
              word,
              `Achter ‘${comparative}’ hoort ‘dan’, want het gaat om een verschil.`,
              likeCase(word.text, 'dan'),
            ),
          ]
      }
      return word.lower === 'dan' && isEquality(words, index)
        ? [hitOn(word, 'Hier hoort ‘als’, want het gaat om dingen die gelijk zijn.', likeCase(word.text, 'als'))]
        : []
    }),
}

/** 'Hij is groter als mij': two subjects are compared, so that the second takes the form of a subject as well. */
function comparedSubject(words: readonly Word[], index: number): Hit | null {
  const [than, object] = [words[index], words[index + 1]]
  const right = SUBJECT_FORMS.get(object?.lower ?? '')
  if (!than || !object?.joined || !object.closesClause || right === undefined || !/^(?:als|dan)$/.test(than.lower))
    return null
  const comparative = words[index - 1]?.lower ?? ''
  if (!COMPARATIVES.has(comparative)) return null
  const [verb, subject] = wordsBefore(words, index - 1, 5).filter((word) => !DEGREES.has(word))
  if (!COPULAS.has(verb ?? '') || !SUBJECTS.has(subject ?? '')) return null
  const message = `Hier worden twee onderwerpen vergeleken, dus staat er ‘dan ${right}’: ${comparative} dan ${right} ${right === 'ik' ? 'ben' : right === 'jij' ? 'bent' : 'is'}.`
  const fix = `${likeCase(than.text, 'dan')} ${likeCase(object.text, right)}`
  return hitOn(than, message, fix, object)
}

/** 'Meer tijd als we hadden gedacht', 'goedkoper in onderhoud als een auto': the comparative stands further back. */
function comparativeBefore(words: readonly Word[], index: number): string | null {
  const before = wordsBefore(words, index, 4)
  const at = before.findIndex((lower) => COMPARATIVES.has(lower))
  const comparative = before[at] ?? ''
  // 'Zowel meer geld als', 'even', 'net zo': there 'als' belongs to a word before.
  const isOther = wordsBefore(words, index, 12).some((lower) =>
    /^(?:zowel|zo|even|net|evenveel|evenzeer|hetzelfde|dezelfde)$/.test(lower),
  )
  if (at < 0 || isOther || words.slice(index - at, index).some(({ joined }) => !joined)) return null
  if (isStandardClause(words, index)) return comparative
  const next = words[index + 1]
  if (at === 1 && /^(?:meer|minder)$/.test(comparative) && next?.joined && next.closes)
    return /^(?:verwacht|gedacht|gehoopt|gepland|voorzien|normaal|vroeger|gebruikelijk)$/.test(next.lower)
      ? comparative
      : null
  const rest = clauseAfter(words, index, 5)
  const inOneRespect = at === 2 && /^(?:in|van|qua|voor|op)$/.test(before[1] ?? '') && !LOOSE.has(comparative)
  return inOneRespect && rest.at(-1)?.closesClause === true && isNounPhrase(rest) ? comparative : null
}

/** 'Als we hadden gedacht', 'als hij had verwacht'. */
function isStandardClause(words: readonly Word[], index: number): boolean {
  const [subject, ...rest] = clauseAfter(words, index, 4)
  if (!subject?.joined || !/^(?:ik|je|hij|ze|zij|we|wij|men|iedereen)$/.test(subject.lower)) return false
  const verbs = rest
    .filter(({ lower }) => lower !== 'ooit')
    .map(({ lower }) => lower)
    .join(' ')
  return (
    verbs.includes(' ') &&
    /^(?:(?:had|hadden) )?(?:gedacht|verwacht|gehoopt|gepland|voorzien)(?: (?:had|hadden))?$/.test(verbs)
  )
}

function isComparison(words: readonly Word[], index: number): boolean {
  const comparative = words[index - 1]?.lower ?? ''
  const next = words[index + 1]
  if (!COMPARATIVES.has(comparative) || !next?.joined) return false
  // 'Zowel ouder als kind', 'net zo goed ouder als ...': there 'als' belongs to a word before.
  if (['zowel', 'zo', 'even'].some((word) => [words[index - 2]?.lower, words[index - 3]?.lower].includes(word)))
    return false
  if (measured(words, index + 1)) return true
  if (STANDARDS.has(next.lower) && !LOOSE.has(comparative)) return next.closesClause
  const rest = clauseAfter(words, index, 5)
  if (rest.length === 1) return PRONOUNS.has(next.lower)
  if (LOOSE.has(comparative) || rest.length > 5 || rest.at(-1)?.closesClause !== true) return false
  // 'Een dag op het strand', 'de trein in de spits'.
  const place = rest.findIndex(({ lower }) => /^(?:in|op|aan|bij|uit|met)$/.test(lower))
  return isNounPhrase(rest) || (place > 1 && isNounPhrase(rest.slice(0, place)) && isNounPhrase(rest.slice(place + 1)))
}

/** 'Meer als tien jaar', 'hoger als 5%', 'meer als genoeg'. */
function measured(words: readonly Word[], index: number): boolean {
  const [amount, unit] = [words[index], words[index + 1]]
  if (!amount) return false
  if (words[index - 2]?.lower === 'meer' && ['genoeg', 'ooit', 'voldoende'].includes(amount.lower))
    return amount.closesClause
  const isNumber = /^\d/.test(amount.lower) || NUMBER_WORDS.has(amount.lower)
  return isNumber && ((unit?.joined === true && UNITS.has(unit.lower)) || amount.closes)
}

/** A determiner with what belongs to it and no verb: 'de rest', 'een groot huis', 'het huis', but not 'het lukt'. */
function isNounPhrase([first, ...others]: readonly Word[]): boolean {
  if (!first || others.length === 0 || others.some(({ joined }) => !joined)) return false
  if (ARTICLES.has(first.lower) && others.length === 1) return true
  const opens = ARTICLES.has(first.lower) || (['het', 'dit', 'dat'].includes(first.lower) && others.length === 1)
  const adjectives = others.slice(0, -1)
  return opens && adjectives.every(({ lower }) => ADJECTIVE.test(lower)) && !mayBeVerb(others.at(-1)?.lower ?? '')
}

/** Formed like a finite verb or an infinitive; a noun that is too keeps its phrase from being judged. */
function mayBeVerb(lower: string): boolean {
  return FINITE_VERBS.has(lower) || /(?:t|en|te|de|an)$/.test(lower)
}

function isEquality(words: readonly Word[], index: number): boolean {
  const next = words[index + 1]
  if (!next?.joined || !COMPARED.has(next.lower) || FINITE_VERBS.has(words[index + 2]?.lower ?? '')) return false
  const before = words[index - 1]?.lower ?? ''
  if (EQUALS.has(before)) return before === 'evenveel'
  if (!POSITIVES.has(before) || !words[index - 1]?.joined) return false
  const grade = words[index - 2]?.lower ?? ''
  return grade === 'even' || EQUAL_PHRASES.has(phraseAt(words, index - 3, 2))
}
