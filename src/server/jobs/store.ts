// All SQL about jobs: taking one, and saying how it ended. Knows no job.
import { asc, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { jobs } from './tables.ts'

/** A job that failed is tried again after this time, in ms. */
export const RETRY_MS = 5 * 60_000

/** A process that takes longer is believed dead, and another may begin, in ms. */
const LEASE_MS = 10 * 60_000

const plus = (moment: Date, ms: number) => new Date(moment.getTime() + ms)

/**
 * Takes a job that is due, for this process alone: one statement, however many ask at once.
 * @param everyMs how long after its last start it is due again.
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
        AND (${jobs.succeededAt} IS NULL OR ${jobs.startedAt} <= ${moment(-everyMs)})
        AND (${jobs.failedAt} IS NULL OR ${jobs.failedAt} <= ${moment(-RETRY_MS)})`,
    )
    .returning({ name: jobs.name })
  return taken.length > 0
}

/** Lets go of a job that ended; `error` when it failed. */
export async function endJob(db: Db, name: string, now: Date, error?: string): Promise<void> {
  const ended = error === undefined ? { succeededAt: now } : { failedAt: now, error }
  await db
    .update(jobs)
    .set({ ...ended, leasedUntil: null })
    .where(eq(jobs.name, name))
}

/** Every job that ever ran. */
export function jobStates(db: Db) {
  return db.select().from(jobs).orderBy(asc(jobs.name))
}
