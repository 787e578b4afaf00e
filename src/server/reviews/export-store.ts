// The SQL of what a user takes along of reviews: the records that they made, what people outside answered to them, what they answered
// themselves, and what they overruled.
import { and, eq, gt, or, sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import type { PublicUser } from '../accounts/tables.ts'
import { articleOwners } from '../articles/views.ts'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { articleReviews as reviews, reviewLinks as links, reviewOverrules as overrules } from './tables.ts'

/**
 * First the records, then the links, then what was overruled, each in the order in which they came to be. What was said behind a link
 * is for who may read its article now.
 */
export async function* reviewsBy(
  db: Db,
  { id: userId, role }: Pick<PublicUser, 'id' | 'role'>,
): AsyncGenerator<object, void, undefined> {
  const mayRead = sql`(${role === 'admin'} OR EXISTS (SELECT FROM ${articleOwners}
    WHERE ${articleOwners.id} = ${links.articleId} AND ${articleOwners.userId} = ${userId}))`
  const readable = (said: AnyPgColumn) => sql<string | null>`CASE WHEN ${mayRead} THEN ${said} END`
  const isOwnAnswer = eq(links.answeredBy, userId)
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
          name: readable(links.name),
          remarks: readable(links.remarks),
          decidedAt: links.decidedAt,
          answer: sql<string | null>`CASE WHEN ${mayRead} OR ${isOwnAnswer} THEN ${links.answer} END`,
          answeredByName: links.answeredByName,
          answeredAt: links.answeredAt,
        })
        .from(links)
        .where(and(or(eq(links.askedBy, userId), isOwnAnswer), gt(links.id, after)))
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
