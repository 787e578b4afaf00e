// What every tool may be given beside its own fields: the text of the article itself, and the tone to write in.
import { z } from 'zod'
import { textField } from '../text.ts'

/** Longest source, in characters. A longer article is cut at the end of a sentence, and the user is told. */
export const LONGEST_SOURCE = 20_000

/**
 * licht: recipes, gardens, days out. ernstig: death, grave illness, violence, disaster to people. nieuws: everything else,
 * and whatever is in doubt.
 */
export const tones = ['licht', 'nieuws', 'ernstig'] as const
export type Tone = (typeof tones)[number]

export const toneLabels = { licht: 'Licht', nieuws: 'Nieuws', ernstig: 'Ernstig' } as const satisfies Record<
  Tone,
  string
>

/** The fields of a request. Without a tone the writer decides it by the whole of what it is given. */
export const articleFields = z.object({
  source: textField({ max: LONGEST_SOURCE, tooLong: 'Een artikel telt hoogstens 20.000 tekens.' }).nullish(),
  tone: z.enum(tones, { error: 'Kies licht, nieuws of ernstig.' }).nullish(),
})
