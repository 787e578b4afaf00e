// The endpoints to read optimisations and decide about them. A decision fails with 409 when someone else decided first.
import { z } from 'zod'
import { get, idParams, post } from '../endpoint.ts'
import { optimization, optimizationStatuses } from './optimization.ts'

/** The most severe first, then the newest. */
export const listOptimizations = get('/api/optimizations', {
  access: 'admin',
  query: z.object({ status: z.enum(optimizationStatuses).optional() }),
  output: z.array(optimization),
})

const decide = (step: string) =>
  post(`/api/optimizations/:id/${step}`, { access: 'admin', params: idParams, output: optimization })

export const acceptOptimization = decide('accept')
export const dismissOptimization = decide('dismiss')

/** Proposes a dismissed optimisation again; fails with forbiddenStep when the same has been proposed anew since. */
export const reopenOptimization = decide('reopen')

/** `changed` says in Dutch what was done, such as which setting got which value. */
const carriedOut = z.object({ optimization, changed: z.string() })

/** Changes the setting. An advice, which people carry out by hand, is only marked as done. */
export const implementOptimization = post('/api/optimizations/:id/implement', {
  access: 'admin',
  params: idParams,
  output: carriedOut,
})

/** Restores the setting's former value, and dismisses the optimisation. */
export const revertOptimization = post('/api/optimizations/:id/revert', {
  access: 'admin',
  params: idParams,
  output: carriedOut,
})
