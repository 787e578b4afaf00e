// The SQL of what a user takes along of reviews: the records that they made, and what people outside answered to them.
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { articleReviews as reviews, reviewLinks as links } from './tables.ts'

/** First the records, then the links, each in the order in which they came to be. */
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
        })
        .from(links)
        .where(and(eq(links.askedBy, userId), gt(links.id, after)))
        .orderBy(links.id)
        .limit(most),
    ({ id }) => id,
  )
}
