// Calendar days in Dutch time, as SQL: PostgreSQL knows which days have 23 or 25 hours. Knows no table.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import type { Period } from '#contract/usage/period.ts'

/** Midnight at the start of a calendar day in Dutch time. */
export function startOf(day: SQL): SQL {
  return sql`((${day})::timestamp AT TIME ZONE 'Europe/Amsterdam')`
}

/** The calendar day of a moment, in Dutch time. */
export function dutchDayOf(moment: SQL): SQL {
  return sql`((${moment}) AT TIME ZONE 'Europe/Amsterdam')::date`
}

/** Whether a moment lies on one of the days of a period. */
export function isWithin(moment: SQLWrapper, { from, to }: Period): SQL {
  return sql`${moment} >= ${startOf(sql`${from}::date`)} AND ${moment} < ${startOf(sql`${to}::date + 1`)}`
}
