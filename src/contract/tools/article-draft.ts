// Artikel: eerste versie. The whole article by its outline, from its sources and nothing else, in Markdown: the headings of
// the outline in their order, and what no source tells as a gap (writing/gaps.ts).
import { z } from 'zod'
import { SOURCES_BYTES } from '../writing/sources.ts'
import { draftFields, markdownText } from './article-fields.ts'
import { defineContract } from './define.ts'

export const articleDraft = defineContract({
  name: 'article-draft',
  path: '/api/articles/draft',
  streams: true,
  bodyBytes: SOURCES_BYTES,
  input: z.object(draftFields),
  output: markdownText,
})
