// The table of the history: every generation with its input and its output.
import { sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { aiUsage } from '../quota/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const generations = pgTable(
  'generations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The article that it was written for, which may be gone since. */
    articleId: integer('article_id'),
    /** The row that holds its cost and how long it took. */
    aiUsageId: integer('ai_usage_id').references(() => aiUsage.id, { onDelete: 'set null' }),
    /** The tool's name. */
    tool: text('tool').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    /**
     * The article that the input was about, beside `input` so that no list has to read it. Each of three captions keeps a copy:
     * PostgreSQL compresses it to less than two thirds, 2.8 kB for an article of 700 words. One copy for all would need to be
     * counted, or searched for, whenever a generation is removed.
     */
    source: text('source'),
    /** How many words the source has; 0 without one. */
    sourceWords: integer('source_words').notNull().default(0),
    output: jsonb('output').$type<Record<string, unknown>>().notNull(),
    model: text('model').notNull(),
    /** Every text of input and output, but not the source, folded: what a search looks through. */
    searchText: text('search_text').notNull(),
    favourite: boolean('favourite').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set when its user deletes it; for a while it can be brought back. */
    deletedAt: moment('deleted_at'),
  },
  // The first serves a user's list, newest first: PostgreSQL reads it backwards. Drizzle would declare a descending index
  // as DESC NULLS LAST, which PostgreSQL does not use for a plain ORDER BY … DESC.
  (table) => [
    index('generations_user_id_id_idx').on(table.userId, table.id),
    index('generations_deleted_at_idx').on(table.deletedAt),
    index('generations_article_id_idx')
      .on(table.articleId)
      .where(sql`${table.articleId} IS NOT NULL`),
  ],
)
