// The shade behind a text on a photograph: it follows the lines, and is gone a letter's height beyond them, so that the rest of the
// photograph stays as it was. It darkens only, so that what stays visible behind the letters keeps its colours.
import type { Rectangle } from '#contract/pictures/frame.ts'
import { INK, withAlpha } from './colours.ts'
import type { Brush } from './measured-line.ts'
import type { PlacedLine } from './text-layout.ts'

/** How deep the shade is without being asked for: white letters just read on white paper, and the picture stays one. */
export const SHADE = { usual: 0.58, most: 0.92, step: 0.05 }

/**
 * How far it reaches around the ink before it begins to fade, and over how much it fades (twice the deviation of a Gaussian), in parts of
 * the size of the letters. Narrower it shows as a box, wider as a veil.
 */
const AROUND = 0.3
const FADE = 0.62

/**
 * Darkens what is behind `lines` by `depth`, 0 to 1.
 * @param scale how many px of the canvas one px of the full size takes: a shadow does not follow the scale by itself.
 */
export function paintShade(
  brush: Brush,
  picture: Rectangle,
  lines: readonly PlacedLine[],
  depth: number,
  scale: number,
) {
  const written = lines.filter(({ box }) => box.width > 0)
  if (written.length === 0 || depth <= 0) return
  const size = Math.max(...written.map((line) => line.size))
  // One shape of all lines together: two that overlap would be darker there. Only its shadow falls on the picture, from beside it.
  const away = 2 * (picture.left + picture.width)
  brush.save()
  brush.shadowColor = withAlpha(INK, depth)
  brush.shadowBlur = FADE * size * scale
  brush.shadowOffsetX = away * scale
  brush.fillStyle = INK
  brush.beginPath()
  for (const [at, { box }] of written.entries()) {
    const next = written[at + 1]
    // To the line below it, so that nothing light stands between them.
    const bottom = next ? Math.max(box.top + box.height, next.box.top) : box.top + box.height
    const around = AROUND * size
    brush.rect(box.left - away - around, box.top - around, box.width + 2 * around, bottom - box.top + 2 * around)
  }
  brush.fill('nonzero')
  brush.restore()
}

/** How far a plate reaches around the ink, in parts of the size of the letters. */
const PLATE_AROUND = { across: 0.16, down: 0.12 }

/** Puts `lines` on plates of ink, one to each line, that touch each other. */
export function paintPlate(brush: Brush, lines: readonly PlacedLine[]): void {
  brush.save()
  brush.fillStyle = INK
  const written = lines.filter(({ box }) => box.width > 0)
  for (const [at, { box, size }] of written.entries()) {
    const [across, down] = [PLATE_AROUND.across * size, PLATE_AROUND.down * size]
    const next = written[at + 1]
    const bottom = Math.max(box.top + box.height + down, next && isBelow(box, next.box) ? next.box.top : 0)
    brush.fillRect(box.left - across, box.top - down, box.width + 2 * across, bottom - box.top + down)
  }
  brush.restore()
}

const isBelow = (box: Rectangle, next: Rectangle) => next.top > box.top
