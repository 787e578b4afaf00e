// All SQL about the figures of all users: days that are kept in `performance_stats`, and the log of requests for the others.
import { sql } from 'drizzle-orm'
import { NO_USER, type Breakdown, type Figures } from '#contract/usage/figures.ts'
import { PEOPLE_NAMED } from '#contract/usage/overview.ts'
import { type Day } from '#contract/days.ts'
import { eachDay, type Period } from '#contract/usage/period.ts'
import { people } from '../accounts/views.ts'
import type { Db } from '../db/connect.ts'
import { dutchDayOf } from '../db/dutch-days.ts'
import type { Tx } from '../db/transaction.ts'
import { loggedRequests } from '../quota/views.ts'
import type { DayFigures, NamedPerson } from './figure-rules.ts'
import { summaryOf } from './summary.ts'

/** The days up to `last` that have passed since the first request and are not kept, oldest first. */
export async function unkeptDays(db: Db, last: Day, limit: number): Promise<Day[]> {
  const { rows } = await db.execute<{ day: Day }>(sql`
    SELECT day::text
    FROM (SELECT ${dutchDayOf(sql`min(created_at)`)} AS first FROM ${loggedRequests}) AS usage,
      LATERAL (SELECT first + step AS day FROM generate_series(0, ${last}::date - first) AS step) AS days
    WHERE NOT EXISTS (SELECT 1 FROM performance_stats WHERE request_date = day)
    ORDER BY day LIMIT ${limit}`)
  return rows.map(({ day }) => day)
}

/** Until the transaction ends nobody else keeps a day, or takes a user out of the days that are kept. */
const lockDays = (tx: Tx) => tx.execute(sql`LOCK TABLE performance_stats IN SHARE ROW EXCLUSIVE MODE`)

/** Sums a day and keeps it; a day that is kept already stays as it is, whoever asks at the same time. */
export async function keepDay(tx: Tx, day: Day): Promise<void> {
  await lockDays(tx)
  await tx.execute(sql`
    INSERT INTO performance_stats (request_date, total_requests, failed_requests, total_processing_time_ms,
      average_response_time_ms, total_tokens_used, total_cost, success_rate, error_rate,
      agent_usage_breakdown, model_usage_breakdown, user_breakdown)
    SELECT ${day}::date, summary.* FROM (${summaryOf(sql`${day}::date`)}) AS summary
    ON CONFLICT (request_date) DO NOTHING`)
}

/** Adds a user's figures in the kept days to those of nobody (`NO_USER`): afterwards nothing tells whose they were. */
export async function onUserLeaves(tx: Tx, _deed: unknown, id: number): Promise<void> {
  await lockDays(tx)
  await tx.execute(sql`
    UPDATE performance_stats SET user_breakdown = (user_breakdown - ${String(id)}::text) || jsonb_build_object(
      ${NO_USER}::text,
      (SELECT jsonb_object_agg(part, total) FROM (
        SELECT part.key AS part, sum(part.value::numeric) AS total
        FROM jsonb_each(user_breakdown) AS person, jsonb_each_text(person.value) AS part
        WHERE person.key IN (${String(id)}, ${NO_USER}) GROUP BY part.key
      ) AS sums))
    WHERE user_breakdown ? ${String(id)}`)
}

/** The first day with a request, in Dutch time; null: there was none. */
export async function firstDay(db: Db): Promise<Day | null> {
  const { rows } = await db.execute<{ day: Day | null }>(
    sql`SELECT ${dutchDayOf(sql`min(created_at)`)}::text AS day FROM ${loggedRequests}`,
  )
  return rows[0]?.day ?? null
}

/** The columns of a day as the driver gives them. */
type DayRow = Record<'day' | 'tokens' | 'cost' | 'ms', string> &
  Record<'requests' | 'failures', number> &
  Record<'tools' | 'models', Breakdown>

const columns = sql`total_requests AS requests, failed_requests AS failures, total_tokens_used AS tokens,
  total_cost AS cost, total_processing_time_ms AS ms, agent_usage_breakdown AS tools, model_usage_breakdown AS models`

/** The days of a period that are kept. */
export async function keptDays(db: Db, { from, to }: Period): Promise<DayFigures[]> {
  const { rows } = await db.execute<DayRow>(sql`
    SELECT request_date::text AS day, ${columns} FROM performance_stats
    WHERE request_date BETWEEN ${from}::date AND ${to}::date`)
  return rows.map(dayFigures)
}

/** The same for days that are not kept, summed now; with the breakdown by user. */
export async function summedDays(db: Db, days: readonly Day[]): Promise<(DayFigures & { people: Breakdown })[]> {
  if (days.length === 0) return []
  const { rows } = await db.execute<DayRow & { people: Breakdown }>(sql`
    SELECT day::text, ${columns}, user_breakdown AS people
    FROM unnest(${sql.param(days)}::date[]) AS day CROSS JOIN LATERAL (${summaryOf(sql`day`)}) AS summary`)
  return rows.map((row) => ({ ...dayFigures(row), people: row.people }))
}

function dayFigures({ day, tools, models, requests, failures, tokens, cost, ms }: DayRow): DayFigures {
  const unpriced = Object.values(tools).reduce((sum, part) => sum + part.unpriced, 0)
  const numbers = { tokens: Number(tokens), cost: Number(cost), processingTimeMs: Number(ms) }
  return { day, tools, models, totals: { requests, failures, unpriced, ...numbers } }
}

type PersonRow = Record<keyof Figures, string> & { userId: number | null; name: string | null; people: number }

/**
 * The `PEOPLE_NAMED` users with most requests, on the `kept` days and in the `summed` breakdowns together, by name; and how
 * many users there are in all. The database adds the breakdowns up: a year of a thousand users is 39 MB of JSON,
 * and parsing that here would hold up every other request of this process.
 */
export async function busiestPeople(
  db: Db,
  kept: readonly Day[],
  summed: readonly Breakdown[],
): Promise<{ named: NamedPerson[]; count: number }> {
  const person = people('person')
  const { rows } = await db.execute<PersonRow>(sql`
    WITH per_day AS (
      SELECT user_breakdown FROM performance_stats WHERE request_date = ANY(${sql.param(kept)}::date[])
      UNION ALL
      SELECT value FROM jsonb_array_elements(${JSON.stringify(summed)}::jsonb)
    ), per_user AS (
      SELECT key::int AS id, sum((value->>'requests')::int) AS requests, sum((value->>'failures')::int) AS failures,
        sum((value->>'tokens')::bigint) AS tokens, sum((value->>'cost')::numeric) AS cost,
        sum((value->>'unpriced')::int) AS unpriced, sum((value->>'processingTimeMs')::bigint) AS ms
      FROM per_day, jsonb_each(user_breakdown) GROUP BY key
    )
    SELECT ${person.id} AS "userId", max(${person.name}) AS name, sum(requests) AS requests, sum(failures) AS failures,
      sum(tokens) AS tokens, sum(cost) AS cost, sum(unpriced) AS unpriced, sum(ms) AS "processingTimeMs",
      (count(*) OVER ())::int AS people
    FROM per_user LEFT JOIN ${person} ON ${person.id} = per_user.id
    GROUP BY ${person.id} ORDER BY sum(requests) DESC, ${person.id} LIMIT ${PEOPLE_NAMED}`)
  const named = rows.map(({ userId, name, people: _people, ...sums }) => ({
    userId,
    name,
    figures: Object.fromEntries(Object.entries(sums).map(([part, value]) => [part, Number(value)])) as Figures,
  }))
  return { named, count: rows[0]?.people ?? 0 }
}

/** The days of a period from the first with a request until today. */
export function livedDays({ from, to }: Period, first: Day | null, today: Day): Day[] {
  if (first === null) return []
  return eachDay({ from: from > first ? from : first, to: to < today ? to : today })
}
