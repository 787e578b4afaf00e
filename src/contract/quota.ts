// The quota of AI requests: its numbers, its refusals in words, and the call that counts one.
import { z } from 'zod'
import { entitlement, type Subscriber } from './access.ts'
import { post } from './endpoint.ts'
import { problems } from './problems.ts'

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
  description: problems.requestLimitReached.message,
}

/** Scripts and pictures for video at the limit (specification, section 6). */
export const videoRefused: Refusal = {
  title: 'AI verzoek limiet bereikt',
  description: 'Je hebt je limiet voor AI-verzoeken bereikt. Upgrade je account om meer verzoeken te doen.',
}

/** Every other tool at the limit: the words of the pre-check (specification, section 5). */
export function limitReached(limit: number): Refusal {
  return {
    title: 'Limiet bereikt',
    description: `Je hebt je limiet van ${limit} AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.`,
  }
}

/** When the end date has passed, whatever the tool. */
export const trialOver: Refusal = { title: 'Proefperiode afgelopen', description: problems.trialExpired.message }
export const subscriptionOver: Refusal = {
  title: 'Premium afgelopen',
  description: problems.subscriptionExpired.message,
}

/**
 * The browser's check before it asks for an AI request (specification, section 5): null means go ahead.
 * Convenience only; the server's own count decides.
 * @param atLimit the words of a tool that has its own for a reached limit.
 */
export function preCheck(user: Subscriber | null, now: Date, atLimit?: Refusal): Refusal | null {
  if (user === null) {
    return { title: 'Toegang beperkt', description: 'Je moet ingelogd zijn om deze functie te gebruiken.' }
  }
  const { blocked } = entitlement(user, now)
  if (blocked === null) return null
  if (blocked === 'trialExpired') return trialOver
  if (blocked === 'subscriptionExpired') return subscriptionOver
  return atLimit ?? limitReached(user.aiRequestsLimit)
}

/** How many requests `user` still has; null: no limit counts for them. */
export function requestsLeft(user: Subscriber, now: Date): number | null {
  const { paid, blocked } = entitlement(user, now)
  if (paid) return null
  return blocked === null ? user.aiRequestsLimit - user.aiRequestsCount : 0
}

export const aiCounter = z.object({ aiRequestsCount: z.number().int(), aiRequestsLimit: z.number().int() })

/** Counts one AI request for a job that runs in the browser. A JSON content type and no body. */
export const registerAiRequest = post('/api/user/register-ai-request', { access: 'user', output: aiCounter })
