// Plans an article from its sources: the lead of the one that it is most about as its introduction, then its parts, with what the
// other sources add where they speak of the same, and else behind them. Writes nothing.
import { articleMeasures, type ArticleLength } from '#contract/writing/article-length.ts'
import { overlap } from '#dutch/writer/likeness.ts'
import { chainsOf, type Chain } from './chains.ts'
import { headingFor } from './headings.ts'
import { SEGMENT_WORDS, segmentsOf, wordsOfSegment, type Segment } from './segments.ts'
import { stemsIn, wordsIn, type Block, type SourceRead } from './source-blocks.ts'

export interface Planned {
  heading: string
  chains: readonly Chain[]
}

/** A segment, and the heading that it gets when it has none. */
type Part = Segment & { fallback?: string }

/** Whether the sources tell different stories: what they have in common no source says. */
export const isCollection = ([main, ...others]: readonly SourceRead[]): boolean =>
  main !== undefined && others.length > 0 && others.every((other) => !isSameStory(main, other))

/** The introduction of the article, and what is left of its first source. */
export function introducedBy(sources: readonly SourceRead[]): Opened {
  const [main] = sources
  if (main === undefined) return { intro: [], rest: [] }
  return isCollection(sources) ? { intro: [], rest: main.blocks } : openingOf(main)
}

/** In words: an introduction ends before it would grow past this, but what leans on it stays with it up to the most. */
const INTRO = { aim: 60, most: 150 } as const

interface Opened {
  intro: readonly Block[]
  rest: readonly Block[]
}

/** The introduction that a source opens with, and what stands behind it. */
function openingOf({ blocks }: SourceRead): Opened {
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

/** Two sources tell the same story whose beginnings share so many of their words, or fewer and so many names. */
const SAME_STORY = { words: 0.35, few: 0.18, names: 1 } as const
/** What a passage of another source has to share with a part to be told there. */
const BELONGS = 0.25

/** More parts than were asked for, where the source itself is divided in more. */
const MORE_PARTS = 3

/** The parts of an article behind its introduction, each with its heading. */
export function planOf(title: string, sources: readonly SourceRead[], length: ArticleLength): Planned[] {
  const { sections, words } = articleMeasures[length]
  const [main, ...others] = sources
  if (main === undefined) return []
  const { intro, rest } = introducedBy(sources)
  const segments: Part[] = isCollection(sources)
    ? apartOf(main, chainsOf(main.blocks), sections.max)
    : segmentsOf(chainsOf(rest), sections.max)
  for (const other of others) {
    const chains = chainsOf(furtherOf(main, other))
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
    address: main.address,
    tone: main.tone,
    suicide: sources.some(({ suicide }) => suicide),
    spread,
    people: sources.flatMap(({ people }) => people),
    names: new Set(sources.flatMap(({ names }) => [...names])),
  }
  const taken: string[] = kept.flatMap(({ heading }) => heading ?? [])
  return kept.map(({ heading, fallback, chains }, at) => {
    const own =
      heading ?? fallback ?? headingFor(chains, { ...around, first: at === 0, last: at === kept.length - 1, taken })
    taken.push(own)
    return { heading: own, chains }
  })
}

function isSameStory(main: SourceRead, other: SourceRead): boolean {
  const names = [...other.names].filter((name) => main.names.has(name)).length
  const share = overlap(main.begins, other.begins)
  return share >= SAME_STORY.words || (share >= SAME_STORY.few && names >= SAME_STORY.names)
}

/** What share of another report's lead stands in the first one: then it is the same lead in other words. */
const SAME_LEAD = 0.6

/** The blocks of another source; of one that tells the same story without its lead, where that tells nothing more. */
export function furtherOf(main: SourceRead, other: SourceRead): readonly Block[] {
  const [lead, ...rest] = other.blocks
  if (lead === undefined || !isSameStory(main, other)) return other.blocks
  const told = new Set(main.blocks.flatMap((block) => [...stemsIn(block)]))
  const shared = [...stemsIn(lead)].filter((stem) => told.has(stem)).length
  const leans = rest[0]?.leans === true
  return shared >= stemsIn(lead).size * SAME_LEAD && !leans ? rest : other.blocks
}

/** Puts a chain of another source behind the part that speaks of the same; false where none does. */
function joins(chain: Chain, segments: Part[]): boolean {
  const shares = segments.map(({ chains }) => overlap(chain.stems, new Set(chains.flatMap(({ stems }) => [...stems]))))
  const best = Math.max(0, ...shares)
  const at = shares.indexOf(best)
  const segment = segments[at]
  if (best < BELONGS || segment === undefined) return false
  segments[at] = { ...segment, chains: [...segment.chains, chain] }
  return true
}

/** A source about something else: its parts under its own headings, the first, or all of it, under its title. */
function apartOf({ title }: SourceRead, chains: readonly Chain[], most: number): Part[] {
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
