// What shows through has no colour of its own, but an enlargement mixes it with its neighbours: here it gets theirs first. Pure
// calculation.

import type { Size } from '#contract/pictures/frame.ts'
import { resampled } from './lanczos.ts'

/** How far colours are spread, in px: as far as the network looks, and further than the kernel of Lanczos3 does. */
const REACH = 8

/**
 * Gives what shows through wholly (opacity 0) the colour of what lies beside it, in place, up to `REACH` px away: else a black or
 * white line would appear along the edge of a picture that was cut out.
 * @param colour three bytes a px. @param opacity one.
 */
export function spreadColours(colour: Uint8Array, opacity: Uint8Array, width: number, height: number): void {
  /** In which step each px got its colour: 1 for those that have one of their own, 0 for those without. */
  const steps = new Uint8Array(opacity.length)
  for (let px = 0; px < opacity.length; px += 1) if (opacity[px]! > 0) steps[px] = 1
  for (let step = 1; step <= REACH; step += 1) {
    let spread = false
    for (let y = 0; y < height; y += 1) if (spreadAlong(y, step, colour, steps, width, height)) spread = true
    if (!spread) return
  }
}

/** One step further along a row: what has no colour gets the mean of its neighbours that have one since an earlier step. */
function spreadAlong(
  y: number,
  step: number,
  colour: Uint8Array,
  steps: Uint8Array,
  width: number,
  height: number,
): boolean {
  let spread = false
  const end = (y + 1) * width
  for (let px = y * width; px < end; px += 1) {
    if (steps[px] !== 0) continue
    let [count, red, green, blue] = [0, 0, 0, 0]
    for (let side = 0; side < 4; side += 1) {
      const beside = side === 0 ? px - 1 : side === 1 ? px + 1 : side === 2 ? px - width : px + width
      const isThere = side === 0 ? px > y * width : side === 1 ? px + 1 < end : side === 2 ? y > 0 : y < height - 1
      // One that got its colour in this step is passed over: what comes of it does not depend on where one begins.
      if (!isThere || steps[beside] === 0 || steps[beside]! > step) continue
      count += 1
      red += colour[3 * beside]!
      green += colour[3 * beside + 1]!
      blue += colour[3 * beside + 2]!
    }
    if (count === 0) continue
    colour[3 * px] = Math.round(red / count)
    colour[3 * px + 1] = Math.round(green / count)
    colour[3 * px + 2] = Math.round(blue / count)
    steps[px] = step + 1
    spread = true
  }
  return spread
}

/** Opacity in another size, and nowhere beyond what it is nearby: calculation swings a little past an edge, which shows as a ghost. */
export function enlargedOpacity(opacity: Uint8Array, from: Size, to: Size): Uint8Array {
  const made = resampled(opacity, from, to, 1)
  const columns = Int32Array.from({ length: to.width }, (_, x) => Math.floor(((x + 0.5) * from.width) / to.width))
  const least = new Uint8Array(from.width)
  const most = new Uint8Array(from.width)
  let nearest = -1
  for (let y = 0; y < to.height; y += 1) {
    const row = Math.floor(((y + 0.5) * from.height) / to.height)
    if (row !== nearest) boundsAlong(opacity, from, row, least, most)
    nearest = row
    keepWithin(made.subarray(y * to.width, (y + 1) * to.width), columns, least, most)
  }
  return made
}

/** For each px of a row the least and most of the three by three around it. */
function boundsAlong(plane: Uint8Array, { width, height }: Size, y: number, least: Uint8Array, most: Uint8Array): void {
  const here = y * width
  const above = y > 0 ? here - width : here
  const below = y < height - 1 ? here + width : here
  for (let x = 0; x < width; x += 1) {
    let low = 255
    let high = 0
    for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column += 1) {
      const [one, two, three] = [plane[above + column]!, plane[here + column]!, plane[below + column]!]
      low = Math.min(low, one, two, three)
      high = Math.max(high, one, two, three)
    }
    least[x] = low
    most[x] = high
  }
}

function keepWithin(row: Uint8Array, columns: Int32Array, least: Uint8Array, most: Uint8Array): void {
  for (let x = 0; x < row.length; x += 1) {
    const at = columns[x]!
    row[x] = Math.min(most[at]!, Math.max(least[at]!, row[x]!))
  }
}
