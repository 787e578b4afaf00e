// Values that are no text in the field of a form: as JSON.
import { z } from 'zod'

/** A schema whose value is written as JSON. @param words what is told of text that is no JSON. */
export const inJson = <Schema extends z.ZodType>(schema: Schema, words: string) =>
  z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: words })
        return z.NEVER
      }
    })
    .pipe(schema)
