// Cuts a source into the parts of an article: under its own headings where it has them, else where it turns to something else.
// Gives no part a heading of ours.
import { overlap } from '#dutch/writer/likeness.ts'
import { chainOf, type Chain } from './chains.ts'
import { isPractical, opensSign } from './heading-signs.ts'
import { asksAlone } from './source-blocks.ts'

export interface Segment {
  /** Its own heading in the source; null where there is none. */
  heading: string | null
  chains: readonly Chain[]
}

/** In words: what a part under one heading is to have, and the least that is worth a heading. */
export const SEGMENT_WORDS = { aim: 100, least: 35 } as const

export const wordsOfSegment = ({ chains }: Segment): number => chains.reduce((sum, { words }) => sum + words, 0)

/** The segments of chains in order. @param most how many at most, where the source itself does not make more. */
export function segmentsOf(chains: readonly Chain[], most: number): Segment[] {
  const headed = groups(chains)
  const free = headed.filter(({ heading }) => heading === null)
  const room = Math.max(1, most - (headed.length - free.length))
  return headed.flatMap((group) =>
    group.heading === null ? cut(group, Math.max(1, Math.floor(room / free.length))) : apart(group),
  )
}

/** Runs under one heading of the source. */
function groups(chains: readonly Chain[]): Segment[] {
  const found: { heading: string | null; chains: Chain[] }[] = []
  for (const chain of chains) {
    const last = found.at(-1)
    // The steps of a recipe are something else than what goes in.
    const before = last?.chains.at(-1)?.blocks.at(-1)?.kind
    const steps = chain.blocks[0]?.kind === 'numbered' && before === 'list' && last?.heading === chain.heading
    const goes = last?.heading === chain.heading || (last?.heading === null && isUnder(chain, found))
    if (last !== undefined && steps) found.push({ heading: null, chains: [chain] })
    else if (last !== undefined && goes) last.chains.push(chain)
    else found.push({ heading: chain.heading, chains: [chain] })
  }
  return found
}

/** Whether a chain stands under the heading that steps were taken out from. */
const isUnder = ({ heading }: Chain, found: readonly Segment[]) => heading !== null && found.at(-2)?.heading === heading

/** A part of a source without headings, cut in at most `most` where its words change most; where and when it is stands apart. */
function cut(group: Segment, most: number): Segment[] {
  const tail =
    group.chains.findLastIndex(({ blocks }) => !isPractical(blocks.flatMap(({ sentences }) => sentences))) + 1
  if (most > 1 && tail > 0 && tail < group.chains.length) {
    const [told, practical] = split(group, [tail])
    return told === undefined || practical === undefined ? [group] : [...cut(told, most - 1), practical]
  }
  const turns = group.chains.slice(1).filter(turnsAt).length
  const wanted = Math.min(most, Math.max(Math.ceil(wordsOfSegment(group) / SEGMENT_WORDS.aim), turns + 1, 2))
  const ends: number[] = []
  while (ends.length < wanted - 1) {
    const [best] = group.chains
      .map((_, at) => ({ at, depth: at === 0 || ends.includes(at) ? -1 : depthAt(group.chains, at, ends) }))
      .filter(({ depth }) => depth >= 0)
      .toSorted((a, b) => b.depth - a.depth || a.at - b.at)
    if (best === undefined) break
    ends.push(best.at)
  }
  return split(group, ends)
}

/** How much the text turns before a chain: 0 to about 2; less than nothing where a part would be too small. */
function depthAt(chains: readonly Chain[], at: number, ends: readonly number[]): number {
  const from = Math.max(0, ...ends.filter((end) => end < at))
  const to = Math.min(chains.length, ...ends.filter((end) => end > at))
  const size = (some: readonly Chain[]) => some.reduce((sum, { words }) => sum + words, 0)
  const [before, behind] = [size(chains.slice(from, at)), size(chains.slice(at, to))]
  if (Math.min(before, behind) < SEGMENT_WORDS.least) return -1
  const [one, other] = [chains.slice(Math.max(from, at - 2), at), chains.slice(at, Math.min(to, at + 2))]
  const shared = overlap(
    chainOf(one.flatMap(({ blocks }) => blocks)).stems,
    chainOf(other.flatMap(({ blocks }) => blocks)).stems,
  )
  const even = Math.min(before, behind) / Math.max(before, behind)
  const asks = /\?["'”’]?$/u.test(chains[at]?.blocks[0]?.sentences[0]?.text ?? '') ? 0.4 : 0
  return 1 - shared + even * 0.5 + asks + (turnsAt(chains[at]) ? 1 : 0)
}

/** Whether a chain opens with something that is a part by itself. */
const turnsAt = (chain: Chain | undefined) =>
  opensSign(chain?.blocks[0]?.sentences ?? []) || asksAlone(chain?.blocks[0]?.sentences[0]?.text ?? '')

function split(group: Segment, ends: readonly number[]): Segment[] {
  const all = [0, ...ends.toSorted((a, b) => a - b), group.chains.length]
  return all.slice(1).map((end, at) => ({ heading: group.heading, chains: group.chains.slice(all[at], end) }))
}

/** In words: under one heading of a source stands mostly less; what is more goes on about something else. */
const LONG = 210
const VERY_LONG = 300

/** What goes on under the last heading of a source about something else gets a part of its own. */
function apart(group: Segment): Segment[] {
  if (wordsOfSegment(group) < LONG || group.chains.length < 2) return [group]
  const [first, ...others] = cut(group, wordsOfSegment(group) < VERY_LONG ? 2 : 3)
  return first === undefined ? [] : [first, ...others.map(({ chains }) => ({ heading: null, chains }))]
}
