// A background job as administrators see it: what it does, when it is due, and how its last runs went.
import { z } from 'zod'
import { lastError } from './part.ts'

/** When a job is due: every so many minutes, of which a part is one too, or by a cron expression in Dutch time. */
export const schedule = z.union([z.object({ everyMinutes: z.number().positive() }), z.object({ cron: z.string() })])
export type Schedule = z.infer<typeof schedule>

export const jobStatus = z.object({
  /** The name by which endpoints refer to it. */
  name: z.string(),
  /** Its name for people, in Dutch. */
  title: z.string(),
  /** Null for a job that runs only when it is sent. */
  schedule: schedule.nullable(),
  startedAt: z.iso.datetime().nullable(),
  succeededAt: z.iso.datetime().nullable(),
  running: z.number().int(),
  /** The number of runs that can begin now or wait for a retry. */
  waiting: z.number().int(),
  /** Since when the oldest run that can begin now has been waiting; null when there is none. */
  waitingSince: z.iso.datetime().nullable(),
  /** The number of runs that failed for good: they are retried only when an administrator asks for it. */
  failedRuns: z.number().int(),
  lastError,
  /** Whether a run failed and has not succeeded since. */
  failed: z.boolean(),
  /** Whether a run should have begun by now and has not. */
  overdue: z.boolean(),
})
export type JobStatus = z.infer<typeof jobStatus>

/** The parameters of a path that contains a job's name. */
export const jobParams = z.object({ name: z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'Deze taak bestaat niet.') })
