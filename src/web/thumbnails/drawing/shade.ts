// The shade behind a text on a photograph: from nothing above the text to its full depth behind it. It darkens only, so that
// what stays visible of the photograph keeps its colours. Draws nothing itself: gives what to fill.
import type { Rectangle } from '#contract/pictures/frame.ts'
import { INK, withAlpha } from './colours.ts'
import type { Brush } from './measured-line.ts'
import type { PlacedLine } from './text-layout.ts'

/** How deep the shade is without being asked for: white letters just read on white paper, and the picture stays one. */
export const SHADE = { usual: 0.48, most: 0.92, step: 0.05 }

/** How far above the text it begins, in parts of the height of the text and in px. */
const FADE = { part: 0.45, least: 120 }

/** How much of its depth it has halfway the fade, and at the first line of the text: eased, for an even one shows as an edge. */
const EASE = [
  [0, 0],
  [0.3, 0.1],
  [0.6, 0.42],
  [0.85, 0.82],
  [1, 1],
] as const

/** What stands around all lines. */
export function aroundText(lines: readonly PlacedLine[]): Rectangle | null {
  if (lines.length === 0) return null
  const left = Math.min(...lines.map(({ box }) => box.left))
  const top = Math.min(...lines.map(({ box }) => box.top))
  const right = Math.max(...lines.map(({ box }) => box.left + box.width))
  const bottom = Math.max(...lines.map(({ box }) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** Which part of the depth the whole width gets; the rest gathers around the text. */
const EVEN_PART = 0.5

/** How far the rest reaches around the text, in parts of its half width and half height; within the first it has its full depth. */
const CLOUD = { core: 1.3, edge: 2.3 }

/** Darkens the part of `picture` behind and around `text`; behind it by `depth`, 0 to 1. */
export function paintShade(brush: Brush, picture: Rectangle, text: Rectangle, depth: number): void {
  const even = EVEN_PART * depth
  paintFade(brush, picture, text, even)
  paintCloud(brush, text, (depth - even) / (1 - even))
}

function paintFade(brush: Brush, picture: Rectangle, text: Rectangle, depth: number): void {
  const bottom = picture.top + picture.height
  const fade = Math.max(FADE.least, FADE.part * text.height)
  const top = Math.max(picture.top, text.top - fade)
  const gradient = brush.createLinearGradient(0, text.top - fade, 0, text.top)
  for (const [at, part] of EASE) gradient.addColorStop(at, withAlpha(INK, depth * part))
  brush.fillStyle = gradient
  brush.fillRect(picture.left, top, picture.width, bottom - top)
}

function paintCloud(brush: Brush, text: Rectangle, depth: number): void {
  const gradient = brush.createRadialGradient(0, 0, CLOUD.core, 0, 0, CLOUD.edge)
  for (const [at, part] of EASE) gradient.addColorStop(1 - at, withAlpha(INK, depth * part))
  brush.save()
  brush.translate(text.left + text.width / 2, text.top + text.height / 2)
  const [across, down] = [text.width / 2, text.height / 2]
  brush.scale(across, down)
  brush.fillStyle = gradient
  const { edge } = CLOUD
  brush.fillRect(-edge, -edge, 2 * edge, 2 * edge)
  brush.restore()
}
