// The words by which entries of feeds are muted: they come in, and are not shown.
import { z } from 'zod'
import { textField } from '../text.ts'

export const MUTED_LIMITS = { words: 200, least: 2, most: 100 } as const

const word = textField({
  min: MUTED_LIMITS.least,
  max: MUTED_LIMITS.most,
  tooShort: `Een woord heeft minstens ${MUTED_LIMITS.least} tekens.`,
  tooLong: `Een woord of zinsdeel heeft hoogstens ${MUTED_LIMITS.most} tekens.`,
  oneLine: true,
}).refine((text) => /[\p{L}\p{N}]/u.test(text), 'Gebruik minstens één letter of cijfer.')

/** Whole words or phrases; capitals and accents make no difference. */
export const mutedWords = z.object({
  words: z
    .array(word, { error: 'Geef een lijst van woorden.' })
    .max(MUTED_LIMITS.words, `Bewaar hoogstens ${MUTED_LIMITS.words} woorden.`)
    .transform((words) => [...new Map(words.map((one) => [one.toLowerCase(), one])).values()]),
})

/** The list as it is kept. */
export const mutedList = z.object({ words: z.array(z.string()) })
export type MutedList = z.infer<typeof mutedList>
