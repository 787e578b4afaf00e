// Which paragraphs of an article a script tells: whole, with those that lean on them. Knows no title and no network.
import type { Tone } from '../../source/tone.ts'
import { definitesOf, knownFrom } from '../definite-nouns.ts'
import { followsUp } from '../heads.ts'
import { hasMainVerb } from '../../text/finite-verbs.ts'
import { isIntroduced } from '../ground.ts'
import { overlap, stemsOf } from '../likeness.ts'
import type { Piece } from '../material.ts'
import { isMoment, isStep, LEADS_UP } from '../sentences-for.ts'
import { headingOf, told } from '../windows.ts'

/** Sentences of a paragraph that follow each other, with the question above them; runs of which each leans on the one before it. */
export type Run = readonly Piece[]
export type Unit = readonly Run[]
/** How much of the lead will do: all of it, some, its first paragraph; in a warning that, and what to do before all else. */
export type Lead = 'whole' | 'some' | 'first' | 'warning'

/** The most (0 to 1) that a sentence may say again of another. */
export const ALIKE = 0.5
const SEQUEL =
  /^(?:maar|toen|daarna|dan|nu|en|uiteindelijk|(?:al |kort |vlak |meteen )?(?:na (?:de )?(?:rust|pauze)|voor rust|in de (?:tweede helft|slotfase|\d+e minuut)|\S+ \p{L}+ later|.{1,30} toen al|er (?:speelt|is) nog))(?!\p{L})/iu
const TO_DO =
  /(?<!\p{L})(?:aan(?:melden|vragen)|solliciteren|bel|bellen|belt|reserveren|te (?:bestellen|koop|volgen)|inloop|bereikbaar|telefoon|afspraak|inschrijven|boeken|aangifte|meld|melden|terecht|welkom|\d{3,4}-\d{2,}|begint om|book|call)(?!\p{L})/iu

const isOpen = ({ fact, short }: Piece): boolean => /\?['’”"]*$/u.test(fact.running) || LEADS_UP.test(short)
const isLabel = ({ short }: Piece): boolean => short.length < 60 && !hasMainVerb(short)
/** One of a list: an item, 'Sjors. Labradorkruising, 7 jaar' under its heading, 'Lijfrente.' */
const isListed = ([first]: Run): boolean =>
  (first?.fact.item ?? -1) >= 0 || /^[^:]+$/u.test(headingOf(first)) || (first !== undefined && isLabel(first))
/** As it is told, under the heading that it needs. */
export const textOf = (run: Run): string => headingOf(run[0]) + told(run)
/** Whether all that sentences take for known was heard before; under its own heading a paragraph begins anew. */
const isKnown = (runs: Unit, heard: string): boolean =>
  isIntroduced({ pieces: runs.flat() }, heard) &&
  (headingOf(runs[0]?.[0]) !== '' || !definitesOf(runs[0]?.[0]?.short ?? '', knownFrom(heard)).strange)

/** The units of an article; a story is a single one. What leans on a sentence that is not there is in none. */
export function unitsOf(facts: Run, tone: Tone | 'story'): Unit[] {
  const units: Piece[][][] = []
  for (const piece of facts) {
    const run = units.at(-1)?.at(-1) ?? []
    const last = run.at(-1)
    const { item, index, sentence } = piece.fact
    const next = last?.fact.index === index - 1
    const asked = last?.fact.kinds.has('question') === true && last.fact.quote === null
    const starts = opens(piece, tone) || (!next && item !== null && sentence === 0 && (piece.alone || isStep(piece)))
    const leans = !starts || run.slice(-1).some(isOpen) || (isListed([piece]) && isListed(run))
    if (next && (asked || last.fact.paragraph === piece.fact.paragraph)) run.push(piece)
    else if (last !== undefined && (next || tone === 'story') && leans) units.at(-1)?.push([piece])
    else if (last === undefined || starts) units.push([[piece]])
  }
  return units
}

/** Whether a paragraph says again what was told before: in its first sentence, or in most of all. */
export function isSaid(run: Run, before: Run): boolean {
  const again = run.filter(({ fact }) => before.some((one) => overlap(one.stems, stemsOf(fact.running)) > ALIKE))
  return run.length > 1 && (again.length * 2 > run.length || again[0] === run[0])
}

/** Whether a paragraph that begins so may stand behind another than its own: it begins by itself, and tells no scene. */
export function opens(first: Piece, tone: Tone | 'story'): boolean {
  const { short, alone, fact } = first
  if (tone === 'story' || fact.quote !== null || fact.sentence > 0 || (fact.item ?? 0) > 0) return false
  const hangs = (tone !== 'licht' && isMoment(first)) || followsUp(short) || SEQUEL.test(fact.running)
  return fact.kinds.has('question') || (!hangs && (headingOf(first) !== '' || (alone && hasMainVerb(short))))
}

/** What is told, in order: the lead, what there is to do, a list, and of the rest what `fits`; `heard` stands before it. */
export function chosen(all: readonly Unit[], begins: Lead, heard: string, fits: (runs: Unit) => boolean): Run[] {
  const [start = [], ...rest] = all
  const split = begins !== 'some' && begins !== 'whole' && start[0]?.slice(-1).some(isOpen) === false
  const units = (split ? [start.slice(0, 1), start.slice(1), ...rest] : all).filter((unit) => unit.length > 0)
  const kept = new Map<Unit, Unit>()
  const until = (end: number) => units.slice(0, end).flatMap((unit) => kept.get(unit) ?? [])
  const tell = (unit: Unit | undefined, partly: boolean): boolean => {
    if (unit === undefined || kept.has(unit)) return true
    const at = units.indexOf(unit)
    const before = until(at)
    const more = until(Infinity).slice(before.length)
    const next = units.slice(0, at).flat().at(-1)?.at(-1) === before.at(-1)?.at(-1)
    const known = (runs: Unit) => next || isKnown(runs, [heard, ...before.map(textOf)].join(' '))
    const way = waysOf(unit, partly).find((runs) => known(runs) && fits([...before, ...runs, ...more]))
    return way !== undefined && kept.set(unit, way).has(unit)
  }
  const [lead, ...others] = units
  const toDo = others.findLast((unit) => TO_DO.test(unit.map(told).join(' ')))
  const list = units.find((unit) => unit.length > 2 && unit.slice(1).every(isListed))
  for (const unit of begins === 'whole' ? [toDo, list, lead, toDo] : [lead, toDo, list])
    tell(unit, unit !== lead || begins !== 'whole')
  const orders = others.filter((unit) => unit[0]?.slice(0, 1).some(isStep))
  for (const unit of begins === 'warning' ? [...orders, ...rest, ...others] : others)
    if (!tell(unit, false) && begins === 'whole') break
  return until(Infinity)
}

/** How a unit may be told, the best first: whole, with no more than the names of what it lists, or as far as one may stop. */
function waysOf(unit: Unit, partly: boolean): Run[][] {
  const [first = [], ...others] = unit
  const names = (isListed(first) ? unit : others).map((run) => run.slice(0, 1))
  const head = first.filter(({ fact }) => fact.item === null || fact.sentence === 0)
  const lists = names.length > 2 && others.every(isListed) && !names.flat().some(isOpen)
  const goesOn = (run: Run = []) => isListed(run) || run.slice(0, 1).some(({ fact }) => SEQUEL.test(fact.running))
  const ways = [[...unit], ...(lists ? [isListed(first) ? names : [head, ...names]] : [])]
  for (let at = others.length; at > 0; at--)
    if (partly || unit[at - 1]?.slice(-1).some(isOpen) === true || !goesOn(unit[at])) ways.push(unit.slice(0, at))
  if (partly && others.length === 0) ways.push(...first.map((_, at) => [first.slice(0, first.length - at)]))
  const closed = (run: Run = []) => run.slice(0, run.findLastIndex((piece) => !isOpen(piece)) + 1)
  return ways
    .map((way) => way.with(way.length - 1, closed(way.at(-1))))
    .filter((way) => way.every((run) => run.length > 0))
}
