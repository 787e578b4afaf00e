// Reading and deciding on optimisations. Each step is refused (409) when someone else was faster.
import { z } from 'zod'
import { get, idParams, post } from '../endpoint.ts'
import { optimization, optimizationStatuses } from './optimization.ts'

/** The gravest first, then the newest. */
export const listOptimizations = get('/api/optimizations', {
  access: 'admin',
  query: z.object({ status: z.enum(optimizationStatuses).optional() }),
  output: z.array(optimization),
})

const decide = (step: string) =>
  post(`/api/optimizations/:id/${step}`, { access: 'admin', params: idParams, output: optimization })

export const acceptOptimization = decide('accept')
export const dismissOptimization = decide('dismiss')

/** Proposes again what was dismissed, unless the same stands there anew. */
export const reopenOptimization = decide('reopen')

/** What was done, beside the optimisation: `changed` says in Dutch which setting became what. */
const carriedOut = z.object({ optimization, changed: z.string() })

/** Changes the setting; what is for people is marked as done by hand. */
export const implementOptimization = post('/api/optimizations/:id/implement', {
  access: 'admin',
  params: idParams,
  output: carriedOut,
})

/** Puts the setting back as it was, and dismisses the optimisation. */
export const revertOptimization = post('/api/optimizations/:id/revert', {
  access: 'admin',
  params: idParams,
  output: carriedOut,
})
