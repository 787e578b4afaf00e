// The table of what last went wrong with the parts of the house. Language models keep their own.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const partFailures = pgTable('part_failures', {
  /** 'database', 'files', 'mail', or 'job:' and the job's name. */
  part: text('part').primaryKey(),
  error: text('error').notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).notNull(),
})
