// All SQL that adds up what tools did over some days, for finding what could be better. Knows no rule.
import { sql } from 'drizzle-orm'
import { problems } from '#contract/problems.ts'
import { BUILT_IN_MODEL } from '#contract/tools/define.ts'
import { toolNames, tools, type ToolName } from '#contract/tools/registry.ts'
import { standardSettings, type ToolSettings } from '#contract/tools/settings.ts'
import { MEASURED_DAYS, type ToolFigures } from '#contract/optimizations/optimization.ts'
import type { Db } from '../db/connect.ts'
import { EXAMPLE_SHOWN } from '../feedback/store.ts'
import { examples, ratings } from '../feedback/views.ts'
import { PROCESS_STOPPED } from '../quota/store.ts'
import { failedWith, loggedRequests, ofTheAsker } from '../quota/views.ts'
import { settings } from '../tools/views.ts'

/** Messages of requests that the user broke off or a restart ended. They say nothing about the tool, and are left out. */
const leftOut: readonly string[] = [problems.cancelled.message, PROCESS_STOPPED]

/** What a rule looks at: the figures of one tool, and what could be changed about it. */
export interface ToolDays extends ToolFigures {
  tool: ToolName
  /** In US dollar cents. */
  cost: number
  /** Requests that a language model answered; the built-in writer has neither examples nor a time limit. */
  live: number
  /** Learned examples in a prompt, in characters: the mean over all requests. */
  exampleCharacters: number
  /** Someone has more learned examples than a prompt shows. */
  hasMoreExamples: boolean
  /** Nine in ten, and ninety-nine in a hundred, of all requests were over after this time, in ms. */
  ninetiethMs: number
  ninetyNinthMs: number
  settings: ToolSettings
  /** A setting was changed in these days, so the figures mix before and after. */
  changed: boolean
}

export interface Span {
  from: Date
  to: Date
}

/** The last `MEASURED_DAYS` whole days, in Dutch time, in which a day can have 23 or 25 hours. */
export async function lastWholeDays(db: Db, now: Date): Promise<Span> {
  const midnight = sql`date_trunc('day', ${at(now)} AT TIME ZONE 'Europe/Amsterdam')`
  const result = await db.execute<{ from: string; to: string }>(sql`
    SELECT (${midnight} - make_interval(days => ${MEASURED_DAYS})) AT TIME ZONE 'Europe/Amsterdam' AS "from",
      ${midnight} AT TIME ZONE 'Europe/Amsterdam' AS "to"`)
  const [row] = result.rows
  if (row === undefined) throw new Error('the database did not say what day it is')
  return { from: new Date(row.from), to: new Date(row.to) }
}

const at = (moment: Date) => sql`${moment.toISOString()}::timestamptz`

type Row = Omit<ToolDays, 'tool' | 'settings'> & {
  tool: string
  examplesShown: number | null
  timeLimitSeconds: number | null
}

/** The figures of each tool from `from` until `to`; tools without requests and ratings are not among them. */
export async function figuresBetween(db: Db, { from, to }: Span): Promise<ToolDays[]> {
  const shown = standardSettings(false).examplesShown
  const result = await db.execute<Row>(sql`
    WITH used AS (
      SELECT tool, user_id, ms, tokens, cost, success,
        model IS DISTINCT FROM ${BUILT_IN_MODEL} AS live,
        NOT success AND NOT ${failedWith(ofTheAsker)} AS failed,
        ${failedWith([problems.writerTooSlow.message])} AS timed_out
      FROM ${loggedRequests}
      WHERE created_at >= ${at(from)} AND created_at < ${at(to)}
        AND NOT ${failedWith(leftOut)}
    ), learned AS (
      SELECT user_id, tool, count(*)::int AS amount, avg(least(char_length(example), ${EXAMPLE_SHOWN})) AS characters
      FROM ${examples} GROUP BY user_id, tool
    ), rated AS (
      SELECT tool, count(*)::int AS ratings, (count(*) FILTER (WHERE rating < 0))::int AS thumbs_down
      FROM ${ratings}
      WHERE created_at >= ${at(from)} AND created_at < ${at(to)}
      GROUP BY tool
    ), added AS (
      SELECT used.tool,
        count(*)::int AS requests,
        (count(*) FILTER (WHERE failed))::int AS failures,
        (count(*) FILTER (WHERE timed_out))::int AS timeouts,
        (avg(ms) FILTER (WHERE success))::float8 AS average_ms,
        avg(tokens)::float8 AS tokens_per_request,
        avg(used.cost)::float8 AS cost_per_request,
        coalesce(sum(used.cost), 0)::float8 AS cost,
        (count(*) FILTER (WHERE live))::int AS live,
        avg(coalesce(least(amount, coalesce(examples_shown, ${shown})) * characters, 0))::float8 AS example_characters,
        coalesce(bool_or(amount > coalesce(examples_shown, ${shown})), false) AS has_more_examples,
        percentile_cont(0.9) WITHIN GROUP (ORDER BY ms) AS ninetieth_ms,
        percentile_cont(0.99) WITHIN GROUP (ORDER BY ms) AS ninety_ninth_ms
      FROM used
      LEFT JOIN learned ON learned.user_id = used.user_id AND learned.tool = used.tool
      LEFT JOIN ${settings} ON settings.tool = used.tool
      GROUP BY used.tool
    )
    SELECT tool, coalesce(requests, 0) AS requests, coalesce(failures, 0) AS failures, coalesce(timeouts, 0) AS timeouts,
      average_ms AS "averageMs", coalesce(tokens_per_request, 0) AS "tokensPerRequest", cost_per_request AS "costPerRequest",
      coalesce(cost, 0) AS cost, coalesce(live, 0) AS live, coalesce(example_characters, 0) AS "exampleCharacters",
      coalesce(has_more_examples, false) AS "hasMoreExamples", coalesce(ninetieth_ms, 0) AS "ninetiethMs",
      coalesce(ninety_ninth_ms, 0) AS "ninetyNinthMs", coalesce(ratings, 0) AS ratings,
      coalesce(thumbs_down, 0) AS "thumbsDown", examples_shown AS "examplesShown", time_limit_seconds AS "timeLimitSeconds",
      coalesce(updated_at >= ${at(from)}, false) AS changed
    FROM added FULL JOIN rated USING (tool) LEFT JOIN ${settings} USING (tool)
    ORDER BY tool`)
  return result.rows.filter(isOfTool).map(({ examplesShown, timeLimitSeconds, ...row }) => {
    const standard = standardSettings(tools[row.tool].endpoint.streams !== false)
    return {
      ...row,
      settings: {
        examplesShown: examplesShown ?? standard.examplesShown,
        timeLimitSeconds: timeLimitSeconds ?? standard.timeLimitSeconds,
      },
    }
  })
}

/** False for requests of other kinds, such as pictures made in the browser: they ask no writer. */
const isOfTool = (row: Row): row is Row & { tool: ToolName } => (toolNames as readonly string[]).includes(row.tool)
