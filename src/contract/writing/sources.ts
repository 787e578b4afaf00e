// The sources that an article is written from: what facts may come from, and nothing else.
import { z } from 'zod'
import { characterCount, isBlank, textField } from '../text.ts'

/** In sources, and in characters of a title, of one text, and of all texts together. */
export const SOURCE_LIMITS = { sources: 10, title: 300, text: 20_000, together: 60_000 } as const

const { sources, title, text, together } = SOURCE_LIMITS

export const writingSource = z.object({
  title: textField({ max: title, tooLong: `De titel van een bron telt hoogstens ${title} tekens.` }),
  /** Where it was read; null for pasted text and files. */
  url: z.string().max(2_000, 'Het adres van een bron telt hoogstens 2.000 tekens.').nullable(),
  // Not trimmed: passages name places in it.
  text: textField({ max: text, trim: false, tooLong: 'Een bron telt hoogstens 20.000 tekens.' }).refine(
    (given) => !isBlank(given),
    'Deze bron is leeg.',
  ),
})
export type WritingSource = z.infer<typeof writingSource>

export const writingSources = z
  .array(writingSource)
  .min(1, 'Kies minstens één bron om uit te schrijven.')
  .max(sources, `Een artikel heeft hoogstens ${sources} bronnen.`)
  .refine(
    (given) => given.reduce((sum, source) => sum + characterCount(source.text), 0) <= together,
    'Samen tellen de bronnen hoogstens 60.000 tekens.',
  )

/** Room in a request for sources of the longest kind, escaped in JSON, beside what else is asked. In bytes. */
export const SOURCES_BYTES = 2 * 1024 * 1024
