// Facebook: titles to post an article with.
import { z } from 'zod'
import { defineContract } from './define.ts'
import { articleSubject } from './subject.ts'
import { resultList } from './result-list.ts'

/** Recommended, in characters. Facebook cuts a link's title off somewhere past a hundred; the minimum is still a short sentence. */
export const FACEBOOK_TITLE_LENGTH = { min: 20, max: 150 } as const

export const facebookCaptions = defineContract({
  name: 'facebook-captions',
  path: '/api/content/facebook-titles',
  input: articleSubject,
  output: z.object({ titles: resultList({ ...FACEBOOK_TITLE_LENGTH, min: 1 }) }),
})
