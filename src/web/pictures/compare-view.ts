// Where two pictures that are compared stand in their frame: fitted to it, or px for px and moved. Pure geometry; sizes in px of
// the screen unless told. Renders nothing.
import type { Focus, Rectangle, Size } from '#contract/pictures/frame.ts'

/** One of the two. */
export interface ComparedSide extends Size {
  /** Its address. */
  src: string
  bytes: number
  /** The name of its format: 'JPEG'. */
  format: string
}

export interface Point {
  x: number
  y: number
}

/** How large the compared picture is drawn: as large as the frame, or one px of it on one px of the screen. */
export const drawnSize = (frame: Size, picture: Size, zoomed: boolean, pxPerPx: number): Size =>
  zoomed ? { width: picture.width / pxPerPx, height: picture.height / pxPerPx } : frame

/** Where its left top corner may stand: a picture larger than the frame fills it, a smaller one stands in its middle. */
export function within(place: Point, frame: Size, drawn: Size): Point {
  const along = (at: number, room: number, length: number) =>
    length <= room ? (room - length) / 2 : Math.min(0, Math.max(room - length, at))
  return { x: along(place.x, frame.width, drawn.width), y: along(place.y, frame.height, drawn.height) }
}

/** Its place when this point of it, in fractions, stands as near the middle of the frame as it can. */
export const around = ({ x, y }: Focus, frame: Size, drawn: Size): Point =>
  within({ x: frame.width / 2 - x * drawn.width, y: frame.height / 2 - y * drawn.height }, frame, drawn)

/**
 * Where the whole of the picture before stands, so that the part of it that was cut out covers the picture after: in percent of
 * that. @param crop the part, in px of the picture before.
 */
export function beforeBox(before: Size, crop: Rectangle): Rectangle {
  return {
    left: (-100 * crop.left) / crop.width,
    top: (-100 * crop.top) / crop.height,
    width: (100 * before.width) / crop.width,
    height: (100 * before.height) / crop.height,
  }
}

/** Where the line stands first, in percent: in the middle, or beside it where its handle would lie over what is pointed at. */
export const splitBeside = ({ x, y }: Focus): number => (Math.abs(x - 0.5) < 0.1 && Math.abs(y - 0.5) < 0.15 ? 35 : 50)

/** Half of the handle's side and half of a ring's, in px: nearer to each other, one would lie over the other. */
const APART = 44

/**
 * How high on the line its handle stands, in percent: in the middle, or lower or higher where it would lie over what is pointed at.
 * @param point in px of the frame; undefined where nothing is.
 */
export function handleHeight(split: number, point: Point | undefined, frame: Size): number {
  if (point === undefined || Math.abs(point.x - (split / 100) * frame.width) >= APART) return 50
  if (Math.abs(point.y - frame.height / 2) >= APART) return 50
  return point.y <= frame.height / 2 ? 75 : 25
}

/** What a key moves: arrows a little, with Shift and the page keys a lot, Home and End all the way. Undefined for other keys. */
export function steppedBy(key: string, shift: boolean, value: number): number | undefined {
  const step = shift ? 10 : 1
  const next: Partial<Record<string, number>> = {
    ArrowLeft: value - step,
    ArrowDown: value - step,
    ArrowRight: value + step,
    ArrowUp: value + step,
    PageDown: value - 10,
    PageUp: value + 10,
    Home: 0,
    End: 100,
  }
  const stepped = next[key]
  return stepped === undefined ? undefined : Math.min(100, Math.max(0, stepped))
}
