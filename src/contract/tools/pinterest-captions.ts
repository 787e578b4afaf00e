// Pinterest: titles for a pin.
import { z } from 'zod'
import { defineContract } from './define.ts'
import { articleSubject } from './subject.ts'
import { resultList } from './result-list.ts'

/** Recommended, in characters. Pinterest itself keeps at most 100 of a pin's title. */
export const PINTEREST_TITLE_LENGTH = { min: 20, max: 100 } as const

export const pinterestCaptions = defineContract({
  name: 'pinterest-captions',
  path: '/api/content/pinterest-titles',
  input: articleSubject,
  output: z.object({ titles: resultList({ ...PINTEREST_TITLE_LENGTH, min: 1 }) }),
})
