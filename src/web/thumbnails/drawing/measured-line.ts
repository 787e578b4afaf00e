// How large a line of text is for each px of its letters. Measures on a canvas, draws nothing.
import { runsOf, type Run } from './runs.ts'
import { fontOf, type TypefaceName } from './typefaces.ts'

/** In parts of the size of the letters. Ink is what is really drawn: an accent makes it higher, a comma deeper. */
export interface MeasuredLine {
  runs: readonly (Run & { at: number })[]
  /** From where the line is begun to the left and right edge of its ink. */
  inkLeft: number
  inkRight: number
  ascent: number
  descent: number
  /** The height of a capital of its typeface, without an accent. */
  capital: number
}

export type Measure = (line: string) => MeasuredLine

/** At which size is measured, in px: large enough that whole px are a hundredth part. */
const MEASURED = 200

/** The brush of a canvas in the browser, of one off the screen, or of a canvas in Node that draws as those do. */
export type Brush = CanvasRenderingContext2D | OffscreenCanvasRenderingContext2D

/** Measures lines in one typeface; the same line only once. */
export function measureWith(brush: Brush, typeface: TypefaceName): Measure {
  const known = new Map<string, MeasuredLine>()
  let capital: number | undefined
  return (line) => {
    capital ??= inkOf(brush, typeface, 'H').ascent
    const measured = known.get(line) ?? { ...inkOf(brush, typeface, line), capital }
    known.set(line, measured)
    return measured
  }
}

function inkOf(brush: Brush, typeface: TypefaceName, line: string): Omit<MeasuredLine, 'capital'> {
  brush.save()
  brush.font = fontOf(typeface, MEASURED)
  brush.textBaseline = 'alphabetic'
  brush.textAlign = 'left'
  let at = 0
  let [inkLeft, inkRight, ascent, descent] = [Infinity, 0, 0, 0]
  const runs = runsOf(line).map((run) => {
    const metrics = brush.measureText(run.text)
    const placed = { ...run, at: at / MEASURED }
    inkLeft = Math.min(inkLeft, at - metrics.actualBoundingBoxLeft)
    inkRight = Math.max(inkRight, at + metrics.actualBoundingBoxRight)
    ascent = Math.max(ascent, metrics.actualBoundingBoxAscent)
    descent = Math.max(descent, metrics.actualBoundingBoxDescent)
    at += metrics.width
    return placed
  })
  brush.restore()
  const part = (px: number) => (Number.isFinite(px) ? px / MEASURED : 0)
  return { runs, inkLeft: part(inkLeft), inkRight: part(inkRight), ascent: part(ascent), descent: part(descent) }
}
