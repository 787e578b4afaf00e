// The SQL about a user's own feedback and learned examples. Queries filter by that user, so that the data of others is not
// found. What administrators read stands in inbox-store.ts.
import { and, count, desc, eq, inArray, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { LISTED_PER_TOOL, type Rating } from '#contract/feedback/feedback.ts'
import { Problem } from '#contract/problems.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { Period } from '#contract/usage/period.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { isWithin } from '../db/dutch-days.ts'
import { excerpt } from '../db/excerpt.ts'
import { marksOn } from '../db/handled.ts'
import type { Tx } from '../db/transaction.ts'
import { holdGeneration } from '../history/holds.ts'
import { shownGenerations } from '../history/views.ts'
import { aiLearningData, userFeedback } from './tables.ts'

/** The value of `ai_learning_data.dataType` for a text that got a thumb up. */
const LIKED_TEXT = 'liked-text'

/** The value of `ai_learning_data.learningOutcome` for an example that was used in a prompt. */
const IN_PROMPT = 'in-prompt'

/** How much of an example a prompt shows, in characters: a whole article would distract the model from its subject. */
export const EXAMPLE_SHOWN = 1_500

/** A user's rating of one result. */
export interface Opinion {
  generationId: number
  index: number
  /** Null removes the rating and its comment. */
  rating: Rating | null
  /** Left out: an earlier comment stays. Null or empty removes it. */
  comment?: string | null | undefined
}

/**
 * Stores the actor's rating of one of their results, replacing an earlier one. A new thumb up makes the text a learned
 * example; a thumb down, or no rating, removes that example.
 * @throws Problem notFound when the generation does not exist, is not the actor's, or has no such result.
 */
export async function keepFeedback(tx: Tx, deed: Deed, opinion: Opinion): Promise<void> {
  const { generationId, index, rating, comment } = opinion
  const userId = deed.by.id
  const now = deed.at
  // Locked, so that after quick clicks on both thumbs the rating and the example agree.
  const found = await holdGeneration(tx, userId, generationId)
  const text = textsIn(found?.output)[index]
  if (found === undefined || text === undefined) throw new Problem('notFound')
  const result = (table: typeof userFeedback | typeof aiLearningData) =>
    and(eq(table.generationId, generationId), eq(table.resultIndex, index))
  const said = { rating: rating ?? 0, createdAt: now, ...(comment !== undefined && { comment: comment || null }) }
  const [before] = await tx.select({ rating: userFeedback.rating }).from(userFeedback).where(result(userFeedback))
  if (rating === null) await tx.delete(userFeedback).where(result(userFeedback))
  else {
    const { aiUsageId, articleId, tool: category } = found
    await tx
      .insert(userFeedback)
      .values({ ...said, userId, generationId, resultIndex: index, aiUsageId, articleId, category })
      .onConflictDoUpdate({
        target: [userFeedback.generationId, userFeedback.resultIndex],
        // Open again: an administrator may have handled the former feedback, but nobody has read this one yet.
        set: { ...said, handledAt: null, handledBy: null },
      })
  }
  if (rating !== 1) await tx.delete(aiLearningData).where(result(aiLearningData))
  // Not when a thumb up was there already and only its comment changes: the user may have removed the example since.
  else if (before?.rating !== 1) {
    const example = { dataType: LIKED_TEXT, dataValue: text, tool: found.tool, createdAt: now }
    await tx
      .insert(aiLearningData)
      .values({ ...example, userId, generationId, resultIndex: index })
      .onConflictDoNothing()
  }
  deed.tell({ topic: 'messages' })
}

/** The functions with which feedback is marked as claimed, handled or open. */
export const feedbackMarks = marksOn(userFeedback)

/** The ratings of the results of these generations. */
export function feedbackOn(db: Db, ids: readonly number[]) {
  return db
    .select({
      generationId: userFeedback.generationId,
      index: userFeedback.resultIndex,
      rating: userFeedback.rating,
      comment: userFeedback.comment,
    })
    .from(userFeedback)
    .where(inArray(userFeedback.generationId, [...ids]))
    .orderBy(userFeedback.resultIndex)
}

/** The thumbs up and down that a user gave within a period. */
export async function ratingsOf(db: Db, userId: number, period: Period): Promise<{ up: number; down: number }> {
  const { rating, createdAt } = userFeedback
  const [given] = await db
    .select({
      up: count(sql`CASE WHEN ${rating} > 0 THEN 1 END`),
      down: count(sql`CASE WHEN ${rating} < 0 THEN 1 END`),
    })
    .from(userFeedback)
    .where(and(eq(userFeedback.userId, userId), isWithin(createdAt, period)))
  return given ?? { up: 0, down: 0 }
}

/**
 * Removes the comments on generations that are about to be deleted; the ratings stay for the figures.
 * @param ofGenerations a query of their ids.
 */
export async function dropComments(tx: Tx, ofGenerations: SQLWrapper): Promise<void> {
  await tx
    .update(userFeedback)
    .set({ comment: null })
    .where(sql`${userFeedback.generationId} IN ${ofGenerations}`)
}

/** The learned examples of `userId`, at most `LISTED_PER_TOOL` per tool, newest first, each with its beginning. */
export function listedExamples(db: Db, userId: number) {
  const { id, tool } = aiLearningData
  const numbered = db
    .select({
      id,
      dataType: aiLearningData.dataType,
      dataValue: excerpt(aiLearningData.dataValue).as('begins'),
      tool,
      generationId: aiLearningData.generationId,
      index: aiLearningData.resultIndex,
      createdAt: aiLearningData.createdAt,
      nth: sql<number>`row_number() OVER (PARTITION BY ${tool} ORDER BY ${id} DESC)`.as('nth'),
    })
    .from(aiLearningData)
    .innerJoin(shownGenerations, eq(shownGenerations.id, aiLearningData.generationId))
    .where(eq(aiLearningData.userId, userId))
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.nth, LISTED_PER_TOOL)).orderBy(desc(numbered.id))
}

/** The newest `amount` examples of `userId` for a prompt of `tool`, as shortened texts. Marks them as used in a prompt. */
export async function showExamples(db: Db, userId: number, tool: string, amount: number, now: Date): Promise<string[]> {
  if (amount === 0) return []
  const found = await db
    .select({ id: aiLearningData.id, dataValue: aiLearningData.dataValue })
    .from(aiLearningData)
    .innerJoin(shownGenerations, eq(shownGenerations.id, aiLearningData.generationId))
    .where(and(eq(aiLearningData.userId, userId), eq(aiLearningData.tool, tool)))
    .orderBy(desc(aiLearningData.id))
    .limit(amount)
  if (found.length === 0) return []
  await db
    .update(aiLearningData)
    .set({ processedAt: now, learningOutcome: IN_PROMPT })
    .where(
      and(
        inArray(
          aiLearningData.id,
          found.map(({ id }) => id),
        ),
        isNull(aiLearningData.processedAt),
      ),
    )
  return found.map(({ dataValue }) => [...dataValue].slice(0, EXAMPLE_SHOWN).join(''))
}

/** @throws Problem notFound. */
export async function forgetExample(db: Db, userId: number, id: number): Promise<void> {
  const gone = await db
    .delete(aiLearningData)
    .where(and(eq(aiLearningData.userId, userId), eq(aiLearningData.id, id)))
    .returning({ id: aiLearningData.id })
  if (gone.length === 0) throw new Problem('notFound')
}

export async function forgetAllExamples(db: Db, userId: number): Promise<void> {
  await db.delete(aiLearningData).where(eq(aiLearningData.userId, userId))
}
