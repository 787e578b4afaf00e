// SEO-teksten: what search engines and networks show of an article: titles, descriptions, keywords, hashtags. The article is the
// `source` of the request, or the one that its `articleId` names.
import { z } from 'zod'
import { textField } from '../text.ts'
import { articleTitle } from './article-fields.ts'
import { defineContract } from './define.ts'

/** Recommended, in characters: what Google shows on one line of a wide screen, and of two lines of text. */
export const META_LENGTH = { title: 60, description: 155 } as const

/** How many of each are asked for; a short article may carry fewer. */
export const META_AMOUNTS = {
  titles: 3,
  descriptions: 3,
  keywords: { min: 5, max: 10 },
  hashtags: { min: 3, max: 8 },
} as const

/** Accepted lengths in characters. A title of a little over sixty is cut off on some screens, which its user can see. */
const ACCEPTED = { title: 75, description: META_LENGTH.description, keyword: 60, hashtag: 50 } as const

const different = (texts: readonly string[]) => new Set(texts.map((text) => text.toLowerCase())).size === texts.length

const listOf = (max: number, length: number) =>
  z
    .array(textField({ min: 1, max: length, oneLine: true }))
    .min(1)
    .max(max)
    .refine(different, 'Elke tekst moet anders zijn.')

export const articleMeta = defineContract({
  name: 'article-meta',
  path: '/api/articles/meta',
  input: z.object({ title: articleTitle }),
  ofArticle: ['title'],
  output: z.object({
    titles: listOf(META_AMOUNTS.titles, ACCEPTED.title),
    descriptions: listOf(META_AMOUNTS.descriptions, ACCEPTED.description),
    keywords: listOf(META_AMOUNTS.keywords.max, ACCEPTED.keyword),
    /** Each with its sign: '#moestuin'. */
    hashtags: z
      .array(
        textField({ min: 2, max: ACCEPTED.hashtag }).refine(
          (tag) => /^#[\p{L}\p{M}\p{N}_]*\p{L}[\p{L}\p{M}\p{N}_]*$/u.test(tag),
          'Een hashtag heeft alleen letters en cijfers.',
        ),
      )
      .min(1)
      .max(META_AMOUNTS.hashtags.max)
      .refine(different, 'Elke hashtag moet anders zijn.'),
  }),
})
