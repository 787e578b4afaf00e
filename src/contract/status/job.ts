// A job as administrators see it: what the house does by itself, when, and how it goes.
import { z } from 'zod'
import { lastError } from './part.ts'

/** When a job is due: every so many minutes, or by a cron expression on Dutch clocks. */
export const schedule = z.union([z.object({ everyMinutes: z.number().int() }), z.object({ cron: z.string() })])
export type Schedule = z.infer<typeof schedule>

export const jobStatus = z.object({
  /** What endpoints call it. */
  name: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Null for what happens only when it is asked for. */
  schedule: schedule.nullable(),
  startedAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  running: z.number().int(),
  /** Runs that could begin, or wait for another try. */
  waiting: z.number().int(),
  /** Since when the oldest of them could begin. */
  waitingSince: z.iso.datetime().nullable(),
  /** Runs that failed so often that they are not tried again by themselves. */
  failedRuns: z.number().int(),
  lastError,
  /** Something of it failed, and has not succeeded since. */
  failed: z.boolean(),
  /** It should have begun by now. */
  overdue: z.boolean(),
})
export type JobStatus = z.infer<typeof jobStatus>

/** A job's name, in an address. */
export const jobParams = z.object({ name: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Deze taak bestaat niet.') })
