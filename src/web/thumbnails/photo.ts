// A photograph as thumbnails are drawn from it: upright, in the size that the largest of them needs, and small for what is drawn
// with every key. Knows no screen.
import type { Focus } from '#contract/pictures/frame.ts'
import type { Photo } from './drawing/draw-thumbnail.ts'

/** On the long side, in px: that of the largest thumbnail, and of the preview on a fine screen. */
const LARGEST = 3840
const PREVIEW = 1600

export interface LoadedPhoto {
  /** In px, upright, as it was given. */
  width: number
  height: number
  /** For what is saved. */
  full: ImageBitmap
  /** For what is shown. */
  small: ImageBitmap
}

/** @throws when the browser cannot read it. Give it back with `releasePhoto`: it may take 60 MB. */
export async function readPhoto(file: Blob): Promise<LoadedPhoto> {
  const whole = await createImageBitmap(file)
  const { width, height } = whole
  const full = await within(whole, LARGEST)
  if (full !== whole) whole.close()
  return { width, height, full, small: await within(full, PREVIEW) }
}

export function releasePhoto({ full, small }: LoadedPhoto): void {
  full.close()
  small.close()
}

/** The same when it is small enough. */
async function within(bitmap: ImageBitmap, longSide: number): Promise<ImageBitmap> {
  const scale = longSide / Math.max(bitmap.width, bitmap.height)
  if (scale >= 1) return bitmap
  return createImageBitmap(bitmap, {
    resizeWidth: Math.max(1, Math.round(bitmap.width * scale)),
    resizeHeight: Math.max(1, Math.round(bitmap.height * scale)),
    resizeQuality: 'high',
  })
}

export const photoOf = (image: ImageBitmap, focus: Focus): Photo => ({
  image,
  width: image.width,
  height: image.height,
  focus,
})
