// The table of the tools' settings.
import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const someone = (name: string) => integer(name).references(() => users.id, { onDelete: 'set null' })

/** What an optimisation changed about a tool; null or no row: the product's own value. */
export const toolSettings = pgTable('tool_settings', {
  tool: text('tool').primaryKey(),
  /** Learned examples in one prompt. */
  examplesShown: integer('examples_shown'),
  /** How long a language model may take, in seconds. */
  timeLimitSeconds: integer('time_limit_seconds'),
  updatedAt: moment('updated_at').notNull(),
  updatedBy: someone('updated_by'),
})
