// Makes a picture larger: its colours by the network where there is one, its transparency by calculation, both to the px. Knows no
// file.
import { passesTo, tileCount } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
import { resampled, resampleRows } from './lanczos.ts'
import type { Network } from './network.ts'
import type { Pixels } from './pixels.ts'
import { enlargedOpacity, spreadColours } from './transparency.ts'

/**
 * The picture in the size `to`, larger than its own and of the same shape.
 * @param network undefined: by calculation only (Lanczos3).
 * @param tell hears of each tile, and before the first; never called without a network.
 */
export async function enlarged(
  source: Pixels,
  to: Size,
  network: Network | undefined,
  tell: (done: number, total: number) => void,
): Promise<Pixels> {
  const { data, width, height, channels } = source
  const size = { width: to.width, height: to.height }
  const total = network === undefined ? 0 : tileCount(source, Math.max(to.width, to.height))
  // Of a large one that shows through, colours are spread for a second first.
  if (total > 0) tell(0, total)
  if (channels === 3) return { data: await colours(data, source, size, network, tell), ...size, channels }
  const { colour, opacity } = split(source)
  spreadColours(colour, opacity, width, height)
  const large = await colours(colour, source, size, network, tell)
  return { data: joined(large, enlargedOpacity(opacity, source, size)), ...size, channels }
}

async function colours(
  source: Uint8Array,
  size: Size,
  to: Size,
  network: Network | undefined,
  tell: (done: number, total: number) => void,
): Promise<Buffer> {
  const longSide = Math.max(to.width, to.height)
  const passes = passesTo(size, longSide)
  if (network === undefined || passes.length === 0) return resampled(source, size, to, 3)
  const total = tileCount(size, longSide)
  let done = 0
  let now = source
  let made = Buffer.alloc(0)
  for (const [at, from] of passes.entries()) {
    const doubled = { width: 2 * from.width, height: 2 * from.height }
    const next = passes[at + 1] ?? to
    made = Buffer.allocUnsafe(next.width * next.height * 3)
    const sink = resampleRows(doubled, next, 3, made)
    await network.double(now, from, sink.push, () => tell((done += 1), total))
    now = made
  }
  return made
}

function split({ data, width, height }: Pixels): { colour: Uint8Array; opacity: Uint8Array } {
  const count = width * height
  const colour = new Uint8Array(3 * count)
  const opacity = new Uint8Array(count)
  for (let px = 0; px < count; px += 1) {
    colour[3 * px] = data[4 * px]!
    colour[3 * px + 1] = data[4 * px + 1]!
    colour[3 * px + 2] = data[4 * px + 2]!
    opacity[px] = data[4 * px + 3]!
  }
  return { colour, opacity }
}

function joined(colour: Uint8Array, opacity: Uint8Array): Buffer {
  const data = Buffer.allocUnsafe(4 * opacity.length)
  for (let px = 0; px < opacity.length; px += 1) {
    data[4 * px] = colour[3 * px]!
    data[4 * px + 1] = colour[3 * px + 1]!
    data[4 * px + 2] = colour[3 * px + 2]!
    data[4 * px + 3] = opacity[px]!
  }
  return data
}
