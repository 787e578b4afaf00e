// The SQL of what a user takes along of the log of requests. What a request cost the house is the house's.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { aiUsage } from './tables.ts'

const { id, agentType, modelUsed, totalTokens, processingTimeMs, success, createdAt } = aiUsage

/** Every request of the user, oldest first. */
export const requestsOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id,
          tool: agentType,
          model: modelUsed,
          tokens: totalTokens,
          ms: processingTimeMs,
          success,
          createdAt,
        })
        .from(aiUsage)
        .where(and(eq(aiUsage.userId, userId), gt(id, after)))
        .orderBy(asc(id))
        .limit(most),
    (row) => row.id,
    // They are short.
    5_000,
  )
