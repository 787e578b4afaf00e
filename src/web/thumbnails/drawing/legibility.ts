// Which lines of a thumbnail do not read on what is behind them, and how deep the shade must be so that all do. Draws on a small
// canvas that its caller brings; knows no screen.
import { contrastOf, luminance, rgbOf } from './colours.ts'
import { colourOf, drawThumbnail, isOnPicture, layOut, type Design, type Photo } from './draw-thumbnail.ts'
import type { Brush } from './measured-line.ts'
import { SHADE } from './shade.ts'
import type { PlacedLine } from './text-layout.ts'

/** Least contrast of large letters with what is behind them (WCAG 2.2, success criterion 1.4.3). */
export const LEAST_CONTRAST = 3

/** What mending aims at: a photograph is never even, so more than the least. */
const MENDED_CONTRAST = 3.5

/** How many px one px of the full size takes where is looked: about as small as YouTube shows it. Outlines are gone by then. */
export const LOOKED_AT_SCALE = 0.25

/** Of the px behind a line the part that may be worse than what is told: a glint the size of a letter does not count. */
const WORST_PART = 0.3

/** How wide YouTube shows a thumbnail where it is smallest, and how large letters must be then to be read, in CSS px. */
const SHOWN = { width: 168, leastLetters: 7 }

/** The lines whose letters cannot be read in a list. */
export const tooSmallIn = (brush: Brush, design: Design): PlacedLine[] =>
  layOut(brush, design).filter(({ size }) => (size * SHOWN.width) / design.zones.shape.width < SHOWN.leastLetters)

export interface LineContrast {
  line: PlacedLine
  /** 1 to 21. */
  contrast: number
}

/**
 * The contrast of each line with what is behind it, without outline and shadow.
 * @param brush of a canvas of at least the design's size times `LOOKED_AT_SCALE`; its content is replaced.
 */
export function contrastsOf(brush: Brush, design: Design, photo: Photo | null): LineContrast[] {
  const lines = drawThumbnail(brush, design, photo, { scale: LOOKED_AT_SCALE, text: false })
  return lines.map((line) => ({ line, contrast: behind(brush, line, luminance(rgbOf(colourOf(design, line)))) }))
}

function behind(brush: Brush, { box }: PlacedLine, letters: number): number {
  const at = (px: number) => Math.max(0, Math.round(px * LOOKED_AT_SCALE))
  const [left, top] = [at(box.left), at(box.top)]
  const { data } = brush.getImageData(left, top, Math.max(1, at(box.width)), Math.max(1, at(box.height)))
  const contrasts: number[] = []
  for (let px = 0; px < data.length; px += 4) {
    const [red = 0, green = 0, blue = 0] = data.subarray(px, px + 3)
    contrasts.push(contrastOf(letters, luminance({ red, green, blue })))
  }
  return contrasts.toSorted((one, other) => one - other)[Math.floor(WORST_PART * contrasts.length)] ?? 21
}

/** The depth of shade with which every line of `design` reads well, at least that which it has. Only for a text on a picture. */
export function shadeThatMends(brush: Brush, design: Design, photo: Photo | null): number {
  if (!isOnPicture(design.zones)) return design.shade
  const steps = Math.ceil((SHADE.most - design.shade) / SHADE.step)
  for (let step = 0; step < steps; step += 1) {
    const shade = Math.round(100 * (design.shade + step * SHADE.step)) / 100
    const reads = contrastsOf(brush, { ...design, shade }, photo).every(({ contrast }) => contrast >= MENDED_CONTRAST)
    if (reads) return shade
  }
  return SHADE.most
}
