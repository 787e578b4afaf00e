// All SQL about the records of reviews, and the rule of the house. Knows nothing of HTTP, nor of who may.
import { and, desc, eq, sql } from 'drizzle-orm'
import type { ReviewedPart } from '#contract/reviews/review.ts'
import { reviewSetting, type ReviewRule } from '#contract/reviews/rule.ts'
import { MOST_BLOCKS } from '#contract/writing/blocks.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { keepSetting, readSetting } from '../db/settings.ts'
import type { Tx } from '../db/transaction.ts'
import { textHashOf } from './rules.ts'
import { articleReviews as reviews } from './tables.ts'

const SETTING = 'review'

/** What the house asks; as long as nobody decided that, who publishes chooses. */
export async function ruleOf(db: Db): Promise<ReviewRule> {
  return (await readSetting(db, SETTING, reviewSetting))?.rule ?? 'ask'
}

export const keepRule = (tx: Tx, rule: ReviewRule) => keepSetting(tx, SETTING, { rule })

const columns = {
  id: reviews.id,
  version: reviews.version,
  title: reviews.title,
  wordCount: reviews.wordCount,
  textHash: reviews.textHash,
  reviewerName: reviews.reviewerName,
  createdAt: reviews.createdAt,
  full: reviews.full,
  parts: reviews.parts,
}

const select = (db: Db) => db.select(columns).from(reviews).$dynamic()
export type ReviewRow = Awaited<ReturnType<typeof select>>[number]

/** How many records of one article are told: nobody reads further back on a screen, and an export has them all. */
const MOST_TOLD = 50

/** The records of an article, newest first: as many as have no more parts together than one article may have. */
export function reviewsOf(db: Db, articleId: number): Promise<ReviewRow[]> {
  const newest = db
    .select({ id: reviews.id, length: sql<number>`jsonb_array_length(${reviews.parts})`.as('length') })
    .from(reviews)
    .where(eq(reviews.articleId, articleId))
    .orderBy(desc(reviews.id))
    .limit(MOST_TOLD)
    .as('newest')
  const counted = db
    .select({ id: newest.id, soFar: sql<number>`sum(${newest.length}) OVER (ORDER BY ${newest.id} DESC)`.as('so_far') })
    .from(newest)
    .as('counted')
  return select(db)
    .innerJoin(counted, eq(counted.id, reviews.id))
    .where(sql`${counted.soFar} <= ${MOST_BLOCKS}`)
    .orderBy(desc(reviews.id))
}

export async function findReview(db: Db, articleId: number, id: number): Promise<ReviewRow | undefined> {
  const [row] = await select(db).where(and(eq(reviews.articleId, articleId), eq(reviews.id, id)))
  return row
}

/** Whether a text with this hash was reviewed in full. */
export async function isReviewed(db: Db, articleId: number, textHash: string): Promise<boolean> {
  return (
    (await db.$count(reviews, and(eq(reviews.articleId, articleId), eq(reviews.textHash, textHash), reviews.full))) > 0
  )
}

interface Reviewed {
  id: number
  version: number
  title: string
  content: string
  wordCount: number
}

/** Records that the actor reviewed the present text of an article, which the caller holds. */
export async function insertReview(
  tx: Tx,
  deed: Deed,
  { id: articleId, version, title, content, wordCount }: Reviewed,
  parts: ReviewedPart[],
): Promise<ReviewRow> {
  const [row] = await tx
    .insert(reviews)
    .values({
      articleId,
      version,
      title,
      wordCount,
      textHash: textHashOf(title, content),
      reviewerId: deed.by.id,
      reviewerName: deed.by.name,
      createdAt: deed.at,
      full: true,
      parts,
    })
    .returning(columns)
  return row as ReviewRow
}
