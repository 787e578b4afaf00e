// The endpoints of the history.
import type { FastifyInstance } from 'fastify'
import type { RatingOf } from '#contract/feedback/feedback.ts'
import { deleteGeneration, listGenerations, markGeneration, restoreGeneration } from '#contract/history/endpoints.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { undoFrom } from './rules.ts'
import { feedbackOn } from '../feedback/store.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'

export function historyRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  serve(app, site, listGenerations, async ({ user, query }) => {
    const { rows, more } = await store.findGenerations(db, user.id, {
      ...query,
      favourite: query.favourite === undefined ? undefined : query.favourite === 'true',
    })
    const said =
      rows.length === 0
        ? []
        : await feedbackOn(
            db,
            rows.map(({ id }) => id),
          )
    const generations = rows.map(({ id, tool, input, output, model, favourite, createdAt }) => ({
      id,
      tool: tool as ToolName,
      input,
      output,
      model,
      favourite,
      createdAt: createdAt.toISOString(),
      feedback: said
        .filter(({ generationId }) => generationId === id)
        .map(({ index, rating, comment }) => ({ index, rating: rating as RatingOf['rating'], comment: comment ?? '' })),
    }))
    return { generations, more }
  })

  serve(app, site, markGeneration, async ({ user, params, body }) => {
    await store.markFavourite(db, user.id, params.id, body.favourite)
    return {}
  })
  serve(app, site, deleteGeneration, async ({ user, params }) => {
    await store.deleteGeneration(db, user.id, params.id, clock())
    return {}
  })
  serve(app, site, restoreGeneration, async ({ user, params }) => {
    await store.restoreGeneration(db, user.id, params.id, undoFrom(clock()))
    return {}
  })
}
