// What shows through has no colour of its own, but an enlargement mixes it with its neighbours: here it gets theirs first. Pure
// calculation.

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
