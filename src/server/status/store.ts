// All SQL about the state of the installation. Knows no threshold.
import { and, desc, eq, gt, not, sql } from 'drizzle-orm'
import { problems } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { aiUsage, failedWith, ofTheAsker } from '../quota/tables.ts'
import { FAILURES_IN_A_ROW, type ModelWork } from './rules.ts'
import { partFailures } from './tables.ts'

/** The parts whose last failure is kept here. Those of language models stand in `ai_usage`. */
export type KeptPart = 'database' | 'files' | 'mail' | `job:${string}`

export interface Failure {
  part: KeptPart
  error: string
  failedAt: Date
}

/** Keeps the last failure of a part; an older one than is known changes nothing. */
export async function keepFailure(db: Db, failure: Failure): Promise<void> {
  const { error, failedAt } = failure
  await db
    .insert(partFailures)
    .values(failure)
    .onConflictDoUpdate({
      target: partFailures.part,
      set: { error, failedAt },
      setWhere: sql`${partFailures.failedAt} < excluded.failed_at`,
    })
}

export function readFailures(db: Db) {
  return db.select().from(partFailures)
}

/** What the database says of itself. */
export async function describeDatabase(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const result = await db.execute<{ version: string; size: string }>(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS size`)
  const [row] = result.rows
  // '16.4 (Debian 16.4-1.pgdg120+1)' is version 16.4.
  return { version: row?.version.split(' ')[0] ?? '', sizeBytes: Number(row?.size ?? 0) }
}

const HOUR_MS = 60 * 60 * 1000

/** How far back the last success and failure are looked for: without a bound a quiet table would be read whole. In ms. */
const LOOK_BACK_MS = 30 * 24 * HOUR_MS

/** Failures that are not the model's: the user broke the request off, or was refused for what they asked. */
const notOfTheModel = failedWith([problems.cancelled.message, ...ofTheAsker])

/** What `model` did lately. The messages in `ai_usage` hold no prompts: see describeFailure and providers/failure.ts. */
export async function modelWork(db: Db, model: string, now: Date): Promise<ModelWork> {
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
    .limit(FAILURES_IN_A_ROW)
  return {
    lastSuccessAt: success?.at ?? null,
    lastError: failure ? { message: failure.message ?? '', at: failure.at.toISOString() } : null,
    requests: hour?.requests ?? 0,
    failures: hour?.failures ?? 0,
    newest: row.map((one) => !one.success),
  }
}
