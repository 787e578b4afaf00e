// How much a text would miss a sentence, by its place, its words, its figures and names, and what it asks of the reader; and
// which ones it may not miss at all. Knows no other sentence's needs.
import { stemOfWord } from '#dutch/text/words.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import type { Sentence } from './sentences.ts'
import { holdOf, isEvent, isSaid } from './sentence-needs.ts'
import { isGrammatical } from './word-kinds.ts'

/** What concerns the reader: limits, duties, prices, refusals, ways to take part. */
const CONSEQUENCE =
  /(?<!\p{L})(?:niet|geen|nooit|altijd|controleer|let op|moet|moeten|mag|mogen|kunt|kunnen|vanaf|uiterlijk|tot en met|gratis|verplicht|verboden|aanmelden|opgeven|kosten?|euro|dicht|open|gesloten|afgelast|boete|ontkent|uitzondering(?:en)?|kanttekening|beperking(?:en)?|onduidelijk|nadeel|nadelen|tenzij|mits|behalve|meestal|sorry|excuses|bedankt|dank)(?!\p{L})/giu
const NAME = /(?<=[\p{L}\d,;] )['‘“"(]?\p{Lu}/u
/** What a reader has to know to be there or to be in time. */
const WHEN =
  /\d uur|(?<!\p{L})(?:maan|dins|woens|donder|vrij|zater|zon)dag|\d (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/iu
/** What was so before is for whoever wants to know more. */
const BEFORE = /(?<!\p{L})(?:in|sinds|uit|tussen|van) (?:19|20)\d\d(?!\d)/iu
/** What a text does not go without: how to reach whom; why; what came of it; on which condition; who asks, offers or decides. */
const VITAL: readonly RegExp[] = [
  /in contact (?:te )?kom|getuigen|signalement|droeg(?:en)? een|(?<!\p{L})(?:entree|toegang|kaart(?:en|jes))(?!\p{L})|aan(?:vragen|melden)(?!\p{L})|solliciteren|bel dan|bel de|via de website|zich melden|^(?:haal|neem|breng|bewaar|meld) |https?:|www\.|@|\.(?:nl|example)(?!\p{L})|(?<!\d)0\d[\d -]{7,}/iu,
  /oorzaak|brandstichting|(?<!\p{L})(?:reden|aanleiding|bleek|blijkt|onderzocht|onderzoekt|geheim|vermoedelijk|gaat uit van een|uit onderzoek)(?!\p{L})/iu,
  /^\P{L}*(?:inmiddels|en nu|sindsdien|uiteindelijk|voortaan|na (?:zijn|haar)|\S+ (?:uur|dagen|weken|maanden|jaar) later)(?!\p{L})|(?<![\d.])\d-\d(?!\d)|^nieuw is|^na \S+ (?:maanden|jaar|weken|dagen)(?!\p{L})|(?<!\p{L})(?:doelpunt|strafbal|penalty|onbewoonbaar|(?:gaat|ging) het beter)(?!\p{L})|(?<!\p{L})(?:resultaat|overle(?:ed|den)|(?:zwaar)?gewond|(?:omhoog|omlaag) naar|cijfer: \d|(?:daalde|steeg|zakte|ging)(?:n|en)? van \S+ naar)(?!\p{L})/iu,
  /^\P{L}*als u(?!\p{L})|(?<!\p{L})(?:verbod voor|verboden|afgelast|voorwaarde|beperkingen|daar staat (?:\p{L}+ ){1,3}tegenover|geen recht|niet in aanmerking|(?:krijgt?|krijgen) (?:u |je |zij )?(?:het hele jaar )?niets|niet (?:door|vergoeden)|minimale?|mits|tenzij|pas op(?! \d)|(?:mag|mogen) (?:[\p{L}\d]+ ){0,4}niet(?! meer)|(?:rijden|gelden) wel)(?!\p{L})/iu,
  /(?<!\p{L})(?:eisen|eist|bieden|biedt|voorstel|toegezegd|beslist|bespreekt|terecht (?:in|bij)|gelooft niet|vreest|motie|meerderheid|stemden? tegen|oproep|vraag ik|pleit|zoekt? (?:nog )?\p{L}+ vrijwilligers)(?!\p{L})/iu,
]
/** The line of a caption that shows the way: it stays, and the sentences share the rest. */
export const SHOWS_WAY =
  /(?<!\p{L})link (?:staat )?in (?:de |je |onze )?bio(?!\p{L})|^lees (?:verder|meer|het hele)(?!\p{L})/iu
/** Announces so many things that follow, or is one of them. */
const COUNTED =
  /^ten (?:eerste|tweede|derde|vierde|slotte)(?!\p{L})|(?<!\p{L})(?:twee|drie|vier|vijf|zes|zeven|acht|(?<!\d)\d+) (?:\p{L}+ )?(?:redenen|tips|manieren|vragen|stappen|punten|opties|mogelijkheden|dingen|zaken|voordelen|nadelen|voorbeelden|routes)(?!\p{L})/iu
/** So many commands in one paragraph are the steps of something, and so many paragraphs with a title of their own a list. */
const STEPS = 3
const ENTRIES = 3

/** A number for each sentence; those that may not go have Infinity. `title`: the stems of the title. */
export function worths(sentences: readonly Sentence[], title: ReadonlySet<string>, article: boolean): number[] {
  const steps = Map.groupBy(sentences.filter(isCommand), ({ block }) => block)
  const entries = sentences.filter(
    (one) => one.at === 0 && one.order > 0 && !one.text.endsWith('?') && holdOf(one).heads,
  )
  const advice = new Set(sentences.filter((one) => isCommand(one) || isAddressed(one)).map(({ block }) => block))
  const [start, end] = [sentences[0]?.block, sentences.at(-1)?.block]
  // Behind its last words a text may tell where, for how much and by whom.
  const service = /€|\d uur|\d{3}|@|^\p{Lu}\S+ \p{Lu}\S+ is |sterren\.$/u.test(end?.text ?? '')
  const closing = service ? sentences.findLast(({ block }) => block !== end)?.block : null
  return sentences.map((sentence) => {
    const { text, words, block, order, closesSection } = sentence
    if (order === 0 || words.length === 0 || !isWhole(text) || COUNTED.test(text) || SHOWS_WAY.test(text))
      return Infinity
    if (entries.length >= ENTRIES && entries.includes(sentence)) return Infinity
    if ((closesSection && /$(?<=:\W*)/.test(text)) || ((steps.get(block)?.length ?? 0) >= STEPS && isCommand(sentence)))
      return Infinity
    // Who is named in the first paragraph is known from there; what stands first below a heading is what that is about, unless it
    // answers a question.
    const opens = sentence.at === 0 && sentence.opensSection && !sentence.answers
    if (article && (opens || (block === start && NAME.test(text)))) return Infinity
    const entitled = words.filter(({ lower }) => !isGrammatical(lower) && title.has(stemOfWord(lower))).length
    const isAbout = words.some(({ text: own, lower }) => own !== lower && title.has(stemOfWord(lower)))
    return (
      (VITAL.some((mark) => mark.test(text)) ? 20 : 0) +
      (WHEN.test(text) ? 1.3 : 0) +
      (BEFORE.test(text) ? -1.2 : 0) +
      3 * (1 - order / sentences.length) +
      (sentence.at === 0 ? 0.7 : 0) +
      0.5 * Math.min(3, entitled) +
      0.4 * Math.min(3, text.match(/\d+/g)?.length ?? 0) +
      0.5 * Math.min(3, text.match(CONSEQUENCE)?.length ?? 0) +
      (isCommand(sentence) ? 3 : 0) +
      (advice.has(block) ? 3 : /\d uur|€|\d euro/.test(text) ? 5 : 0) +
      (isSaid(sentence) ? (isAbout ? 5 : -0.8) : isEvent(sentence) ? 1 : 0) +
      // The first paragraph says what an article is about; the last one is its point, or says what to do.
      (article && (block === start || block === end) ? 20 : block === closing ? 4 : 0)
    )
  })
}

/** Speaks to the reader. */
function isAddressed({ words, quoted }: Sentence): boolean {
  const spoken = quoted ? /^(?:u|uw|je)$/ : /^(?:u|uw|je|jij|jouw)$/
  return words[0]?.lower === 'wie' || words.some(({ lower, sheltered }) => quoted === sheltered && spoken.test(lower))
}

function isCommand({ words: [first, second] }: Sentence): boolean {
  const stands = first?.sheltered === false && isStem(first.lower)
  return stands && !/^(?:je|jij|ik|u|we|wij)$/.test(second?.lower ?? '')
}

/** False for a piece of something larger: half a quote, a bracket, bold or a tag that others close. */
function isWhole(text: string): boolean {
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0
  const isPaired = count(/\*\*/g) % 2 === 0 && count(/["“”]/g) % 2 === 0
  return isPaired && count(/\(/g) === count(/\)/g) && !/<\/?[a-z]/i.test(text)
}
