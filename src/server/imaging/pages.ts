// A picture for pages: whole and in smaller sizes, each in the format that suits it. Knows no page.
import { constants } from 'node:fs'
import { copyFile, stat } from 'node:fs/promises'
import type { SourceKind } from '#contract/pictures/formats.ts'
import type { Size } from '#contract/pictures/frame.ts'
import type { Progress } from '../workshop/working.ts'
import { holdsOnlyPicture } from './bare-file.ts'
import { xmpOf } from '#contract/pictures/xmp.ts'
import { creditOf } from './credit.ts'
import { writePicture } from './encode.ts'
import { isTransparent, measured, metadataOf } from './inspect.ts'
import { fromPixels, pixelsOf, toPixels, type Pixels } from './pixels.ts'
import type { ForPages, PagesMade, PagesTask } from './tasks.ts'

/** The whole one may be printed, or cut again. */
const WHOLE_QUALITY = 90
const SMALLER_QUALITY = 82

/** Px that a side may have in each format (RFC 6386, section 9.1; ITU T.81, B.2.2); a PNG's has no bound that matters. */
const LONGEST_SIDE = { webp: 16_383, jpeg: 65_535 }

/** @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull. */
export async function pages({ path, out, smaller }: PagesTask, tell: (progress: Progress) => void): Promise<PagesMade> {
  const metadata = await metadataOf(path)
  const source = measured(metadata)
  const credit = creditOf(metadata)
  const wanted = smaller.filter(({ width }) => width < source.width)
  // Decoded as a whole in any case: what cannot be is not kept.
  const pixels = await pixelsOf(path)
  const total = wanted.length + 1
  const isPlain = metadata.space === 'srgb' && metadata.depth === 'uchar' && !metadata.hasProfile
  const xmp = credit === null ? null : xmpOf(credit)
  const isBare = isPlain && (await holdsOnlyPicture(path, source.format, xmp))
  let whole: ForPages
  if (isBare) {
    await copyFile(path, out, constants.COPYFILE_EXCL)
    const { width, height } = source
    whole = { out, width, height, format: source.format, credit, bytes: (await stat(out)).size }
  } else {
    const format = fitting(source, wholeFormat(source.format))
    whole = { out, format, ...(await writePicture(pixels, { out, format, quality: WHOLE_QUALITY, credit })) }
  }
  tell({ done: 1, total })
  const seesThrough = isTransparent(pixels)
  const made: ForPages[] = []
  for (const { width, out: to } of wanted) {
    const size = { width, height: Math.max(1, Math.round((source.height * width) / source.width)) }
    const format = fitting(size, smallerFormat(source.format), seesThrough)
    const small = await reduced(pixels, size)
    made.push({
      out: to,
      format,
      ...(await writePicture(small, { out: to, format, quality: SMALLER_QUALITY, credit })),
    })
    tell({ done: made.length + 1, total })
  }
  return { source, whole, smaller: made }
}

/** A photograph stays one; what may be a drawing keeps its edges, and what shows through. */
const wholeFormat = (source: SourceKind) => source
const smallerFormat = (source: SourceKind): SourceKind => (source === 'jpeg' ? 'jpeg' : 'webp')

/** The format, or another where its sides may not be that long. */
function fitting(size: Size, format: SourceKind, seesThrough = true): SourceKind {
  const longest = Math.max(size.width, size.height)
  if (format === 'webp' && longest > LONGEST_SIDE.webp) return fitting(size, seesThrough ? 'png' : 'jpeg')
  return format === 'jpeg' && longest > LONGEST_SIDE.jpeg ? 'png' : format
}

const reduced = (pixels: Pixels, size: Size) => toPixels(fromPixels(pixels).resize({ ...size, fit: 'fill' }))
