// Makes edges steeper where they are soft, in brightness only: no px becomes lighter or darker than those around it, so there are no
// halos. Pure calculation: knows no file.

/** Px on an edge this strong, in levels, tell how sharp a picture is. */
const EDGE = 48
/** The share of a whole edge that the steepest px of it takes, when nobody would call it soft. */
const SHARP = 0.62
/** How much an edge is steepened at most, and the least that is seen. */
const MOST = 0.6
const LEAST = 0.1
/** Differences this small are noise, in levels. */
const NOISE = 1.5
/** Beyond the px around it, in levels: so little that it is not seen as a halo. */
const OVERSHOOT = 1

const brightness = (data: Uint8Array, at: number) => (data[at]! * 77 + data[at + 1]! * 150 + data[at + 2]! * 29) >> 8

/** Into how many kinds edges are told apart by how much of them their steepest px takes. */
const KINDS = 1024
/** Fewer edges tell nothing. */
const FEWEST = 20

/** How much sharpening a picture lacks: 0 when its edges are sharp, or it has none. */
export function softnessOf(data: Uint8Array, width: number, height: number, channels: number): number {
  const edges = new Uint32Array(KINDS + 1)
  const line = new Uint8Array(Math.max(width, height))
  // Some lines tell enough; both ways, as what moved is soft in one of them.
  const every = (length: number) => Math.max(1, Math.floor(length / 120))
  for (let y = 0; y < height; y += every(height))
    countEdges(lineOf(data, y * width * channels, channels, line.subarray(0, width)), edges)
  for (let x = 0; x < width; x += every(width))
    countEdges(lineOf(data, x * channels, width * channels, line.subarray(0, height)), edges)
  const count = edges.reduce((sum, one) => sum + one, 0)
  if (count < FEWEST) return 0
  const typical = kindAt(edges, Math.floor(count * 0.75)) / KINDS
  const amount = Math.min(MOST, (SHARP - typical) * 3)
  return amount < LEAST ? 0 : amount
}

/** Brightness along a line. */
function lineOf(data: Uint8Array, start: number, step: number, into: Uint8Array): Uint8Array {
  for (let at = 0; at < into.length; at += 1) into[at] = brightness(data, start + at * step)
  return into
}

/** Counts the edges on a line by kind. */
function countEdges(line: Uint8Array, edges: Uint32Array): void {
  for (let at = 3; at < line.length - 3; at += 1) {
    const steepest = Math.abs(line[at]! - line[at - 1]!)
    if (steepest < EDGE / 4 || steepest < Math.abs(line[at + 1]! - line[at]!)) continue
    if (steepest < Math.abs(line[at - 1]! - line[at - 2]!)) continue
    const whole = Math.abs(line[at + 2]! - line[at - 3]!)
    if (whole >= EDGE) edges[Math.round(KINDS * Math.min(1, steepest / whole))]! += 1
  }
}

/** The kind of the edge with this number, when they stand in order. */
function kindAt(edges: Uint32Array, wanted: number): number {
  let sum = 0
  for (const [kind, count] of edges.entries()) {
    sum += count
    if (sum > wanted) return kind
  }
  return KINDS
}

/** Steepens edges, in place. @param amount 0 to 1. */
export function sharpen(data: Uint8Array, width: number, height: number, channels: number, amount: number): void {
  const rows = Array.from({ length: 5 }, () => new Uint8Array(width))
  const soft = Array.from({ length: 5 }, () => new Uint16Array(width))
  const bright = (y: number) => rows[within(y, height) % 5]!
  const blurred = (y: number) => soft[within(y, height) % 5]!
  const read = (y: number) => {
    if (y >= height) return
    const row = rows[y % 5]!
    for (let x = 0; x < width; x += 1) row[x] = brightness(data, (y * width + x) * channels)
    blurRow(row, soft[y % 5]!)
  }
  // Two rows ahead: what a row is compared with must not have been changed yet.
  read(0)
  read(1)
  for (let y = 0; y < height; y += 1) {
    read(y + 2)
    sharpenRow(
      data.subarray(y * width * channels, (y + 1) * width * channels),
      channels,
      [bright(y - 1), bright(y), bright(y + 1)],
      [blurred(y - 2), blurred(y - 1), blurred(y), blurred(y + 1), blurred(y + 2)],
      amount,
    )
  }
}

const within = (at: number, length: number) => (at < 0 ? 0 : at >= length ? length - 1 : at)

/** By 1, 4, 6, 4, 1 sixteenths, times 16. */
function blurRow(row: Uint8Array, into: Uint16Array): void {
  const last = row.length - 1
  for (let x = 0; x <= last; x += 1) {
    const one = row[x > 1 ? x - 2 : 0]! + row[x + 2 < last ? x + 2 : last]!
    const four = row[x > 0 ? x - 1 : 0]! + row[x < last ? x + 1 : last]!
    into[x] = one + 4 * four + 6 * row[x]!
  }
}

function sharpenRow(
  data: Uint8Array,
  channels: number,
  [above, here, below]: [Uint8Array, Uint8Array, Uint8Array],
  [b0, b1, b2, b3, b4]: [Uint16Array, Uint16Array, Uint16Array, Uint16Array, Uint16Array],
  amount: number,
): void {
  const last = here.length - 1
  for (let x = 0; x <= last; x += 1) {
    const level = here[x]!
    const blur = (b0[x]! + b4[x]! + 4 * (b1[x]! + b3[x]!) + 6 * b2[x]!) / 256
    const detail = level - blur
    if (detail < NOISE && detail > -NOISE) continue
    const left = x > 0 ? x - 1 : 0
    const right = x < last ? x + 1 : last
    const wanted = level + amount * 2 * (detail > 0 ? detail - NOISE : detail + NOISE)
    let added: number
    if (detail > 0) {
      const most = Math.max(
        above[left]!,
        above[x]!,
        above[right]!,
        here[left]!,
        here[right]!,
        below[left]!,
        below[x]!,
        below[right]!,
      )
      added = Math.max(0, Math.min(wanted, most + OVERSHOOT) - level)
    } else {
      const least = Math.min(
        above[left]!,
        above[x]!,
        above[right]!,
        here[left]!,
        here[right]!,
        below[left]!,
        below[x]!,
        below[right]!,
      )
      added = Math.min(0, Math.max(wanted, least - OVERSHOOT) - level)
    }
    if (added !== 0) add(data, x * channels, added)
  }
}

/** The same to each channel, as far as none of them becomes black or white by it. */
function add(data: Uint8Array, at: number, added: number): void {
  const red = data[at]!
  const green = data[at + 1]!
  const blue = data[at + 2]!
  const room = added > 0 ? 254 - Math.max(red, green, blue) : 1 - Math.min(red, green, blue)
  if (added > 0 ? room <= 0 : room >= 0) return
  const by = Math.round(added > 0 ? Math.min(added, room) : Math.max(added, room))
  data[at] = red + by
  data[at + 1] = green + by
  data[at + 2] = blue + by
}
