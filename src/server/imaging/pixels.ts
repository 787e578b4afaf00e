// Pictures as pixels: opening files of strangers, safely, and taking pixels out of them. The one place that sets what sharp may do.
import sharp, { type Sharp } from 'sharp'
import { PICTURE_PIXELS } from '#contract/pictures/upload.ts'
import type { Rectangle, Size } from '#contract/pictures/frame.ts'
import { Problem } from '#contract/problems.ts'

/** Rows from the top, px from the left, sRGB of 8 bits; the fourth channel, where there is one, is how opaque a px is. */
export interface Pixels extends Size {
  data: Buffer
  channels: 3 | 4
}

// The kinds that are taken in, and no other of the dozens that the library can read: each is a door.
sharp.block({ operation: ['VipsForeignLoad'] })
sharp.unblock({
  operation: ['Jpeg', 'Png', 'Webp'].flatMap((kind) => [`VipsForeignLoad${kind}File`, `VipsForeignLoad${kind}Buffer`]),
})
// Several children work side by side, and each picture is asked for once.
sharp.concurrency(1)
sharp.cache(false)

/** A picture of a stranger: nothing is read yet. Upright whatever its EXIF says. */
export const openPicture = (path: string): Sharp =>
  sharp(path, { limitInputPixels: PICTURE_PIXELS, failOn: 'truncated', autoOrient: true })

/** @throws Problem pictureTooManyPixels or pictureUnreadable for what goes wrong in `read`. */
export async function reading<Read>(read: () => Promise<Read>): Promise<Read> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Problem) throw error
    const tooMany = error instanceof Error && /exceeds pixel limit/.test(error.message)
    throw new Problem(tooMany ? 'pictureTooManyPixels' : 'pictureUnreadable', { cause: error })
  }
}

interface Wanted {
  /** The size that the whole picture gets; its own when left out. */
  size?: Size | undefined
  /** Cut out before that. Costs more: the library then decodes every px. */
  before?: Rectangle | undefined
}

/** The pixels of the picture in a file. @throws as `reading`. */
export function pixelsOf(path: string, { size, before }: Wanted = {}): Promise<Pixels> {
  return reading(async () => {
    let picture = openPicture(path)
    if (before !== undefined) picture = picture.extract(before)
    if (size !== undefined) picture = picture.resize({ ...size, fit: 'fill' })
    const { data, info } = await picture.toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })
    if (info.channels !== 3 && info.channels !== 4) throw new Error(`${info.channels} channels`)
    return { data, width: info.width, height: info.height, channels: info.channels }
  })
}

/** To go on with pixels. */
export const fromPixels = ({ data, width, height, channels }: Pixels): Sharp =>
  sharp(data, { raw: { width, height, channels }, limitInputPixels: false })

/** The pixels that become of others. */
export async function toPixels(made: Sharp): Promise<Pixels> {
  const { data, info } = await made.raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height, channels: info.channels === 4 ? 4 : 3 }
}
