// Artikel: opzet. The sections of an article that is to be written from its sources.
import { z } from 'zod'
import { articleLength } from '../writing/article-length.ts'
import { outline } from '../writing/outline.ts'
import { SOURCES_BYTES, writingSources } from '../writing/sources.ts'
import { articleTitle, instruction } from './article-fields.ts'
import { defineContract } from './define.ts'

export const articleOutline = defineContract({
  name: 'article-outline',
  path: '/api/articles/outline',
  bodyBytes: SOURCES_BYTES,
  input: z.object({ title: articleTitle, sources: writingSources, length: articleLength, instruction }),
  output: outline,
})
