// The endpoints of optimisations.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import {
  acceptOptimization,
  dismissOptimization,
  implementOptimization,
  listOptimizations,
  revertOptimization,
} from '#contract/optimizations/endpoints.ts'
import { learningInsights, type ImpactArea, type Optimization } from '#contract/optimizations/optimization.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'
import { changed, DONE_BY_HAND } from './words.ts'

export function optimizationRoutes(app: FastifyInstance, site: Site): void {
  const { db, clock } = site
  const read = async (id: number): Promise<Optimization> => {
    const [found] = await store.findOptimizations(db, { id })
    if (found === undefined) throw new Problem('notFound')
    return toWire(found)
  }
  const said = ({ tool, change }: store.Carried) => (change === null ? DONE_BY_HAND : changed(tool, change))

  serve(app, site, listOptimizations, async ({ query }) => (await store.findOptimizations(db, query)).map(toWire))
  serve(app, site, acceptOptimization, async ({ user: actor, params: { id } }) => {
    await store.decide(db, id, 'accept', { actor, now: clock() })
    return read(id)
  })
  serve(app, site, dismissOptimization, async ({ user: actor, params: { id } }) => {
    await store.decide(db, id, 'dismiss', { actor, now: clock() })
    return read(id)
  })
  serve(app, site, implementOptimization, async ({ user: actor, params: { id } }) => {
    const carried = await store.carryOut(db, id, { actor, now: clock() })
    return { optimization: await read(id), changed: said(carried) }
  })
  serve(app, site, revertOptimization, async ({ user: actor, params: { id } }) => {
    const carried = await store.putBack(db, id, { actor, now: clock() })
    return { optimization: await read(id), changed: said(carried) }
  })
}

type Found = Awaited<ReturnType<typeof store.findOptimizations>>[number]

function toWire({ row, decidedByName }: Found): Optimization {
  const { metadata: _metadata, implementedBy: _by, decidedBy: _decider, ...rest } = row
  return {
    ...rest,
    impactArea: row.impactArea as ImpactArea,
    suggestedChanges: store.changeIn(row),
    learningInsights: row.learningInsights === null ? null : learningInsights.parse(row.learningInsights),
    createdAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    decidedByName,
    implementedAt: row.implementedAt?.toISOString() ?? null,
  }
}
