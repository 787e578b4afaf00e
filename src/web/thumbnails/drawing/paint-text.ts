// Draws the lines of a text with an outline and a soft shadow, so that they read on whatever is behind them. Knows no picture.
import { contrastBetween, INK, PAPER, withAlpha } from './colours.ts'
import type { Brush } from './measured-line.ts'
import type { PlacedLine } from './text-layout.ts'
import { fontOf, type TypefaceName } from './typefaces.ts'

/** In parts of the size of the letters. */
const OUTLINE = 0.03
const SHADOW = { blur: 0.22, down: 0.03, alpha: 0.6 }

export interface Ink {
  typeface: TypefaceName
  colour: (line: PlacedLine) => string
  /** Whether the letters stand on a photograph: then they get an outline and a shadow. */
  outlined: boolean
  /** How many px of the canvas one px of the full size takes: a shadow does not follow the scale by itself. */
  scale: number
}

/** Dark around bright letters, light around dark ones. */
const outlineFor = (colour: string) =>
  contrastBetween(colour, INK) >= contrastBetween(colour, PAPER) ? withAlpha(INK, 0.9) : withAlpha(PAPER, 0.95)

export function paintText(brush: Brush, lines: readonly PlacedLine[], ink: Ink): void {
  brush.save()
  brush.textBaseline = 'alphabetic'
  brush.textAlign = 'left'
  brush.lineJoin = 'round'
  // All outlines before all letters: no outline lies over the letters of the line above.
  if (ink.outlined) for (const line of lines) paintAround(brush, line, ink)
  for (const line of lines) {
    brush.font = fontOf(ink.typeface, line.size)
    brush.fillStyle = ink.colour(line)
    for (const { text, at } of line.measured.runs) brush.fillText(text, line.x + at * line.size, line.baseline)
  }
  brush.restore()
}

function paintAround(brush: Brush, line: PlacedLine, { typeface, colour, scale }: Ink): void {
  brush.save()
  brush.font = fontOf(typeface, line.size)
  brush.strokeStyle = outlineFor(colour(line))
  brush.lineWidth = 2 * OUTLINE * line.size
  brush.shadowColor = `rgb(0 0 0 / ${SHADOW.alpha})`
  brush.shadowBlur = SHADOW.blur * line.size * scale
  brush.shadowOffsetY = SHADOW.down * line.size * scale
  for (const { text, at, emoji } of line.measured.runs) {
    const x = line.x + at * line.size
    if (emoji) brush.fillText(text, x, line.baseline)
    else brush.strokeText(text, x, line.baseline)
  }
  brush.restore()
}
