// The queue of jobs: sends them, runs those that are due, and tries failed ones again. How pg-boss keeps them is set up in
// boss.ts. Knows no particular job.
import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { Database, Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { openBoss, type Boss } from './boss.ts'
import { runJob, type Job } from './job.ts'
import { lastDue, nextDue } from './schedule.ts'
import { failedRuns, hurry, whatWaits } from './store.ts'

/** What rooms use of the queue. */
export interface JobSender {
  /**
   * Has `job` done: at once, or not before `after`. Sent within a transaction, it is done once that has committed, and not
   * at all when it is rolled back.
   * @param db the transaction, or `site.db` outside of one.
   * @throws ZodError when `data` does not fit the job's schema.
   */
  send<Data extends z.ZodType>(db: Db, job: Job<Data>, data: z.input<Data>, options?: { after?: Date }): Promise<void>
}

export interface Jobs<Needs> extends JobSender {
  /** Must be done before anything is sent. */
  prepare(): Promise<void>
  /** Starts this process's workers, and its regular `look`. */
  start(needs: Needs & { clock: () => Date }): Promise<void>
  /**
   * Sends scheduled jobs that are due, and wakes the workers of waiting ones. Happens by itself at the next moment for which
   * something waits, and every `lookSeconds`.
   */
  look(): Promise<void>
  /** Has failed runs of a job done again now, also those that wait for another try. Returns how many runs that are. */
  retry(tx: Tx, name: string): Promise<number>
  /** Makes this process's workers of a job look for work at once: for work that was committed without a notification. */
  wake(name: string): void
  /** Waits up to `stopSeconds` for runs under way. Those that have not ended then are begun again later, by any process. */
  stop(): Promise<void>
}

/** The intervals and time limits of the queue, in seconds. */
export interface Pace {
  /**
   * The longest time between two looks (`Jobs.look`), for what this process was not told of. A job that is sent to be done at
   * once waits for none.
   */
  lookSeconds: number
  /** A run whose process has not been heard of for so long is taken over, at the next supervision. */
  heartbeatSeconds: number
  superviseSeconds: number
  /** How long a stop waits for runs under way. */
  stopSeconds: number
}

const unhurried: Pace = { lookSeconds: 20, heartbeatSeconds: 60, superviseSeconds: 120, stopSeconds: 5 }

/** How seldom pg-boss itself polls: practically never, because a look wakes all workers with one query for all jobs. */
const NEVER_SECONDS = 24 * 60 * 60

/** The channel of LISTEN and NOTIFY on which processes hear that something was sent for a later moment, with an empty payload. */
const LATER = 'kopij_later'

/** The least time between two looks, in ms: a clock that stands still just before a moment would be looked at without end. */
const LEAST_PAUSE_MS = 10

/** How long after a failure the moment of its next try is looked for, in ms: by then pg-boss has written it. */
const AFTER_FAILURE_MS = 1_000

export interface JobsParts<Needs> {
  database: Database
  jobs: readonly Job<z.ZodType, Needs>[]
  clock: () => Date
  /** Called for every run that failed; with `job` undefined, for a failure of the queue itself. */
  onFailure: (job: { name: string; title: string } | undefined, error: unknown) => void
  pace?: Partial<Pace>
}

/** Makes the queue of `jobs`. Nothing is sent or run before `prepare` and `start`. */
export function openJobs<Needs>({ database, jobs, clock, onFailure, pace = {} }: JobsParts<Needs>): Jobs<Needs> {
  const { db, exclusive, listening } = database
  const { lookSeconds, heartbeatSeconds, superviseSeconds, stopSeconds } = { ...unhurried, ...pace }
  const scheduled = jobs.filter(({ schedule }) => schedule !== null)
  /** The workers of each job, by its name. */
  const workers = new Map<string, string[]>()
  /** The moment for which each scheduled job was last sent, and the one after it. */
  const sentFor = new Map<string, { due: Date; next: Date }>()
  /** Runs outside of a transaction that it may be called in: a timer counts as part of what set it, and may not ask the pool there. */
  const outside = AsyncLocalStorage.snapshot()
  let opened: Boss | undefined
  let stopped = false
  let timer: NodeJS.Timeout | undefined
  /** When `timer` goes off, by `performance.now()`. */
  let timedAt = Infinity
  let looking: Promise<void> | undefined

  function prepared(): Boss {
    if (opened === undefined) throw new Error('The jobs are not prepared.')
    return opened
  }

  const wake = (name: string) => workers.get(name)?.forEach((id) => opened?.boss.notifyWorker(id))

  async function prepare(): Promise<void> {
    opened = await openBoss(database, jobs, {
      heartbeatSeconds,
      superviseSeconds,
      onError: (error) => onFailure(undefined, error),
    })
  }

  async function start(needs: Needs & { clock: () => Date }): Promise<void> {
    for (const job of jobs) {
      const ids: string[] = []
      workers.set(job.name, ids)
      while (ids.length < job.atOnce) ids.push(await work(job, needs))
    }
    // Whatever was sent before it listens is found by the look.
    listening?.on(LATER, { hear: () => void (looking ?? Promise.resolve()).then(look), begins: () => void look() })
    void look()
  }

  /** Has this process look in `waitMs`, unless it does so before: in `lookSeconds` it does anyhow. */
  function lookIn(waitMs: number): void {
    const at = performance.now() + Math.min(Math.max(waitMs, LEAST_PAUSE_MS), lookSeconds * 1_000)
    if (stopped || at >= timedAt) return
    clearTimeout(timer)
    timedAt = at
    timer = outside(() => setTimeout(() => void look(), at - performance.now()).unref())
  }

  function work(job: Job<z.ZodType, Needs>, needs: Needs & { clock: () => Date }): Promise<string> {
    const options = {
      pollingIntervalSeconds: NEVER_SECONDS,
      notifyPollingIntervalSeconds: NEVER_SECONDS,
      heartbeatRefreshSeconds: heartbeatSeconds / 4,
    }
    return prepared().boss.work<unknown>(job.name, options, async ([order]) => {
      try {
        await runJob(job, needs, order?.data ?? undefined, order?.signal)
      } catch (error) {
        onFailure(job, error)
        lookIn(AFTER_FAILURE_MS)
        // pg-boss keeps the thrown error in the database. A failed statement with its values must not end up there.
        throw plain(describeFailure(error))
      } finally {
        // After a run the worker would sleep, though more runs may be waiting. A scheduled job never has more.
        if (job.schedule === null) wake(job.name)
      }
    })
  }

  async function send(within: Db, { name, data: schema }: Pick<Job, 'name' | 'data'>, data: unknown, after?: Date) {
    schema.parse(data)
    const { boss, within: on } = prepared()
    await boss.send(name, data as object, { db: on(within), ...(after && { startAfter: after }) })
    // The embedded database does not notify workers. A worker that is woken within a transaction waits for the one
    // connection, and so until the transaction has ended.
    if (exclusive && after === undefined) wake(name)
    if (after === undefined) return
    // Every process hears of it with the commit: whoever took the order may be gone by then. The embedded database has one
    // process, on the same clock.
    if (exclusive) lookIn(after.getTime() - Date.now())
    else await within.execute(sql`select pg_notify(${LATER}, '')`)
  }

  /** Returns how long it is until the next one is due, in ms. */
  async function sendDue(): Promise<number> {
    let waitMs = Infinity
    for (const { name, schedule } of scheduled) {
      const now = clock()
      let known = sentFor.get(name)
      if (known === undefined || now < known.due || now >= known.next) {
        const due = lastDue(schedule!, now)
        // The id is the same in every process and after every start, so the run is kept once.
        const sent = await prepared().boss.send(name, null, { id: idFor(name, due) })
        known = { due, next: nextDue(schedule!, now) }
        sentFor.set(name, known)
        if (sent !== null) wake(name)
      }
      waitMs = Math.min(waitMs, known.next.getTime() - now.getTime())
    }
    return waitMs
  }

  function look(): Promise<void> {
    looking ??= (async () => {
      clearTimeout(timer)
      timedAt = Infinity
      let waitMs = Infinity
      try {
        waitMs = await sendDue()
        for (const { name, ready, nextMs } of await whatWaits(db)) {
          if (ready) wake(name)
          if (nextMs !== null) waitMs = Math.min(waitMs, nextMs)
        }
      } catch (error) {
        // The database did not answer. Nothing is lost: the next look tries again.
        onFailure(undefined, error)
      } finally {
        looking = undefined
        lookIn(waitMs)
      }
    })()
    return looking
  }

  async function retry(tx: Tx, name: string): Promise<number> {
    const job = jobs.find((one) => one.name === name)
    if (job === undefined) return 0
    const on = { db: prepared().within(tx) }
    const waiting = await hurry(tx, name)
    if (job.schedule !== null) {
      // Of a job with a schedule one run does all the work, so only one is tried again; older failures stay as they
      // were.
      if (waiting > 0) return waiting
      return (await prepared().boss.send(name, null, on)) === null ? 0 : 1
    }
    const failed = await failedRuns(tx, name)
    if (failed.length > 0) await prepared().boss.retry(name, failed, on)
    return waiting + failed.length
  }

  return {
    prepare,
    start,
    look,
    retry,
    wake,
    send: (within, job, data, { after } = {}) => send(within, job, data, after),
    async stop() {
      stopped = true
      listening?.off(LATER)
      clearTimeout(timer)
      await looking
      await opened?.boss.stop({ close: false, timeout: stopSeconds * 1000 })
    },
  }
}

/** A UUID made of a job's name and a moment: version 8 of RFC 9562, which leaves the contents to whoever makes it. */
function idFor(name: string, due: Date): string {
  const hash = createHash('sha256').update(`${name} ${due.toISOString()}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** An error without a stack, which nobody would read in the database. */
function plain(message: string): Error {
  const error = new Error(message)
  delete error.stack
  return error
}
