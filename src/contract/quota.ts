// The quota of AI requests: its numbers, its refusals in words, and the call that counts one.
import { z } from 'zod'
import { entitlement, type Subscriber } from './access.ts'
import { post } from './endpoint.ts'

/** Requests of a new account (specification, section 9). */
export const AI_REQUESTS_LIMIT = 10

/** Length of the trial that registration starts (specification, section 1). */
export const TRIAL_HOURS = 24

/** A refusal as a toast shows it. */
export interface Refusal {
  title: string
  description: string
}

/** Caption tools at the limit: toast and inline (specification, section 8). */
export const captionsRefused: Refusal = {
  title: 'Limiet AI-aanvragen bereikt',
  description: 'Je hebt je limiet voor AI-aanvragen bereikt. Upgrade je account voor meer verzoeken.',
}

/** Shorts and thumbnails at the limit (specification, section 6). */
export const pictureJobRefused: Refusal = {
  title: 'AI verzoek limiet bereikt',
  description: 'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
}

/** When the trial is over, whatever the tool. */
export const trialOver: Refusal = {
  title: 'Proefperiode afgelopen',
  description: 'Je proefperiode is afgelopen. Upgrade je account om meer verzoeken te doen.',
}

/**
 * The browser's check before it asks for an AI request (specification, section 5): null means go ahead.
 * Convenience only; the server's own count decides.
 */
export function preCheck(user: Subscriber | null, now: Date): Refusal | null {
  if (user === null) {
    return { title: 'Toegang beperkt', description: 'Je moet ingelogd zijn om deze functie te gebruiken.' }
  }
  const { blocked } = entitlement(user, now)
  if (blocked === 'trialExpired') return trialOver
  if (blocked === null) return null
  return {
    title: 'Limiet bereikt',
    description: `Je hebt je limiet van ${user.aiRequestsLimit} AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.`,
  }
}

export const aiCounter = z.object({ aiRequestsCount: z.number().int(), aiRequestsLimit: z.number().int() })

/** Counts one AI request for a job that runs in the browser. A JSON content type and no body. */
export const registerAiRequest = post('/api/user/register-ai-request', { access: 'user', output: aiCounter })
