// Which passages of an article also stand in other texts, word for word but for a few. Pure; knows not which texts those are.
import type { ReadBlock } from './text-parts.ts'
import { METRIC_LIMITS, type Overlap } from './metrics.ts'
import { SHINGLE_WORDS, type PlacedWord, type Shingles } from './shingles.ts'
import type { Steps } from './steps.ts'

/** The text of an article as its shingles are of it: what is read of its blocks, as `plainText` joins them. */
export interface OwnText {
  text: string
  /** Where each block that has text stands in it. */
  blocks: { block: number; from: number; to: number }[]
}

const BETWEEN = '\n\n'

export function ownText(blocks: readonly ReadBlock[]): OwnText {
  const placed: OwnText['blocks'] = []
  const texts: string[] = []
  let from = 0
  for (const [block, { text }] of blocks.entries()) {
    if (text === '') continue
    placed.push({ block, from, to: from + text.length })
    texts.push(text)
    from += text.length + BETWEEN.length
  }
  return { text: texts.join(BETWEEN), blocks: placed }
}

/** What the original is called where none of its sources is named. */
export const ORIGINAL = 'Origineel'

/** Another text, and what it is called at a place in it. */
export interface Source {
  of: (at: number) => Overlap['source']
  text: string
  shingles: Shingles
}

/** A passage by its words: those of the article from `first` are those of the source from `there`. */
interface Passage {
  source: Source
  block: number
  first: number
  /** Behind its last word. */
  end: number
  there: number
  thereEnd: number
}

/** Of one that a text holds often so many places are looked at. */
const PLACES = 8

/** How many words are compared in one step. */
const STEP_WORDS = 20_000

export interface Overlapping {
  /**
   * The passages that stand in the sources, the longest of those that hold a word; those of most words, in the order of the text.
   * Passages of one source with up to three other words between them are one.
   */
  overlaps: Overlap[]
  /** Shingles that only have the number of one of a source, and other words. */
  mistaken: ReadonlySet<number>
}

export function* overlapping(own: OwnText, shingles: Shingles, sources: readonly Source[]): Steps<Overlapping> {
  const { found, mistaken } = yield* passages(shingles, sources)
  const cut = found.flatMap((passage) => byBlock(passage, own, shingles.words))
  const overlaps = together(cut)
    .toSorted((one, other) => other.end - other.first - (one.end - one.first) || one.first - other.first)
    .slice(0, METRIC_LIMITS.overlaps)
    .toSorted((one, other) => one.first - other.first)
    .map((passage) => shown(passage, own, shingles.words))
  return { overlaps, mistaken }
}

type Uncut = Omit<Passage, 'block'>

function* passages(
  { words, hashes }: Shingles,
  sources: readonly Source[],
): Steps<{ found: Uncut[]; mistaken: Set<number> }> {
  const held = new Set(hashes)
  yield
  const places: Map<number, number[]>[] = []
  for (const { shingles } of sources) {
    places.push(yield* placesOf(shingles.hashes, held))
  }
  const found: Uncut[] = []
  const mistaken = new Set<number>()
  let work = 0
  for (let at = 0; at < hashes.length;) {
    let best: Uncut | undefined
    const hash = hashes[at] ?? 0
    let seems = false
    for (const [number, source] of sources.entries()) {
      for (const there of places[number]?.get(hash) ?? []) {
        seems = true
        let length = 0
        while (isSame(words[at + length], source.shingles.words[there + length])) {
          length += 1
          if (++work % STEP_WORDS === 0) yield
        }
        if (length >= SHINGLE_WORDS && length > (best === undefined ? 0 : best.end - best.first))
          best = { source, first: at, end: at + length, there, thereEnd: there + length }
      }
    }
    if (++work % STEP_WORDS === 0) yield
    if (best !== undefined) found.push(best)
    else if (seems) mistaken.add(hash)
    at = best?.end ?? at + 1
  }
  return { found, mistaken }
}

const isSame = (one: PlacedWord | undefined, other: PlacedWord | undefined) =>
  one !== undefined && one.word === other?.word

function* placesOf(hashes: readonly number[], held: ReadonlySet<number>): Steps<Map<number, number[]>> {
  const places = new Map<number, number[]>()
  for (const [at, hash] of hashes.entries()) {
    if ((at + 1) % STEP_WORDS === 0) yield
    if (!held.has(hash)) continue
    const known = places.get(hash)
    if (known === undefined) places.set(hash, [at])
    else if (known.length < PLACES) known.push(at)
  }
  return places
}

/** A passage in pieces, one for each block; of those that are shorter than a shingle only the longest, where all are. */
function byBlock(passage: Uncut, { blocks }: OwnText, words: readonly PlacedWord[]): Passage[] {
  const pieces: Passage[] = []
  let index = blockAt(blocks, words[passage.first]?.from ?? 0)
  for (let first = passage.first; first < passage.end; index += 1) {
    const { block = 0, to = Infinity } = blocks[index] ?? {}
    let end = first
    while (end < passage.end && (words[end]?.from ?? Infinity) < to) end += 1
    const shift = passage.there - passage.first
    if (end > first) pieces.push({ ...passage, block, first, end, there: first + shift, thereEnd: end + shift })
    first = end
  }
  const long = pieces.filter(({ first, end }) => end - first >= SHINGLE_WORDS)
  if (long.length > 0) return long
  const [longest] = pieces.toSorted((one, other) => other.end - other.first - (one.end - one.first))
  return longest === undefined ? [] : [longest]
}

/** The last block that begins at or before a place. */
function blockAt(blocks: OwnText['blocks'], at: number): number {
  let [low, high] = [0, blocks.length - 1]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if ((blocks[middle]?.from ?? 0) <= at) low = middle
    else high = middle - 1
  }
  return low
}

/** In words: what may be otherwise within one passage, in the article and in the source. */
const GAP = 3
const GAP_THERE = 6

function together(pieces: readonly Passage[]): Passage[] {
  const merged: Passage[] = []
  for (const passage of pieces) {
    const last = merged.at(-1)
    const gap = passage.first - (last?.end ?? 0)
    const gapThere = passage.there - (last?.thereEnd ?? 0)
    if (
      last?.source === passage.source &&
      last.block === passage.block &&
      gap <= GAP &&
      gapThere >= 0 &&
      gapThere <= GAP_THERE
    ) {
      last.end = passage.end
      last.thereEnd = passage.thereEnd
    } else merged.push({ ...passage })
  }
  return merged
}

/** In UTF-16 units: of a longer passage the beginning is shown. */
const SHOWN = 600

function shown(
  { source, block, first, end, there, thereEnd }: Passage,
  own: OwnText,
  words: readonly PlacedWord[],
): Overlap {
  const start = own.blocks.find((placed) => placed.block === block)?.from ?? 0
  const [from, to] = span(words, first, end)
  const [sourceFrom, sourceTo] = span(source.shingles.words, there, thereEnd)
  return {
    text: beginningOf(own.text.slice(from, to)),
    sourceText: beginningOf(source.text.slice(sourceFrom, sourceTo)),
    block,
    from: from - start,
    to: to - start,
    source: source.of(sourceFrom),
  }
}

const span = (words: readonly PlacedWord[], first: number, end: number) =>
  [words[first]?.from ?? 0, words[end - 1]?.to ?? 0] as const

function beginningOf(text: string): string {
  if (text.length <= SHOWN) return text
  const beginning = text.slice(0, SHOWN)
  const space = beginning.lastIndexOf(' ')
  return `${beginning.slice(0, space > 0 ? space : SHOWN)}…`
}
