// What can be done to make an article read better, in Dutch and each with its place: what an editor would say first stands first.
// Knows the measures, not how they are kept.
import { connectives, demonstratives, pronouns } from './pointing-words.ts'
import { isAkin, stemsIn } from './coherence.ts'
import { METRIC_LIMITS, type Overlap } from './metrics.ts'
import { ORIGINAL } from './overlaps.ts'
import { countWords, nameOfLast, type Part, type ReadBlock, type Sentence } from './text-parts.ts'

export interface Improvement {
  text: string
  /** The block it is about, from 0; null for the whole text. */
  block: number | null
}

/** The more useful, the higher. */
interface Weighed extends Improvement {
  weight: number
}

interface Measured {
  title: string
  blocks: readonly ReadBlock[]
  /** The beginning of the text, as it is read. */
  parts: readonly Part[]
  overlaps: readonly Overlap[]
  /** By Flesch and Douma, from 0 to 100. */
  readability: number | null
}

/** Most of one kind, so that what is named is not all the same. */
const MOST_OF_ONE = 4

/** At most ten, most useful first. */
export function improvementsOf(measured: Measured): Improvement[] {
  return [taken, heavy, longSentences, longParagraphs, strays, nameless]
    .flatMap((look) => mostUseful(look(measured)).slice(0, MOST_OF_ONE))
    .toSorted((one, other) => other.weight - one.weight || (one.block ?? -1) - (other.block ?? -1))
    .slice(0, METRIC_LIMITS.improvements)
    .map(({ text, block }) => ({ text, block }))
}

const mostUseful = (found: readonly Weighed[]) => found.toSorted((one, other) => other.weight - one.weight)

/** The share of a block that stands elsewhere, from which it is said to; and in how many words at least. */
const TAKEN_SHARE = 0.6
const TAKEN_WORDS = 12
const WHOLE = 0.95

/** Blocks that stand nearly so in another text. A quotation is to stand there. */
function taken({ blocks, overlaps }: Measured): Weighed[] {
  const found: Weighed[] = []
  for (const block of new Set(overlaps.map((overlap) => overlap.block))) {
    const text = blocks[block]?.text ?? ''
    const words = countWords(text)
    const within = overlaps.filter((overlap) => overlap.block === block && !isQuoted(text, overlap))
    const [longest] = within.toSorted((one, other) => other.to - other.from - (one.to - one.from))
    if (longest === undefined || words < TAKEN_WORDS) continue
    const share = within.reduce((sum, { from, to }) => sum + countWords(text.slice(from, to)), 0) / words
    if (share < TAKEN_SHARE) continue
    const { kind, title } = longest.source
    const how = share > WHOLE ? 'woord voor woord' : 'bijna zo'
    const where = kind === 'original' ? whereInOriginal(title) : `je artikel ‘${title}’`
    found.push({
      text: `${nameOfLast(blocks.slice(0, block + 1))} staat ${how} in ${where}. Vertel het in je eigen woorden.`,
      block,
      weight: 60 + 30 * share + Math.min(words, 100) / 20,
    })
  }
  return found
}

const whereInOriginal = (title: string) => (title === ORIGINAL ? 'het origineel' : `de bron ‘${title}’`)

const isQuoted = (text: string, { from, to }: Overlap) =>
  /[‘“"„«'][^’”"»']*$/u.test(text.slice(Math.max(0, from - 200), from)) || /^[‘“"„«']/u.test(text.slice(from, to))

/** From 0 to 100: below it Douma calls a text hard. */
const HARD = 50
const LIGHT_SENTENCE = 17

/** A text of long words or long sentences all over. */
function heavy({ parts, readability }: Measured): Weighed[] {
  if (readability === null || readability >= HARD) return []
  const sentences = parts.flatMap((part) => part.sentences)
  const mean = Math.round(sentences.reduce((sum, { words }) => sum + words, 0) / Math.max(1, sentences.length))
  const text =
    mean > LIGHT_SENTENCE
      ? `De tekst leest zwaar: een zin telt gemiddeld ${mean} woorden. Met ${LIGHT_SENTENCE} of minder leest hij vlot.`
      : 'De tekst leest zwaar, en dat komt door lange woorden. Kies waar het kan een korter woord.'
  return [{ text, block: null, weight: 58 + (HARD - readability) / 2 }]
}

/** In words. */
const LONG_SENTENCE = 30
const LONG_PARAGRAPH = 130

function longSentences({ parts }: Measured): Weighed[] {
  return parts.flatMap(({ block, name, sentences }) => {
    const [longest] = sentences
      .filter(({ words }) => words > LONG_SENTENCE)
      .toSorted((one, other) => other.words - one.words)
    if (longest === undefined) return []
    const which = sentences.length === 1 ? 'deze zin' : `de zin ‘${beginningOf(longest)}…’`
    const text = `${name}: ${which} telt ${longest.words} woorden. Knip hem in tweeën.`
    return [{ text, block, weight: Math.min(90, 35 + longest.words) }]
  })
}

/** The first words, by which a sentence is found back. */
const beginningOf = ({ text }: Sentence) =>
  text
    .split(/\s+/)
    .slice(0, 5)
    .join(' ')
    .replace(/^[‘'“"„«([]+|[.,;:!?’'”"]+$/gu, '')

function longParagraphs({ parts }: Measured): Weighed[] {
  return parts.flatMap(({ block, kind, name, sentences }) => {
    const words = sentences.reduce((sum, sentence) => sum + sentence.words, 0)
    if (kind !== 'alinea' || sentences.length < 2 || words <= LONG_PARAGRAPH) return []
    const text = `${name} telt ${words} woorden. Maak er twee alinea’s van.`
    return [{ text, block, weight: Math.min(70, 30 + words / 10) }]
  })
}

/** In words: a shorter paragraph says too little to tell what it is about. */
const TELLING_PARAGRAPH = 25

/** Of a paragraph so many telling words are looked at: each is held against each of another. */
const MOST_STEMS = 120

/** How many paragraphs before it one may take something up of. */
const PARAGRAPHS_BACK = 3

/** Paragraphs that take up no word of those before them in their section, nor of the title. */
function strays({ title, parts }: Measured): Weighed[] {
  const about = stemsIn(title)
  const found: Weighed[] = []
  let before: string[][] = []
  for (const part of parts) {
    if (part.kind === 'kop') before = []
    if (part.kind !== 'alinea') continue
    const stems = stemsIn(part.text).slice(0, MOST_STEMS)
    const [first] = part.sentences
    const words = part.sentences.reduce((sum, sentence) => sum + sentence.words, 0)
    const recent = before.slice(-PARAGRAPHS_BACK)
    before.push(stems)
    if (recent.length === 0 || first === undefined || words < TELLING_PARAGRAPH || pointsBack(first)) continue
    if ([about, ...recent].some((other) => stems.some((stem) => other.some((held) => isAkin(stem, held))))) continue
    const text = `${part.name} sluit niet aan op wat ervoor staat: er komt geen woord in terug. Zeg in de eerste zin wat het met het vorige te maken heeft.`
    found.push({ text, block: part.block, weight: 45 })
  }
  return found
}

const pointsBack = ({ text }: Sentence) => connectives.test(text) || demonstratives.test(text) || pronouns.test(text)

/** Sections that begin with 'hij': who reads there first does not know who that is. */
function nameless({ parts }: Measured): Weighed[] {
  return parts.flatMap((part, at) => {
    const [first] = part.sentences
    const before = parts[at - 1]
    if (part.kind !== 'alinea' || first === undefined || (before !== undefined && before.kind !== 'kop')) return []
    const [word] = pronouns.exec(first.text) ?? []
    if (word === undefined) return []
    const where = before === undefined ? '' : ' na een tussenkop'
    const text = `${part.name} begint${where} met ‘${word.replace(/^[^\p{L}]+/u, '')}’. Noem eerst om wie of wat het gaat.`
    return [{ text, block: part.block, weight: 55 }]
  })
}
