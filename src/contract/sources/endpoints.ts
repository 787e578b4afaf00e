// Reading an article on the web, to write from: one address in, its text without menus, advertisements and comments out.
import { z } from 'zod'
import { post } from '../endpoint.ts'
import { webAddress } from '../links/link.ts'

export const sourceLanguages = ['nl', 'en', 'other'] as const
export type SourceLanguage = (typeof sourceLanguages)[number]

/** Refused with a problem of its own for each thing that a page can be instead of an article that everybody may read. */
export const readSource = post('/api/sources/read', {
  access: 'user',
  body: z.object({ url: webAddress }),
  output: z.object({
    /** Where the page really stands, after redirects. */
    url: z.string(),
    title: z.string(),
    description: z.string(),
    /** Paragraphs with a blank line between; at most LONGEST_SOURCE characters. */
    text: z.string(),
    siteName: z.string().nullable(),
    language: z.enum(sourceLanguages),
    /** Whether the article is longer: `text` then ends at the end of a sentence. */
    truncated: z.boolean(),
  }),
})
