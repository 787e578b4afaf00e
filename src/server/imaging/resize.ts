// A picture in another size, shape or format.
import { creditOf } from './credit.ts'
import { writePicture, writeWithin } from './encode.ts'
import { finish } from './finish.ts'
import { filling, fitting } from './framed.ts'
import { measured, metadataOf } from './inspect.ts'
import { pixelsOf, type Pixels } from './pixels.ts'
import type { ConvertTask, Finished, Made, Resized, ResizeTask } from './tasks.ts'

/** @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull. */
export async function resize(task: ResizeTask): Promise<Resized> {
  const { path, out, size, fit, focus, format, quality, mostBytes } = task
  const metadata = await metadataOf(path)
  const credit = task.credit === undefined ? creditOf(metadata) : task.credit
  const source = measured(metadata)
  let finished: Finished = { contrast: false, colour: false, sharpness: false }
  const touch = (pixels: Pixels) => {
    if (task.finish) finished = finish(pixels)
  }
  const framed = await (fit === 'fill' ? filling : fitting)(path, source, size, focus, touch)
  const made = await writeWithin(framed.pixels, { out, format, quality, mostBytes, credit })
  return { ...made, source, focus: framed.focus, finished }
}

/** @throws Problem pictureUnreadable, pictureTooManyPixels or storageFull. */
export async function convert(task: ConvertTask): Promise<Made> {
  const { path, out, format, quality, longSide = Infinity } = task
  const metadata = await metadataOf(path)
  const { width, height } = measured(metadata)
  const scale = longSide / Math.max(width, height)
  const side = (px: number) => Math.max(1, Math.round(px * scale))
  const pixels = await pixelsOf(path, scale < 1 ? { size: { width: side(width), height: side(height) } } : {})
  const credit = task.credit === undefined ? creditOf(metadata) : task.credit
  return writePicture(pixels, { out, format, quality, credit })
}
