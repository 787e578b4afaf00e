// How a picture is enlarged by the network for photographs, which makes everything twice as large: in which passes and tiles, and so
// how long it will take. For the server that does it, and the browser that says beforehand how long. Pure geometry.
import type { Rectangle, Size } from './frame.ts'

/** The longest side of a tile, in px: larger ones take more memory, smaller ones more time. */
export const TILE_SIDE = 192

/** How much around a tile the network looks at, in px: with it, tiles fit together without a seam. */
export const TILE_OVERLAP = 8

/** A part of a picture that is enlarged by itself; what overlaps is not in it. */
export type Tile = Rectangle

/** The tiles that a picture is cut into, in lines from the top, all of them as large as each other but for a px. */
export function tilesOf({ width, height }: Size): Tile[] {
  const columns = parts(width)
  return parts(height).flatMap(([top, bottom]) =>
    columns.map(([left, right]) => ({ left, top, width: right - left, height: bottom - top })),
  )
}

function parts(length: number): [number, number][] {
  const count = Math.ceil(length / TILE_SIDE)
  const at = (part: number) => Math.round((part * length) / count)
  return Array.from({ length: count }, (_, part) => [at(part), at(part + 1)])
}

/** The size that a picture gets whose long side becomes `longSide` px; at least one px each way. */
export function sizeWithLongSide({ width, height }: Size, longSide: number): Size {
  const scale = longSide / Math.max(width, height)
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  return { width: side(width), height: side(height) }
}

/** A picture that needs less than this many times its size gets the rest by calculation: no detail would be seen that it adds. */
export const LEAST_FACTOR = 1.15

/** A picture whose long side has less than this, in px, is enlarged by calculation: the network finds nothing in it to go by. */
export const TINY_SIDE = 128
export const isTiny = ({ width, height }: Size) => Math.max(width, height) < TINY_SIDE

/**
 * The sizes that a picture has before each doubling on its way to `longSide` px; none when it is large enough, or nearly so, or tiny. What was
 * enlarged already is brought to half of `longSide` before the last doubling: more would be thrown away afterwards, and cost time.
 */
export function passesTo(size: Size, longSide: number): Size[] {
  const passes: Size[] = []
  if (isTiny(size)) return passes
  for (let side = Math.max(size.width, size.height); side * LEAST_FACTOR < longSide; side *= 2) {
    if (passes.length > 0) side = Math.min(side, Math.ceil(longSide / 2))
    passes.push(passes.length === 0 ? size : sizeWithLongSide(size, side))
  }
  return passes
}

/** How many tiles it takes to bring a picture to `longSide` px. */
export const tileCount = (size: Size, longSide: number): number =>
  passesTo(size, longSide).reduce((sum, pass) => sum + tilesOf(pass).length, 0)
