// All SQL of ours about jobs that are kept; their tables are pg-boss's. Knows no job.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'

/** The names of jobs that could begin now, in whichever process. */
export async function readyJobs(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    SELECT DISTINCT name FROM pgboss.job WHERE state < 'active' AND start_after <= now()`)
  return rows.map(({ name }) => name)
}

/** Lets what waits for another try wait no longer. Returns how many runs. */
export async function hurry(tx: Tx, name: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry' AND start_after > now()`)
  return rowCount ?? 0
}

/** The runs that failed for good. */
export async function failedRuns(db: Db, name: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM pgboss.job WHERE name = ${name} AND state = 'failed' ORDER BY created_on LIMIT 1000`)
  return rows.map(({ id }) => id)
}

/** How a job goes. */
export interface JobState {
  name: string
  /** Runs that could begin now, or wait for another try; not those for a later day. */
  waiting: number
  /** Since when the oldest of them could begin. */
  waitingSince: Date | null
  running: number
  startedAt: Date | null
  succeededAt: Date | null
  /** Runs that failed, and wait for another try. */
  retrying: number
  /** Runs that failed for good. */
  failed: number
  failedAt: Date | null
  /** What the newest of those two said. */
  error: string | null
}

/** Every job of which something is kept. */
export async function jobStates(db: Db): Promise<JobState[]> {
  const { rows } = await db.execute<Record<keyof JobState, unknown>>(sql`
    SELECT name,
      (count(*) FILTER (WHERE state = 'retry' OR state = 'created' AND start_after <= now()))::int AS waiting,
      min(start_after) FILTER (WHERE state < 'active' AND start_after <= now()) AS "waitingSince",
      (count(*) FILTER (WHERE state = 'active'))::int AS running,
      max(started_on) AS "startedAt",
      max(completed_on) FILTER (WHERE state = 'completed') AS "succeededAt",
      (count(*) FILTER (WHERE state = 'retry'))::int AS retrying,
      (count(*) FILTER (WHERE state = 'failed'))::int AS failed,
      max(completed_on) FILTER (WHERE state = 'failed') AS "failedAt",
      (array_agg(coalesce(output ->> 'message', output -> 'value' ->> 'message', output ->> 'value')
        ORDER BY started_on DESC) FILTER (WHERE state IN ('retry', 'failed')))[1] AS error
    FROM pgboss.job GROUP BY name`)
  return rows.map((row) => {
    const states = { ...row } as Record<string, unknown>
    // Drizzle leaves the moments of such a statement as text.
    for (const moment of moments) states[moment] = row[moment] === null ? null : new Date(row[moment] as string)
    return states as unknown as JobState
  })
}

const moments = ['waitingSince', 'startedAt', 'succeededAt', 'failedAt'] as const
