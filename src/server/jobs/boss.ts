// pg-boss as this house uses it: over the house's own connections, with a queue for each job. With queue.ts the only files
// that know it.
import { sql } from 'drizzle-orm'
import type { Db as BossDatabase, PgBoss, Queue } from 'pg-boss'
import type { Schedule } from '#contract/status/job.ts'
import type { Database, Db } from '../db/connect.ts'
import type { Job } from './job.ts'

export interface Boss {
  boss: PgBoss
  /** Has it ask its statements there: in a transaction. */
  within: (db: Db) => BossDatabase
}

const HOUR_SECONDS = 60 * 60
const DAY_SECONDS = 24 * HOUR_SECONDS

interface Settings {
  heartbeatSeconds: number
  superviseSeconds: number
  onError: (error: unknown) => void
}

/** Loads pg-boss, starts it, and makes the queues that are missing. Nobody works for it yet. */
export async function openBoss(
  { pool, listening, exclusive }: Database,
  jobs: readonly Job[],
  { heartbeatSeconds, superviseSeconds, onError }: Settings,
): Promise<Boss> {
  const library = await import('pg-boss')
  const boss = new library.PgBoss({
    db: {
      executeSql: (text, values) => pool.query(text, values as unknown[]),
      ...(listening && {
        listen: async (channel: string, hear: (payload: string) => void, begins: () => void) => {
          listening.on(channel, { hear, begins })
          return { close: async () => listening.off(channel) }
        },
      }),
    },
    backend: exclusive ? 'pglite' : 'postgres',
    // Migrations of ours bring its tables.
    migrate: false,
    // Its own schedules lose a moment when the process dies between claiming and sending it: see decision 18.
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
  // Unheard, an error would end the process. What it could not do it tries again by itself.
  boss.on('error', onError)
  await boss.start()
  // Not when it is first sent to: within a transaction of the embedded database that would wait for itself.
  const there = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const job of jobs) {
    const options = optionsOf(job, heartbeatSeconds)
    const queue = there.get(job.name)
    // One at a time in the whole house, waiting ones included: a second would do the same.
    const policy = job.schedule === null ? 'standard' : 'exclusive'
    if (queue === undefined) await boss.createQueue(job.name, { policy, ...options })
    else if (Object.entries(options).some(([key, value]) => queue[key as keyof typeof options] !== value)) {
      await boss.updateQueue(job.name, options)
    }
  }
  return { boss, within: (db) => library.fromDrizzle(db, sql) }
}

/** How pg-boss is to keep a job. */
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
 * How long a run is kept that has ended, in seconds. It tells when the job last went well, and that its moment was
 * served: so longer than from one moment to the next. Of what comes every minute there must not be thousands.
 */
function keptSeconds(schedule: Schedule | null): number {
  if (schedule === null) return 14 * DAY_SECONDS
  return 'cron' in schedule ? 62 * DAY_SECONDS : Math.max(HOUR_SECONDS, 3 * 60 * schedule.everyMinutes)
}
