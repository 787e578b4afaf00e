// What a picture lacks in contrast, colour and sharpness, given to it. Says what it got. Pure calculation: knows no file.
import type { Pixels } from './pixels.ts'
import { sharpen, softnessOf } from './sharpen.ts'
import type { Finished } from './tasks.ts'
import { applyTone, toneOf } from './tone.ts'

/** Gives a picture what it lacks, in place. */
export function finish({ data, width, height, channels }: Pixels): Finished {
  const tone = toneOf(data, width, height, channels)
  const softness = softnessOf(data, width, height, channels)
  if (tone.curve !== undefined || tone.vibrance > 0) applyTone(data, channels, tone)
  if (softness > 0) sharpen(data, width, height, channels, softness)
  return { contrast: tone.curve !== undefined, colour: tone.vibrance > 0, sharpness: softness > 0 }
}
