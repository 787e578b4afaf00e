// The tables of reviews: the records, which the database itself refuses to change, and links for people outside.
import { boolean, index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { outsideDecisions, type ReviewedPart } from '#contract/reviews/review.ts'
import { users } from '../accounts/tables.ts'
import { articles } from '../articles/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/**
 * Never updated and never deleted, but with its article or when its reviewer is deleted: a trigger sees to that (migration
 * `reviews`).
 */
export const articleReviews = pgTable(
  'article_reviews',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    version: integer('version').notNull(),
    title: text('title').notNull(),
    wordCount: integer('word_count').notNull(),
    textHash: text('text_hash').notNull(),
    reviewerId: integer('reviewer_id').references(() => users.id, { onDelete: 'set null' }),
    /** Stays when the reviewer is gone: the record says who answers for the text. */
    reviewerName: text('reviewer_name').notNull(),
    createdAt: moment('created_at').notNull(),
    /** False for a mark of before there were records. */
    full: boolean('full').notNull(),
    parts: jsonb('parts').$type<ReviewedPart[]>().notNull(),
  },
  (table) => [
    index('article_reviews_article_id_idx').on(table.articleId, table.id),
    index('article_reviews_reviewer_id_idx').on(table.reviewerId),
  ],
)

/** What was sent back and overruled, as it was then. */
export interface OverruledReturn {
  /** The number of the link. */
  id: number
  version: number
  name: string
  remarks: string
  /** ISO. */
  returnedAt: string
}

/**
 * Who let an article go out although it was sent back, and why. Never updated and never deleted, as the records of reviews: the same
 * trigger sees to that.
 */
export const reviewOverrules = pgTable(
  'review_overrules',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The version that was ordered to go out. */
    version: integer('version').notNull(),
    overruledBy: integer('overruled_by').references(() => users.id, { onDelete: 'set null' }),
    /** Stays when the administrator is gone, as the name of a reviewer does. */
    overruledByName: text('overruled_by_name').notNull(),
    why: text('why').notNull(),
    createdAt: moment('created_at').notNull(),
    returns: jsonb('returns').$type<OverruledReturn[]>().notNull(),
  },
  (table) => [
    index('review_overrules_article_id_idx').on(table.articleId),
    index('review_overrules_overruled_by_idx').on(table.overruledBy),
  ],
)

export const reviewLinks = pgTable(
  'review_links',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The version that is shown; it is kept for good. */
    version: integer('version').notNull(),
    /** SHA-256 of the secret in the link. */
    secretHash: text('secret_hash').notNull(),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    decision: text('decision', { enum: outsideDecisions }),
    /** Who answered, as they wrote it. */
    name: text('name'),
    remarks: text('remarks').notNull().default(''),
    decidedAt: moment('decided_at'),
    /** What the owner of the article answered to what was sent back. */
    answer: text('answer'),
    answeredBy: integer('answered_by').references(() => users.id, { onDelete: 'set null' }),
    /** Stays when they are gone: the record says who answered. */
    answeredByName: text('answered_by_name'),
    answeredAt: moment('answered_at'),
    overruleId: integer('overrule_id').references(() => reviewOverrules.id, { onDelete: 'set null' }),
  },
  (table) => [
    uniqueIndex('review_links_secret_hash_key').on(table.secretHash),
    index('review_links_article_id_idx').on(table.articleId, table.id),
    index('review_links_asked_by_idx').on(table.askedBy),
    index('review_links_expires_at_idx').on(table.expiresAt),
    index('review_links_answered_by_idx').on(table.answeredBy),
    index('review_links_overrule_id_idx').on(table.overruleId),
  ],
)
