// How much a text would miss a sentence, by its place, its words, its figures and names, and what it asks of the reader; and
// which ones it may not miss at all. Knows no other sentence's needs.
import { stemOfWord } from '#dutch/text/words.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import type { Sentence } from './sentences.ts'
import { holdOf } from './sentence-needs.ts'
import { isGrammatical } from './word-kinds.ts'

/** What concerns the reader: limits, duties, prices, refusals, ways to take part. */
const CONSEQUENCE =
  /(?<!\p{L})(?:niet|geen|nooit|altijd|controleer|let op|moet|moeten|mag|mogen|kunt|kunnen|vanaf|uiterlijk|tot en met|gratis|verplicht|verboden|aanmelden|opgeven|kosten?|euro|dicht|open|gesloten|afgelast|boete|ontkent|sorry|excuses|bedankt|dank)(?!\p{L})/giu
/** What happened to people, and what may. */
const HARM = /(?:gewond|overleden|overleed|omgekomen|vermist|gevaar|risico|besmet|waarschuw|nabestaanden|slachtoffer)/iu
const FIGURE =
  /\d|(?<!\p{L})(?:drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|twintig|honderd|duizend|miljoen)(?!\p{L})/iu
const CONTACT = /https?:|www\.|@|\.nl(?!\p{L})|(?<!\d)0\d[\d -]{7,}/iu
/** The line of a caption that shows the way: it stays, and the sentences share the rest. */
export const SHOWS_WAY = /(?<!\p{L})link in (?:de )?bio(?!\p{L})|^lees (?:verder|meer|het hele)(?!\p{L})/iu
/** Announces so many things that follow. */
const COUNTED =
  /(?<!\p{L})(?:twee|drie|vier|vijf|zes|zeven|acht|(?<!\d)\d+) (?:\p{L}+ )?(?:redenen|tips|manieren|vragen|stappen|punten|opties|mogelijkheden|dingen|zaken|voordelen|nadelen|voorbeelden|routes)(?!\p{L})/iu
const EMPTY =
  /^(?:dat is (?:natuurlijk |best |wel |heel |erg )*(?:leuk|fijn|jammer|mooi|lekker|belangrijk|handig|bijzonder)|wij vertrouwen erop|geniet|eet smakelijk|leuk|heerlijk|kortom)(?!\p{L})/iu
/** When: what a reader has to know to be there or to be in time. */
const WHEN =
  /\d uur|(?<!\p{L})(?:maan|dins|woens|donder|vrij|zater|zon)dag|\d (?:januari|februari|maart|april|mei|juni|juli|augustus|september|oktober|november|december)/iu
/** So many commands in one paragraph are the steps of something. */
const STEPS = 3
const ENTRIES = 3

/** A number for each sentence; those that may not go have Infinity. `title`: the stems of the title. */
export function worths(sentences: readonly Sentence[], title: ReadonlySet<string>): number[] {
  const stems = sentences.map(({ words }) => [
    ...new Set(
      words.filter(({ lower }) => lower.length > 3 && !isGrammatical(lower)).map(({ lower }) => stemOfWord(lower)),
    ),
  ])
  const uses = new Map<string, number>()
  for (const list of stems) for (const stem of list) uses.set(stem, (uses.get(stem) ?? 0) + 1)
  const steps = Map.groupBy(sentences.filter(isCommand), ({ block }) => block)
  const heads = new Set(
    sentences.filter(
      (sentence) => sentence.at === 0 && sentence.order > 0 && !sentence.text.endsWith('?') && holdOf(sentence).heads,
    ),
  )
  const scores = new Set(sentences.filter(({ at, block }) => at === 0 && isScore(block.text)).map(({ block }) => block))
  const last = sentences.at(-1)?.block
  return sentences.map((sentence, at) => {
    const { text, words, block, order, closesSection } = sentence
    if (order === 0 || words.length === 0 || !isWhole(text) || COUNTED.test(text) || SHOWS_WAY.test(text))
      return Infinity
    if (scores.has(block)) return Infinity
    // Several paragraphs that open with a title of their own are the entries of a list.
    if (heads.size >= ENTRIES && heads.has(sentence)) return Infinity
    if ((closesSection && /$(?<=:\W*)/.test(text)) || ((steps.get(block)?.length ?? 0) >= STEPS && isCommand(sentence)))
      return Infinity
    const own = stems[at] ?? []
    const shared = own.reduce((sum, stem) => sum + Math.log(uses.get(stem) ?? 1), 0) / Math.max(3, own.length)
    const consequence = Math.min(3, text.match(CONSEQUENCE)?.length ?? 0)
    const entitled = own.filter((stem) => title.has(stem)).length
    return (
      1.2 * (1 - order / sentences.length) +
      (sentence.at === 0 ? 0.7 : 0) +
      1.2 * shared +
      0.3 * Math.min(3, entitled) +
      (FIGURE.test(text) ? 0.7 : 0) +
      (/(?<=[\p{L}\d,;] )['‘“"(]?\p{Lu}/u.test(text) ? 0.3 : 0) +
      0.5 * consequence +
      // What closes a text is often what to do, and when.
      (block === last && block !== sentences[0]?.block && (consequence > 0 || FIGURE.test(text)) ? 0.5 : 0) +
      (WHEN.test(text) ? 0.8 : 0) +
      (text.includes('€') ? 0.3 : 0) +
      (CONTACT.test(text) ? 1.5 : 0) +
      (HARM.test(text) ? 0.8 : 0) +
      (isCommand(sentence) ? 0.8 : 0) -
      (EMPTY.test(text) ? 2 : 0)
    )
  })
}

/** 'De Esrand – Zuidwal Boys 3-2 (2-1). 4. Meertens 0-1': no running text. */
function isScore(text: string): boolean {
  const words = text.split(/\s+/)
  return words.length > 6 && words.filter((word) => /\d/.test(word)).length > words.length / 4
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
