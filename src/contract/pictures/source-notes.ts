// What there is to say of a picture that becomes another than its sender may expect: from its size and kind alone, so that the browser
// can say it beforehand too. Knows no file.
import { z } from 'zod'
import type { Size } from './frame.ts'

/** `still`: it moved; `coarse`: it is much smaller than what is made of it; `piece`, `strip`: it has quite another shape. */
export const sourceNote = z.enum(['still', 'coarse', 'piece', 'strip'])
export type SourceNote = z.output<typeof sourceNote>

/** For people, behind the name of the picture, or what else it is called. */
export const sourceNoteWords: Record<SourceNote, string> = {
  still: 'beweegt: alleen het eerste beeld wordt gebruikt.',
  coarse: 'is erg klein voor dit formaat: het resultaat is grof.',
  piece: 'heeft een heel andere vorm dan dit formaat: er komt maar een klein stuk in beeld.',
  strip: 'heeft een heel andere vorm dan dit formaat: het wordt een smalle strook.',
}

/** Enlarged by more than this, a picture shows its px: 640 by 360 in 1920 by 1080 just does not. */
const MOST_ENLARGED = 3
/** Of two shapes that have less than this in common, as a share: a wide photograph (21:9) in a tall frame (9:16) has 0.24. */
const LEAST_SHARED = 0.2

/**
 * @param target what is made of it, in px.
 * @param fit `fill`: cut to its shape; `blur`: the whole of it.
 */
export function sourceNotes(
  { width, height, animated }: Size & { animated: boolean },
  target: Size,
  fit: 'fill' | 'blur',
): SourceNote[] {
  const [across, down] = [target.width / width, target.height / height]
  const enlarged = fit === 'fill' ? Math.max(across, down) : Math.min(across, down)
  const shared = Math.min(across, down) / Math.max(across, down)
  const notes: (SourceNote | false)[] = [
    animated && 'still',
    enlarged > MOST_ENLARGED && 'coarse',
    shared < LEAST_SHARED && (fit === 'fill' ? 'piece' : 'strip'),
  ]
  return notes.filter((note) => note !== false)
}
