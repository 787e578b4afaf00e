// The endpoints of optimisations.
import type { FastifyInstance } from 'fastify'
import { Problem } from '#contract/problems.ts'
import {
  acceptOptimization,
  dismissOptimization,
  implementOptimization,
  listOptimizations,
  reopenOptimization,
  revertOptimization,
} from '#contract/optimizations/endpoints.ts'
import { learningInsights, type ImpactArea, type Optimization } from '#contract/optimizations/optimization.ts'
import { change } from '../change/change.ts'
import { serve } from '../http/serve.ts'
import type { Site } from '../http/site.ts'
import * as store from './store.ts'
import { changed, DONE_BY_HAND } from './words.ts'

export function optimizationRoutes(app: FastifyInstance, site: Site): void {
  const { db } = site
  const read = async (id: number): Promise<Optimization> => {
    const [found] = await store.findOptimizations(db, { id })
    if (found === undefined) throw new Problem('notFound')
    return toWire(found)
  }
  const said = ({ tool, moved }: store.Carried) => (moved === null ? DONE_BY_HAND : changed(tool, moved))

  serve(app, site, listOptimizations, async ({ query }) => (await store.findOptimizations(db, query)).map(toWire))
  serve(app, site, acceptOptimization, async ({ user, params: { id } }) => {
    await change(site, user, (tx, deed) => store.decide(tx, deed, id, 'accept'))
    return read(id)
  })
  serve(app, site, dismissOptimization, async ({ user, params: { id } }) => {
    await change(site, user, (tx, deed) => store.decide(tx, deed, id, 'dismiss'))
    return read(id)
  })
  serve(app, site, reopenOptimization, async ({ user, params: { id } }) => {
    await change(site, user, (tx, deed) => store.reopen(tx, deed, id))
    return read(id)
  })
  serve(app, site, implementOptimization, async ({ user, params: { id } }) => {
    const carried = await change(site, user, (tx, deed) => store.carryOut(tx, deed, id))
    return { optimization: await read(id), changed: said(carried) }
  })
  serve(app, site, revertOptimization, async ({ user, params: { id } }) => {
    const carried = await change(site, user, (tx, deed) => store.putBack(tx, deed, id))
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
