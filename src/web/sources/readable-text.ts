// The reading of an article's Markdown, fetched as one when the first is taken: other rooms have it from their beginning.
import { plainText } from '#contract/markdown/plain-text.ts'

export const readableText = { plainText }
