// What a job is: work in the background, done on a schedule or when a room asks for it. Knows nothing of how jobs are kept
// and run.
import { z } from 'zod'
import type { Schedule } from '#contract/status/job.ts'

/** One run of a job. */
export interface Run<Data = unknown> {
  now: Date
  data: Data
  /** Aborted when the run takes too long or the process stops: the run is then begun again later, by any process. */
  signal: AbortSignal
}

/** When a run that failed is tried again: first after `delaySeconds`, then each time after twice as long. */
export interface Retry {
  /** How many times; after that the run stays failed until an administrator asks for it again. */
  limit: number
  delaySeconds: number
  maxDelaySeconds: number
}

/**
 * @typeParam Needs the parts of the site that a run uses, such as the database.
 */
export interface Job<Data extends z.ZodType = z.ZodType, Needs = never> {
  /** Its name in the database, which therefore never changes: English, kebab-case. */
  name: string
  /** What it does, in Dutch: administrators read it. */
  title: string
  /**
   * Null for a job that is only done when it is sent. A job that changes from one to the other needs a new name, because a
   * queue that exists keeps its policy.
   */
  schedule: Schedule | null
  /** The schema of what is sent along, which travels as JSON. */
  data: Data
  retry: Retry
  /** Most runs of it under way in one process. A scheduled job has one in the whole installation. */
  atOnce: number
  /** How long a run may take, in seconds. One that takes longer is given up, and tried again. */
  limitSeconds: number
  /**
   * Must be safe to run twice: a process may die after the work is done and before it has said so. What must happen only
   * once has to be guaranteed by the data, say by a unique key.
   */
  run(needs: Needs, run: Run<z.output<Data>>): Promise<void>
}

const MINUTE_S = 60

const defaults = {
  retry: { limit: 5, delaySeconds: MINUTE_S, maxDelaySeconds: 60 * MINUTE_S },
  atOnce: 1,
  limitSeconds: 15 * MINUTE_S,
}

type Rest = Partial<Pick<Job, 'retry' | 'atOnce' | 'limitSeconds'>> & Pick<Job, 'name' | 'title'>

/** A job with a schedule. For all moments it missed while no process ran, it runs once at the next start. */
export function scheduledJob<Needs>(
  declared: Rest & { schedule: Schedule; run: (needs: Needs, run: Omit<Run, 'data'>) => Promise<void> },
): Job<z.ZodUndefined, Needs> {
  return { ...defaults, data: z.undefined(), ...declared }
}

/** A job without a schedule, done when a room sends it. */
export function sentJob<Data extends z.ZodType, Needs>(
  declared: Rest & { data: Data; run: (needs: Needs, run: Run<z.output<Data>>) => Promise<void> },
): Job<Data, Needs> {
  return { ...defaults, schedule: null, ...declared }
}

/** Runs a job here and now: called by the workers of the queue, and by tests. */
export function runJob<Data extends z.ZodType, Needs>(
  job: Job<Data, Needs>,
  needs: Needs & { clock: () => Date },
  data?: z.input<Data>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  return job.run(needs, { now: needs.clock(), data: job.data.parse(data), signal })
}
