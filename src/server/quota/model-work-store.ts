// The SQL about what a model did lately, from the log of requests. Knows no threshold.
import { and, desc, eq, gt, not, sql } from 'drizzle-orm'
import { problems } from '#contract/problems.ts'
import type { LastError } from '#contract/status/part.ts'
import type { Db } from '../db/connect.ts'
import { aiUsage } from './tables.ts'
import { failedWith, ofTheAsker } from './views.ts'

/** What a model did lately. */
export interface ModelWork {
  lastSuccessAt: Date | null
  lastError: LastError
  /** Of the last hour. */
  requests: number
  failures: number
  /** The newest requests of that hour, as many as a rule looks at: whether each failed. */
  newest: boolean[]
}

const HOUR_MS = 60 * 60 * 1000

/** How far back the last success and failure are looked for: without a bound a quiet table would be read whole. In ms. */
const LOOK_BACK_MS = 30 * 24 * HOUR_MS

/** Failures that are not the model's: the user broke the request off, or was refused for what they asked. */
const notOfTheModel = failedWith([problems.cancelled.message, ...ofTheAsker], aiUsage)

/**
 * What `model` did lately, with its `looked` newest requests one by one. The messages of failures hold no prompts: see
 * describeFailure and providers/failure.ts.
 */
export async function modelWork(db: Db, model: string, now: Date, looked: number): Promise<ModelWork> {
  const since = (ms: number) => new Date(now.getTime() - ms)
  const counts = and(eq(aiUsage.modelUsed, model), gt(aiUsage.createdAt, since(LOOK_BACK_MS)), not(notOfTheModel))
  const newest = (success: boolean) =>
    db
      .select({ at: aiUsage.createdAt, message: aiUsage.errorMessage })
      .from(aiUsage)
      .where(and(counts, eq(aiUsage.success, success)))
      .orderBy(desc(aiUsage.createdAt))
      .limit(1)
  const [success] = await newest(true)
  const [failure] = await newest(false)
  const inLastHour = and(counts, gt(aiUsage.createdAt, since(HOUR_MS)))
  const [hour] = await db
    .select({
      requests: sql<number>`count(*)::int`,
      failures: sql<number>`(count(*) FILTER (WHERE NOT ${aiUsage.success}))::int`,
    })
    .from(aiUsage)
    .where(inLastHour)
  const row = await db
    .select({ success: aiUsage.success })
    .from(aiUsage)
    .where(inLastHour)
    .orderBy(desc(aiUsage.createdAt), desc(aiUsage.id))
    .limit(looked)
  return {
    lastSuccessAt: success?.at ?? null,
    lastError: failure ? { message: failure.message ?? '', at: failure.at.toISOString() } : null,
    requests: hour?.requests ?? 0,
    failures: hour?.failures ?? 0,
    newest: row.map((one) => !one.success),
  }
}
