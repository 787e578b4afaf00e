// All SQL of our own about jobs, on the tables of pg-boss. Knows no particular job.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'

/** What waits of one job. */
export interface Waiting extends Record<string, unknown> {
  name: string
  /** Whether there is a run that could begin now, in any process. */
  ready: boolean
  /** How long it is until the next of the others may begin, in ms by the clock of the database; null when there are none. */
  nextMs: number | null
}

/**
 * What waits, of each job of which something does. pg-boss's states are an enum in this order: created, retry, active and the
 * ends, so those before 'active' wait.
 */
export async function whatWaits(db: Db): Promise<Waiting[]> {
  const { rows } = await db.execute<Waiting>(sql`
    SELECT name, min(start_after) <= now() AS ready,
      (extract(epoch FROM min(start_after) FILTER (WHERE start_after > now()) - now()) * 1000)::float AS "nextMs"
    FROM pgboss.job WHERE state < 'active' GROUP BY name`)
  return rows
}

/** Makes the runs of a job that wait for another try due now. Returns how many. */
export async function hurry(tx: Tx, name: string): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    UPDATE pgboss.job SET start_after = now() WHERE name = ${name} AND state = 'retry' AND start_after > now()`)
  return rowCount ?? 0
}

/** The ids of a job's runs that failed for good, oldest first, a thousand at most. */
export async function failedRuns(db: Db, name: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    SELECT id FROM pgboss.job WHERE name = ${name} AND state = 'failed' ORDER BY created_on LIMIT 1000`)
  return rows.map(({ id }) => id)
}

/** The state of a job, as its kept runs tell it. */
export interface JobState {
  name: string
  /** Runs that could begin now, or wait for another try; not those that were sent to begin later. */
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
  /** The message of the newest run that failed, for good or not. */
  error: string | null
}

/** The state of every job of which runs are kept. */
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
    // Drizzle leaves the timestamps of a raw statement as text.
    for (const moment of moments) states[moment] = row[moment] === null ? null : new Date(row[moment] as string)
    return states as unknown as JobState
  })
}

const moments = ['waitingSince', 'startedAt', 'succeededAt', 'failedAt'] as const
