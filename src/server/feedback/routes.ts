// The endpoints of feedback and of the examples learned from it.
import type { FastifyInstance } from 'fastify'
import { forgetAllExamples, forgetExample, giveFeedback, listExamples } from '#contract/feedback/endpoints.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'

export function feedbackRoutes(app: FastifyInstance, site: Site): void {
  const { db, notices, clock } = site
  serve(app, site, giveFeedback, async ({ user, body }) => {
    await store.keepFeedback(db, user.id, body, clock())
    // A thumb alone is no message.
    if (body.comment) await notices.tell({ topic: 'messages' })
    return {}
  })
  serve(app, site, listExamples, async ({ user }) =>
    (await store.examplesOf(db, user.id)).map((row) => ({ ...row, createdAt: row.createdAt.toISOString() })),
  )
  serve(app, site, forgetExample, async ({ user, params }) => {
    await store.forgetExample(db, user.id, params.id)
    return {}
  })
  serve(app, site, forgetAllExamples, async ({ user }) => {
    await store.forgetAllExamples(db, user.id)
    return {}
  })
}
