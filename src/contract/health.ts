// Whether the product can serve, for whoever watches over it.
import { z } from 'zod'
import { get } from './endpoint.ts'

/** Answers 503 while the database does not answer. */
export const health = get('/api/health', { access: 'public', output: z.object({ status: z.literal('ok') }) })
