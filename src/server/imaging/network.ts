// The network that was trained on photographs: makes a picture twice as large, a tile at a time, so that memory does not grow with
// the picture. Knows no file but those of its weights (models/README.md).
import { fileURLToPath } from 'node:url'
import { availableParallelism } from 'node:os'
import type { InferenceSession, Tensor } from 'onnxruntime-node'
import { tilesOf, TILE_OVERLAP, type Tile } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
import { resampled } from './lanczos.ts'

/** For sources that were a JPEG or WebP the traces of that go too. */
export type Model = 'plain' | 'denoising'

const files: Record<Model, URL> = {
  plain: new URL('../../../models/upconv7-x2.onnx', import.meta.url),
  denoising: new URL('../../../models/upconv7-x2-denoise.onnx', import.meta.url),
}

/** More threads than this hardly make a tile quicker. */
const MOST_THREADS = 4

/** How the network is opened. */
export const SESSION_OPTIONS = {
  // With it, memory for the largest tile would stay taken.
  enableCpuMemArena: false,
  intraOpNumThreads: Math.min(MOST_THREADS, availableParallelism()),
  interOpNumThreads: 1,
  // Threads that wait for each other by turning round and round would hold the cores against the server.
  extra: { session: { intra_op: { allow_spinning: '0' } } },
} as const

/** Bytes of a px: red, green and blue. */
const CHANNELS = 3

/** In a tile whose px differ no more than this in any colour, of 255, there is nothing to be seen: calculation makes the same of it. */
const FLAT = 3

export interface Network {
  /**
   * A picture of three channels made twice as large, handed over in rows from the top.
   * @param tell is called after each tile.
   */
  double: (source: Uint8Array, size: Size, row: (row: Uint8Array) => void, tell: () => void) => Promise<void>
  /**
   * What the tiles took so far, in ms on the clock and of a processor, and how many there were; those in which there is nothing to be seen
   * are calculated.
   */
  pace: () => { tiles: number; ms: number; processorMs: number }
}

/** The network; undefined where its runtime is not installed, or does not run on this machine. */
export async function openNetwork(model: Model): Promise<Network | undefined> {
  try {
    const runtime = await import('onnxruntime-node')
    const session = await runtime.InferenceSession.create(fileURLToPath(files[model]), SESSION_OPTIONS)
    return asNetwork(session, (bytes, dims) => new runtime.Tensor('uint8', bytes, dims))
  } catch {
    // It is optional: what was done by calculation is told to be so.
    return undefined
  }
}

function asNetwork(session: InferenceSession, tensor: (bytes: Uint8Array, dims: readonly number[]) => Tensor): Network {
  let tiles = 0
  let ms = 0
  let processorMs = 0

  async function run({ width, height }: Size, bytes: Uint8Array): Promise<Uint8Array> {
    const begun = performance.now()
    const before = process.cpuUsage()
    const { upscaled } = await session.run({ image: tensor(bytes, [1, height, width, CHANNELS]) })
    ms += performance.now() - begun
    // Of all threads, those of the network too.
    const { user, system } = process.cpuUsage(before)
    processorMs += (user + system) / 1_000
    tiles += 1
    // A run holds this thread up: without a pause, a parent that is gone would go unnoticed.
    await new Promise((resolve) => void setImmediate(resolve))
    return upscaled?.data as Uint8Array
  }

  return {
    async double(source, size, row, tell) {
      const length = 2 * size.width * CHANNELS
      for (const line of linesOf(tilesOf(size))) {
        const { height, top } = line[0]!
        const strip = new Uint8Array(2 * height * length)
        for (const tile of line) {
          const { part, bytes } = withMargin(source, size, tile)
          const made = isFlat(bytes) ? doubled(bytes, part) : await run(part, bytes)
          for (let y = 0; y < 2 * height; y += 1) {
            const from = ((2 * (top - part.top) + y) * 2 * part.width + 2 * (tile.left - part.left)) * CHANNELS
            strip.set(made.subarray(from, from + 2 * tile.width * CHANNELS), y * length + 2 * tile.left * CHANNELS)
          }
          tell()
        }
        for (let y = 0; y < 2 * height; y += 1) row(strip.subarray(y * length, (y + 1) * length))
      }
    },
    pace: () => ({ tiles, ms, processorMs }),
  }
}

function isFlat(bytes: Uint8Array): boolean {
  for (let channel = 0; channel < CHANNELS; channel += 1) {
    let least = 255
    let most = 0
    for (let at = channel; at < bytes.length; at += CHANNELS) {
      const value = bytes[at]!
      if (value < least) least = value
      if (value > most) most = value
      if (most - least > FLAT) return false
    }
  }
  return true
}

const doubled = (bytes: Uint8Array, { width, height }: Size) =>
  resampled(bytes, { width, height }, { width: 2 * width, height: 2 * height }, CHANNELS)

/** The tiles in lines, from the top. */
function linesOf(tiles: readonly Tile[]): Tile[][] {
  return [...Map.groupBy(tiles, ({ top }) => top).values()]
}

/** A tile with what is needed around it; at the edges of the picture there is nothing, and the network pads by itself. */
function withMargin(source: Uint8Array, { width, height }: Size, tile: Tile) {
  const left = Math.max(0, tile.left - TILE_OVERLAP)
  const top = Math.max(0, tile.top - TILE_OVERLAP)
  const part = {
    left,
    top,
    width: Math.min(width, tile.left + tile.width + TILE_OVERLAP) - left,
    height: Math.min(height, tile.top + tile.height + TILE_OVERLAP) - top,
  }
  const row = part.width * CHANNELS
  const bytes = new Uint8Array(row * part.height)
  for (let y = 0; y < part.height; y += 1) {
    const from = ((part.top + y) * width + part.left) * CHANNELS
    bytes.set(source.subarray(from, from + row), y * row)
  }
  return { part, bytes }
}
