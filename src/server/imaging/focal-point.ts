// Finds what a picture is about: the point that a crop should keep.
import type { Focus } from '#contract/pictures/frame.ts'
import { fromPixels, type Pixels } from './pixels.ts'

/** The px of the long side at which it is looked for: more tells no more. */
const LOOKED_AT = 256

export async function focalPointOf(pixels: Pixels): Promise<Focus> {
  const side = Math.min(LOOKED_AT, pixels.width, pixels.height)
  const { info } = await fromPixels(pixels)
    .resize({ width: side, height: side, fit: 'cover', position: 'attention' })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const within = (value: number) => Math.min(1, Math.max(0, value))
  return { x: within((info.attentionX ?? 0) / pixels.width), y: within((info.attentionY ?? 0) / pixels.height) }
}
