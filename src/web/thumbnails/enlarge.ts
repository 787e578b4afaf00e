// Has the server enlarge a photograph, and says how that goes. Shows nothing.
import type { z } from 'zod'
import { upscaleImage } from '#contract/pictures/endpoints.ts'
import type { Found, WorkLine } from '#contract/pictures/work-lines.ts'
import { upload } from '#web/http/upload.ts'
import type { PictureState, SendPicture } from '#web/pictures/picture-queue.ts'
import { stateWords, timeLeft } from '#web/pictures/picture-words.ts'

export type EnlargedPhoto = z.output<(typeof upscaleImage)['output']>

/**
 * Sends a photograph to be enlarged.
 * @param longSide px on the long side; without it 3840.
 * @param onFound hears what the server sees in it, long before it is enlarged; `id` is that of the picture in its queue.
 */
export const enlargeTo =
  (longSide?: number, onFound?: (id: string, found: Found) => void): SendPicture<EnlargedPhoto> =>
  (file, options, id) => {
    const form = new FormData()
    if (longSide !== undefined) form.append('longSide', String(longSide))
    form.append('image', file)
    const onLine = (line: WorkLine) => ('found' in line ? onFound?.(id, line.found) : options.onLine(line))
    return upload(upscaleImage, form, { ...options, onLine })
  }

export type UnderWay = Exclude<PictureState<unknown>, { kind: 'failed' | 'idle' | 'stopped' }>

/** 'Uploaden', 'In de rij, 2 voor je', 'Verbeteren, nog 8 s'. */
export function enlargingWords(state: UnderWay): string {
  if (state.kind === 'uploading') return 'Uploaden'
  if (state.kind === 'ready') return 'Ophalen'
  if (state.kind !== 'working') return stateWords(state)
  return state.secondsLeft === null ? 'Verbeteren' : `Verbeteren, ${timeLeft(state.secondsLeft)}`
}

/** How much of all is done, in percent: sending is the first tenth of it, waiting takes none. */
export function percentOf(state: UnderWay): number {
  if (state.kind === 'waiting') return 0
  if (state.kind === 'uploading') return 10 * state.share
  if (state.kind === 'queued') return 10
  if (state.kind === 'ready') return 100
  return state.total === 0 ? 10 : 10 + 90 * Math.min(1, state.done / state.total)
}

/** Whether nobody says yet how long it still takes: then an estimate may stand there. */
export const isBefore = (state: UnderWay): boolean =>
  state.kind === 'waiting' || state.kind === 'uploading' || (state.kind === 'working' && state.secondsLeft === null)
