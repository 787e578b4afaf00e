// What a day of requests adds up to, as one SELECT: the nightly job keeps it, and the overview asks it for days that
// are not kept yet. Knows nothing of people or screens.
import { sql, type SQL } from 'drizzle-orm'
import { NO_USER, UNKNOWN_MODEL } from '#contract/usage/figures.ts'
import { startOf } from '../db/dutch-days.ts'
import { loggedRequests } from '../quota/views.ts'

/** The columns of `Figures`, summed over rows of `loggedRequests`. */
export const sums = sql`
  count(*)::int AS requests,
  (count(*) FILTER (WHERE NOT success))::int AS failures,
  coalesce(sum(tokens), 0)::bigint AS tokens,
  coalesce(sum(cost), 0) AS cost,
  (count(*) FILTER (WHERE cost IS NULL))::int AS unpriced,
  coalesce(sum(ms), 0)::bigint AS processing_time_ms`

/** Those columns as a `Figures` in JSON. */
export const asFigures = sql`jsonb_build_object('requests', requests, 'failures', failures, 'tokens', tokens,
  'cost', cost, 'unpriced', unpriced, 'processingTimeMs', processing_time_ms)`

/**
 * One row with the columns of `performance_stats`, in its order from `total_requests` on.
 * A day without requests gives zeros and empty breakdowns.
 */
export function summaryOf(day: SQL): SQL {
  return sql`
    SELECT
      max(requests) FILTER (WHERE part = 7) AS total_requests,
      max(failures) FILTER (WHERE part = 7) AS failed_requests,
      max(processing_time_ms) FILTER (WHERE part = 7) AS total_processing_time_ms,
      coalesce(max(processing_time_ms::real / nullif(requests, 0)) FILTER (WHERE part = 7), 0)::real AS average_response_time_ms,
      max(tokens) FILTER (WHERE part = 7) AS total_tokens_used,
      max(cost) FILTER (WHERE part = 7) AS total_cost,
      coalesce(max((requests - failures)::real / nullif(requests, 0)) FILTER (WHERE part = 7), 0)::real AS success_rate,
      coalesce(max(failures::real / nullif(requests, 0)) FILTER (WHERE part = 7), 0)::real AS error_rate,
      coalesce(jsonb_object_agg(tool, ${asFigures}) FILTER (WHERE part = 3), '{}') AS agent_usage_breakdown,
      coalesce(jsonb_object_agg(model, ${asFigures}) FILTER (WHERE part = 5), '{}') AS model_usage_breakdown,
      coalesce(jsonb_object_agg(person, ${asFigures}) FILTER (WHERE part = 6), '{}') AS user_breakdown
    FROM (
      -- The bits of "part" tell what a row was not grouped by: 7 the whole day, 3 a tool, 5 a model, 6 a user.
      SELECT grouping(tool, model, person) AS part, tool, model, person, ${sums}
      FROM (
        SELECT success, tokens, cost, ms, tool, coalesce(model, ${UNKNOWN_MODEL}) AS model, coalesce(user_id::text, ${NO_USER}) AS person
        FROM ${loggedRequests}
        WHERE created_at >= ${startOf(day)} AND created_at < ${startOf(sql`${day} + 1`)}
      ) AS rows_of_day
      GROUP BY GROUPING SETS ((), (tool), (model), (person))
    ) AS parts`
}
