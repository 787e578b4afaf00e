// Artikel: onderdeel. One section of an article again, its heading first, to fit between the others.
import { z } from 'zod'
import { textField } from '../text.ts'
import { OUTLINE_LIMITS } from '../writing/outline.ts'
import { SOURCES_BYTES } from '../writing/sources.ts'
import { draftFields, markdownText } from './article-fields.ts'
import { defineContract } from './define.ts'
import { LONGEST_STREAM } from './stream.ts'

/** Longest text on one side of the section, in characters; of a longer article only what is nearest has to be sent. */
export const LONGEST_AROUND = 20_000

const around = textField({
  max: LONGEST_AROUND,
  tooLong: 'De tekst rond het onderdeel telt hoogstens 20.000 tekens.',
}).nullish()

export const articleSection = defineContract({
  name: 'article-section',
  path: '/api/articles/section',
  streams: true,
  bodyBytes: SOURCES_BYTES,
  input: z
    .object({
      ...draftFields,
      /** Which section of the outline, from 0. */
      section: z
        .int()
        .min(0)
        .max(OUTLINE_LIMITS.sections - 1),
      /** What stands before and behind it, in Markdown: none of it is told again. */
      before: around,
      after: around,
      /** The section as it stands there now, heading included, in Markdown: what comes in its place tells no less. */
      present: textField({ max: LONGEST_STREAM, tooLong: 'Het onderdeel telt hoogstens 60.000 tekens.' }).nullish(),
    })
    .check(({ value, issues }) => {
      if (value.section >= value.outline.sections.length)
        issues.push({
          code: 'custom',
          input: value.section,
          path: ['section'],
          message: 'Dit onderdeel staat niet in de opzet.',
        })
    }),
  output: markdownText,
})
