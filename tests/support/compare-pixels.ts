// Measures of pictures, for tests and benches: how near two are to each other, and what one is made of.
import sharp, { type Sharp } from 'sharp'
import type { Size } from '#contract/pictures/frame.ts'

export interface Raw extends Size {
  data: Buffer
  channels: number
}

/** The pixels of a file or a buffer, as sRGB of 8 bits. */
export async function rawOf(input: string | Buffer, change = (picture: Sharp) => picture): Promise<Raw> {
  const picture = change(sharp(input).toColourspace('srgb'))
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels }
}

/** The channels of one px. */
export function px({ data, width, channels }: Raw, x: number, y: number): number[] {
  const at = (y * width + x) * channels
  return [...data.subarray(at, at + channels)]
}

/** Whether each channel is within `apart` levels of what is expected. */
export const isNear = (found: readonly number[], expected: readonly number[], apart = 6): boolean =>
  found.length === expected.length && found.every((value, at) => Math.abs(value - (expected[at] ?? 0)) <= apart)

/** Of brightness (ITU-R BT.601), in dB, without the outermost px, which no method knows much of. */
export function psnr(one: Uint8Array, other: Uint8Array, { width, height }: Size, margin = 8): number {
  let sum = 0
  for (let y = margin; y < height - margin; y += 1)
    for (let x = margin; x < width - margin; x += 1) {
      const at = 3 * (y * width + x)
      const apart = brightness(one, at) - brightness(other, at)
      sum += apart * apart
    }
  return 10 * Math.log10((255 * 255 * (width - 2 * margin) * (height - 2 * margin)) / sum)
}

const brightness = (data: Uint8Array, at: number) => 0.299 * data[at]! + 0.587 * data[at + 1]! + 0.114 * data[at + 2]!

/** How many of its channels are wholly black or wholly white, as a share. */
export function clipped(data: Uint8Array): number {
  let count = 0
  for (const level of data) if (level === 0 || level === 255) count += 1
  return count / data.length
}
