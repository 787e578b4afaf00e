// Pinterest: titles for a pin.
import { z } from 'zod'
import { defineContract } from './define.ts'
import { articleSubject } from './subject.ts'
import { resultList } from './result-list.ts'

export const pinterestCaptions = defineContract({
  name: 'pinterest-captions',
  path: '/api/content/pinterest-titles',
  input: articleSubject,
  // Pinterest itself shows and stores at most 100 characters of a pin's title.
  output: z.object({ titles: resultList({ shortest: 20, longest: 100 }) }),
})
