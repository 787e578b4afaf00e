// What the tools that write an article have in common: its title, what the user asks for in words, and the text that comes back.
import { z } from 'zod'
import { textField } from '../text.ts'
import { articleLength } from '../writing/article-length.ts'
import { outline } from '../writing/outline.ts'
import { writingSources } from '../writing/sources.ts'
import { LONGEST_INSTRUCTION } from './rewriter.ts'
import { LONGEST_STREAM } from './stream.ts'

/** Longest title of an article, in characters. */
const LONGEST_ARTICLE_TITLE = 300

/** Title or subject: what the article is to be about. */
export const articleTitle = textField({
  min: 1,
  max: LONGEST_ARTICLE_TITLE,
  tooShort: 'Geef het artikel een titel.',
  tooLong: `Een titel telt hoogstens ${LONGEST_ARTICLE_TITLE} tekens.`,
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
