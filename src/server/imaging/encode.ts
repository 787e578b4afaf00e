// Pixels to a file of one of the formats, with no more metadata than the credit; small enough where that is asked.
import { writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { Format } from '#contract/pictures/formats.ts'
import type { Credit } from '#contract/pictures/picture.ts'
import { Problem } from '#contract/problems.ts'
import { xmpOf } from '#contract/pictures/xmp.ts'
import { fromPixels, type Pixels } from './pixels.ts'
import { PNG_PACKING } from './png-packing.ts'
import { bestWithin } from './quality-search.ts'
import type { Made } from './tasks.ts'

interface Encoding {
  format: Format
  /** 1 to 100; means nothing for PNG. */
  quality: number
  credit: Credit | null
  out: string
}

interface Limited extends Encoding {
  mostBytes: number | null
}

/** Writes a file. @throws Problem storageFull. */
export async function writePicture(pixels: Pixels, { out, ...how }: Encoding): Promise<Made> {
  const bytes = await encoded(pixels, how)
  await keep(out, bytes)
  return { width: pixels.width, height: pixels.height, bytes: bytes.length, credit: how.credit }
}

/** The same, no larger than `mostBytes` where that can be met: of JPEG, WebP and AVIF by their quality. @throws Problem storageFull. */
export async function writeWithin(
  pixels: Pixels,
  { out, mostBytes, ...how }: Limited,
): Promise<Made & { quality: number | null; met: boolean }> {
  const { width, height } = pixels
  const { bytes, quality } = await encodedWithin(pixels, how, mostBytes ?? Infinity)
  await keep(out, bytes)
  const met = mostBytes === null || bytes.length <= mostBytes
  return { width, height, bytes: bytes.length, credit: how.credit, quality, met }
}

type How = Omit<Encoding, 'out'>

interface Encoded {
  bytes: Buffer
  quality: number | null
}

async function encodedWithin(pixels: Pixels, how: How, mostBytes: number): Promise<Encoded> {
  const first = await encoded(pixels, how)
  // It loses nothing, and so has one size.
  if (how.format === 'png') return { bytes: first, quality: null }
  const sizeOf = async (quality: number) => {
    const bytes = await encoded(pixels, { ...how, quality })
    return { bytes, quality, size: bytes.length }
  }
  return bestWithin({ bytes: first, quality: how.quality, size: first.length }, mostBytes, sizeOf)
}

function encoded(pixels: Pixels, { format, quality, credit }: How) {
  // JPEG has no transparency: what shows through is paper.
  const whole = format === 'jpeg' && pixels.channels === 4
  const picture = whole ? fromPixels(pixels).flatten({ background: 'white' }) : fromPixels(pixels)
  const made = inFormat[format](picture, quality)
  return (credit === null ? made : made.withXmp(xmpOf(credit))).toBuffer()
}

const inFormat: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  png: (picture) => picture.png(PNG_PACKING),
  jpeg: (picture, quality) => picture.jpeg({ quality }),
  webp: (picture, quality) => picture.webp({ quality }),
  avif: (picture, quality) => picture.avif({ quality, effort: 2 }),
}

async function keep(out: string, bytes: Buffer): Promise<void> {
  try {
    await writeFile(out, bytes, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const full = ['ENOSPC', 'EDQUOT', 'EFBIG'].includes((error as NodeJS.ErrnoException).code ?? '')
    throw full ? new Problem('storageFull', { cause: error }) : error
  }
}
