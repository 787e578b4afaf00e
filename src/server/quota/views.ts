// What the statements of other rooms may read of the quota: the log of all requests, and how its failures are told apart.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { problems } from '#contract/problems.ts'
import { aiUsage } from './tables.ts'

/** Every request that was settled or given back. Its columns have the names that stand here, in SQL as well. */
export const loggedRequests = new QueryBuilder()
  .select({
    userId: sql`${aiUsage.userId}`.as('user_id'),
    tool: sql`${aiUsage.agentType}`.as('tool'),
    model: sql`${aiUsage.modelUsed}`.as('model'),
    success: sql`${aiUsage.success}`.as('success'),
    errorMessage: sql`${aiUsage.errorMessage}`.as('error_message'),
    tokens: sql`${aiUsage.totalTokens}`.as('tokens'),
    cost: sql`${aiUsage.estimatedCost}`.as('cost'),
    ms: sql`${aiUsage.processingTimeMs}`.as('ms'),
    createdAt: sql`${aiUsage.createdAt}`.as('created_at'),
  })
  .from(aiUsage)
  .as('logged_requests')

/**
 * Messages of requests that failed because of what was asked, or of a style profile's forbidden words: tool and model did
 * what they should.
 */
export const ofTheAsker = (['writerCannot', 'writerRefused', 'writerBannedWord'] as const).map(
  (code): string => problems[code].message,
)

/**
 * Whether a request failed with one of `messages`. The catalogue's message comes first, its cause behind it.
 * @param request the request: left out, a row of `loggedRequests`.
 */
export function failedWith(
  messages: readonly string[],
  request: Record<'success' | 'errorMessage', SQLWrapper> = loggedRequests,
): SQL {
  const begins = messages.map((message) => sql`starts_with(coalesce(${request.errorMessage}, ''), ${message})`)
  return sql`(NOT ${request.success} AND (${sql.join(begins, sql` OR `)}))`
}
