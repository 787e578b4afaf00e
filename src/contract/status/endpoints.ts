// The endpoints for the state of the installation, and for running failed jobs again.
import { z } from 'zod'
import { get, post } from '../endpoint.ts'
import { jobParams } from './job.ts'
import { houseStatus } from './state.ts'

/** Always answered within some three seconds, even if a part hangs: that part is then reported as failing. */
export const readStatus = get('/api/status', { access: 'admin', output: houseStatus })

/** Runs what failed of a job again now, and what waits for a retry without waiting longer; `runs` is the number of runs. */
export const retryJob = post('/api/jobs/:name/retry', {
  access: 'admin',
  params: jobParams,
  output: z.object({ runs: z.number().int() }),
})
