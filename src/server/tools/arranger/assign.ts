// Which part of an outline each chain of the sources belongs to, by its points, its heading and its neighbours; and which points
// nothing answers. The outline may have been changed since it was made. Writes nothing.
import type { OutlineSection } from '#contract/writing/outline.ts'
import { kindsOf, type Kind } from '#dutch/source/kinds.ts'
import { bare, overlap, stemsOf } from '#dutch/writer/likeness.ts'
import { chainOf, opensSoftly, softPartsOf, type Chain } from './chains.ts'
import type { Block, SourceRead } from './source-blocks.ts'

export interface Placed {
  chain: Chain
  section: number
  /** Whether a point or a heading asks for it; else it only follows its neighbour. */
  asked: boolean
}

/** What each sign is worth: under the same heading in its source, under its source's title, what a point says, words of the heading. */
const WORTH = { heading: 0.9, title: 0.9, point: 1, words: 0.8 } as const
/** Less than this is chance. */
const SURE = 0.7
/** The share of a point's words that a sentence has to hold. */
const ANSWERS = 0.6

/** What stands beside any quotation, whatever it says. */
const SAYS = stemsOf('zegt zei zeggen vertelt vertelde meldt meldde aldus legt uit vindt')

/** The words by which the answer to a point is found; of one that has no others all of them. */
function askedBy(point: string): ReadonlySet<string> {
  const stems = stemsOf(point)
  const telling = new Set([...stems].filter((stem) => !SAYS.has(stem)))
  return telling.size > 0 ? telling : stems
}

/** The chains of all sources, in the order of the sources, each with its section. */
export function placedIn(
  sections: readonly OutlineSection[],
  sources: readonly { source: SourceRead; chains: readonly Chain[] }[],
): Placed[] {
  const wanted = sections.map((section) => ({
    heading: bare(section.heading),
    words: stemsOf(section.heading),
    points: section.points.map(askedBy),
  }))
  const asked = wanted.map(({ points }) => points)
  return sources.flatMap(({ source, chains: whole }) => {
    const title = bare(source.title)
    const chains = whole.flatMap((chain) => askedApart(chain, asked))
    const found = chains.map((chain) => {
      // What stands under the title of its source is what has no heading of its own there.
      const isHeaded = chain.heading !== null && wanted.some(({ heading }) => heading === bare(chain.heading ?? ''))
      const worths = wanted.map(({ heading, words, points }) => {
        const under = chain.heading !== null && bare(chain.heading) === heading ? WORTH.heading : 0
        const named = title !== '' && title === heading && !isHeaded ? WORTH.title : 0
        const told = points.filter((point) => answersIn(chain, point)).length * WORTH.point
        return under + named + told + overlapOf(words, chain.stems) * WORTH.words
      })
      const best = Math.max(0, ...worths)
      return best >= SURE ? worths.indexOf(best) : null
    })
    return chains.map((chain, at): Placed => {
      const own = found[at] ?? null
      return { chain, section: own ?? neighbour(found, at, sections.length), asked: own !== null }
    })
  })
}

/** A chain in as many parts as there are sections that ask for something in it. */
function askedApart(chain: Chain, asked: readonly (readonly ReadonlySet<string>[])[]): Chain[] {
  const runs: { section: number; parts: Chain[] }[] = []
  for (const part of softPartsOf(chain)) {
    const section = asked.findIndex((points) => points.some((point) => answersIn(part, point)))
    const last = runs.at(-1)
    if (last !== undefined && (section === -1 || last.section === -1 || section === last.section)) {
      last.parts.push(part)
      last.section = Math.max(last.section, section)
    } else runs.push({ section, parts: [part] })
  }
  return runs.length < 2 ? [chain] : runs.map(({ parts }) => chainOf(parts.flatMap(({ blocks }) => blocks)))
}

/** The share of the first that the other holds. */
function overlapOf(words: ReadonlySet<string>, stems: ReadonlySet<string>): number {
  if (words.size === 0) return 0
  return [...words].filter((word) => stems.has(word)).length / words.size
}

function answersIn({ blocks }: Chain, point: ReadonlySet<string>): boolean {
  return (
    point.size > 0 && blocks.some(({ sentences }) => sentences.some(({ stems }) => overlapOf(point, stems) >= ANSWERS))
  )
}

/** The section of the nearest chain before it that has one, else of the nearest behind it; with none, by its place. */
function neighbour(found: readonly (number | null)[], at: number, sections: number): number {
  const before = found.slice(0, at).findLast((section) => section !== null)
  const behind = found.slice(at + 1).find((section) => section !== null)
  return before ?? behind ?? Math.min(sections - 1, Math.floor((at / Math.max(1, found.length)) * sections))
}

/** Questions of a word or two, and the kind of sentence that answers them. */
const ASKED: readonly (readonly [RegExp, Kind])[] = [
  [/^wanneer(?!\p{L})/iu, 'date'],
  [/^waar(?!\p{L})/iu, 'place'],
  [/^wie(?!\p{L})/iu, 'name'],
  [/^waarom(?!\p{L})/iu, 'cause'],
  [/^hoeveel(?!\p{L})/iu, 'figure'],
]

/** The points that none of these chains answers. */
export function unanswered(points: readonly string[], chains: readonly Chain[]): string[] {
  const sentences = chains.flatMap(({ blocks }) => blocks.flatMap((block) => block.sentences))
  return points.filter((point) => {
    const stems = askedBy(point)
    if (stems.size > 0) return !chains.some((chain) => answersIn(chain, stems)) && !isSaid(point, chains)
    const kind = ASKED.find(([mark]) => mark.test(point))?.[1]
    return kind === undefined || !sentences.some(({ text }) => kindsOf(text).has(kind))
  })
}

/** How many blocks of an introduction stay there: what an outline asks, and nothing else tells, is told where it is asked. */
export function staysAbove(
  intro: readonly Block[],
  sections: readonly OutlineSection[],
  others: readonly Chain[],
): number {
  const points = unanswered(
    sections.flatMap((section) => section.points),
    others,
  ).map(askedBy)
  const at = intro.findIndex((block, index) => index > 0 && points.some((point) => answersIn(chainOf([block]), point)))
  if (at === -1) return intro.length
  // What it leans on goes with it.
  const first = intro.findLastIndex((block, index) => index <= at && (!block.leans || opensSoftly(block)))
  return first > 0 ? first : intro.length
}

/** What stands in two sentences of one chain is answered too. */
function isSaid(point: string, chains: readonly Chain[]): boolean {
  const stems = askedBy(point)
  return (
    stems.size > 2 &&
    chains.some((chain) => overlap(stems, chain.stems) >= ANSWERS && overlapOf(stems, chain.stems) >= 0.75)
  )
}
