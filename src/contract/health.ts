// The health check, for monitoring and load balancers: whether the product can serve requests.
import { z } from 'zod'
import { get } from './endpoint.ts'

/** Fails with databaseUnavailable (503) while the database does not answer. */
export const health = get('/api/health', { access: 'public', output: z.object({ status: z.literal('ok') }) })
