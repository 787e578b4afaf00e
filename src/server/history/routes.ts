// The endpoints of the history.
import type { FastifyInstance } from 'fastify'
import type { RatingOf } from '#contract/feedback/feedback.ts'
import {
  deleteGeneration,
  listGenerations,
  markGeneration,
  readGenerationSource,
  restoreGeneration,
} from '#contract/history/endpoints.ts'
import type { ToolName } from '#contract/tools/registry.ts'
import { undoFrom } from './rules.ts'
import { feedbackOn } from '../feedback/store.ts'
import type { Db } from '../db/connect.ts'
import { sendPage } from '../http/paging.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'

export function historyRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site

  serve(app, site, listGenerations, ({ user, query, reply }) => {
    const favourite = query.favourite === undefined ? undefined : query.favourite === 'true'
    const list = store.findGenerations(db, user.id, { ...query, favourite })
    return sendPage(
      reply,
      query,
      { ...list, fetch: async (count, after) => withFeedback(db, await list.fetch(count, after)) },
      toWire,
    )
  })

  serve(app, site, readGenerationSource, async ({ user, params }) => ({
    source: await store.sourceOf(db, user.id, params.id),
  }))
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

/** Adds to each row the feedback on its results. */
async function withFeedback<Row extends { id: number }>(db: Db, rows: readonly Row[]) {
  const said = rows.length === 0 ? [] : await feedbackOn(db, rows.map(idOf))
  return rows.map((row) => ({ ...row, said: said.filter(({ generationId }) => generationId === row.id) }))
}

const idOf = ({ id }: { id: number }) => id

type Said = Awaited<ReturnType<typeof feedbackOn>>

function toWire({
  id,
  tool,
  articleId,
  articleTitle,
  input,
  sourceWords,
  output,
  model,
  favourite,
  createdAt,
  said,
}: store.GenerationEntry & { said: Said }) {
  return {
    id,
    tool: tool as ToolName,
    articleId,
    articleTitle,
    input,
    sourceWords,
    output,
    model,
    favourite,
    createdAt: createdAt.toISOString(),
    feedback: said.map(({ index, rating, comment }) => ({
      index,
      rating: rating as RatingOf['rating'],
      comment: comment ?? '',
    })),
  }
}
