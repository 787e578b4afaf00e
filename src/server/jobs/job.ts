// What a job is: something the house does by itself, at its time or when a room asks for it. Knows nothing of how jobs
// are kept and run.
import { z } from 'zod'
import type { Schedule } from '#contract/status/job.ts'

/** One run of a job. */
export interface Run<Data = unknown> {
  now: Date
  data: Data
  /** Aborted when the run took too long, or the process stops: somebody else will begin it again. */
  signal: AbortSignal
}

/** When a run that failed is tried again: first after `delaySeconds`, then each time after twice as long. */
export interface Retry {
  /** How often; then it stays as failed, until an administrator asks for it again. */
  limit: number
  delaySeconds: number
  maxDelaySeconds: number
}

/**
 * @typeParam Needs what a run needs of the house.
 */
export interface Job<Data extends z.ZodType = z.ZodType, Needs = never> {
  /** What the database knows it by, so it stays: English, kebab-case. */
  name: string
  /** What it does, in Dutch: administrators read it. */
  title: string
  /** Null for one that is only done when it is sent. Who makes the one of the other gives it a new name, too. */
  schedule: Schedule | null
  /** What is sent along; it travels as JSON. */
  data: Data
  retry: Retry
  /** How many runs of it one process has under way at most. One that has a schedule runs once in the whole house. */
  atOnce: number
  /** A run that takes longer is given up, and tried again, in seconds. */
  limitSeconds: number
  /** Must be safe to run twice: a process that dies after its work has not said so. What happens once is held by data. */
  run(needs: Needs, run: Run<z.output<Data>>): Promise<void>
}

const MINUTE_S = 60

const defaults = {
  retry: { limit: 5, delaySeconds: MINUTE_S, maxDelaySeconds: 60 * MINUTE_S },
  atOnce: 1,
  limitSeconds: 15 * MINUTE_S,
}

type Rest = Partial<Pick<Job, 'retry' | 'atOnce' | 'limitSeconds'>> & Pick<Job, 'name' | 'title'>

/** A job that happens by itself. What it missed while no process ran, it does once at the next start. */
export function scheduledJob<Needs>(
  declared: Rest & { schedule: Schedule; run: (needs: Needs, run: Omit<Run, 'data'>) => Promise<void> },
): Job<z.ZodUndefined, Needs> {
  return { ...defaults, data: z.undefined(), ...declared }
}

/** A job that a room sends. */
export function sentJob<Data extends z.ZodType, Needs>(
  declared: Rest & { data: Data; run: (needs: Needs, run: Run<z.output<Data>>) => Promise<void> },
): Job<Data, Needs> {
  return { ...defaults, schedule: null, ...declared }
}

/** Does what a job does, here and now: what the runner calls, and a test. */
export function runJob<Data extends z.ZodType, Needs>(
  job: Job<Data, Needs>,
  needs: Needs & { clock: () => Date },
  data?: z.input<Data>,
  signal: AbortSignal = new AbortController().signal,
): Promise<void> {
  return job.run(needs, { now: needs.clock(), data: job.data.parse(data), signal })
}
