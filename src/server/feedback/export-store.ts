// The SQL of what a user takes along of their feedback.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { aiLearningData as examples, userFeedback as feedback } from './tables.ts'

/** Every thumb of the user, oldest first. */
export const feedbackOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: feedback.id,
          generationId: feedback.generationId,
          resultIndex: feedback.resultIndex,
          rating: feedback.rating,
          comment: feedback.comment,
          tool: feedback.category,
          createdAt: feedback.createdAt,
          handledAt: feedback.handledAt,
        })
        .from(feedback)
        .where(and(eq(feedback.userId, userId), gt(feedback.id, after)))
        .orderBy(asc(feedback.id))
        .limit(most),
    ({ id }) => id,
  )

/** The texts that were learned from the user's thumbs, oldest first. */
export const examplesOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({ id: examples.id, tool: examples.tool, text: examples.dataValue, createdAt: examples.createdAt })
        .from(examples)
        .where(and(eq(examples.userId, userId), gt(examples.id, after)))
        .orderBy(asc(examples.id))
        .limit(most),
    ({ id }) => id,
  )
