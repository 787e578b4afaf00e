// Facebook: titles to post an article with.
import { z } from 'zod'
import { defineContract } from './define.ts'
import { articleSubject } from './subject.ts'
import { resultList } from './result-list.ts'

export const facebookCaptions = defineContract({
  name: 'facebook-captions',
  path: '/api/content/facebook-titles',
  input: articleSubject,
  output: z.object({ titles: resultList({ shortest: 20, longest: 150 }) }),
})
