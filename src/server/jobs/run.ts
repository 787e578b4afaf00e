// Runs what the house does by itself: each job when it is due, in one process at a time. Knows no job.
import type { FastifyInstance } from 'fastify'
import type { Db } from '../db/connect.ts'
import { describeFailure } from '../db/failures.ts'
import { endJob, takeJob } from './store.ts'

export interface Job {
  /** In Dutch: administrators read it. */
  name: string
  /** How long after a start it is due again, in ms; less than a minute: with every look. */
  everyMs: number
  /** Must be safe to run twice: a process that dies after its work has not said so. */
  run: (now: Date) => Promise<void>
}

/** How often one looks whether a job is due, in ms. */
const LOOK_MS = 60_000

interface House {
  db: Db
  clock: () => Date
}

/** Runs every job that is due, one after the other. A failure is kept with the job, and does not stop the others. */
export async function runDueJobs(app: FastifyInstance, { db, clock }: House, jobs: readonly Job[]): Promise<void> {
  for (const { name, everyMs, run } of jobs) {
    try {
      const startedAt = clock()
      if (!(await takeJob(db, name, everyMs, startedAt))) continue
      const failure = await run(startedAt).then(
        () => undefined,
        (error: unknown) => describeFailure(error),
      )
      if (failure !== undefined) app.log.warn({ job: name, failure }, 'Een achtergrondtaak is mislukt.')
      await endJob(db, name, startedAt, clock(), failure)
    } catch (error) {
      // The database itself: the next look tries again.
      app.log.warn({ job: name, failure: describeFailure(error) }, 'Een achtergrondtaak kon niet beginnen.')
    }
  }
}

/** Looks at once and then every minute, never twice at a time; a stop waits for the job under way. */
export function startJobs(app: FastifyInstance, house: House, jobs: readonly Job[]): void {
  let timer: NodeJS.Timeout
  let underWay: Promise<void> | undefined
  const look = () => {
    underWay ??= runDueJobs(app, house, jobs).finally(() => (underWay = undefined))
  }
  app.addHook('onReady', async () => {
    timer = setInterval(look, LOOK_MS).unref()
    look()
  })
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await underWay
  })
}
