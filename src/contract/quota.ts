// The quota of AI requests: its numbers, the texts with which it refuses, and the endpoint that counts a request.
import { z } from 'zod'
import { entitlement, isTrialRefused, type Beginner, type Subscriber } from './access.ts'
import { post } from './endpoint.ts'
import { problems } from './problems.ts'

/** How many AI requests a new account has (specification, section 9). */
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

/** Every other tool at the limit: the text of the check before a request (specification, section 5). */
export function limitReached(limit: number): Refusal {
  return {
    title: 'Limiet bereikt',
    description: `Je hebt je limiet van ${limit} AI verzoeken bereikt. Upgrade je account om meer verzoeken te doen.`,
  }
}

/** When the end date has passed, whatever the tool. */
export const trialOver: Refusal = { title: 'Proefperiode afgelopen', description: problems.trialExpired.message }
/** In its place for who got no trial, as their address had one before. */
export const trialRefused: Refusal = {
  title: 'Je hebt Kopij al eens geprobeerd',
  description: 'Met dit e-mailadres was er het afgelopen jaar al een proefperiode, dus er begint geen nieuwe.',
}
export const subscriptionOver: Refusal = {
  title: 'Premium afgelopen',
  description: problems.subscriptionExpired.message,
}

/**
 * The browser's check before it sends an AI request (specification, section 5): null means go ahead.
 * It only saves the user a wait; the server's own count decides.
 * @param atLimit the tool's own text for a reached limit, if it has one.
 */
export function preCheck(user: Beginner | null, now: Date, atLimit?: Refusal): Refusal | null {
  if (user === null) {
    return { title: 'Toegang beperkt', description: 'Je moet ingelogd zijn om deze functie te gebruiken.' }
  }
  const { blocked } = entitlement(user, now)
  if (blocked === null) return null
  if (blocked === 'trialExpired') return isTrialRefused(user, now) ? trialRefused : trialOver
  if (blocked === 'subscriptionExpired') return subscriptionOver
  return atLimit ?? limitReached(user.aiRequestsLimit)
}

/** How many AI requests `user` has left; null: unlimited. */
export function requestsLeft(user: Subscriber, now: Date): number | null {
  const { paid, blocked } = entitlement(user, now)
  if (paid) return null
  return blocked === null ? user.aiRequestsLimit - user.aiRequestsCount : 0
}

export const aiCounter = z.object({ aiRequestsCount: z.number().int(), aiRequestsLimit: z.number().int() })

/** The jobs of the browser that cost one request each, as the figures name them. */
export const browserJobs = ['shorts-images', 'youtube-thumbnail', 'social-thumbnail'] as const
export type BrowserJob = (typeof browserJobs)[number]

export const browserJobLabels = {
  'shorts-images': 'Shorts-afbeelding',
  'youtube-thumbnail': 'YouTube-thumbnail',
  'social-thumbnail': 'Social thumbnail',
} as const satisfies Record<BrowserJob, string>

/** What the figures call a request of which the browser did not say for which job it was. */
export const UNNAMED_JOB = 'browser-job'

/** What is said when a request could not be counted (specification, section 8): refused without a reason, failed, and broken off. */
export const notRegistered = {
  refused: {
    title: 'AI verzoek geweigerd',
    description: 'Je kunt geen AI verzoeken meer doen op dit moment',
  },
  failed: { title: 'Fout', description: 'Er is een probleem opgetreden bij het registreren van je AI verzoek' },
  broken: { title: 'Fout', description: 'Er is een onverwachte fout opgetreden' },
} as const satisfies Record<string, Refusal>

/**
 * Counts one AI request for work that runs in the browser. Called with a JSON content type, and an empty body or the job that it is
 * for.
 */
export const registerAiRequest = post('/api/user/register-ai-request', {
  access: 'user',
  body: z.object({ job: z.enum(browserJobs, { error: 'Deze taak bestaat niet.' }).nullish() }).nullish(),
  output: aiCounter,
})
