// The table of visits: counts, and nothing about who came.
import { date, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

export const visitCounts = pgTable(
  'visit_counts',
  {
    /** In Dutch time. */
    day: date('day').notNull(),
    /** The address of a public page, or `*` for all of them together. */
    path: text('path').notNull(),
    visits: integer('visits').notNull(),
    /** How many browsers saw it that day. */
    visitors: integer('visitors').notNull(),
    /** Of `*` only: how many of these browsers were never counted before. */
    newcomers: integer('newcomers').notNull(),
  },
  (table) => [primaryKey({ columns: [table.day, table.path] })],
)
