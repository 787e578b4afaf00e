// A picture in a frame: cut around its focus, or whole over a blurred one. Never stretched.
import { isCutOut } from '#contract/pictures/cut-out.ts'
import { cropFor, fitIn, type Focus, type Rectangle, type Size } from '#contract/pictures/frame.ts'
import { focalPointOf } from './focal-point.ts'
import { fromPixels, pixelsOf, toPixels, type Pixels } from './pixels.ts'

export interface Framed {
  pixels: Pixels
  focus: Focus
}

/** What is done to the pixels of the picture itself, in place, before anything lies behind them. */
type Touch = (pixels: Pixels) => void

/**
 * The part of the picture around `focus` (null: found) that fills `size`.
 * @param source the size of the whole picture, upright.
 * @throws Problem pictureUnreadable or pictureTooManyPixels.
 */
export async function filling(
  path: string,
  source: Size,
  size: Size,
  focus: Focus | null,
  touch: Touch = () => {},
): Promise<Framed> {
  // Where in the picture does not matter for how much of it.
  const { width, height } = cropFor(source, size, focus ?? { x: 0.5, y: 0.5 })
  const scale = Math.min(size.width / width, size.height / height)
  if (scale >= 1) {
    const looked = () => pixelsOf(path, { size: fitIn(source, { width: 512, height: 512 }) })
    const found = focus ?? (await focalPointOf(await looked()))
    const enlarged = await pixelsOf(path, { before: cropFor(source, size, found), size })
    touch(enlarged)
    return { pixels: enlarged, focus: found }
  }
  // Made smaller as a whole, and cut after: the library then skips most of the decoding.
  const whole = {
    width: Math.max(size.width, Math.round(source.width * (size.width / width))),
    height: Math.max(size.height, Math.round(source.height * (size.height / height))),
  }
  const pixels = await pixelsOf(path, { size: whole })
  const found = focus ?? (await focalPointOf(pixels))
  const { left, top } = cropFor(source, size, found)
  const part = {
    left: Math.min(whole.width - size.width, Math.round((left * whole.width) / source.width)),
    top: Math.min(whole.height - size.height, Math.round((top * whole.height) / source.height)),
    ...size,
  }
  const made = cut(pixels, part)
  touch(made)
  return { pixels: made, focus: found }
}

function cut({ data, width, channels }: Pixels, part: Rectangle): Pixels {
  const row = part.width * channels
  const start = part.top * width * channels
  // Whole rows lie behind each other: nothing is copied.
  if (part.width === width) return { ...part, data: data.subarray(start, start + part.height * row), channels }
  const made = Buffer.allocUnsafe(row * part.height)
  for (let line = 0; line < part.height; line += 1) {
    const from = ((part.top + line) * width + part.left) * channels
    data.copy(made, line * row, from, from + row)
  }
  return { data: made, width: part.width, height: part.height, channels }
}

/** How light the blurred picture is beside the one before it: just so much darker that its edges are seen. */
const LIGHT = 0.75

/**
 * The whole picture in the middle of `size`, over a blurred, darkened one that fills it. What was cut out of its surroundings stands
 * free: of a logo, a blurred one would be mud. @throws as `filling`.
 */
export async function fitting(
  path: string,
  source: Size,
  size: Size,
  focus: Focus | null,
  touch: Touch = () => {},
): Promise<Framed> {
  const whole = fitIn(source, size)
  // A line of background of a px is no background.
  if (size.width - whole.width <= 2 && size.height - whole.height <= 2) return filling(path, source, size, focus, touch)
  const pixels = await pixelsOf(path, { size: whole })
  const found = focus ?? (await focalPointOf(pixels))
  touch(pixels)
  const at = { left: Math.floor((size.width - whole.width) / 2), top: Math.floor((size.height - whole.height) / 2) }
  if (pixels.channels === 4 && isCutOut(pixels.data))
    return { pixels: await standingFree(pixels, size, at), focus: found }
  const eighth = { width: Math.ceil(size.width / 8), height: Math.ceil(size.height / 8) }
  const behind = await toPixels(
    fromPixels(pixels)
      .flatten({ background: 'white' })
      .resize({ ...eighth, fit: 'cover' })
      .blur(6)
      .linear(LIGHT, 0),
  )
  const made = fromPixels(behind)
    .resize({ ...size, fit: 'fill' })
    .composite([
      {
        input: pixels.data,
        raw: { width: pixels.width, height: pixels.height, channels: pixels.channels },
        ...at,
      },
    ])
    .removeAlpha()
  return { pixels: await toPixels(made), focus: found }
}

/** In the middle of nothing. */
const standingFree = ({ width, height, ...pixels }: Pixels, size: Size, { left, top }: { left: number; top: number }) =>
  toPixels(
    fromPixels({ width, height, ...pixels }).extend({
      left,
      top,
      right: size.width - width - left,
      bottom: size.height - height - top,
      background: { r: 0, g: 0, b: 0, alpha: 0 },
    }),
  )
