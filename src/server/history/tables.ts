// The table of the history: every generation with what was asked and what came of it.
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
    /** What it cost and how long it took. */
    aiUsageId: integer('ai_usage_id').references(() => aiUsage.id, { onDelete: 'set null' }),
    /** The tool's name. */
    tool: text('tool').notNull(),
    input: jsonb('input').$type<Record<string, unknown>>().notNull(),
    output: jsonb('output').$type<Record<string, unknown>>().notNull(),
    model: text('model').notNull(),
    /** Every text of input and output, folded: what a search looks through. */
    searchText: text('search_text').notNull(),
    favourite: boolean('favourite').notNull().default(false),
    createdAt: moment('created_at').notNull(),
    /** Set when its user deletes it; for a while it can be brought back. */
    deletedAt: moment('deleted_at'),
  },
  // One user's list, read backwards: PostgreSQL does not take DESC NULLS LAST, as Drizzle writes it, for a plain DESC.
  (table) => [
    index('generations_user_id_id_idx').on(table.userId, table.id),
    index('generations_deleted_at_idx').on(table.deletedAt),
  ],
)
