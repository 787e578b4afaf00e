// A job, and with COUNT_DAY set a process of its own that does it and never ends its run: for tests that kill it there. With LATER_MS it
// has it done so many ms later instead, and waits for nothing.
import { z } from 'zod'
import type { Database } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/connect.ts'
import { sentJob } from '#server/jobs/job.ts'
import { openJobs } from '#server/jobs/queue.ts'

interface Needs {
  clock: () => Date
  pool: Database['pool']
  /** Called once the work is done, before the run has ended. */
  worked: () => Promise<void>
}

/** Counts a day. However often it runs, the table holds each day once. */
export const countDay = sentJob({
  name: 'count-day',
  title: 'Dag tellen',
  data: z.object({ day: z.string() }),
  retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 1 },
  run: async ({ pool, worked }: Needs, { data }) => {
    await pool.query('insert into counted (day) values ($1) on conflict do nothing', [data.day])
    await worked()
  },
})

if (process.env.COUNT_DAY !== undefined) {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' })
  const jobs = openJobs<Needs>({ database, jobs: [countDay], clock: () => new Date(), onFailure: () => {} })
  await jobs.prepare()
  await jobs.start({
    clock: () => new Date(),
    pool: database.pool,
    worked: () => {
      process.stdout.write('gedaan\n')
      return new Promise(() => {})
    },
  })
  const { COUNT_DAY, LATER_MS } = process.env
  const later = LATER_MS !== undefined && { after: new Date(Date.now() + Number(LATER_MS)) }
  await jobs.send(database.db, countDay, { day: COUNT_DAY }, { ...later })
  if (later) process.stdout.write('besteld\n')
}
