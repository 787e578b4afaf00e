// Sends jobs, does what is due, and has what failed done again. What keeps them stands in boss.ts. Knows no job.
import { createHash } from 'node:crypto'
import type { z } from 'zod'
import type { Database, Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { openBoss, type Boss } from './boss.ts'
import { runJob, type Job } from './job.ts'
import { lastDue } from './schedule.ts'
import { failedRuns, hurry, readyJobs } from './store.ts'

/** What rooms know of jobs. */
export interface JobSender {
  /**
   * Has `job` done: at once, or not before `after`. In a transaction it is done when that commits, and never when it
   * does not.
   * @param db the transaction, or `site.db` outside of one.
   */
  send<Data extends z.ZodType>(db: Db, job: Job<Data>, data: z.input<Data>, options?: { after?: Date }): Promise<void>
}

export interface Jobs<Needs> extends JobSender {
  /** Must be done before anything is sent. */
  prepare(): Promise<void>
  /** Takes part in doing what is to be done, from now on. */
  start(needs: Needs & { clock: () => Date }): Promise<void>
  /** Sends what is due, and wakes what waits. Happens by itself, every `lookSeconds`. */
  look(): Promise<void>
  /** Has what failed done again, now. Returns how many runs; those that wait for another try count too. */
  retry(tx: Tx, name: string): Promise<number>
  /** Looks at once whether there is something to do: after a commit of what nobody was told. */
  wake(name: string): void
  /** Waits for what is under way, a while; what has not ended then is begun again by whoever finds it. */
  stop(): Promise<void>
}

/** How often what happens, in seconds. */
export interface Pace {
  /** Sends what is due, and wakes what waits for another try. Whatever is sent to be done at once waits for no look. */
  lookSeconds: number
  /** A run whose process has not been heard of for so long is taken over, at the next supervision. */
  heartbeatSeconds: number
  superviseSeconds: number
  /** How long a stop waits. */
  stopSeconds: number
}

const unhurried: Pace = { lookSeconds: 20, heartbeatSeconds: 60, superviseSeconds: 120, stopSeconds: 5 }

/** So seldom that it does not count: looks wake whatever waits, with one statement for all jobs. */
const NEVER_SECONDS = 24 * 60 * 60

export interface JobsParts<Needs> {
  database: Database
  jobs: readonly Job<z.ZodType, Needs>[]
  clock: () => Date
  /** Hears of every run that failed; of the library itself when `job` is undefined. */
  onFailure: (job: { name: string; title: string } | undefined, error: unknown) => void
  pace?: Partial<Pace>
}

export function openJobs<Needs>({ database, jobs, clock, onFailure, pace = {} }: JobsParts<Needs>): Jobs<Needs> {
  const { db, exclusive } = database
  const { lookSeconds, heartbeatSeconds, superviseSeconds, stopSeconds } = { ...unhurried, ...pace }
  const scheduled = jobs.filter(({ schedule }) => schedule !== null)
  /** The workers of each job, by its name. */
  const workers = new Map<string, string[]>()
  /** The moment for which each scheduled job was last sent. */
  const sentFor = new Map<string, number>()
  let opened: Boss | undefined
  let timer: NodeJS.Timeout | undefined
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
    timer = setInterval(() => void look(), lookSeconds * 1000).unref()
    void look()
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
        // What is thrown is kept in the database: not a statement with its values.
        throw plain(describeFailure(error))
      } finally {
        // A worker that did something would sleep before it looks for more. One with a schedule has no more.
        if (job.schedule === null) wake(job.name)
      }
    })
  }

  async function send(within: Db, { name, data: schema }: Pick<Job, 'name' | 'data'>, data: unknown, after?: Date) {
    schema.parse(data)
    const { boss, within: on } = prepared()
    await boss.send(name, data as object, { db: on(within), ...(after && { startAfter: after }) })
    // On the embedded database nobody is told. Within a transaction the worker waits for the one connection, so until
    // that has ended.
    if (exclusive && after === undefined) wake(name)
  }

  async function sendDue(): Promise<void> {
    for (const { name, schedule } of scheduled) {
      const due = lastDue(schedule!, clock())
      if (sentFor.get(name) === due.getTime()) continue
      // The same id in every process, and after every start: it is kept once.
      const sent = await prepared().boss.send(name, null, { id: idFor(name, due) })
      sentFor.set(name, due.getTime())
      if (sent !== null) wake(name)
    }
  }

  function look(): Promise<void> {
    looking ??= (async () => {
      try {
        await sendDue()
        for (const name of await readyJobs(db)) wake(name)
      } catch (error) {
        // The database could not be asked. Nothing is lost: the next look tries again.
        onFailure(undefined, error)
      }
    })().finally(() => (looking = undefined))
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
      clearInterval(timer)
      await looking
      await opened?.boss.stop({ close: false, timeout: stopSeconds * 1000 })
    },
  }
}

/** Names one moment of one job; version 8 of RFC 9562, for ids of one's own making. */
function idFor(name: string, due: Date): string {
  const hash = createHash('sha256').update(`${name} ${due.toISOString()}`).digest('hex')
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`
}

/** Without a stack: nobody reads it there. */
function plain(message: string): Error {
  const error = new Error(message)
  delete error.stack
  return error
}
