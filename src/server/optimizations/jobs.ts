// The scheduled jobs of optimisations: one proposes what could be better, the other measures the effect of what was
// carried out.
import { impactAreas, MEASURED_DAYS, type ImpactArea } from '#contract/optimizations/optimization.ts'
import type { Db } from '../db/connect.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { figuresBetween, lastWholeDays } from './figures-store.ts'
import { findProposals, measureOf } from './rules.ts'
import { keepInsights, keepProposal, toMeasure, type OptimizationRow } from './store.ts'
import { verdict } from './words.ts'

const HOUR_MS = 60 * 60 * 1000
const SPAN_MS = MEASURED_DAYS * 24 * HOUR_MS

type Needs = Pick<Site, 'db'>

export const lookForProposals = scheduledJob({
  name: 'propose-optimizations',
  title: 'Verbetervoorstellen',
  // The figures change when a day ends. Every hour, so that a new day counts soon; the other times there is nothing new.
  schedule: { everyMinutes: 60 },
  run: ({ db }: Needs, { now }) => proposeOptimizations(db, now),
})

export const measureProposals = scheduledJob({
  name: 'measure-optimizations',
  title: 'Effect van verbeteringen',
  schedule: { everyMinutes: 60 },
  run: ({ db }: Needs, { now }) => measureOptimizations(db, now),
})

/** Proposes what the last whole days say could be better. */
export async function proposeOptimizations(db: Db, now: Date): Promise<void> {
  const allTools = await figuresBetween(db, await lastWholeDays(db, now))
  for (const proposal of findProposals(allTools)) await keepProposal(db, proposal, now)
}

/** Compares the days before each optimisation with as many days after it, once those have passed. */
export async function measureOptimizations(db: Db, now: Date): Promise<void> {
  const due = await toMeasure(db, new Date(now.getTime() - SPAN_MS))
  for (const row of due) {
    const done = row.implementedAt
    if (done === null || !isImpactArea(row.impactArea)) continue
    const [before, after] = [
      await figuresOf(db, row, new Date(done.getTime() - SPAN_MS), done),
      await figuresOf(db, row, done, new Date(done.getTime() + SPAN_MS)),
    ]
    const measured = verdict(row.impactArea, measureOf(row.impactArea, before), measureOf(row.impactArea, after))
    await keepInsights(db, row.id, { before, after, verdict: measured })
  }
}

const isImpactArea = (name: string): name is ImpactArea => (impactAreas as readonly string[]).includes(name)

async function figuresOf(db: Db, { tool }: OptimizationRow, from: Date, to: Date) {
  const found = (await figuresBetween(db, { from, to })).find((days) => days.tool === tool)
  return {
    requests: found?.requests ?? 0,
    failures: found?.failures ?? 0,
    timeouts: found?.timeouts ?? 0,
    averageMs: found?.averageMs ?? null,
    tokensPerRequest: found?.tokensPerRequest ?? 0,
    costPerRequest: found?.costPerRequest ?? null,
    ratings: found?.ratings ?? 0,
    thumbsDown: found?.thumbsDown ?? 0,
  }
}
