// All SQL about jobs: taking one, and saying how it ended. Knows no job.
import { and, asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { jobs } from './tables.ts'

/** A job that failed is tried again after this time, in ms. */
export const RETRY_MS = 5 * 60_000

/** A process that takes longer is believed dead, and another may begin, in ms. */
const LEASE_MS = 10 * 60_000

const plus = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/**
 * Takes a job that is due, for this process alone: one statement, however many ask at once.
 * @param everyMs how long after its last start it is due again; only when that run went well. One that failed, or whose
 *   process died, waits for no more than its retry or its lease.
 */
export async function takeJob(db: Db, name: string, everyMs: number, now: Date): Promise<boolean> {
  await db.insert(jobs).values({ name }).onConflictDoNothing()
  const moment = (ms: number) => sql`${plus(now, ms).toISOString()}::timestamptz`
  const taken = await db
    .update(jobs)
    .set({ leasedUntil: plus(now, LEASE_MS), startedAt: now })
    .where(
      sql`${jobs.name} = ${name}
        AND (${jobs.leasedUntil} IS NULL OR ${jobs.leasedUntil} <= ${moment(0)})
        AND (${jobs.succeededAt} IS NULL OR ${jobs.succeededAt} < ${jobs.startedAt} OR ${jobs.startedAt} <= ${moment(-everyMs)})
        AND (${jobs.failedAt} IS NULL OR ${jobs.failedAt} <= ${moment(-RETRY_MS)})`,
    )
    .returning({ name: jobs.name })
  return taken.length > 0
}

/** Lets go of the job taken at `startedAt`, which ended; `error` when it failed. One that another took over is theirs. */
export async function endJob(db: Db, name: string, startedAt: Date, now: Date, error?: string): Promise<void> {
  const ended = error === undefined ? { succeededAt: now } : { failedAt: now, error }
  await db
    .update(jobs)
    .set({ ...ended, leasedUntil: null })
    .where(and(eq(jobs.name, name), eq(jobs.startedAt, startedAt)))
}

/** Every job that ever ran. */
export function jobStates(db: Db) {
  return db.select().from(jobs).orderBy(asc(jobs.name))
}
