// What the caption tools are given: the article's title and, when there is one, its description.
import { z } from 'zod'
import { textField } from '../text.ts'

/** Recommended, not enforced (specification, section 9): the screens count towards them. In characters. */
export const RECOMMENDED_TITLE = 100
export const RECOMMENDED_DESCRIPTION = 500

/** Recommended length of a caption, in characters (specification, section 9). */
export const CAPTION_LENGTH = { min: 200, max: 300 } as const

/** Enforced, far above what is recommended: they bound what one request may cost. In characters. */
export const LONGEST_TITLE = 1_000
export const LONGEST_DESCRIPTION = 10_000

export const articleSubject = z.object({
  title: textField({ min: 1, max: LONGEST_TITLE, tooShort: 'Voer een geldige artikel titel in' }),
  description: textField({ max: LONGEST_DESCRIPTION }).nullish(),
})
export type ArticleSubject = z.infer<typeof articleSubject>
