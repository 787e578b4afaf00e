// Where each line of a thumbnail's text stands and how large its letters are. Pure but for measuring; draws nothing.
import type { Rectangle } from '#contract/pictures/frame.ts'
import { characterCount } from '#contract/characters.ts'
import { letterSize } from '#contract/thumbnails/shapes.ts'
import { inCapitals } from './capitals.ts'
import { breakings, wordsOf } from './line-breaks.ts'
import type { Measure, MeasuredLine } from './measured-line.ts'
import type { TextZone, Zones } from './zones.ts'

export interface Texts {
  /** The main text. */
  line1: string
  /** The emphasis. */
  line3: string
}

export interface PlacedLine {
  text: string
  part: keyof Texts
  /** Of its letters, in px of the full size. */
  size: number
  /** Where it is begun. */
  x: number
  baseline: number
  /** Around its ink. */
  box: Rectangle
  measured: MeasuredLine
}

/** Between the ink of two lines, in parts of the size: as a rule, of many lines, and at least, where an accent reaches up. */
const GAP = 0.17
const GAP_OF_MANY = 0.14
const MANY = 6
const LEAST_GAP = 0.1

/** Extra between main text and emphasis. */
const PART_GAP = 0.05

/** A zone further down the list is taken when the letters are that much larger there. */
const CLEARLY_LARGER = 1.12

/** The same for one above or below what the picture is about, against one beside it. */
const WORTH_ALONG = 2

/** Smaller than this part of what they could be, letters are no longer read in a list: then they stand over what the picture is about. */
const LEAST_PART = 0.45

/** Beside each other stand main text and emphasis only where the letters are that much larger for it: below each other reads better. */
const WORTH_COLUMNS = 1.15

/** How many lines more than the fewest are tried. */
const MORE_LINES = 3

/** The lines of both texts, in the first of the zones where they stand well. */
export function placeText(texts: Texts, zones: Zones, measure: Measure): PlacedLine[] {
  const most = letterSize(zones.shape, characterCount(texts.line1.trim()) + characterCount(texts.line3.trim()))
  const bestOf = (areas: readonly TextZone[]) =>
    areas
      .map((area) => largestIn(area, most, texts, zones, measure))
      .reduce((best, next) => {
        const isWorse = next.area.along === true && best.area.along !== true
        return meanIn(next) > (isWorse ? WORTH_ALONG : CLEARLY_LARGER) * meanIn(best) ? next : best
      })
  const beside = zones.columns && inColumns(texts, most, zones.columns, zones, measure)
  const free = bestOf(zones.texts)
  if (beside && Math.min(...beside.map(smallestIn)) > WORTH_COLUMNS * smallestIn(free)) return besideEachOther(beside)
  if (zones.otherwise.length === 0 || smallestIn(free) >= LEAST_PART * most) return placed(free)
  const anywhere = bestOf(zones.otherwise)
  return placed(smallestIn(anywhere) > CLEARLY_LARGER * smallestIn(free) ? anywhere : free)
}

/** Main text and emphasis beside each other, in letters of one size. Undefined when one of them has no text. */
function inColumns(
  texts: Texts,
  most: number,
  columns: readonly [TextZone, TextZone],
  zones: Zones,
  measure: Measure,
): [Try, Try] | undefined {
  const main = largestIn(columns[0], most, { ...texts, line3: '' }, zones, measure)
  const emphasis = largestIn(columns[1], most, { ...texts, line1: '' }, zones, measure)
  if (main.lines.length === 0 || emphasis.lines.length === 0) return undefined
  const size = Math.min(main.size, emphasis.size)
  return [
    { ...main, size },
    { ...emphasis, size },
  ]
}

/** Both begin at the same height. */
function besideEachOther(columns: [Try, Try]): PlacedLine[] {
  const height = Math.max(...columns.map(({ lines, size, area }) => heightOf(lines, size, area.width)))
  return columns.flatMap((column) => {
    const { area, lines, size } = column
    const top = area.top + (area.height - height) / 2
    return placed({ ...column, area: { ...area, top, height: heightOf(lines, size, area.width), rest: 'middle' } })
  })
}

/** The size of its smallest letters: a text with a long word is smaller than the other. */
const smallestIn = ({ lines, size, area }: Try) => Math.min(size, ...sizesOf(lines, size, area.width))

/** How large its letters are, over the texts, however many lines each has. */
function meanIn({ lines, size, area }: Try): number {
  const sizes = sizesOf(lines, size, area.width)
  const ofTexts = new Map(lines.map(({ part }, at) => [part, sizes[at]!]))
  return ofTexts.size === 0 ? size : [...ofTexts.values()].reduce((sum, one) => sum + one, 0) / ofTexts.size
}

interface Line {
  text: string
  part: keyof Texts
  measured: MeasuredLine
}

interface Try {
  area: TextZone
  /** Of the letters; of a text with a word that is too long, less. */
  size: number
  lines: Line[]
}

function largestIn(area: TextZone, most: number, texts: Texts, { shape, worthALine }: Zones, measure: Measure): Try {
  const widthOf = (line: string) => inkWidth(measure(line))
  const ways = (['line1', 'line3'] as const).map((part) => {
    const found = breakings(wordsOf(inCapitals(texts[part])), shape.wordsPerLine, MORE_LINES, widthOf)
    const broken = found.map(({ lines }) => lines.map((text): Line => ({ text, part, measured: measure(text) })))
    return broken.length > 0 ? broken : [[]]
  })
  let best: Try | undefined
  // Fewer lines come first.
  const pairs = ways[0]!.flatMap((main) => ways[1]!.map((emphasis) => [...main, ...emphasis]))
  for (const lines of pairs.toSorted((one, other) => one.length - other.length)) {
    const next = { area, size: largestSize(lines, area, most), lines }
    if (best === undefined || meanIn(next) > worthALine * meanIn(best)) best = next
  }
  return best ?? { area, size: most, lines: [] }
}

/** The largest letters with which these lines fit: a line of one word does not count for the width, its text becomes smaller by itself. */
function largestSize(lines: readonly Line[], area: Rectangle, most: number): number {
  const widest = Math.max(0, ...lines.filter(isOfMoreWords).map(({ measured }) => inkWidth(measured)))
  let size = widest > 0 ? Math.min(most, area.width / widest) : most
  while (size > 1 && heightOf(lines, size, area.width) > area.height) size *= 0.98
  return size
}

const isOfMoreWords = ({ text }: Line) => text.includes(' ')
const inkWidth = ({ inkLeft, inkRight }: MeasuredLine) => inkRight - inkLeft

/** The size of each line: one for all lines of a text, or some would look like a mistake. */
function sizesOf(lines: readonly Line[], size: number, width: number): number[] {
  const of = (part: keyof Texts) =>
    Math.min(size, ...lines.filter((line) => line.part === part).map(({ measured }) => width / inkWidth(measured)))
  const sizes = { line1: of('line1'), line3: of('line3') }
  return lines.map(({ part }) => sizes[part])
}

/** The baselines from the top of the first line's ink, in px: as far apart everywhere as the accents of one line make it necessary. */
function baselines(lines: readonly Line[], size: number, width: number): number[] {
  const gap = lines.length > MANY ? GAP_OF_MANY : GAP
  const apart = Math.max(
    0,
    ...lines.slice(1).map(({ measured }, at) => {
      const above = lines[at]!.measured
      return Math.max(measured.capital + gap, above.descent + measured.ascent + LEAST_GAP)
    }),
  )
  let baseline = 0
  const sizes = sizesOf(lines, size, width)
  return lines.map((line, at) => {
    const own = sizes[at]!
    const above = lines[at - 1]
    if (above === undefined) return (baseline = line.measured.ascent * own)
    const reach = above.measured.descent * sizes[at - 1]! + line.measured.ascent * own
    const extra = above.part === line.part ? 0 : PART_GAP * size
    return (baseline += Math.max(apart * own, reach + LEAST_GAP * own) + extra)
  })
}

function heightOf(lines: readonly Line[], size: number, width: number): number {
  const last = lines.at(-1)
  if (last === undefined) return 0
  return (baselines(lines, size, width).at(-1) ?? 0) + last.measured.descent * sizesOf(lines, size, width).at(-1)!
}

function placed({ lines, size, area }: Try): PlacedLine[] {
  const { rest, side } = area
  const height = heightOf(lines, size, area.width)
  const top = area.top + (area.height - height) * (rest === 'bottom' ? 1 : 0.5)
  const sizes = sizesOf(lines, size, area.width)
  return baselines(lines, size, area.width).map((below, at) => {
    const line = lines[at]!
    const own = sizes[at]!
    const { inkLeft, inkRight, ascent, descent } = line.measured
    const left = side === 'left' ? area.left : area.left + area.width - inkWidth(line.measured) * own
    const baseline = top + below
    return {
      ...line,
      size: own,
      // By its ink, so that lines that begin with H, J and W stand straight below each other.
      x: left - inkLeft * own,
      baseline,
      box: {
        left,
        top: baseline - ascent * own,
        width: (inkRight - inkLeft) * own,
        height: (ascent + descent) * own,
      },
    }
  })
}
