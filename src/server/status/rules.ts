// What counts as good, as worth a look and as failing. No SQL, no HTTP, no disk.
import type { JobStatus } from '#contract/status/job.ts'
import type { LastError, PartState } from '#contract/status/part.ts'
import type { Job } from '../jobs/job.ts'
import { lastDue } from '../jobs/schedule.ts'
import type { JobState } from '../jobs/store.ts'
import type { ModelWork } from '../quota/model-work-store.ts'

const MEGABYTE = 1024 * 1024

/** With less free than this the embedded database refuses to start (db/embedded.ts), and saving will soon fail. */
const LEAST_FREE_BYTES = 100 * MEGABYTE

/** Below this there is still time to make room. */
const FEW_FREE_BYTES = 1024 * MEGABYTE

export function filesState({ writable, freeBytes }: { writable: boolean; freeBytes: number | null }): PartState {
  if (!writable || (freeBytes !== null && freeBytes < LEAST_FREE_BYTES)) return 'failing'
  return freeBytes !== null && freeBytes < FEW_FREE_BYTES ? 'attention' : 'good'
}

/** A database that takes longer for something this small is in trouble, in ms. */
const SLOW_ANSWER_MS = 1_000

export function databaseState(answerMs: number | null): PartState {
  if (answerMs === null) return 'failing'
  return answerMs > SLOW_ANSWER_MS ? 'attention' : 'good'
}

/** This many failures without a success between them are no coincidence. */
export const FAILURES_IN_A_ROW = 3

/** Share of failures in the last hour from which on somebody should look. */
const FAILED_SHARE = 0.1

/** Of fewer requests than this a share says nothing. */
const LEAST_REQUESTS = 5

export function modelState({ requests, failures, newest }: ModelWork): PartState {
  if (newest.length === FAILURES_IN_A_ROW && newest.every((failed) => failed)) return 'failing'
  return requests >= LEAST_REQUESTS && failures / requests >= FAILED_SHARE ? 'attention' : 'good'
}

/** How long a piece of work on pictures that was lost deserves a look, in ms. */
const LOST_MS = 60 * 60_000

/** With so many waiting for each place, somebody waits too long for a picture. */
const MANY_PER_PLACE = 5

export function picturesState(
  lanes: readonly { places: number; waiting: number }[],
  lastLost: LastError,
  now: Date,
): PartState {
  const isRecent = lastLost !== null && now.getTime() - Date.parse(lastLost.at) < LOST_MS
  return isRecent || lanes.some(({ places, waiting }) => waiting >= MANY_PER_PLACE * places) ? 'attention' : 'good'
}

/** How long after its time a job may begin before it counts as late, in ms: it may have to wait for others under way. */
const GRACE_MS = 10 * 60_000

/**
 * @param kept what is kept of its runs; undefined when it never ran.
 * @param lastFailure what went wrong last, however long ago.
 * @param runsSince since when this process runs.
 */
export function jobStatusOf(
  { name, title, schedule }: Pick<Job, 'name' | 'title' | 'schedule'>,
  kept: Omit<JobState, 'name'> | undefined,
  lastFailure: LastError,
  runsSince: Date,
  now: Date,
): JobStatus {
  const { startedAt, succeededAt, failedAt, waitingSince, failed, retrying } = kept ?? nothingKept
  const text = (moment: Date | null) => moment?.toISOString() ?? null
  const latestGrace = new Date(now.getTime() - GRACE_MS)
  const unserved = schedule !== null && (startedAt ?? runsSince) < lastDue(schedule, latestGrace)
  const forgotten = waitingSince !== null && waitingSince < latestGrace && retrying === 0
  return {
    name,
    title,
    schedule,
    startedAt: text(startedAt),
    succeededAt: text(succeededAt),
    running: kept?.running ?? 0,
    waiting: kept?.waiting ?? 0,
    waitingSince: text(waitingSince),
    failedRuns: failed,
    lastError: latest([
      // A process that died reported no error itself. What is known was kept with the run by the process that found out.
      failedAt === null ? null : { message: kept?.error ?? '', at: failedAt.toISOString() },
      lastFailure,
    ]),
    // A later run of a scheduled job makes a failed one good when it succeeds. Every run of a sent job has its own work.
    failed: retrying > 0 || (failed > 0 && (schedule === null || succeededAt === null || failedAt! > succeededAt)),
    overdue: unserved || forgotten,
  }
}

const nothingKept: Omit<JobState, 'name'> = {
  waiting: 0,
  waitingSince: null,
  running: 0,
  startedAt: null,
  succeededAt: null,
  retrying: 0,
  failed: 0,
  failedAt: null,
  error: null,
}

export function jobsState(jobs: readonly JobStatus[]): PartState {
  if (jobs.some(({ failed }) => failed)) return 'failing'
  return jobs.some(({ overdue }) => overdue) ? 'attention' : 'good'
}

/** The newest of the errors; of two of the same moment the later in the list. */
export function latest(errors: readonly LastError[]): LastError {
  const moment = (error: LastError) => (error === null ? 0 : Date.parse(error.at))
  return errors.reduce((last, error) => (moment(error) >= moment(last) ? error : last), null)
}
