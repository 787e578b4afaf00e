// Herschrijver: rewrites a text in a chosen way.
import { z } from 'zod'
import { isBlank, textField } from '../text.ts'
import { defineContract } from './define.ts'
import { rewriteAddresses, rewriteModes } from './rewrite-modes.ts'
import { LONGEST_STREAM } from './stream.ts'

/** Longest text, in characters: about eight pages. It bounds what one request can cost. */
export const LONGEST_TEXT = 20_000

export const LONGEST_INSTRUCTION = 1_000

export const rewriter = defineContract({
  name: 'rewriter',
  path: '/api/rewriter',
  streams: true,
  input: z
    .object({
      // Not trimmed: the result keeps the white space of the text.
      text: textField({
        max: LONGEST_TEXT,
        trim: false,
        tooLong: 'Een tekst telt hoogstens 20.000 tekens.',
      }).refine((text) => !isBlank(text), 'Plak of open eerst een tekst.'),
      mode: z.enum(rewriteModes, { error: 'Kies wat er met de tekst moet gebeuren.' }),
      address: z
        .enum(rewriteAddresses, { error: 'Kies hoe de tekst de lezer aanspreekt.' })
        .nullish()
        .transform((address) => address ?? 'keep'),
      /** The user's instruction for the mode 'eigen', where it is required; ignored in the other modes. */
      instruction: textField({ max: LONGEST_INSTRUCTION }).nullish(),
    })
    .check(({ value, issues }) => {
      if (value.mode === 'eigen' && !value.instruction)
        issues.push({
          code: 'custom',
          input: value.instruction,
          path: ['instruction'],
          message: 'Schrijf op wat er moet veranderen.',
        })
    }),
  output: z.object({ text: textField({ min: 1, max: LONGEST_STREAM, trim: false }) }),
})
