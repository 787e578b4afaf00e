// All SQL about feedback and learned examples. Every question of a user names that user, so what others said is not found.
import { and, desc, eq, inArray, isNull, lte, sql, type SQLWrapper } from 'drizzle-orm'
import { LISTED_PER_TOOL, type Rating } from '#contract/feedback/feedback.ts'
import { Problem } from '#contract/problems.ts'
import { textsIn } from '#contract/tools/define.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { excerpt } from '../db/excerpt.ts'
import { marksOn } from '../db/handled.ts'
import type { Tx } from '../db/transaction.ts'
import { generations } from '../history/tables.ts'
import { aiLearningData, userFeedback } from './tables.ts'

/** What `ai_learning_data.dataType` calls a text that got a thumb up. */
const LIKED_TEXT = 'liked-text'

/** What `ai_learning_data.learningOutcome` calls an example that a prompt has shown. */
const IN_PROMPT = 'in-prompt'

/** What a prompt shows of one example, in characters: a whole rewritten article would drown the text at hand. */
export const EXAMPLE_SHOWN = 1_500

export interface Opinion {
  generationId: number
  index: number
  /** Null takes back what was said. */
  rating: Rating | null
  /** Left out: what was written before stays. */
  comment?: string | null | undefined
}

/**
 * Keeps what a user says of one result, in the place of what they said before. A thumb up makes the text a learned
 * example; anything else unmakes it.
 * @throws Problem notFound when the generation or the result is not there.
 */
export async function keepFeedback(tx: Tx, deed: Deed, opinion: Opinion): Promise<void> {
  const { generationId, index, rating, comment } = opinion
  const userId = deed.by.id
  const now = deed.at
  // Locked, so that two clicks on both thumbs end in one opinion and its example.
  const [found] = await tx
    .select()
    .from(generations)
    .where(and(eq(generations.id, generationId), eq(generations.userId, userId), isNull(generations.deletedAt)))
    .for('update')
  const text = textsIn(found?.output)[index]
  if (found === undefined || text === undefined) throw new Problem('notFound')
  const result = (table: typeof userFeedback | typeof aiLearningData) =>
    and(eq(table.generationId, generationId), eq(table.resultIndex, index))
  const said = { rating: rating ?? 0, createdAt: now, ...(comment !== undefined && { comment: comment || null }) }
  const [before] = await tx.select({ rating: userFeedback.rating }).from(userFeedback).where(result(userFeedback))
  if (rating === null) await tx.delete(userFeedback).where(result(userFeedback))
  else {
    await tx
      .insert(userFeedback)
      .values({ ...said, userId, generationId, resultIndex: index, aiUsageId: found.aiUsageId, category: found.tool })
      .onConflictDoUpdate({
        target: [userFeedback.generationId, userFeedback.resultIndex],
        // An administrator handled the former comment; this one has not been read yet.
        set: { ...said, handledAt: null, handledBy: null },
      })
  }
  if (rating !== 1) await tx.delete(aiLearningData).where(result(aiLearningData))
  // Not again with every change of its comment: the user may have had it forgotten.
  else if (before?.rating !== 1) {
    const example = { dataType: LIKED_TEXT, dataValue: text, tool: found.tool, createdAt: now }
    await tx
      .insert(aiLearningData)
      .values({ ...example, userId, generationId, resultIndex: index })
      .onConflictDoNothing()
  }
  // Only what has a comment stands in the administrators' inbox.
  if (comment) deed.tell({ topic: 'messages' })
}

/** How administrators mark what was said as read or answered. */
export const feedbackMarks = marksOn(userFeedback)

/** What was said of the results of these generations. */
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

/** Of generations that end, what was written about them goes too; that a result was good or bad stays. */
export async function dropComments(tx: Tx, ofGenerations: SQLWrapper): Promise<void> {
  await tx
    .update(userFeedback)
    .set({ comment: null })
    .where(sql`${userFeedback.generationId} IN ${ofGenerations}`)
}

const learnedBy = (userId: number) => and(eq(aiLearningData.userId, userId), isNull(generations.deletedAt))

/** The newest learned examples of `userId` for each tool, as many as are listed: how each begins, newest first. */
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
    .innerJoin(generations, eq(generations.id, aiLearningData.generationId))
    .where(learnedBy(userId))
    .as('numbered')
  return db.select().from(numbered).where(lte(numbered.nth, LISTED_PER_TOOL)).orderBy(desc(numbered.id))
}

/** The newest examples of `userId` for a prompt of `tool`, at most `amount`, marked as shown. */
export async function showExamples(db: Db, userId: number, tool: string, amount: number, now: Date): Promise<string[]> {
  if (amount === 0) return []
  const found = await db
    .select({ id: aiLearningData.id, dataValue: aiLearningData.dataValue })
    .from(aiLearningData)
    .innerJoin(generations, eq(generations.id, aiLearningData.generationId))
    .where(and(learnedBy(userId), eq(aiLearningData.tool, tool)))
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
