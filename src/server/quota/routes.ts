// The call that counts one AI request for a job that runs in the browser.
import type { FastifyInstance } from 'fastify'
import { registerAiRequest } from '#contract/quota.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { reserve, settle } from './store.ts'

/** What `ai_usage` calls these requests: the browser does not say which job it is for. */
const BROWSER_JOB = 'browser-job'

export function quotaRoutes(app: FastifyInstance, site: Site): void {
  serve(app, site, registerAiRequest, async ({ user }) => {
    const reservation = await reserve(site.db, user, BROWSER_JOB, site.clock())
    await settle(site.db, reservation, {
      modelUsed: null,
      promptTokens: 0,
      completionTokens: 0,
      processingTimeMs: 0,
      estimatedCost: 0,
      errorMessage: null,
      at: site.clock(),
    })
    return { aiRequestsCount: reservation.aiRequestsCount, aiRequestsLimit: reservation.aiRequestsLimit }
  })
}
