// A picture made larger. For now by calculation only.
import { creditOf } from './credit.ts'
import { writePicture } from './encode.ts'
import { measured, metadataOf } from './inspect.ts'
import { pixelsOf } from './pixels.ts'
import type { Upscaled, UpscaleTask } from './tasks.ts'

/** @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull. */
export async function upscale({ path, out, longSide }: UpscaleTask): Promise<Upscaled> {
  const metadata = await metadataOf(path)
  const { width, height } = measured(metadata)
  const scale = longSide / Math.max(width, height)
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  const pixels = await pixelsOf(path, { size: { width: side(width), height: side(height) } })
  const made = await writePicture(pixels, { out, format: 'png', quality: 100, credit: creditOf(metadata) })
  const done = { denoised: false, contrast: false, colour: false, sharpness: false }
  return { ...made, done: { enlargement: scale > 1 ? 'resampled' : 'none', ...done }, tileMs: null }
}
