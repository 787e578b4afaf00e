// Runs jobs of a test's own on a real database, and looks at how pg-boss keeps their runs.
import type { z } from 'zod'
import { transaction, type Tx } from '#server/db/transaction.ts'
import type { Database } from '#server/db/connect.ts'
import type { Job } from '#server/jobs/job.ts'
import { openJobs, type Jobs, type JobsParts } from '#server/jobs/queue.ts'
import { until } from './app.ts'

interface Needs {
  clock: () => Date
}

export interface TestJobs extends Jobs<Needs> {
  /** What failed, with the name of its job; without a name for a failure of the queue itself. */
  failures: { name: string | undefined; message: string }[]
}

/**
 * Starts a queue with these jobs and its workers; `stopTestJobs` ends it at the end of the file. Its first look is over
 * then, and it looks again only when a test says so, unless `pace` says otherwise: what is done all the same, a worker was
 * woken for.
 */
export async function startTestJobs(
  database: Database,
  jobs: readonly Job<z.ZodType, Needs>[],
  { clock = () => new Date(), pace = {} }: Partial<Pick<JobsParts<Needs>, 'clock' | 'pace'>> = {},
): Promise<TestJobs> {
  const failures: TestJobs['failures'] = []
  const opened = openJobs<Needs>({
    database,
    jobs,
    clock,
    onFailure: (job, error) =>
      void failures.push({ name: job?.name, message: error instanceof Error ? error.message : String(error) }),
    pace: { lookSeconds: 3_600, ...pace },
  })
  running.add(opened)
  await opened.prepare()
  await opened.start({ clock })
  await opened.look()
  return { ...opened, failures }
}

const running = new Set<Jobs<Needs>>()
/** For `after`, before the database is closed. */
export async function stopTestJobs(): Promise<void> {
  await Promise.all([...running].map((jobs) => jobs.stop()))
  running.clear()
}

export interface Kept {
  id: string
  state: 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'
  retries: number
  said: string | null
}

/** The kept runs of a job, the oldest first. */
export async function keptRuns({ pool }: Database, name: string): Promise<Kept[]> {
  const { rows } = await pool.query<Kept>(
    `select id, state, retry_count as retries, output ->> 'message' as said from pgboss.job
     where name = $1 order by created_on, id`,
    [name],
  )
  return rows
}

/** Waits until exactly `count` runs of a job are in that state. */
export function untilKept(database: Database, name: string, state: Kept['state'], count = 1): Promise<void> {
  return until(
    async () => (await keptRuns(database, name)).filter((run) => run.state === state).length === count,
    `${count} of ${name} are ${state}`,
  )
}

/** Runs `work` in a transaction of the database's. */
export const inTransaction = <Result>({ pool }: Database, work: (tx: Tx) => Promise<Result>): Promise<Result> =>
  transaction(pool, work)

interface PutRun {
  state: Kept['state']
  startedAt?: Date
  completedAt?: Date
  waitingSince?: Date
  said?: string
}

/** Adds a run of a job to those that pg-boss keeps, as if it had been sent or done. */
export async function putRun({ pool }: Database, name: string, run: PutRun): Promise<void> {
  const { state, startedAt = null, completedAt = null, waitingSince = new Date(), said } = run
  await pool.query(`select pgboss.create_queue($1, '{"policy":"standard"}')`, [name])
  await pool.query(
    `insert into pgboss.job (name, state, start_after, started_on, completed_on, output, policy)
     values ($1, $2, $3, $4, $5, $6, 'standard')`,
    [name, state, waitingSince, startedAt, completedAt, said === undefined ? null : JSON.stringify({ message: said })],
  )
}

/** Deletes all kept runs, or those of one job: as if nothing had ever been done. */
export async function forgetRuns({ pool }: Database, name?: string): Promise<void> {
  await pool.query('delete from pgboss.job where $1::text is null or name = $1', [name ?? null])
}
