// The input of the caption tools: the article's title and, optionally, its description.
import { z } from 'zod'
import { characterCount, textField } from '../text.ts'

/** Recommended lengths in characters, not enforced (specification, section 9): the screens show a counter towards them. */
export const RECOMMENDED_TITLE = 100
export const RECOMMENDED_DESCRIPTION = 500

/** Recommended length of a caption, in characters (specification, section 9). */
export const CAPTION_LENGTH = { min: 200, max: 300 } as const

/** A description shorter than this gives the built-in writer no sentences to work with. In characters. */
const SHORT_DESCRIPTION = 40

export const isShortDescription = (description: string) => characterCount(description.trim()) < SHORT_DESCRIPTION

/** Enforced lengths in characters. Far above the recommended ones: they only bound what one request can cost. */
export const LONGEST_TITLE = 1_000
export const LONGEST_DESCRIPTION = 10_000

export const articleSubject = z.object({
  title: textField({ min: 1, max: LONGEST_TITLE, tooShort: 'Voer een geldige artikel titel in' }),
  description: textField({ max: LONGEST_DESCRIPTION }).nullish(),
})
export type ArticleSubject = z.infer<typeof articleSubject>
