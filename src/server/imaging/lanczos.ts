// Resampling by Lanczos3 with the centres of px aligned, a row at a time: the library's own enlargement is bicubic, and half a px off.
// Pure calculation: knows no file and no library.
import type { Size } from '#contract/pictures/frame.ts'

/** Half the width of the kernel, in px of the coarser of the two pictures (Duchon 1979; a = 3). */
const REACH = 3

/** For each px of the result: where its part of the source begins, and how much each px of that part counts. */
interface Weights {
  starts: Int32Array
  /** `taps` for each px of the result, 0 where the part is shorter. */
  weights: Float32Array
  taps: number
}

function lanczos3(x: number): number {
  if (x === 0) return 1
  if (Math.abs(x) >= REACH) return 0
  const angle = Math.PI * x
  return (REACH * Math.sin(angle) * Math.sin(angle / REACH)) / (angle * angle)
}

function weightsFor(from: number, to: number): Weights {
  const ratio = from / to
  // When the result is smaller the kernel widens: it then averages, and no px of the source is left out.
  const stretch = Math.max(1, ratio)
  const taps = Math.min(from, Math.ceil(2 * REACH * stretch) + 1)
  const starts = new Int32Array(to)
  const weights = new Float32Array(to * taps)
  for (let at = 0; at < to; at += 1) {
    const centre = (at + 0.5) * ratio - 0.5
    const start = Math.min(Math.max(0, Math.ceil(centre - REACH * stretch)), from - taps)
    let sum = 0
    for (let tap = 0; tap < taps; tap += 1) {
      const weight = lanczos3((start + tap - centre) / stretch)
      weights[at * taps + tap] = weight
      sum += weight
    }
    // What falls off the edge counts for those that are there.
    for (let tap = 0; tap < taps; tap += 1) weights[at * taps + tap]! /= sum
    starts[at] = start
  }
  return { starts, weights, taps }
}

export interface RowSink {
  /** Takes the next row of the source; what it held may be changed afterwards. */
  push: (row: Uint8Array) => void
}

/**
 * Resamples a picture of which the rows come one by one, from the top: it holds no more of it than the kernel reaches.
 * @param channels how many bytes a px has; each is resampled by itself.
 * @param into the whole result, filled as rows come.
 */
export function resampleRows(from: Size, to: Size, channels: number, into: Uint8Array): RowSink {
  if (from.width === to.width && from.height === to.height) return copyRows(into)
  const across = weightsFor(from.width, to.width)
  const down = weightsFor(from.height, to.height)
  const length = to.width * channels
  /** The rows that are still needed, resampled across; the row of the source with number n stands at n modulo their number. */
  const held = Array.from({ length: down.taps }, () => new Float32Array(length))
  const sum = new Float32Array(length)
  let come = 0
  let made = 0

  function makeRow(): void {
    const start = down.starts[made] ?? 0
    sum.fill(0)
    for (let tap = 0; tap < down.taps; tap += 1) {
      const weight = down.weights[made * down.taps + tap] ?? 0
      if (weight === 0) continue
      const row = held[(start + tap) % down.taps]!
      for (let at = 0; at < length; at += 1) sum[at]! += weight * row[at]!
    }
    const offset = made * length
    for (let at = 0; at < length; at += 1) {
      const value = sum[at]!
      into[offset + at] = value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5
    }
    made += 1
  }

  return {
    push(row) {
      acrossRow(row, held[come % down.taps]!, across, to.width, channels)
      come += 1
      while (made < to.height && (down.starts[made] ?? 0) + down.taps <= come) makeRow()
    },
  }
}

function copyRows(into: Uint8Array): RowSink {
  let at = 0
  return {
    push(row) {
      into.set(row, at)
      at += row.length
    },
  }
}

function acrossRow(
  row: Uint8Array,
  into: Float32Array,
  { starts, weights, taps }: Weights,
  width: number,
  channels: number,
) {
  if (channels === 3) return acrossColours(row, into, { starts, weights, taps }, width)
  for (let x = 0; x < width; x += 1)
    for (let channel = 0; channel < channels; channel += 1) {
      let sum = 0
      const start = starts[x]! * channels + channel
      for (let tap = 0; tap < taps; tap += 1) sum += weights[x * taps + tap]! * row[start + tap * channels]!
      into[x * channels + channel] = sum
    }
}

/** The same for three channels, which nearly all pictures have: a third of the time. */
function acrossColours(row: Uint8Array, into: Float32Array, { starts, weights, taps }: Weights, width: number): void {
  for (let x = 0; x < width; x += 1) {
    let red = 0
    let green = 0
    let blue = 0
    let at = starts[x]! * 3
    const end = (x + 1) * taps
    for (let tap = x * taps; tap < end; tap += 1) {
      const weight = weights[tap]!
      red += weight * row[at]!
      green += weight * row[at + 1]!
      blue += weight * row[at + 2]!
      at += 3
    }
    into[3 * x] = red
    into[3 * x + 1] = green
    into[3 * x + 2] = blue
  }
}

/** The whole picture in another size. */
export function resampled(source: Uint8Array, from: Size, to: Size, channels: number): Buffer {
  const into = Buffer.allocUnsafe(to.width * to.height * channels)
  const sink = resampleRows(from, to, channels, into)
  const length = from.width * channels
  for (let y = 0; y < from.height; y += 1) sink.push(source.subarray(y * length, (y + 1) * length))
  return into
}
