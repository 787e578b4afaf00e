// All SQL about what waits for administrators, and about trials and paying users. Counts only.
import { sql } from 'drizzle-orm'
import type { Board } from '#contract/usage/overview.ts'
import { dutchDay } from '#contract/days.ts'
import { type Period } from '#contract/usage/period.ts'
import { paysAt } from '../accounts/tables.ts'
import type { Db } from '../db/connect.ts'
import { startOf } from './summary.ts'

/** One statement for each subject, so that other requests get at the database in between. */
export async function readBoard(db: Db, period: Period, now: Date): Promise<Board> {
  return {
    ...(await countLinks(db)),
    ...(await countTasks(db, now)),
    ...(await countMessages(db)),
    ...(await countPeople(db, period, now)),
  }
}

async function countLinks(db: Db): Promise<Pick<Board, 'linksOpen' | 'linksClaimed'>> {
  const { rows } = await db.execute<Pick<Board, 'linksOpen' | 'linksClaimed'>>(sql`
    SELECT (count(*) FILTER (WHERE status = 'Open'))::int AS "linksOpen",
      (count(*) FILTER (WHERE status = 'Opgepakt'))::int AS "linksClaimed"
    FROM inspiratie_links WHERE deleted_at IS NULL AND status IN ('Open', 'Opgepakt')`)
  return rows[0] ?? { linksOpen: 0, linksClaimed: 0 }
}

async function countTasks(db: Db, now: Date): Promise<Pick<Board, 'tasksOpen' | 'tasksOverdue'>> {
  const { rows } = await db.execute<Pick<Board, 'tasksOpen' | 'tasksOverdue'>>(sql`
    SELECT count(*)::int AS "tasksOpen",
      (count(*) FILTER (WHERE due_date < ${dutchDay(now)}::date))::int AS "tasksOverdue"
    FROM tasks WHERE deleted_at IS NULL AND NOT completed`)
  return rows[0] ?? { tasksOpen: 0, tasksOverdue: 0 }
}

async function countMessages(db: Db): Promise<Pick<Board, 'messages'>> {
  const { rows } = await db.execute<Pick<Board, 'messages'>>(
    sql`SELECT count(*)::int AS messages FROM contact_submissions WHERE handled_at IS NULL`,
  )
  return rows[0] ?? { messages: 0 }
}

type PeopleCounts = Pick<Board, 'paying' | 'trials' | 'trialsEnded' | 'registered' | 'converted'>

async function countPeople(db: Db, { from, to }: Period, now: Date): Promise<PeopleCounts> {
  const moment = sql`${now.toISOString()}::timestamptz`
  const start = startOf(sql`${from}::date`)
  const end = startOf(sql`${to}::date + 1`)
  const { rows } = await db.execute<PeopleCounts>(sql`
    SELECT (count(*) FILTER (WHERE pays))::int AS paying,
      (count(*) FILTER (WHERE NOT pays AND ends > ${moment}))::int AS trials,
      (count(*) FILTER (WHERE NOT pays AND ends <= ${moment} AND ends >= ${start} AND ends < ${end}))::int AS "trialsEnded",
      (count(*) FILTER (WHERE registered_within))::int AS registered,
      (count(*) FILTER (WHERE registered_within AND pays))::int AS converted
    FROM (
      SELECT subscription_end_date AS ends,
        created_at >= ${start} AND created_at < ${end} AS registered_within,
        ${paysAt(now)} AS pays
      FROM users WHERE role <> 'admin'
    ) AS people`)
  return rows[0] ?? { paying: 0, trials: 0, trialsEnded: 0, registered: 0, converted: 0 }
}
