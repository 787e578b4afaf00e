// What the tools that write an article have in common: its title, what the user asks for in words, and the text that comes back.
import { z } from 'zod'
import { ARTICLE_LIMITS } from '../articles/article.ts'
import { textField } from '../text.ts'
import { articleLength } from '../writing/article-length.ts'
import { outline } from '../writing/outline.ts'
import { writingSources } from '../writing/sources.ts'
import { LONGEST_INSTRUCTION } from './rewriter.ts'
import { LONGEST_STREAM } from './stream.ts'

/** Title or subject: what the article is to be about. */
export const articleTitle = textField({
  min: 1,
  max: ARTICLE_LIMITS.title,
  tooShort: 'Geef het artikel een titel.',
  tooLong: `Een titel telt hoogstens ${ARTICLE_LIMITS.title} tekens.`,
})

/** What the user asks for in their own words. */
export const instruction = textField({
  max: LONGEST_INSTRUCTION,
  tooLong: 'Een opdracht telt hoogstens 1.000 tekens.',
}).nullish()

/** What a text is written from, once there is an outline. */
export const draftFields = { title: articleTitle, outline, sources: writingSources, length: articleLength, instruction }

/** Markdown: headings of the second level, paragraphs between them. */
export const markdownText = z.object({ text: textField({ min: 1, max: LONGEST_STREAM }) })
