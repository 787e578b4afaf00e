// Reads a source into its blocks: paragraphs and lists as they stand there, each with the heading above it, and whether it can be
// read without what stands before it. What belongs to the page or speaks to a machine is left out. Arranges nothing.
import { bannedAnywhere } from '#contract/styles/banned-anywhere.ts'
import type { WritingSource } from '#contract/writing/sources.ts'
import { readArticle } from '#dutch/source/article.ts'
import type { Fact } from '#dutch/source/fact.ts'
import { linesOf, type Line } from '#dutch/source/lines.ts'
import { peopleIn } from '#dutch/source/people.ts'
import { piecesOf } from '#dutch/source/quotes.ts'
import { withoutHeadline } from '#dutch/source/title.ts'
import { hasMainVerb } from '#dutch/text/finite-verbs.ts'
import { LEANING_OPENERS, PREPOSITIONS } from '#dutch/text/words/function-words.ts'
import { isStem } from '#dutch/text/verb-forms.ts'
import { wordsOf } from '#dutch/text/words.ts'
import { stemsOf } from '#dutch/writer/likeness.ts'

export interface Sentence {
  /** As it stands in the source. */
  text: string
  stems: ReadonlySet<string>
  /** What was read of it; null for a few words, which go with their neighbours. */
  fact: Fact | null
  /** Whether it needs what stands before it. */
  leans: boolean
}

export interface Block {
  /** Which source, from 0, and its place there. */
  source: number
  index: number
  kind: 'prose' | 'list' | 'numbered'
  /** The heading that it stands under in its source; null above the first. */
  heading: string | null
  /** Of a list its items. */
  sentences: readonly Sentence[]
  /** Whether it needs the block before it. */
  leans: boolean
}

export interface SourceRead {
  title: string
  language: 'nl' | 'en' | 'other'
  suicide: boolean
  tone: 'licht' | 'nieuws' | 'ernstig'
  /** What it is about, in words of its title; null where that is not sure. */
  phrase: string | null
  address: 'je' | 'u' | null
  /** Who is named in it, by name and surname. */
  people: readonly string[]
  /** Words that have a capital in the middle of a sentence. */
  names: ReadonlySet<string>
  /** The stems of its title and its beginning: what its story is. */
  begins: ReadonlySet<string>
  blocks: readonly Block[]
}

/** In words: an answer of one or two is no sentence. */
const FEW_WORDS = 4
/** In characters: longer sentences are not read. */
const LONG = 420

/** A whole sentence. One that was not read is something that may not be told: it speaks to a machine, or of the page. */
const isSentence = (text: string) =>
  wordsOf(text).length >= FEW_WORDS && text.length <= LONG && /^\P{Ll}/u.test(text) && /[.!?…]["'”’»)]*$/u.test(text)

/** Somebody who was named before. */
const PRONOUN = /^(?:Hij|Zij|Ze|Hun|Haar|Zijn) /u

/** What leads up to what follows, and is nothing without it. */
const LEADS_UP = /:["'”’]?$/u

/** @param banned words that the style profile forbids: a sentence with one is left out, with what leans on it. */
export function readSource(given: WritingSource, source: number, banned: readonly string[]): SourceRead {
  const text = withoutHeadline(given.text, given.title)
  const { place, language, suicide, tone, address, title, phrase } = readArticle({ title: given.title, source: text })
  const facts = Map.groupBy(place, ({ paragraph }) => paragraph)
  const isNumbered = numberedIn(text)
  const blocks: Block[] = []
  let heading: string | null = null
  let opens = true
  const lines = linesOf(text)
  for (const [at, line] of lines.entries()) {
    if (isHeading(line, lines[at + 1])) {
      heading = line.text.replace(/:$/u, '')
      opens = true
      continue
    }
    const sentences = line.kind === 'item' ? [itemOf(line)] : sentencesOf(line, facts.get(at) ?? [], banned)
    if (sentences.length === 0 || (line.kind === 'item' && bannedAnywhere(line.text, banned).length > 0)) continue
    const kind = line.kind === 'prose' ? 'prose' : isNumbered(line) ? 'numbered' : 'list'
    const last = blocks.at(-1)
    if (kind !== 'prose' && last?.kind === kind && !opens) {
      blocks[blocks.length - 1] = { ...last, sentences: [...last.sentences, ...sentences] }
      continue
    }
    const announced = LEADS_UP.test(last?.sentences.at(-1)?.text ?? '')
    const leans = !opens && (announced || (kind === 'prose' && sentences[0]?.leans === true))
    blocks.push({ source, index: blocks.length, kind, heading, sentences, leans })
    opens = false
  }
  const people = [...peopleIn(`${title}.\n${text}`).keys()]
  const names = new Set(text.match(/(?<=[\p{Ll},] )\p{Lu}[\p{L}’'-]{2,}/gu))
  const begins = new Set([...stemsOf(title), ...blocks.slice(0, BEGINNING).flatMap((block) => [...stemsIn(block)])])
  return { title, language, begins, suicide, tone, phrase, address, people, names, blocks: withRunIns(blocks) }
}

/** In paragraphs. */
const BEGINNING = 3

/** A question that needs nothing before it: 'Wat kunt u nu doen?', and not 'Kan het ook terug?'. */
export const asksAlone = (text: string): boolean =>
  /^(?:Wat|Hoe|Waar|Wanneer|Waarom|Welke|Wie) [^.!?:;'"‘“„]{8,60}\?$/u.test(text) &&
  !/(?<!\p{L})(?:het|dit|dat|deze|die|zij|ze|hij|hem|hen|toch|ook|wel|er\p{L}*|hier\p{L}*|daar\p{L}*)(?!\p{L})/iu.test(
    text,
  )

/** Whether a sentence needs the one before it to stand there: under an order ('Vergeet de fiscus niet') only what points back does. */
export function needsAbove({ text, leans }: Sentence, before: string): boolean {
  const isOrder = isStem(wordsOf(before)[0] ?? '') && !before.endsWith('?')
  return (
    leans &&
    !(
      isOrder &&
      !wordsOf(text)
        .slice(0, 3)
        .some((word) => LEANING_OPENERS.has(word))
    )
  )
}

/** Tells which items of a source were numbered. */
function numberedIn(text: string): (line: Line) => boolean {
  const mark = /^\s*\d{1,2}[.)]\s+/u
  const begins = (text.match(/^\s*\d{1,2}[.)]\s+.{1,40}/gmu) ?? []).map((line) => line.replace(mark, '').trim())
  return (line) => begins.some((begin) => line.text.startsWith(begin))
}

/** A heading: without a full stop, a question above its answer, or what announces a list and can stand by itself. */
function isHeading(line: Line, next: Line | undefined): boolean {
  if (line.kind === 'heading') return true
  if (asks(line)) return next?.kind === 'prose'
  const words = wordsOf(line.text)
  return (
    /^[^.!?'"‘“„]+:$/u.test(line.text) &&
    next?.kind === 'item' &&
    words.length <= LONGEST_QUESTION &&
    !PREPOSITIONS.has(words.at(-1) ?? '')
  )
}

/** How many paragraphs have to begin with what they are about before those beginnings are headings. */
const RUN_INS = 3
const LONGEST_RUN_IN = 10

/** 'Posbank, 9 kilometer.' and 'Wil je delen?': where several paragraphs begin so, that is how the source is divided. */
function withRunIns(blocks: readonly Block[]): Block[] {
  const isRunIn = ({ kind, sentences: [first, second] }: Block) => {
    if (kind !== 'prose' || first === undefined || second === undefined || /['"‘“„:]/u.test(first.text)) return false
    const count = wordsOf(first.text).length
    return count <= LONGEST_RUN_IN && (first.text.endsWith('?') ? count > 2 : count <= 8 && !hasMainVerb(first.text))
  }
  const asked = blocks.filter((block) => isRunIn(block) && block.sentences[0]?.text.endsWith('?'))
  const named = blocks.filter((block) => isRunIn(block) && !block.sentences[0]?.text.endsWith('?'))
  const dividing = new Set([asked, named].filter((some) => some.length >= RUN_INS).flat())
  let heading: string | null = null
  let before: string | null | undefined
  return blocks.map((block) => {
    // A heading of the source itself ends what was divided so.
    if (before !== undefined && block.heading !== before) heading = null
    before = block.heading
    const [first, ...rest] = block.sentences
    if (dividing.has(block) && first !== undefined) {
      heading = first.text.replace(/\.$/u, '')
      return { ...block, heading, sentences: rest, leans: false }
    }
    return heading === null ? block : { ...block, heading: block.leans ? heading : block.heading }
  })
}

/** In words: a longer question is no heading. */
const LONGEST_QUESTION = 14

/** A question that is a line by itself stands above its answer. */
const asks = ({ text, kind }: Line) =>
  kind === 'prose' && /^[^.!?:'"‘“„]+\?$/u.test(text) && wordsOf(text).length <= LONGEST_QUESTION

const itemOf = ({ text }: Line): Sentence => ({ text, stems: stemsOf(text), fact: null, leans: false })

/** The sentences of a line that may be told, as they stand there. */
function sentencesOf(line: Line, facts: readonly Fact[], banned: readonly string[]): Sentence[] {
  const pieces = piecesOf(line.text)
  const known = new Map(facts.map((fact) => [fact.sentence, fact]))
  const kept: Sentence[] = []
  let dropped = false
  let droppedSpan: { start: number } | null = null
  for (const [at, piece] of pieces.entries()) {
    const text = line.text.slice(piece.start, pieces[at + 1]?.start ?? line.text.length).trim()
    const fact = known.get(at) ?? null
    // A fact may name who 'hij' is; the sentence itself does not.
    const leans = fact === null ? kept.length > 0 : (!fact.selfContained && !asksAlone(text)) || PRONOUN.test(text)
    const isSpan = droppedSpan !== null && piece.span?.start === droppedSpan.start
    const barred = bannedAnywhere(text, banned).length > 0 || (fact === null && isSentence(text))
    // What leans on a sentence that is left out goes with it, and so does the rest of a quotation.
    dropped = barred || isSpan || (dropped && leans)
    if (dropped) droppedSpan = piece.span
    else kept.push({ text, stems: stemsOf(text), fact, leans })
  }
  return kept
}

/** How many words a block has. */
export const wordsIn = ({ sentences }: Pick<Block, 'sentences'>): number =>
  sentences.reduce((sum, { text }) => sum + wordsOf(text).length, 0)

/** All stems of a block. */
export const stemsIn = ({ sentences }: Pick<Block, 'sentences'>): ReadonlySet<string> =>
  new Set(sentences.flatMap(({ stems }) => [...stems]))
