// Which sentences of an article a script tells: paragraphs in their order, each whole or from its beginning on, and one left out
// only where the next does not lean on it. Knows no title and no network.
import { definitesOf, knownFrom } from '../definite-nouns.ts'
import { isIntroduced } from '../ground.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Piece } from '../material.ts'
import { GRIEVOUS, isMoment, LEADS_UP } from '../sentences-for.ts'
import { told } from '../windows.ts'

/** Sentences that follow each other in the article. */
export type Run = readonly Piece[]

/** The most that a sentence may say again of another, when it says more than a few words. */
const ALIKE = 0.6
const FEW = 5
/** In characters: a shorter part of a paragraph says too little, by what it leaves open and by what stands before it. */
const LEAST = { following: 65, leaping: 110, asking: 160 } as const
/** In characters: a shorter sentence leads up to the quote behind it. */
const LEADING_MOST = 85
/** In characters: the end of a script. */
const END_MOST = 350
/** The share of the article behind which its end begins; what an end gains for standing further on, and for being whole. */
const END_FROM = 0.5
const GAIN = { late: 3, whole: 0.7, opens: 1, character: -1 / 120 } as const
/** In words: a longer heading is a headline of its own. */
const HEADING_MOST = 8
/** It announces a list that may not follow. */
const ANNOUNCES = /(?:mogelijkheden|manieren|redenen|vragen|stappen|tips|opties)\.$|^hieronder /iu
/** What has been done is no end. */
const DONE =
  /(?<!\p{L})(?:was|waren|werd|werden|had|hadden|kwam|kwamen|ging|gingen|stond|stonden|zei|kreeg|kregen|bleek|konden|kon|opgericht|(?:is|zijn|heeft|hebben) (?:[^.,]+ )?ge\p{L}+[dtn])(?!\p{L})/u
/** How a test was done, and what a company says of itself: nobody tells that. */
const ASIDE = /^(?:zo (?:hebben|testten|deden)|over \p{Lu}|verantwoording|hoe (?:we|wij))/iu

/** The paragraphs, each with the question above it; a sentence that may not be told cuts one in two. */
export function runsOf(place: readonly Piece[]): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of place) {
    const run = runs.at(-1)
    const last = run?.at(-1)?.fact
    const asked = last?.kinds.has('question') === true
    if (last?.index === piece.fact.index - 1 && (asked || last.paragraph === piece.fact.paragraph)) run?.push(piece)
    else runs.push([piece])
  }
  return runs
}

/** 'Beste koop: Bekkum' above 'De helft goedkoper': the heading says what the paragraph is about. */
function isHeaded({ alone, fact: { heading, sentence, item } }: Piece): boolean {
  if (heading === null || sentence > 0 || (item ?? 0) > 0 || heading.split(' ').length > HEADING_MOST) return false
  return heading.includes(': ') || (!alone && !/[?\d]$/u.test(heading))
}

/** As it is told, under the heading that it needs. */
export const textOf = (run: Run): string =>
  run[0] !== undefined && isHeaded(run[0]) ? `${run[0].fact.heading ?? ''}. ${told(run)}` : told(run)

/** What runs are told in. */
export interface Telling {
  /** What was heard before, and the sentences of it. */
  heard: string
  before: Run
  grave: boolean
  light: boolean
  /** A story, which cannot miss a sentence. */
  story: boolean
}

/** The article from its beginning on up to its end, which is told already, as far as there is room; `fits` knows that. */
export function goingOn(facts: Run, telling: Telling, end: Run, fits: (runs: readonly Run[]) => boolean): Run[] {
  const kept: Run[] = []
  const until = end[0]?.fact.index ?? Infinity
  let { heard } = telling
  let next = facts[0]?.fact.index
  for (const run of runsOf(facts)) {
    const follows = run[0]?.fact.index === next && !ASIDE.test(run[0]?.fact.heading ?? '')
    if (!follows && (telling.story || !opens(run, telling))) continue
    const best = waysOf(run, telling, kept.length === 0 ? 'lead' : follows ? 'following' : 'leaping').find(
      (part) =>
        part.every(({ fact }) => fact.index < until) &&
        fits([...kept, part]) &&
        (telling.story || !isSaid(part, telling.before)) &&
        (follows || isUnderstood(part, heard)),
    )
    if (best === undefined) continue
    kept.push(best)
    heard += ` ${textOf(best)}`
    next = (best.at(-1)?.fact.index ?? 0) + 1
  }
  return kept
}

/** What the reader can do, when it is, or what comes: the best of the second half that says so by itself. */
export function endOf(facts: Run, telling: Telling): Run {
  const total = facts.at(-1)?.fact.index ?? 0
  const ends = runsOf(facts).flatMap((run) => [
    ...(opens(run, telling) ? waysOf(run, telling, 'leaping') : []),
    ...run.flatMap(({ alone, ground }, at) =>
      at > 0 && at < run.length - 1 && alone && ground !== 'part' && ground !== 'none' ? [run.slice(at)] : [],
    ),
  ])
  const worthOf = (run: Run): number => {
    const after = facts[facts.indexOf(run.at(-1) as Piece) + 1]?.fact.paragraph
    const whole = after === run.at(-1)?.fact.paragraph ? 0 : GAIN.whole
    const mean = run.reduce((sum, { fact }) => sum + fact.score, 0) / run.length
    return (
      mean +
      whole +
      GAIN.character * told(run).length +
      (run[0]?.fact.sentence === 0 ? GAIN.opens : 0) +
      (GAIN.late * (run[0]?.fact.index ?? 0)) / total
    )
  }
  const [best] = ends
    .filter((run) => {
      const text = textOf(run)
      if ((run[0]?.fact.index ?? 0) < total * END_FROM || text.length > END_MOST || DONE.test(text)) return false
      const tells = run.some(({ fact: { kinds } }) => kinds.has('date') || kinds.has('action') || kinds.has('contact'))
      const plain = run.every(({ fact }) => fact.quote === null && fact.item === null)
      return tells && plain && isUnderstood(run, telling.heard) && !isSaid(run, telling.before)
    })
    .map((run) => ({ run, worth: worthOf(run) }))
    .toSorted((one, other) => other.worth - one.worth)
  return best?.run ?? []
}

/** Whether a sentence was told before. */
export const isSaid = (run: Run, before: Run, most: number = ALIKE): boolean =>
  run.some(({ stems }) =>
    before.some((one) => Math.min(one.stems.size, stems.size) >= FEW && overlap(one.stems, stems) > most),
  )

/** Whether a paragraph may stand behind another than its own. */
const opens = ([first]: Run, { light }: Telling): boolean =>
  first !== undefined &&
  (first.alone || first.fact.kinds.has('question') || isHeaded(first)) &&
  first.fact.sentence === 0 &&
  first.fact.quote === null &&
  !ASIDE.test(first.fact.heading ?? '') &&
  (first.fact.item ?? 0) <= 0 &&
  (light || !isMoment(first))

/** How a paragraph may be told: from its first sentence on to where one may stop, the longest first. */
function waysOf(run: Run, { grave, story }: Telling, behind: 'lead' | 'following' | 'leaping'): Run[] {
  // Words of nobody end it, and behind the lead a wound does where the tone is grave.
  const stop = run.findIndex(
    ({ fact, short }, at) =>
      !story &&
      (behind !== 'lead' || at > 0) &&
      ((/^['‘“"]/u.test(fact.running) && fact.kinds.has('quote') && fact.quote?.speaker == null) ||
        /^,,|^„/u.test(fact.running) ||
        (grave && behind !== 'lead' && GRIEVOUS.test(short))),
  )
  const ways = run.slice(0, stop < 0 ? run.length : stop).map((_, at) => run.slice(0, at + 1))
  return ways.toReversed().filter((part) => {
    const last = part.at(-1)
    const after = run[part.length]
    if (
      last === undefined ||
      /\?['’”"]?$/u.test(last.fact.running) ||
      LEADS_UP.test(last.short) ||
      ANNOUNCES.test(last.short)
    )
      return false
    if (after === undefined) return true
    if (after.fact.quote !== null && last.fact.quote === null && last.short.length < LEADING_MOST) return false
    const asks = part.some(({ fact }) => fact.kinds.has('question'))
    const least = behind === 'leaping' || last.fact.quote !== null ? LEAST.leaping : LEAST.following
    return told(part).length >= (asks ? LEAST.asking : least)
  })
}

/** Whether all that sentences take for known was heard before; under its own heading a paragraph begins anew. */
function isUnderstood(run: Run, heard: string): boolean {
  const [first] = run
  if (first === undefined || !isIntroduced({ pieces: run }, heard)) return false
  // 'Ik ga verhuizen' above 'Laat de pas achter in de woning' tells when.
  const { heading } = first.fact
  const own = heading === null || run.slice(0, 2).some(({ stems }) => overlap(stemsOf(heading), stems) > 0)
  return isHeaded(first) || (own && !definitesOf(first.short, knownFrom(heard)).strange)
}
