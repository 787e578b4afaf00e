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
  const known = new Uint8Array(opacity.length)
  for (let px = 0; px < opacity.length; px += 1) if (opacity[px]! > 0) known[px] = 1
  let edge = edgeOf(known, width, height)
  for (let step = 0; step < REACH && edge.length > 0; step += 1) {
    for (const px of edge) mix(px, colour, known, width, height)
    for (const px of edge) known[px] = 1
    edge = [...new Set(edge.flatMap((px) => neighbours(px, width, height)))].filter((px) => known[px] === 0)
  }
}

function edgeOf(known: Uint8Array, width: number, height: number): number[] {
  const edge: number[] = []
  for (let px = 0; px < known.length; px += 1)
    if (known[px] === 0 && neighbours(px, width, height).some((one) => known[one] === 1)) edge.push(px)
  return edge
}

/** Of those that are known already: ones of the same step do not count for each other. */
function mix(px: number, colour: Uint8Array, known: Uint8Array, width: number, height: number): void {
  const beside = neighbours(px, width, height).filter((one) => known[one] === 1)
  for (let channel = 0; channel < 3; channel += 1)
    colour[3 * px + channel] = Math.round(
      beside.reduce((sum, one) => sum + colour[3 * one + channel]!, 0) / beside.length,
    )
}

function neighbours(px: number, width: number, height: number): number[] {
  const x = px % width
  const found: number[] = []
  if (x > 0) found.push(px - 1)
  if (x < width - 1) found.push(px + 1)
  if (px >= width) found.push(px - width)
  if (px < width * (height - 1)) found.push(px + width)
  return found
}

/** Opacity in another size, and nowhere beyond what it is nearby: calculation swings a little past an edge, which shows as a ghost. */
export function enlargedOpacity(opacity: Uint8Array, from: Size, to: Size): Uint8Array {
  const made = resampled(opacity, from, to, 1)
  const least = nearby(opacity, from, Math.min)
  const most = nearby(opacity, from, Math.max)
  for (let y = 0; y < to.height; y += 1) {
    const row = Math.floor(((y + 0.5) * from.height) / to.height) * from.width
    for (let x = 0; x < to.width; x += 1) {
      const at = row + Math.floor(((x + 0.5) * from.width) / to.width)
      const px = y * to.width + x
      made[px] = Math.min(most[at]!, Math.max(least[at]!, made[px]!))
    }
  }
  return made
}

/** For each px the least or most of the three by three around it. */
function nearby(plane: Uint8Array, { width, height }: Size, of: (...levels: number[]) => number): Uint8Array {
  const across = plane.map((level, px) => {
    const x = px % width
    return of(level, plane[x > 0 ? px - 1 : px]!, plane[x < width - 1 ? px + 1 : px]!)
  })
  return across.map((level, px) =>
    of(level, across[px >= width ? px - width : px]!, across[px < width * (height - 1) ? px + width : px]!),
  )
}
