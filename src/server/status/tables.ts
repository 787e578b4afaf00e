// The table of the last failure of each part of the installation. Those of language models stand in the log of requests.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

export const partFailures = pgTable('part_failures', {
  /** 'database', 'files', 'mail', or 'job:' and the job's name. */
  part: text('part').primaryKey(),
  error: text('error').notNull(),
  failedAt: timestamp('failed_at', { withTimezone: true, mode: 'date' }).notNull(),
})
