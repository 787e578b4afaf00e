// How long it will take to enlarge a photograph on this server, in Dutch, before it is begun. Makes no request.
import type { z } from 'zod'
import { LONG_SIDE, type readPace } from '#contract/pictures/endpoints.ts'
import { tileCount } from '#contract/pictures/enlargement.ts'
import type { Size } from '#contract/pictures/frame.ts'
import { dutchNumber } from '#web/ui/numbers.ts'
import { countOf } from './picture-words.ts'

export type Pace = z.output<(typeof readPace)['output']>

/** Below this nobody waits for the network: reading, mending and writing take it all, in s. */
const SHORT_SECONDS = 5

/**
 * How long the network works on it, in s, when nobody is before it; 0 when it has nothing to do.
 * @param longSide in px, of what is made.
 */
export const enlargingSeconds = (size: Size, { trained, tileMs }: Pace, longSide = LONG_SIDE.standard): number =>
  trained ? (tileCount(size, longSide) * tileMs) / 1000 : 0

/** 'Verbeteren duurt ongeveer 40 s. Er zijn 2 afbeeldingen voor je.' */
export function enlargingTime(size: Size, pace: Pace, longSide?: number): string {
  const words = `Verbeteren duurt ${roughly(enlargingSeconds(size, pace, longSide))}.`
  const { ahead } = pace
  // They wait for the network only.
  if (ahead === 0 || enlargingSeconds(size, pace, longSide) === 0) return words
  return `${words} Er ${ahead === 1 ? 'is' : 'zijn'} ${countOf(ahead)} voor je.`
}

/** In steps that promise no more than is known. */
function roughly(seconds: number): string {
  if (seconds < SHORT_SECONDS) return 'een paar tellen'
  if (seconds < 57.5) return `ongeveer ${5 * Math.round(seconds / 5)} s`
  return `ongeveer ${dutchNumber(Math.max(1, Math.round(seconds / 60)))} min`
}
