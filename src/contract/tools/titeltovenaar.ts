// TitelTovenaar: titles of one line for a subject and its context.
import { z } from 'zod'
import { textField } from '../text.ts'
import { defineEnveloped } from './define.ts'
import { LONGEST_DESCRIPTION } from './subject.ts'
import { subjectRules } from './title-trial-rules.ts'

/** In characters (specification, section 9). */
export const TITLE_LENGTH = { min: 90, max: 100 } as const
export const LONGEST_SUBJECT = subjectRules.max

/** Titles per request (specification, section 9). */
export const AMOUNTS = { min: 3, max: 5, default: 5 } as const

/**
 * The number of titles, given as a number or as text. Anything that is not a number becomes the default (specification,
 * section 5); a number that is out of range or not whole is refused.
 */
const amount = z
  .unknown()
  .optional()
  .transform((typed) => {
    const read = typeof typed === 'string' && typed.trim() !== '' ? Number(typed) : typed
    return typeof read === 'number' && Number.isFinite(read) ? read : AMOUNTS.default
  })
  .pipe(
    z
      .number()
      .min(AMOUNTS.min, `Minimaal ${AMOUNTS.min} titels`)
      .max(AMOUNTS.max, `Maximaal ${AMOUNTS.max} titels`)
      .int('Kies een heel aantal titels'),
  )

const title = textField(TITLE_LENGTH).refine((text) => !text.includes('\n'), 'Een titel staat op één regel.')

export const titelTovenaar = defineEnveloped({
  name: 'titeltovenaar',
  path: '/api/titeltovenaar/generate',
  input: z.object({
    subject: textField(subjectRules),
    context: textField({ min: 1, max: LONGEST_DESCRIPTION, tooShort: 'Context is verplicht' }),
    amount,
  }),
  output: z.object({
    titles: z
      .array(title)
      .min(AMOUNTS.min)
      .max(AMOUNTS.max)
      .refine(
        (titles) => new Set(titles.map((text) => text.toLowerCase())).size === titles.length,
        'Elke titel moet anders zijn.',
      ),
  }),
  message: ({ titles }) => `${titles.length} titels gegenereerd`,
})
