// All SQL about the quota: reserve a request, settle it, give it back, sweep what a dead process left.
// At every moment a user's count is what was settled plus what is reserved, because each step is one statement.
import { and, desc, eq, gt, not, sql, type SQL } from 'drizzle-orm'
import { entitlement, type Subscriber } from '#contract/access.ts'
import { DAY_MS } from '#contract/days.ts'
import { Problem, problems } from '#contract/problems.ts'
import { idHeld, idsHeld } from '../accounts/holds.ts'
import { countWhere, countWithinLimit, uncount } from '../accounts/request-count.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { aiUsage } from './tables.ts'
import { failedWith } from './views.ts'

/** A reservation this old belongs to a process that died: no generation may take longer. */
export const SWEEP_AFTER_MINUTES = 10

/** What `ai_usage.errorMessage` says of a request that was swept. */
export const PROCESS_STOPPED = 'Het proces stopte tijdens dit verzoek.'

/**
 * How many requests of whoever has a limit may fail in 24 hours after a model was at work. A vendor is paid for those as well, and they
 * are given back: who leaves each time would be written for without end. Nobody comes near it by accident.
 */
export const FAILURES_PER_DAY = 30

/** How a request fails on which a model may have worked. Of one that reached no vendor nothing is paid, however often it is tried. */
const paidFor = (
  [
    'cancelled',
    'writerFailed',
    'writerEmpty',
    'writerTooSlow',
    'writerRefused',
    'writerWrongLanguage',
    'writerBannedWord',
  ] as const
).map((code): string => problems[code].message)

/** How it begins when the vendor turned the request itself down (providers/failure.ts), before any model saw it. */
const TURNED_DOWN = `${problems.writerFailed.message}: HTTP 4`

export interface Reservation {
  id: number
  userId: number
  agentType: string
  /** The article that it is for; null for a text that is about none. */
  articleId: number | null
  aiRequestsCount: number
  aiRequestsLimit: number
}

/** What became of a generation, as `ai_usage` keeps it. */
export interface Outcome {
  modelUsed: string | null
  promptTokens: number
  completionTokens: number
  processingTimeMs: number
  /** In US dollar cents, fractions included; null when unknown. */
  estimatedCost: number | null
  /** Null on success. */
  errorMessage: string | null
  at: Date
}

/**
 * Lets nobody begin who let too much go to waste. Asked before a reservation: as what is under way counts within the limit, a limit of
 * requests more than these is all that can slip through at once.
 * @throws Problem tooManyTries.
 */
export async function refuseWaste(db: Db, user: Subscriber & { id: number }, now: Date): Promise<void> {
  if (entitlement(user, now).paid) return
  const [last] = await db
    .select({ at: aiUsage.createdAt })
    .from(aiUsage)
    .where(
      and(
        eq(aiUsage.userId, user.id),
        gt(aiUsage.createdAt, new Date(now.getTime() - DAY_MS)),
        failedWith(paidFor, aiUsage),
        not(failedWith([TURNED_DOWN], aiUsage)),
      ),
    )
    .orderBy(desc(aiUsage.createdAt))
    .offset(FAILURES_PER_DAY - 1)
    .limit(1)
  if (last === undefined) return
  throw new Problem('tooManyTries', {
    message: 'Er zijn vandaag te veel van je teksten afgebroken of mislukt. Probeer het morgen opnieuw.',
    retryAfterSeconds: Math.max(1, Math.ceil((last.at.getTime() + DAY_MS - now.getTime()) / 1_000)),
  })
}

/**
 * Counts one request before it is made: three generators start at once, and checking the limit later would let all through.
 * @throws Problem requestLimitReached, trialExpired or subscriptionExpired; then nothing was counted.
 */
export async function reserve(
  db: Db,
  user: Subscriber & { id: number },
  agentType: string,
  now: Date,
  articleId: number | null = null,
): Promise<Reservation> {
  const { paid, blocked } = entitlement(user, now)
  // The limit is left to the statement below: only the database knows the count of this moment.
  if (blocked !== null && blocked !== 'requestLimitReached') throw new Problem(blocked)
  const result = await db.execute<{ id: number; count: number; limit: number }>(sql`
    WITH granted AS (${countWithinLimit(user.id, paid)}
    ), reserved AS (
      INSERT INTO ai_reservations (user_id, article_id, agent_type, created_at)
      SELECT user_id, ${articleId}::int, ${agentType}, ${now.toISOString()}::timestamptz FROM granted
      RETURNING id
    )
    SELECT reserved.id, count, "limit" FROM reserved, granted`)
  const row = result.rows[0]
  if (row === undefined) throw new Problem('requestLimitReached')
  return { id: row.id, userId: user.id, agentType, articleId, aiRequestsCount: row.count, aiRequestsLimit: row.limit }
}

/**
 * The request reached its user: it stays counted and is logged. If the sweeper was faster, it is counted again.
 * Returns the id of its row in the log.
 */
export async function settle(db: Db, reservation: Reservation, outcome: Outcome): Promise<number> {
  const result = await db.execute<{ id: number }>(sql`
    WITH settled AS (
      DELETE FROM ai_reservations WHERE id = ${reservation.id} RETURNING id
    ), recounted AS (${countWhere(reservation.userId, sql`NOT EXISTS (SELECT 1 FROM settled)`)}
    )
    ${logged(reservation, outcome)}`)
  return (result.rows[0] as { id: number }).id
}

/** The request failed or its user left: it is given back and logged as failed. */
export async function giveBack(db: Db, reservation: Reservation, outcome: Outcome): Promise<void> {
  await db.execute(sql`
    WITH gone AS (
      DELETE FROM ai_reservations WHERE id = ${reservation.id} RETURNING user_id
    ), returned AS (${uncount(sql`SELECT user_id, 1 AS requests FROM gone`)}
    )
    ${logged(reservation, outcome)}`)
}

/**
 * Gives back what was reserved before `before` and never finished. Returns how many. Users are locked before their
 * reservations, in the order of their ids, as deleting a user does: otherwise the two could wait for each other.
 */
export async function sweep(db: Db, before: Date, now: Date): Promise<number> {
  const stale = sql`created_at < ${before.toISOString()}::timestamptz`
  const result = await db.execute<{ swept: number }>(sql`
    WITH held AS (${idsHeld(sql`SELECT user_id FROM ai_reservations WHERE ${stale}`)}
    ), stale AS (
      DELETE FROM ai_reservations WHERE ${stale} AND user_id IN (SELECT id FROM held)
      RETURNING user_id, article_id, agent_type
    ), returned AS (${uncount(sql`SELECT user_id, count(*)::int AS requests FROM stale GROUP BY user_id`)}
    ), logged AS (
      INSERT INTO ai_usage (user_id, article_id, agent_type, processing_time_ms, success, error_message, created_at)
      SELECT user_id, article_id, agent_type, 0, false, ${PROCESS_STOPPED}, ${now.toISOString()}::timestamptz FROM stale
    )
    SELECT count(*)::int AS swept FROM stale`)
  return result.rows[0]?.swept ?? 0
}

/**
 * The statement that logs an outcome. A user may have been deleted meanwhile: then the row names nobody. One who is still
 * there is locked, so that nobody deletes them before the row is written.
 */
function logged({ userId, articleId, agentType }: Reservation, outcome: Outcome): SQL {
  return sql`
    INSERT INTO ai_usage (user_id, article_id, agent_type, model_used, prompt_tokens, completion_tokens, total_tokens,
      processing_time_ms, estimated_cost, success, error_message, created_at)
    VALUES ((${idHeld(userId)}), ${articleId}, ${agentType}, ${outcome.modelUsed}, ${outcome.promptTokens},
      ${outcome.completionTokens}, ${outcome.promptTokens + outcome.completionTokens}, ${outcome.processingTimeMs},
      ${outcome.estimatedCost}, ${outcome.errorMessage === null}, ${outcome.errorMessage}, ${outcome.at.toISOString()}::timestamptz)
    RETURNING id`
}

/** A request as the log has it. */
export type PastRequest = typeof aiUsage.$inferInsert

/** Adds requests of the past to the log, without counting them. */
export async function addPastRequests(tx: Tx, past: PastRequest[]): Promise<void> {
  await tx.insert(aiUsage).values(past)
}
