// Pixels to a file of one of the formats, with no more metadata than the credit; small enough where that is asked.
import { writeFile } from 'node:fs/promises'
import type { Sharp } from 'sharp'
import type { Format } from '#contract/pictures/formats.ts'
import type { Credit } from '#contract/pictures/picture.ts'
import { Problem } from '#contract/problems.ts'
import { xmpOf } from './credit.ts'
import { fromPixels, type Pixels } from './pixels.ts'
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

/** The lowest quality that is tried: below it a photograph falls apart. */
const LEAST_QUALITY = 20

/** The same, no larger than `mostBytes` where that can be met. @throws Problem storageFull. */
export async function writeWithin(
  pixels: Pixels,
  { out, mostBytes, ...how }: Limited,
): Promise<Made & { quality: number | null; met: boolean }> {
  let { quality } = how
  let bytes = await encoded(pixels, { ...how, quality })
  const fits = () => mostBytes === null || bytes.length <= mostBytes
  while (!fits() && how.format !== 'png' && quality > LEAST_QUALITY) {
    quality = Math.max(LEAST_QUALITY, quality - 10)
    bytes = await encoded(pixels, { ...how, quality })
  }
  await keep(out, bytes)
  const { width, height } = pixels
  const made = { width, height, bytes: bytes.length, credit: how.credit }
  return { ...made, quality: how.format === 'png' ? null : quality, met: fits() }
}

function encoded(pixels: Pixels, { format, quality, credit }: Omit<Encoding, 'out'>): Promise<Buffer> {
  // JPEG has no transparency: what shows through is paper.
  const whole = format === 'jpeg' && pixels.channels === 4
  const picture = whole ? fromPixels(pixels).flatten({ background: 'white' }) : fromPixels(pixels)
  const made = inFormat[format](picture, quality)
  return (credit === null ? made : made.withXmp(xmpOf(credit))).toBuffer()
}

const inFormat: Record<Format, (picture: Sharp, quality: number) => Sharp> = {
  png: (picture) => picture.png(),
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
