// How late work with a moment of its own begins: orders for many moments, beside many that wait for later ones.
import { z } from 'zod'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { sentJob } from '#server/jobs/job.ts'
import { openJobs } from '#server/jobs/queue.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** How late the last may begin, in ms on the machine of the yardstick. */
const LIMIT_MS = 1_000
/** Orders whose moments lie `APART_MS` apart, all within the time between two looks. */
const ORDERS = 50
const APART_MS = 200
/** Orders for tomorrow, as letters are that come before the end of a trial. */
const WAITING = 5_000

const order = sentJob({
  name: 'bench-moment',
  title: 'Meting',
  data: z.object({ number: z.int() }),
  run: async (_needs: { clock: () => Date }) => {},
})

export async function moments(where: { name: string; env: Record<string, string> }, { ms }: Yardstick): Promise<Row> {
  const database = await openDatabase({ databaseUrl: where.env.DATABASE_URL, dataDir: where.env.DATA_DIR ?? '' })
  const clock = () => new Date()
  const jobs = openJobs<{ clock: typeof clock }>({
    database,
    jobs: [order],
    clock,
    onFailure: (_job, error) => console.error(error),
  })
  try {
    await migrateAndSeed(database, async () => {})
    await jobs.prepare()
    await database.pool.query(
      `insert into pgboss.job (name, data, start_after)
       select 'bench-moment', '{"number": 0}', now() + interval '1 day' from generate_series(1, ${WAITING})`,
    )
    await jobs.start({ clock })
    const first = Date.now() + 1_000
    for (let number = 1; number <= ORDERS; number += 1)
      await jobs.send(database.db, order, { number }, { after: new Date(first + number * APART_MS) })
    const late = await lateness(database.pool, first + ORDERS * APART_MS + 60_000)
    const latest = Math.max(...late)
    return {
      what: `${ORDERS} orders with a moment, ${WAITING} more waiting: how late they begin, ${where.name}`,
      measured: `${Math.round(median(late))} ms in the middle, ${Math.round(latest)} ms the latest`,
      limit: scaled('at most', LIMIT_MS, ms(LIMIT_MS)),
      met: late.length === ORDERS && latest <= ms(LIMIT_MS),
    }
  } finally {
    await jobs.stop()
    await database.close()
  }
}

/** How many ms after its moment each order began, by the clock of the database, once all have, or at `giveUpAt`. */
async function lateness(pool: Awaited<ReturnType<typeof openDatabase>>['pool'], giveUpAt: number): Promise<number[]> {
  for (;;) {
    const { rows } = await pool.query<{ late: number }>(
      `select extract(epoch from started_on - start_after)::float * 1000 as late from pgboss.job
       where name = 'bench-moment' and state = 'completed'`,
    )
    if (rows.length >= ORDERS || Date.now() > giveUpAt) return rows.map(({ late }) => late)
    await new Promise((resolve) => setTimeout(resolve, 500))
  }
}
