// The tables of campaigns: what was written about an article, part by part, and what is being written at this moment.
import { index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import type { CampaignText } from '#contract/campaigns/campaign.ts'
import { campaignParts as partNames } from '#contract/campaigns/parts.ts'
import { articles } from '../articles/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const ofArticle = () =>
  integer('article_id')
    .notNull()
    .references(() => articles.id, { onDelete: 'cascade' })

/** Each part as it was last written. */
export const campaignParts = pgTable(
  'campaign_parts',
  {
    articleId: ofArticle(),
    part: text('part', { enum: partNames }).notNull(),
    /** The version of the article that it was written from. */
    version: integer('version').notNull(),
    output: jsonb('output').$type<Record<string, unknown>>().notNull(),
    /** What its writer made of the texts; null as long as they stand as they were written. */
    texts: jsonb('texts').$type<CampaignText[]>(),
    model: text('model').notNull(),
    /** In the history, which it outlives. */
    generationId: integer('generation_id').notNull(),
    /** Raised when it is edited or written anew. */
    revision: integer('revision').notNull().default(1),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.part] })],
)

/** Which parts somebody is having written, so that two windows do not pay twice. A row that a dead process left is taken over. */
export const campaignTurns = pgTable(
  'campaign_turns',
  {
    articleId: ofArticle(),
    part: text('part', { enum: partNames }).notNull(),
    /** Which request has it. */
    holder: text('holder').notNull(),
    /** The last sign of life. */
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.part] }),
    index('campaign_turns_holder_idx').on(table.holder),
  ],
)
