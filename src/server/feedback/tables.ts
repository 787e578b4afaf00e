// The tables of feedback: users' ratings of results, and the examples learned from them.
import { sql } from 'drizzle-orm'
import { index, integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'
import { generations } from '../history/tables.ts'
import { aiUsage } from '../quota/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const userFeedback = pgTable(
  'user_feedback',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The article that the result was written for. */
    articleId: integer('article_id'),
    aiUsageId: integer('ai_usage_id').references(() => aiUsage.id, { onDelete: 'set null' }),
    /** Null once the generation is deleted: the rating stays for the figures of its tool. */
    generationId: integer('generation_id').references(() => generations.id, { onDelete: 'set null' }),
    /** The index of the result among the texts of its generation, from 0. */
    resultIndex: integer('result_index').notNull(),
    /** 1: thumb up, -1: thumb down. */
    rating: integer('rating').notNull(),
    comment: text('comment'),
    /** The tool's name. */
    category: text('category').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was handled; with `handledBy` null it is only claimed, for an answer (db/handled.ts). Null: open. */
    handledAt: moment('handled_at'),
    handledBy: integer('handled_by').references(() => users.id, { onDelete: 'set null' }),
    metadata: jsonb('metadata'),
  },
  (table) => [
    uniqueIndex('user_feedback_result_key').on(table.generationId, table.resultIndex),
    index('user_feedback_user_id_idx').on(table.userId),
    index('user_feedback_category_created_at_idx').on(table.category, table.createdAt),
    // For the administrators' list of feedback: what is open, what has a comment, what is negative; each newest first.
    index('user_feedback_open_idx')
      .on(table.id)
      .where(sql`${table.handledAt} IS NULL`),
    index('user_feedback_comment_idx')
      .on(table.id)
      .where(sql`${table.comment} IS NOT NULL`),
    index('user_feedback_down_idx')
      .on(table.id)
      .where(sql`${table.rating} = -1`),
    index('user_feedback_handled_at_idx').on(table.handledAt),
    index('user_feedback_handled_by_idx').on(table.handledBy),
  ],
)

export const aiLearningData = pgTable(
  'ai_learning_data',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** The user whose taste it shows; prompts of other users do not use it. */
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    generationId: integer('generation_id')
      .notNull()
      .references(() => generations.id, { onDelete: 'cascade' }),
    resultIndex: integer('result_index').notNull(),
    /** Always `liked-text`. */
    dataType: text('data_type').notNull(),
    /** The whole text of the result. */
    dataValue: text('data_value').notNull(),
    /** The tool's name. */
    tool: text('tool').notNull(),
    createdAt: moment('created_at').notNull(),
    /** When it was first used in a prompt. */
    processedAt: moment('processed_at'),
    /** `in-prompt` once it was used in a prompt. */
    learningOutcome: text('learning_outcome'),
    metadata: jsonb('metadata'),
  },
  (table) => [
    uniqueIndex('ai_learning_data_result_key').on(table.generationId, table.resultIndex),
    index('ai_learning_data_user_id_tool_idx').on(table.userId, table.tool),
  ],
)
