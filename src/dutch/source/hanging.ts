// Tells whether a sentence needs the ones before it: 'Hij zakte in elkaar', 'Daarom gaat de brug dicht', 'De man kreeg een
// boete'. Knows no article. In doubt it hangs: then another sentence is used.

import { AUXILIARIES, isFiniteAt, isJoinedForm } from '#dutch/text/finite-verbs.ts'
import { isInfinitive, isStem } from '#dutch/text/verb-forms.ts'
import { FUNCTION_WORDS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { leans } from './leaning-words.ts'
import { wordSet as set } from '#dutch/text/word-lists.ts'

/** 'De laatste' and 'de oude', of what was named before. */
const OF_NAMED = set(`
  ander andere eerste tweede derde vierde laatste rest overige een twee drie vier meesten oudste jongste volgende
  oude nieuwe jonge kleine grote duurste goedkoopste beste kleinste grootste mooiste snelste lichtste zwaarste slechtste`)
const OPENERS = set(`
  hij zij ze hem haar hun hen zijn dat dit die deze daar daarom daardoor daarmee daarna daarvan daarvoor daarover daarbij daarnaast daarin
  daarop daaraan daarachter daarentegen daartoe daartegen daaronder daaruit hierdoor hiermee hierbij hiervoor hierna hierin hierop hier
  ook maar want dus echter en of toch bovendien verder vervolgens toen dan zo zodoende kortom intussen ondertussen tevens eveneens anders
  beide beiden sommigen anderen andere eerst namelijk immers wel niet nee ja klopt juist pas datzelfde dezelfde hetzelfde diezelfde
  zoiets zo'n zulke evenmin zelf zelfs sindsdien inmiddels tenminste overigens trouwens nogal allebei ten eentje samen vooral
  alleen soms inderdaad eindelijk uiteindelijk nu elders integendeel vandaar thuis hetgeen waarna waardoor waarop
  he she it they his her their its this that these those then but and so also however therefore there here still yet such both
  another others meanwhile instead besides nor or thus later afterwards`)
/** What points back by itself. 'Er' and 'het' may open a sentence that tells everything. */
const MARKS: readonly RegExp[] = [
  /^(?:(?:met|voor|van|door|bij|volgens|over|na|aan|in|op|onder|tegen|tijdens|sinds|zonder|naast|om|tot|dankzij|uit|for|with|from|by|after|in|of|to) (?:hem|haar|hen|hun|die|dat|dit|deze|zijn|daarvan|elk van|al die|him|her|them|this|that|these|those|his|their)|(?:een|één|twee|drie|vier|vijf|beide|geen|veel|de meesten?|de helft|een deel|een derde|een van|enkele|sommige|geen van|one|two|some|most) (?:van (?:hen|die|deze|de twee|ons)|daarvan|of (?:them|these))|op (?:dat moment|die manier|de grond)|te (?:dik|dun|laat|vroeg)\?|dan |in al die|al met al|tot die tijd|op verzoek van|een (?:tweede|derde|vierde|ander|andere) (?!van )|na (?:afloop|een jaar|twee jaar)|uit zijn|uit haar|meer (?:niet|verklap)|(?:veel )?te \p{L}+(?=,)|\p{L}+ dan(?= )|(?:had|heb|doe|zeg) dat)(?!\p{L})/iu,
  // 'D. pakte', 'Wie niets deed, bleef hij trouw': somebody else.
  /^\p{Lu}\. |^\p{L}+ die [^,]+, \p{L}+ (?:hij|zij|ze)(?!\p{L})/u,
  // 'Tien minuten later', 'een jaar eerder': counted from what was told before.
  /^(?:binnen \S+ (?:minuten|uur|dagen|weken) (?:was|waren|werd|werden|stond|stonden)|(?:\S+ ){0,3}?(?:minuten|minuut|uur|uren|dagen|dag|weken|week|maanden|maand|jaar|jaren|kwartier|even|kort|vlak|iets|seconden|minutes|days|weeks|months|years) (?:later|eerder|daarna|daarvoor|ervoor|tevoren|earlier|before))(?!\p{L})/iu,
  // 'minder rijden is', 'zo'n vergunning kost': what was told before.
  /^\p{L}+ (?:je|u|men) (?:die|dit|minder|meer),|(?<!\p{L})(?:is|was|wordt|werd|mag|moet|kan) die (?:weer|niet|nog|ook|al|dan|pas)(?!\p{L})|(?<!\p{L})(?:is|zijn) (?:weer )?iets anders[.]|^(?:minder|meer|beter|slechter|duurder|goedkoper) \p{L}+ (?:is|zijn|was)(?!\p{L})|(?<!\p{L})(?:hijzelf|zijzelf)(?!\p{L})|(?<!\p{L})(?:hebben|heeft|hadden|had) haar (?:laten|niet|nooit|ge\p{L}+)(?!\p{L})|(?<!\p{L})dat (?:niet|ook|wel|al) (?:heeft|hebben|had|doet|doen)(?!\p{L})|: dat (?:zal|is|was|kan|komt|moet) |(?<!\p{L})doen dat (?:niet|wel|ook)(?!\p{L})|(?<!\p{L})wat dat (?:is|was|zijn|betekent)(?!\p{L})|(?<!\p{L})zo['’]n (?!\p{N}|€|(?:honderd|duizend|twee|drie|vier|vijf|zes|zeven|acht|tien|twaalf|twintig|dertig|veertig|vijftig|zestig)(?!\p{L}))\p{L}+ (?:is|was|kan|kost|duurt|mag|moet)(?!\p{L})/iu,
  // 'die dag', 'op dat moment', 'deze man': which one was told before; 'deze winter' is the present one.
  /^.{0,60}?(?<![,] )(?<!\p{L})(?:(?:dit|deze) (?!(?:moment|jaar|week|maand|zomer|winter|herfst|lente|najaar|voorjaar|weekend|maand|seizoen|keer|avond|ochtend|middag|eeuw|dagen|weken|tijd)(?!\p{L}))\p{L}+|(?:die|dat) (?:(?:twee|drie|vier|vijf|zes|zeven|acht|negen|tien|twaalf|ene|hele|\p{N}+) )?(?:dag|dagen|avond|nacht|ochtend|middag|moment|jaar|jaren|week|weken|maand|maanden|manier|plek|plaats|periode|tijd|gebied|geval|bedrag|zondag|zaterdag|laatste|eerste|draad|ene|ander|andere|bus|man|vrouw)(?!\p{L}))/iu,
  // 'Sinds november is dat 40', 'wilde dat oplossen': 'dat' for what was told before.
  /(?<!\p{L})(?:is|was|waren|wordt|werd|worden|kan|mag|moet|kost|kostte|duurt|doet|deed|doen|wilde|wil|vindt|vond|ziet|weet|lukte|lukt|heeft|hebben|gaat|herkent|noemde) (?:u |je |hij |ze |zij |ik |we |men |\p{Lu}\p{L}+ )?(?:dat|dit)(?= (?:twee|drie|vier|vijf|tien|twaalf|twintig|dertig|veertig|vijftig|vanaf|ongeveer|bijna|gemiddeld|ruim|niet|ook|wel|nog|al|zo|te|een|op|in|bij|voor|van|tot|met|\p{N}|juist|dan|naar|meestal|vooral|altijd|er|hun|zijn|haar|oplossen|gedaan|doen|anders)(?!\p{L})|[.,?!]| \p{N}| \p{L}+[.,])/u,
  // 'noemt het een gave': what 'het' is was told before.
  /(?<!\p{L})(?!(?:is|was|wordt|werd|gaat|lukt|blijft|kan|mag|lijkt|valt|moet|begint|duurt|regent|sneeuwt|kost|haalde|haalt|en|of|maar|dat|als|omdat)(?!\p{L}))\p{L}+ het(?= (?:een|niet|ook|wel|nog|al|uit|te|dan|eerder|anders|direct|meteen)(?!\p{L})|[.,?!])(?!.*[,;:].* (?:dat|om|te) )/iu,
  // 'Het is een digitale kluis', 'Het bleef stil', 'Wie hem ziet': about what was named before.
  /^het (?:is|was|wordt) (?:een|de|het|dan|nu|ook|niet een|de beste) |^het gaat om |^het (?:duurt|kost|komt|kan|bleef) |^(?:als|wie|wanneer|waar|hoe|wat|of|omdat) (?:hij|ze|zij|dat|dit|die|deze|daar|hem)(?!\p{L})/iu,
]
/** Nouns for what was told before; with 'de' or 'het' and without more they point back. */
const GENERAL = set(`
  man vrouw jongen meisje jongetje kind dier dieren slachtoffer slachtoffers verdachte verdachten dader daders paar vrouwtje mannetje twee drie plan
  voorstel bedrag maatregel maatregelen opname opnamen oorzaak reden kosten rest bestuurder mensen partijen bron advies oproep verschil
  antwoord vraag vogels bak boete overtocht opleiding investering cijfers motie actie zaak zaken bal ander anderen eerste tweede laatste brief overgang
  ontwerp idee gevolg gevolgen resultaat resultaten effect probleem cursus schimmel schimmels berichten vereniging school vader moeder familie bewoners
  ouders proef gebied huurders woningen uitslag verbouwing opbrengst dag bus kinderen kuren afstand abonnement baas
  weg volgende misselijkheid`)
/** With an infinitive behind them, they have no clause of their own there. */
const MODALS = set(
  'wil willen wilde wilden kan kunnen kon konden moet moeten moest moesten mag mogen mocht mochten zal zullen zou zouden gaat gaan ging laat laten',
)
/** Each is one of somebody's. */
const KIN =
  set(`collega collega's collega’s broer broers zus zussen dochter dochters zoon zonen buurman buurvrouw buren echtgenote echtgenoot partner vriend
  vrienden vriendin ploeggenoot ploeggenoten teamgenoot teamgenoten medepassagier medepassagiers medeverdachte medeverdachten woordvoerder`)
const COUNTS = set('één twee drie vier vijf enkele sommige meerdere')
const PERSONAL = set('hij ze zij he she they')
const OBJECTS = set('hem hen him them')
const OWNERS = set('zijn haar hun his their')
const LOOSE = set(`
  daarvan daarvoor daarover daarna daardoor daarmee daarbij daarom daarop daarin daaraan daarbuiten hiervan hiervoor hierover hierdoor hiermee
  hierbij ervan ervoor erover erna erdoor ermee erbij erop erin eraan erheen erachter eronder eruit erom ertegen bovendien echter
  namelijk immers dus toch evenmin daarentegen desondanks vervolgens diezelfde ditzelfde zoiets intussen ook eveneens beiden
  allebei anderen degene zulke zo'n alsnog daar therefore however`)
const POINTER = /^(?:daar|hier)(?:voor|van|over|mee|bij|door|uit|op|aan|tegen|naar|in|na|onder|achter|naast|buiten)$/u
/** 'U betaalt er € 600 meer voor', 'kunnen er diarree van krijgen': what 'er' is was told before. */
const THERE =
  /(?<!\p{L})(?:er|daar) (?:(?:[^,.:;]|\d[.,]\d){1,60} )?(?:voor|van|mee|aan|tegen|bij|af|in|op af|over|uit|naar)(?:[.!?]| (?:te )?\p{L}+(?:en|t|d)[.,!?])/iu
/** 'Vrijwilligers staan er in het weekend': 'er' behind the verb of a sentence that opens with its subject is a place. */
const STANDS_THERE =
  /^(?!(?:er|daar|hier|nu|toch|wel|in|op|bij|met|voor|van|na|om|aan|over|tot|tussen|volgens|sinds|per|als|wie|wat) )(?:\p{L}+ ){1,5}\p{L}+(?:t|en|d|n) er (?:in|op|bij|met|voor|van|na|om|tot|tussen|sinds|al|nog|vaak|ook|alleen|elke|altijd|nu|dan|allemaal|het|de|vanaf)(?!\p{L})|^[^,]* (?:werkte|woonde|diende) er(?!\p{L})/iu
/** What makes an adverb with er- or daar- point forward: 'ervoor zorgen dat', 'ervan uit'. */
const FORWARD =
  /(?<!\p{L})(?:er|daar)(?:aan|op|voor|van|over|mee|bij|door|in|toe|tegen|om) (?:\p{L}+ ){0,3}(?:dat|om|of|hoe|wat)(?!\p{L})|(?<!\p{L})ervan uit|, (?:er|daar)\p{L}+/iu
const CONJOINED = set(
  'die dat als omdat terwijl toen nadat voordat zodat want maar waar en wie wat of hoe om doordat zodra hoewel',
)

/** True when a sentence hangs on what stands before it. `known` holds the words (lower case) that title and description give. */
export function hangsOnBefore(sentence: string, known: ReadonlySet<string> = new Set()): boolean {
  if (leans(sentence)) return true
  const bare = sentence.replace(/^["'‘“„(]+/u, '')
  const words = wordsOf(bare)
  const [first = ''] = words
  if (OPENERS.has(first) && !opensWhole(bare, words)) return true
  return MARKS.some((mark) => mark.test(bare)) || isGeneral(bare, words, known) || pointsBackInside(bare, words)
}

/** 'Nu' and 'toen' with a clause of their own, and 'alleen' with whom or what it is about. */
const STANDS =
  /^(?:[Nn]u (?:de|het|er|een) .*,|[Tt]oen (?:de|het|een) [^,]{6,90}, |[Nn]iet (?:iedereen|alle)|[Aa]lleen (?:de|het|in|op|wie|\p{Lu})\S* \S+ \S)/u

/** 'Die avond' points back; 'Nu de brug dicht is' stands alone, and so does a whole sentence behind 'pas' or 'samen'. */
function opensWhole(bare: string, words: readonly string[]): boolean {
  const [first = '', second = ''] = words
  if (first === 'niet' && words.length <= 4) return true
  const adverb = ['soms', 'samen', 'vooral', 'pas'].includes(first)
  return STANDS.test(bare) || (adverb && words.length > 6 && !LOOSE.has(second))
}

/** 'De man overleed', 'Het kind is gered': nothing tells which one, unless title or description do. */
function isGeneral(bare: string, words: readonly string[], known: ReadonlySet<string>): boolean {
  const [article = '', noun = '', third = ''] = words
  // 'Twee raakten gewond', 'Een paar zijn er gekomen': of whom? 'Past niet op brede dragers': what does not?
  if ((COUNTS.has(article) && isFiniteAt(words, 1)) || (noun === 'paar' && isFiniteAt(words, 2))) return true
  if (lacksSubject(bare, words)) return true
  // 'Twee collega's raakten gewond': whose?
  if ((article === 'een' || COUNTS.has(article)) && KIN.has(noun) && isFiniteAt(words, 2) && !isInfinitive(third))
    return true
  if (article === 'in' && noun === 'de' && OF_NAMED.has(third) && isFiniteAt(words, 3)) return true
  if (article !== 'de' && article !== 'het' && article !== 'the') return false
  const counted = /^(?:keer|dag|tijd)$/u.test(third) || (noun !== 'eerste' && GENERAL.has(third))
  if (OF_NAMED.has(noun) && (counted || isFiniteAt(words, 2))) return true
  return (
    GENERAL.has(noun) && !known.has(noun) && (isFiniteAt(words, 2) || words.length < 4 || /^\S+ \p{L}+,/u.test(bare))
  )
}

/** A verb in front that is no order, no question and no condition has its subject in the sentence before. */
function lacksSubject(bare: string, [first = '', second = '']: readonly string[]): boolean {
  if (/\?["'’”]?$|, (?:\p{L}+ )?dan /u.test(bare) || isStem(first)) return false
  return (
    isFiniteAt(['', first], 1) &&
    (PREPOSITIONS.has(second) || /^(?:als|niet|ook|wel|geen|al|nog|nu|sinds)$/u.test(second))
  )
}

function pointsBackInside(bare: string, words: readonly string[]): boolean {
  const forward = FORWARD.test(bare)
  if (!forward && (STANDS_THERE.test(bare) || THERE.test(bare))) return true
  // A clause's end is a comma or a conjunction; a name or an article before it gives what a pronoun may stand for.
  let clause = 0
  let named = false
  let namedBefore = false
  let at = 0
  let relative = false
  let verb = isStem(words[0] ?? '') || isFiniteAt(words, 0)
  for (const match of bare.matchAll(/[\p{L}\p{N}]+(?:[-'’.][\p{L}\p{N}]+)*|[,;:]/gu)) {
    const word = match[0]
    if (/[,;:]/u.test(word)) {
      // What stands between commas before the verb is an aside.
      if (verb) clause++
      relative = false
      namedBefore ||= named
      continue
    }
    const lower = word.toLowerCase()
    if (lower === 'dat' && verb && clause === 0 && !opensClause(words.slice(0, at), bare.slice(match.index)))
      return true
    // 'verwacht die in vijf jaar terug': an object that was named before.
    if (clause === 0 && lower === 'die' && isFiniteAt(words, at - 1) && PREPOSITIONS.has(words[at + 1] ?? ''))
      return true
    if (CONJOINED.has(lower) && at > 0) {
      clause++
      relative = lower === 'die' || lower === 'dat'
      namedBefore ||= named
    }
    if (PERSONAL.has(lower) && !namedBefore) return true
    // 'Een vrouw die naast hem zat': who is meant is not the vrouw.
    if (OBJECTS.has(lower) && (!namedBefore || relative)) return true
    // 'zijn naam', not 'zijn gewond'.
    if (OWNERS.has(lower) && !named && (lower !== 'zijn' || !isFiniteAt(words, at))) return true
    if ((LOOSE.has(lower) || POINTER.test(lower)) && at > 0 && clause === 0 && !forward) return true
    verb ||= isFiniteAt(words, at)
    if (givesReferent(word, lower, words[at - 1] ?? '', at)) named = true
    at++
  }
  return false
}

/** 'bleek dat de brug slecht was' has a clause behind it; 'levert dat de gemeente geld op' tells of what was named before. */
function opensClause(before: readonly string[], rest: string): boolean {
  const modal = before.some((word) => MODALS.has(word))
  const clause = wordsOf(rest.split(/[,;:](?!\d)/u)[0] ?? '')
  return clause.some(
    (word, at) => at > 1 && (isFiniteAt(clause, at) || isJoinedForm(word) || (!modal && isInfinitive(word))),
  )
}

const NAMING =
  /^(?:de|het|een|elke|elk|ieder|iedere|zo’n|wie|iedereen|iemand|the|a|an|every|who|ik|we|wij|onze|alle|veel|mevrouw|meneer)$/u

function givesReferent(word: string, lower: string, before: string, at: number): boolean {
  if (/^\p{Lu}/u.test(word) && (at > 0 || !FUNCTION_WORDS.has(lower))) return true
  if (NAMING.test(before) || /^(?:wie|iedereen|iemand|niemand|mensen)$/u.test(lower)) return true
  return /(?:en|ers|s)$/u.test(lower) && lower.length > 4 && !AUXILIARIES.has(lower) && !FUNCTION_WORDS.has(lower)
}
