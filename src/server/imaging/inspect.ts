// What a picture is: its size and kind, what it is about, whose it is.
import type { Metadata } from 'sharp'
import { sourceKinds, type SourceKind } from '#contract/pictures/formats.ts'
import { fitIn } from '#contract/pictures/frame.ts'
import { Problem } from '#contract/problems.ts'
import { creditOf } from './credit.ts'
import { focalPointOf } from './focal-point.ts'
import { openPicture, pixelsOf, reading, type Pixels } from './pixels.ts'
import type { Inspected, Measured } from './tasks.ts'

/** By its header alone. @throws Problem pictureUnreadable or pictureTooManyPixels. */
export const metadataOf = (path: string): Promise<Metadata> => reading(() => openPicture(path).metadata())

/** @throws Problem pictureUnreadable. */
export function measured({ format, autoOrient: { width, height }, pages = 1 }: Metadata): Measured {
  const kind = sourceKinds.find((one) => one === format) satisfies SourceKind | undefined
  if (kind === undefined) throw new Problem('pictureUnreadable')
  return { width, height, format: kind, animated: pages > 1 }
}

/** The longest side of what is looked at, in px. */
const LOOKED_AT = 512

/** @throws Problem pictureUnreadable or pictureTooManyPixels. */
export async function inspect({ path }: { path: string }): Promise<Inspected> {
  const metadata = await metadataOf(path)
  const size = measured(metadata)
  const small = Math.max(size.width, size.height) <= LOOKED_AT
  const pixels = await pixelsOf(path, small ? {} : { size: fitIn(size, { width: LOOKED_AT, height: LOOKED_AT }) })
  return {
    ...size,
    focus: await focalPointOf(pixels),
    credit: creditOf(metadata),
    transparent: isTransparent(pixels),
  }
}

/** Whether something shows through anywhere. */
export function isTransparent({ data, channels }: Pixels): boolean {
  if (channels === 3) return false
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 255) < 255) return true
  return false
}
