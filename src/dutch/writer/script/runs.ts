// Which sentences of an article a script tells: paragraphs in their order, each whole or from its beginning on, and one left out
// only where the next does not lean on it. Knows no title and no network.
import type { Tone } from '../../source/tone.ts'
import { definitesOf, knownFrom } from '../definite-nouns.ts'
import { followsUp } from '../heads.ts'
import { hasMainVerb } from '../../text/finite-verbs.ts'
import { isIntroduced } from '../ground.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Piece } from '../material.ts'
import { isMoment, LEADS_UP } from '../sentences-for.ts'
import { told } from '../windows.ts'

/** Sentences that follow each other in the article. */
export type Run = readonly Piece[]

/** How runs are told: behind what was heard before, and without the sentences that are `mute`. A story misses no paragraph. */
type Telling = { heard: string; tone: Tone | 'story'; mute: (piece: Piece) => boolean }

/** The most (0 to 1) that a sentence may say again of another. */
export const ALIKE = 0.5
/** In characters: less of a paragraph, or of a question with its answer, tells nothing. */
const LEAST = 100
/** The paragraphs, each with the question above it; a sentence that may not be told cuts one in two. */
export function runsOf(place: Run): Piece[][] {
  const runs: Piece[][] = []
  for (const piece of place) {
    const last = runs.at(-1)?.at(-1)?.fact
    const asked = last?.kinds.has('question') === true && last.quote === null
    const goesOn = asked || last?.paragraph === piece.fact.paragraph
    if (goesOn && last?.index === piece.fact.index - 1) runs.at(-1)?.push(piece)
    else runs.push([piece])
  }
  return runs
}

/** 'Beste koop: Bekkum. ' above 'De helft goedkoper': a heading that says what its paragraph is about, or nothing. */
function headingOf([first]: Run): string {
  const { heading = null, sentence = 0, item = 0 } = first?.fact ?? {}
  const leans = first?.alone === false && !/^(?:dat|die|dit|deze) /iu.test(first.short)
  const needed = heading?.includes(': ') === true || (leans && !/[?\d]$/u.test(heading ?? ''))
  return heading !== null && needed && sentence === 0 && (item ?? 0) <= 0 ? `${heading}. ` : ''
}

/** As it is told, under the heading that it needs. */
export const textOf = (run: Run): string => headingOf(run) + told(run)

/** The article from its beginning on, as far as `fits` says. */
export function goingOn(facts: Run, telling: Telling, fits: (runs: Run[]) => boolean): Run[] {
  const kept: Run[] = []
  let next = facts[0]
  for (const run of runsOf(facts)) {
    const follows = run[0] === next
    if (!follows && !opens(run, telling.tone)) continue
    const heard = [telling.heard, ...kept.map(textOf)].join(' ')
    const ways = waysOf(run, telling, run[0] === facts[0] ? 0 : LEAST)
    const best = ways.find((way) => fits([...kept, way]) && (follows || isUnderstood(way, heard)))
    if (best === undefined) continue
    kept.push(best)
    // What follows a quote does not lean on its last words, nor does a story on a word that was no sentence.
    const quoted = run.slice(best.length).every(({ fact }) => fact.kinds.has('quote'))
    const last = (quoted ? run : best).at(-1)?.fact.index ?? 0
    next = facts.find(({ fact }) => fact.index > last && (telling.tone === 'story' || fact.index === last + 1))
  }
  return kept
}

/** Whether a sentence was told before. */
export const isSaid = (run: Run, before: Run): boolean =>
  run.some(({ stems }) => before.some((one) => overlap(one.stems, stems) > ALIKE))

/** Whether a paragraph may stand behind another than its own: it begins by itself, and tells no scene. */
export function opens(run: Run, tone: Tone | 'story'): boolean {
  const [first] = run
  if (first === undefined || tone === 'story' || first.fact.quote !== null || first.fact.sentence > 0) return false
  if ((first.fact.item ?? 0) > 0 || (tone !== 'licht' && isMoment(first)) || followsUp(first.short)) return false
  // 'Vrij sparen of beleggen.': one of several, the first of which was not told.
  if (!hasMainVerb(first.short) && run.length > 1 && headingOf(run) === '') return false
  return first.alone || first.fact.kinds.has('question') || headingOf(run) !== ''
}

/** How a paragraph may be told: from its first sentence on to where one may stop, the longest first. */
function waysOf(run: Run, { mute }: Telling, least: number = LEAST): Run[] {
  const ways = run.map((_, at) => run.slice(0, run.length - at)).filter((way) => !way.some(mute))
  return ways.filter((way) => {
    const last = way.at(-1)
    if (last === undefined || /\?['’”"]?$/u.test(last.fact.running) || LEADS_UP.test(last.short)) return false
    const asks = way.some(({ fact }) => fact.kinds.has('question'))
    // The point of a quote stands at its end; an answer has more of them.
    if (!asks && last.fact.quote !== null && run[way.length]?.fact.quote != null) return false
    return told(way).length >= least || (way.length === run.length && !asks && last.fact.quote === null)
  })
}

/** Whether all that sentences take for known was heard before; under its own heading a paragraph begins anew. */
function isUnderstood(run: Run, heard: string): boolean {
  const [first] = run
  if (first === undefined || !isIntroduced({ pieces: run }, heard)) return false
  // 'Ik ga verhuizen' above 'Laat de pas achter in de woning' tells when.
  const { heading } = first.fact
  const own = heading === null || run.slice(0, 2).some(({ stems }) => overlap(stemsOf(heading), stems) > 0)
  return headingOf(run) !== '' || (own && !definitesOf(first.short, knownFrom(heard)).strange)
}
