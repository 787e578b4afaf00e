// Sets up pg-boss: over the connections of our own pool, with a queue for each job. Only this file and queue.ts call it;
// store.ts reads its tables.
import { sql } from 'drizzle-orm'
import type { Db as BossDatabase, PgBoss, Queue } from 'pg-boss'
import type { Schedule } from '#contract/status/job.ts'
import type { Database, Db } from '../db/connect.ts'
import { askedDirectly } from '../db/failures.ts'
import type { Job } from './job.ts'

export interface Boss {
  boss: PgBoss
  /** Makes pg-boss run its statements on `db`, which may be a transaction. */
  within: (db: Db) => BossDatabase
}

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

interface Settings {
  heartbeatSeconds: number
  superviseSeconds: number
  onError: (error: unknown) => void
}

/** Loads pg-boss, starts it and makes its queues. No worker runs yet. When it throws, nothing of it is left. */
export async function openBoss(
  { pool, listening, exclusive }: Database,
  jobs: readonly Job[],
  { heartbeatSeconds, superviseSeconds, onError }: Settings,
): Promise<Boss> {
  const library = await import('pg-boss')
  const boss = new library.PgBoss({
    db: {
      executeSql: (text, values) => askedDirectly(pool).query({ text, values: values as unknown[] }),
      ...(listening && {
        listen: async (channel: string, hear: (payload: string) => void, begins: () => void) => {
          listening.on(channel, { hear, begins })
          return { close: async () => listening.off(channel) }
        },
      }),
    },
    backend: exclusive ? 'pglite' : 'postgres',
    // Migrations of our own make its tables.
    migrate: false,
    // Its own schedules lose a run when the process dies between claiming and sending it: see decision 18.
    schedule: false,
    useListenNotify: listening !== undefined,
    superviseIntervalSeconds: superviseSeconds,
    monitorIntervalSeconds: superviseSeconds,
    maintenanceIntervalSeconds: HOUR_SECONDS,
    queueCacheIntervalSeconds: HOUR_SECONDS,
    flowIntervalSeconds: HOUR_SECONDS,
    registerInstance: false,
    monitorVacuum: false,
    reindex: false,
    openTelemetry: { enabled: false },
  })
  // Without a listener an 'error' event would end the process. pg-boss tries again by itself what failed.
  boss.on('error', onError)
  try {
    await boss.start()
    await makeQueues(boss, jobs, heartbeatSeconds)
  } catch (error) {
    // Its timers run already, and nobody else knows of it.
    await boss.stop({ close: false, graceful: false })
    throw error
  }
  return { boss, within: (db) => library.fromDrizzle(db, sql) }
}

/** Makes the queues that are missing and updates the others. Safe to run again where a run broke off. */
async function makeQueues(boss: PgBoss, jobs: readonly Job[], heartbeatSeconds: number): Promise<void> {
  // Queues are made here, and not when a job is first sent: within a transaction on the embedded database, making one would
  // wait for the very connection that the transaction has.
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = optionsOf(job, heartbeatSeconds)
    const queue = there.get(job.name)
    // Of a scheduled job one run exists at a time in the whole installation, waiting or under way: a second would do the
    // same work.
    const policy = job.schedule === null ? 'standard' : 'exclusive'
    if (queue === undefined) await boss.createQueue(job.name, { policy, ...options })
    else if (Object.entries(options).some(([key, value]) => queue[key as keyof typeof options] !== value)) {
      await boss.updateQueue(job.name, options)
    }
  }
}

/** The options of a job's queue. */
function optionsOf({ schedule, retry, limitSeconds }: Job, heartbeatSeconds: number) {
  return {
    notify: true,
    retryLimit: retry.limit,
    retryDelay: retry.delaySeconds,
    retryBackoff: true,
    retryDelayMax: retry.maxDelaySeconds,
    expireInSeconds: limitSeconds,
    heartbeatSeconds,
    deleteAfterSeconds: keptSeconds(schedule),
  } satisfies Partial<Queue>
}

/**
 * How long a run is kept after it has ended, in seconds. It tells when the job last went well, and it keeps a scheduled
 * moment from being sent twice, so it must stay longer than until the next moment. Runs of a job that comes every minute
 * are kept for an hour only: there would be thousands.
 */
function keptSeconds(schedule: Schedule | null): number {
  if (schedule === null) return 14 * DAY_SECONDS
  return 'cron' in schedule ? 62 * DAY_SECONDS : Math.max(HOUR_SECONDS, 3 * 60 * schedule.everyMinutes)
}
