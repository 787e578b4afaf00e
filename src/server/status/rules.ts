// What counts as good, as worth a look and as failing. No SQL, no HTTP, no disk.
import type { JobStatus, LastError, PartState } from '#contract/status/state.ts'

const MEGABYTE = 1024 * 1024

/** Below this a start refuses (db/embedded.ts); saving will soon fail. */
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

/** So many failures without a success between them are no chance. */
export const FAILURES_IN_A_ROW = 3

/** Share of failures in the last hour from which on somebody should look. */
const FAILED_SHARE = 0.1

/** Fewer requests than this have no share worth the name. */
const LEAST_REQUESTS = 5

/** What a model did lately. */
export interface ModelWork {
  lastSuccessAt: Date | null
  lastError: LastError
  /** Of the last hour. */
  requests: number
  failures: number
  /** The newest requests of that hour, as many as a rule looks at: whether each failed. */
  newest: boolean[]
}

export function modelState({ requests, failures, newest }: ModelWork): PartState {
  if (newest.length === FAILURES_IN_A_ROW && newest.every((failed) => failed)) return 'failing'
  return requests >= LEAST_REQUESTS && failures / requests >= FAILED_SHARE ? 'attention' : 'good'
}

/** Looks come every minute, and a job waits for those before it: later than this after it was due is late, in ms. */
const GRACE_MS = 10 * 60_000

interface Ran {
  startedAt: Date | null
  succeededAt: Date | null
  failedAt: Date | null
  error: string | null
}

/**
 * @param ran its row; undefined when it never ran.
 * @param housedSince since when this process looks whether jobs are due.
 */
export function jobStatusOf(
  { name, everyMs }: { name: string; everyMs: number },
  ran: Ran | undefined,
  housedSince: Date,
  now: Date,
): JobStatus {
  const { startedAt = null, succeededAt = null, failedAt = null, error = null } = ran ?? {}
  const due = startedAt === null ? housedSince.getTime() : startedAt.getTime() + everyMs
  return {
    name,
    everyMs,
    startedAt: startedAt?.toISOString() ?? null,
    succeededAt: succeededAt?.toISOString() ?? null,
    lastError: failedAt === null ? null : { message: error ?? '', at: failedAt.toISOString() },
    failed: failedAt !== null && (succeededAt === null || failedAt > succeededAt),
    overdue: now.getTime() > due + GRACE_MS,
  }
}

export function jobsState(jobs: readonly JobStatus[]): PartState {
  if (jobs.some(({ failed }) => failed)) return 'failing'
  return jobs.some(({ overdue }) => overdue) ? 'attention' : 'good'
}

/** The newest of them; of two of the same moment the one named later. */
export function latest(errors: readonly LastError[]): LastError {
  const moment = (error: LastError) => (error === null ? 0 : Date.parse(error.at))
  return errors.reduce((last, error) => (moment(error) >= moment(last) ? error : last), null)
}
