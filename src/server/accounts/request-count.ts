// The number of AI requests that a user has made. It stands in users, and what it counts stands in the quota: so what the quota
// is given here are parts of a statement, which changes both or neither.
import { eq, sql, type SQL } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import { users } from './tables.ts'

/** Counts one request, unless the limit is reached; gives `user_id`, `count` and `limit` when it did. */
export const countWithinLimit = (userId: number, unlimited: boolean): SQL => sql`
  UPDATE users SET ai_requests_count = ai_requests_count + 1
  WHERE id = ${userId} AND (${unlimited} OR ai_requests_count < ai_requests_limit)
  RETURNING id AS user_id, ai_requests_count AS count, ai_requests_limit AS "limit"`

/** Counts one request where `condition` holds, whatever the limit. */
export const countWhere = (userId: number, condition: SQL): SQL => sql`
  UPDATE users SET ai_requests_count = ai_requests_count + 1 WHERE id = ${userId} AND ${condition}`

/** Takes requests off the count. @param given a query with one row for each user: `user_id`, and `requests` to take off. */
export const uncount = (given: SQL): SQL => sql`
  UPDATE users SET ai_requests_count = greatest(ai_requests_count - given.requests, 0)
  FROM (${given}) AS given WHERE users.id = given.user_id`

/** Sets the count of a user whose requests were not counted one by one. */
export async function setRequestCount(tx: Tx, userId: number, requests: number): Promise<void> {
  await tx.update(users).set({ aiRequestsCount: requests }).where(eq(users.id, userId))
}
