// The endpoints of feedback and of the examples learned from it.
import type { FastifyInstance } from 'fastify'
import { forgetAllExamples, forgetExample, giveFeedback, listExamples } from '#contract/feedback/endpoints.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'

export function feedbackRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  serve(app, site, giveFeedback, async ({ user, body }) => {
    await change(site, user, (tx, deed) => store.keepFeedback(tx, deed, body))
    return {}
  })
  serve(app, site, listExamples, async ({ user }) =>
    (await store.listedExamples(db, user.id)).map(({ nth: _nth, createdAt, ...example }) => ({
      ...example,
      createdAt: createdAt.toISOString(),
    })),
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
