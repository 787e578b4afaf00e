// Plans an article from its sources: the lead of the one that it is most about as its introduction, then its parts, with what the
// other sources add where they speak of the same, and else behind them. Writes nothing.
import { articleMeasures, type ArticleLength } from '#contract/writing/article-length.ts'
import { lowerFirst } from '#dutch/text/capitals.ts'
import { overlap, stemsOf } from '#dutch/writer/likeness.ts'
import { chainOf, chainsOf, type Chain } from './chains.ts'
import { headingFor } from './headings.ts'
import { SEGMENT_WORDS, segmentsOf, wordsOfSegment, type Segment } from './segments.ts'
import { wordsIn, type Block, type SourceRead } from './source-blocks.ts'

export interface Planned {
  heading: string
  chains: readonly Chain[]
}

/** In words: an introduction ends before it would grow past this, but what leans on it stays with it up to the most. */
const INTRO = { aim: 60, most: 150 } as const

export interface Opened {
  intro: readonly Block[]
  rest: readonly Block[]
}

/** The introduction that a source opens with, and what stands behind it. */
export function openingOf({ blocks }: SourceRead): Opened {
  let words = 0
  let end = 0
  while (end < blocks.length) {
    const block = blocks[end] as Block
    const size = wordsIn(block)
    const announces =
      blocks[end + 1] !== undefined && blocks[end + 1]?.kind !== 'prose' && blocks[end + 1]?.leans === true
    if (block.kind !== 'prose' || block.heading !== (blocks[0]?.heading ?? null) || announces) break
    const leans = block.leans && words + size <= INTRO.most
    if (end > 0 && !leans && words + size > INTRO.aim && !isLittle(blocks, end)) break
    words += size
    end += 1
  }
  // Everything as introduction leaves nothing to put under headings.
  if (end === blocks.length) end = blocks.length > 1 ? 1 : 0
  return { intro: blocks.slice(0, end), rest: blocks.slice(end) }
}

/** Whether what stands between here and the first heading of the source is too little for a part of its own. */
function isLittle(blocks: readonly Block[], from: number): boolean {
  const heading = blocks.findIndex(({ heading: own }, at) => at >= from && own !== null)
  if (heading === -1) return false
  const between = blocks.slice(from, heading)
  return (
    between.every(({ kind }) => kind === 'prose') &&
    between.reduce((sum, block) => sum + wordsIn(block), 0) < SEGMENT_WORDS.least
  )
}

/** Two sources whose beginnings share this of their words tell the same story. */
const SAME_STORY = 0.3
/** What a passage of another source has to share with a part to be told there. */
const BELONGS = 0.25

/** More parts than were asked for, where the source itself is divided in more. */
const MORE_PARTS = 3

/** The parts of an article behind its introduction, each with its heading. */
export function planOf(title: string, sources: readonly SourceRead[], length: ArticleLength): Planned[] {
  const { sections, words } = articleMeasures[length]
  const [main, ...others] = sources
  if (main === undefined) return []
  const { intro, rest } = openingOf(main)
  const segments: (Segment & { fallback?: string })[] = segmentsOf(chainsOf(rest), sections.max)
  for (const other of others) {
    const chains = chainsOf(other.blocks)
    if (!isSameStory(main, other)) segments.push(...apartOf(other, chains, sections.max))
    else {
      const left = chains.filter((chain) => !joins(chain, segments))
      segments.push(...segmentsOf(left, 2))
    }
  }
  const room = words.max - intro.reduce((sum, block) => sum + wordsIn(block), 0)
  const kept = fitting(segments, room, sections)
  const spread = new Map<string, number>()
  for (const { chains } of kept)
    for (const stem of new Set(chains.flatMap(({ stems }) => [...stems]))) spread.set(stem, (spread.get(stem) ?? 0) + 1)
  const around = {
    title,
    subject: subjectOf(main),
    address: main.address,
    spread,
    people: sources.flatMap(({ people }) => people),
    names: new Set(sources.flatMap(({ names }) => [...names])),
  }
  const taken: string[] = kept.flatMap(({ heading }) => heading ?? [])
  return kept.map(({ heading, fallback, chains }, at) => {
    const own = heading ?? fallback ?? headingFor(chains, { ...around, last: at === kept.length - 1, taken })
    taken.push(own)
    return { heading: own, chains }
  })
}

/** In lower case, but for a name. */
function subjectOf({ phrase, names }: SourceRead): string | null {
  const [first = ''] = phrase?.split(' ') ?? []
  return phrase === null || names.has(first) ? phrase : lowerFirst(phrase)
}

function isSameStory(main: SourceRead, other: SourceRead): boolean {
  const begins = ({ title, blocks }: SourceRead) => new Set([...stemsOf(title), ...chainOf(blocks.slice(0, 3)).stems])
  return overlap(begins(main), begins(other)) >= SAME_STORY
}

/** Puts a chain of another source behind the part that speaks of the same; false where none does. */
function joins(chain: Chain, segments: (Segment & { fallback?: string })[]): boolean {
  const shares = segments.map(({ chains }) => overlap(chain.stems, new Set(chains.flatMap(({ stems }) => [...stems]))))
  const best = Math.max(0, ...shares)
  const at = shares.indexOf(best)
  const segment = segments[at]
  if (best < BELONGS || segment === undefined) return false
  segments[at] = { ...segment, chains: [...segment.chains, chain] }
  return true
}

/** A source about something else: its parts under its own headings, the first, or all of it, under its title. */
function apartOf({ title }: SourceRead, chains: readonly Chain[], most: number): (Segment & { fallback?: string })[] {
  const segments = segmentsOf(chains, 1)
  const whole = segments.length > Math.max(2, most / 2)
  const parts = whole ? [{ heading: null, chains }] : segments
  return parts.map((part, at) => (at === 0 && title !== '' ? { ...part, heading: null, fallback: title } : part))
}

/** The segments that there is room for: of too many, those that tell least are left out. */
function fitting<S extends Segment>(
  segments: readonly S[],
  room: number,
  { min, max }: { min: number; max: number },
): S[] {
  const worth = ({ chains }: Segment) => chains.reduce((sum, chain) => sum + chain.worth, 0) / chains.length
  let kept = [...segments]
  for (;;) {
    const words = kept.reduce((sum, segment) => sum + wordsOfSegment(segment), 0)
    const tooMany = kept.length > max + MORE_PARTS
    if (kept.length <= min || !(tooMany || words > room * 1.15)) return kept
    const [least] = kept.toSorted((a, b) => worth(a) - worth(b))
    kept = kept.filter((segment) => segment !== least)
  }
}
