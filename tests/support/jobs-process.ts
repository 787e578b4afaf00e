// A process of its own that does one job, and stays in the middle of it for ever when it is told to: for tests that kill it.
import { z } from 'zod'
import type { Database } from '#server/db/connect.ts'
import { openDatabase } from '#server/db/connect.ts'
import { sentJob } from '#server/jobs/job.ts'
import { openJobs } from '#server/jobs/queue.ts'

interface House {
  clock: () => Date
  pool: Database['pool']
  /** Called once the work is done, before the job has said so. */
  worked: () => Promise<void>
}

/** Counts a day; what happens once is held by the table: a day stands in it once. */
export const countDay = sentJob({
  name: 'count-day',
  title: 'Dag tellen',
  data: z.object({ day: z.string() }),
  retry: { limit: 3, delaySeconds: 1, maxDelaySeconds: 1 },
  run: async ({ pool, worked }: House, { data }) => {
    await pool.query('insert into counted (day) values ($1) on conflict do nothing', [data.day])
    await worked()
  },
})

if (process.env.COUNT_DAY !== undefined) {
  const database = await openDatabase({ databaseUrl: process.env.DATABASE_URL, dataDir: process.env.DATA_DIR ?? '' })
  const jobs = openJobs<House>({ database, jobs: [countDay], clock: () => new Date(), onFailure: () => {} })
  await jobs.prepare()
  await jobs.start({
    clock: () => new Date(),
    pool: database.pool,
    worked: () => {
      process.stdout.write('gedaan\n')
      return new Promise(() => {})
    },
  })
  await jobs.send(database.db, countDay, { day: process.env.COUNT_DAY })
}
