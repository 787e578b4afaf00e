// All SQL about the figures of one user, straight from the log of requests by its index on user and moment.
import { sql, type SQL } from 'drizzle-orm'
import { noFigures, UNKNOWN_MODEL, type Figures } from '#contract/usage/figures.ts'
import type { Report } from '#contract/usage/overview.ts'
import { type Day } from '#contract/days.ts'
import { eachDay, type Period } from '#contract/usage/period.ts'
import type { Db } from '../db/connect.ts'
import { dutchDayOf, isWithin } from '../db/dutch-days.ts'
import { loggedRequests } from '../quota/views.ts'
import { sums } from './summary.ts'

type SumRow = Pick<Figures, 'requests' | 'failures' | 'unpriced'> &
  Record<'tokens' | 'cost' | 'processing_time_ms', string>
type PartRow = SumRow & { part: number; day: Day; tool: string; model: string }

/** A user's own report; days of the period without requests have zeros. */
export async function ownFigures(
  db: Db,
  userId: number,
  period: Period,
): Promise<Pick<Report, 'totals' | 'days' | 'tools' | 'models'>> {
  const { rows } = await db.execute<PartRow>(sql`
    -- The bits of "part" tell what a row was not grouped by: 7 everything, 3 a day, 5 a tool, 6 a model.
    SELECT grouping(day, tool, model) AS part, day::text, tool, model, ${sums}
    FROM (
      SELECT success, tokens, cost, ms, ${dutchDayOf(sql`created_at`)} AS day, tool, coalesce(model, ${UNKNOWN_MODEL}) AS model
      FROM ${loggedRequests} WHERE ${ownRows(userId, period)}
    ) AS own
    GROUP BY GROUPING SETS ((), (day), (tool), (model))
    ORDER BY requests DESC, tool, model`)
  const of = (part: number) => rows.filter((row) => row.part === part)
  const byDay = new Map(of(3).map((row) => [row.day, figuresOf(row)]))
  return {
    totals: figuresOf(of(7)[0]),
    days: eachDay(period).map((day) => ({ day, ...(byDay.get(day) ?? noFigures) })),
    tools: of(5).map((row) => ({ name: row.tool, ...figuresOf(row) })),
    models: of(6).map((row) => ({ name: row.model, ...figuresOf(row) })),
  }
}

/** Only the sums of a period. */
export async function ownTotals(db: Db, userId: number, period: Period): Promise<Figures> {
  const { rows } = await db.execute<SumRow>(sql`SELECT ${sums} FROM ${loggedRequests} WHERE ${ownRows(userId, period)}`)
  return figuresOf(rows[0])
}

/** The day of a user's first request; null: there was none. */
export async function ownFirstDay(db: Db, userId: number): Promise<Day | null> {
  const { rows } = await db.execute<{ day: Day | null }>(
    sql`SELECT ${dutchDayOf(sql`min(created_at)`)}::text AS day FROM ${loggedRequests} WHERE user_id = ${userId}`,
  )
  return rows[0]?.day ?? null
}

function ownRows(userId: number, period: Period): SQL {
  return sql`user_id = ${userId} AND ${isWithin(sql`created_at`, period)}`
}

function figuresOf(row: SumRow | undefined): Figures {
  if (row === undefined) return noFigures
  const { requests, failures, unpriced, tokens, cost, processing_time_ms: ms } = row
  return { requests, failures, unpriced, tokens: Number(tokens), cost: Number(cost), processingTimeMs: Number(ms) }
}
