// A user's ratings of their own results, with comments, and the examples learned from them. Those of another user are
// answered with 404.
import { z } from 'zod'
import { del, get, idParams, nothing, post } from '../endpoint.ts'
import { feedbackFields, learnedExample } from './feedback.ts'

/**
 * Adds, changes or removes the rating of a result. A new thumb up makes the result a learned example; a thumb down, or no
 * rating, removes that example.
 */
export const giveFeedback = post('/api/feedback', { access: 'user', body: feedbackFields, output: nothing })

/** At most `LISTED_PER_TOOL` examples of each tool, newest first. */
export const listExamples = get('/api/learning', { access: 'user', output: z.array(learnedExample) })

export const forgetExample = del('/api/learning/:id', { access: 'user', params: idParams, output: nothing })

/** Forgets every example of the user who asks. */
export const forgetAllExamples = del('/api/learning', { access: 'user', output: nothing })
