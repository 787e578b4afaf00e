// What administrators decide of the second step: of whom it is asked, and help for who has lost theirs.
import { z } from 'zod'
import { del, get, idParams, nothing, put } from '../endpoint.ts'

export const requirements = ['nobody', 'administrators', 'everybody'] as const
export type Requirement = (typeof requirements)[number]

/** Of whom a second step is asked, in words. */
export const requirementLabels = {
  nobody: 'Niemand',
  administrators: 'Beheerders',
  everybody: 'Iedereen',
} as const satisfies Record<Requirement, string>

const requirement = z.object({
  required: z.enum(requirements, { error: 'Kies van wie een tweede stap wordt gevraagd.' }),
})

export const readRequirement = get('/api/settings/second-step', { access: 'admin', output: requirement })

/** From the next request on, whoever it is asked of and has none can only set one up. */
export const setRequirement = put('/api/settings/second-step', {
  access: 'admin',
  fresh: true,
  body: requirement,
  output: requirement,
})

/** Takes away all of a user's second step (codes, recovery codes, passkeys), and ends their sessions. 404 when there is none. */
export const clearSecondStep = del('/api/users/:id/second-step', {
  access: 'admin',
  fresh: true,
  params: idParams,
  output: nothing,
})
