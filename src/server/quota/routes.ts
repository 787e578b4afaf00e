// The call that counts one AI request for a job that runs in the browser.
import type { FastifyInstance } from 'fastify'
import { registerAiRequest, UNNAMED_JOB } from '#contract/quota.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import { reserve, settle } from './store.ts'

export function quotaRoutes(app: FastifyInstance, site: Site): void {
  serve(app, site, registerAiRequest, async ({ user, body }) => {
    const reservation = await reserve(site.db, user, body?.job ?? UNNAMED_JOB, site.clock())
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
