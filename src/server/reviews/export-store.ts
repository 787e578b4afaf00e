// The SQL of what a user takes along of reviews: the records that they made, what people outside answered to them, what they answered
// themselves, and what they overruled.
import { and, eq, gt, or } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { articleReviews as reviews, reviewLinks as links, reviewOverrules as overrules } from './tables.ts'

/** First the records, then the links, then what was overruled, each in the order in which they came to be. */
export async function* reviewsBy(db: Db, userId: number): AsyncGenerator<object, void, undefined> {
  yield* rowsInLots(
    (after, most) =>
      db
        .select({
          id: reviews.id,
          articleId: reviews.articleId,
          version: reviews.version,
          title: reviews.title,
          textHash: reviews.textHash,
          reviewerName: reviews.reviewerName,
          reviewedAt: reviews.createdAt,
          full: reviews.full,
          parts: reviews.parts,
        })
        .from(reviews)
        .where(and(eq(reviews.reviewerId, userId), gt(reviews.id, after)))
        .orderBy(reviews.id)
        .limit(most),
    ({ id }) => id,
    // Each may have thousands of parts.
    10,
  )
  yield* rowsInLots(
    (after, most) =>
      db
        .select({
          id: links.id,
          articleId: links.articleId,
          version: links.version,
          askedAt: links.createdAt,
          expiresAt: links.expiresAt,
          decision: links.decision,
          name: links.name,
          remarks: links.remarks,
          decidedAt: links.decidedAt,
          answer: links.answer,
          answeredByName: links.answeredByName,
          answeredAt: links.answeredAt,
        })
        .from(links)
        .where(and(or(eq(links.askedBy, userId), eq(links.answeredBy, userId)), gt(links.id, after)))
        .orderBy(links.id)
        .limit(most),
    ({ id }) => id,
  )
  yield* rowsInLots(
    (after, most) =>
      db
        .select({
          id: overrules.id,
          articleId: overrules.articleId,
          version: overrules.version,
          overruledByName: overrules.overruledByName,
          overruledAt: overrules.createdAt,
          why: overrules.why,
          returns: overrules.returns,
        })
        .from(overrules)
        .where(and(eq(overrules.overruledBy, userId), gt(overrules.id, after)))
        .orderBy(overrules.id)
        .limit(most),
    ({ id }) => id,
  )
}
