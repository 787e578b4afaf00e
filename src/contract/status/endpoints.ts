// Asking how the house is, and having what failed done again.
import { z } from 'zod'
import { get, post } from '../endpoint.ts'
import { jobParams } from './job.ts'
import { houseStatus } from './state.ts'

/** Always answered within some three seconds, also when a part hangs: that part is then said to be failing. */
export const readStatus = get('/api/status', { access: 'admin', output: houseStatus })

/** Has what failed of a job done again, now; `runs` says how often. What waits for another try waits no longer. */
export const retryJob = post('/api/jobs/:name/retry', {
  access: 'admin',
  params: jobParams,
  output: z.object({ runs: z.number().int() }),
})
