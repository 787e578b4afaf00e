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
  const credit = creditOf(metadata)
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
export async function convert({ path, out, format, quality }: ConvertTask): Promise<Made> {
  const metadata = await metadataOf(path)
  return writePicture(await pixelsOf(path), { out, format, quality, credit: creditOf(metadata) })
}
