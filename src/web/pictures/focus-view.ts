// Where the ring of a focal point stands, and what moving it means. Pure geometry in fractions. Renders nothing.
import type { Focus, Rectangle, Size } from '#contract/pictures/frame.ts'

/** The part of a picture that a box shows, in fractions of the picture. */
export type View = Rectangle

export const WHOLE: View = { left: 0, top: 0, width: 1, height: 1 }

/** @param part in px of `picture`. */
export const viewOf = (part: Rectangle, picture: Size): View => ({
  left: part.left / picture.width,
  top: part.top / picture.height,
  width: part.width / picture.width,
  height: part.height / picture.height,
})

const fraction = (value: number) => Math.min(1, Math.max(0, value))

/** Where in the box the ring stands: at its edge when the point lies outside of what it shows. */
export const ringAt = ({ x, y }: Focus, { left, top, width, height }: View): Focus => ({
  x: fraction((x - left) / width),
  y: fraction((y - top) / height),
})

/** The point of the picture at this place in the box; beyond the box the nearest in it. */
export const focusAt = ({ x, y }: Focus, { left, top, width, height }: View): Focus => ({
  x: fraction(left + fraction(x) * width),
  y: fraction(top + fraction(y) * height),
})

/** Where a key moves it: a hundredth, with Shift a tenth. Undefined for other keys. */
export function steppedFocus(key: string, shift: boolean, { x, y }: Focus): Focus | undefined {
  const step = shift ? 0.1 : 0.01
  const moves: Partial<Record<string, Focus>> = {
    ArrowLeft: { x: -step, y: 0 },
    ArrowRight: { x: step, y: 0 },
    ArrowUp: { x: 0, y: -step },
    ArrowDown: { x: 0, y: step },
  }
  const move = moves[key]
  return move && { x: rounded(fraction(x + move.x)), y: rounded(fraction(y + move.y)) }
}

/** Without the crumbs that adding fractions leaves. */
const rounded = (value: number) => Math.round(value * 10_000) / 10_000

/** What a screen reader is told of its place. */
export const focusWords = ({ x, y }: Focus) => `${Math.round(100 * x)} % van links, ${Math.round(100 * y)} % van boven`
