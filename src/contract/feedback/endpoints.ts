// Thumbs and comments on one's own results, and the examples learned from them. Another user's are not there (404).
import { z } from 'zod'
import { del, get, idParams, nothing, post } from '../endpoint.ts'
import { feedbackFields, learnedExample } from './feedback.ts'

/** Says or changes what one thinks of a result; a thumb up makes it a learned example, anything else unmakes it. */
export const giveFeedback = post('/api/feedback', { access: 'user', body: feedbackFields, output: nothing })

/** The newest of each tool (`LISTED_PER_TOOL`), newest first. */
export const listExamples = get('/api/learning', { access: 'user', output: z.array(learnedExample) })

export const forgetExample = del('/api/learning/:id', { access: 'user', params: idParams, output: nothing })

/** Forgets every example of the user who asks. */
export const forgetAllExamples = del('/api/learning', { access: 'user', output: nothing })
