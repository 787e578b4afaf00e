// The tables of the quota: requests under way, and the log of every generation.
import { boolean, index, integer, jsonb, numeric, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** A counted request whose outcome is not known yet. A row left behind by a dead process is swept and given back. */
export const aiReservations = pgTable(
  'ai_reservations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    articleId: integer('article_id'),
    agentType: text('agent_type').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('ai_reservations_created_at_idx').on(table.createdAt)],
)

export const aiUsage = pgTable(
  'ai_usage',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null once the user is deleted: the figures stay. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'set null' }),
    /** The article that it was for; the figures stay when that is gone. */
    articleId: integer('article_id'),
    /** The tool's name. */
    agentType: text('agent_type').notNull(),
    /** Null when no model was asked. */
    modelUsed: text('model_used'),
    promptTokens: integer('prompt_tokens').notNull().default(0),
    completionTokens: integer('completion_tokens').notNull().default(0),
    totalTokens: integer('total_tokens').notNull().default(0),
    processingTimeMs: integer('processing_time_ms').notNull(),
    /** In US dollar cents with fractions, because one caption costs far less than one; null when the price is unknown. */
    estimatedCost: numeric('estimated_cost', { precision: 14, scale: 6, mode: 'number' }),
    success: boolean('success').notNull().default(true),
    errorMessage: text('error_message'),
    createdAt: moment('created_at').notNull(),
    metadata: jsonb('metadata'),
  },
  (table) => [
    index('ai_usage_created_at_idx').on(table.createdAt),
    index('ai_usage_user_id_created_at_idx').on(table.userId, table.createdAt),
  ],
)
