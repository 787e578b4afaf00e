// The table of the jobs: when each ran, how it ended, and who is running it now.
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const jobs = pgTable('jobs', {
  name: text('name').primaryKey(),
  /** Until then nobody else starts it; a process that dies leaves it free after that. */
  leasedUntil: moment('leased_until'),
  startedAt: moment('started_at'),
  succeededAt: moment('succeeded_at'),
  failedAt: moment('failed_at'),
  /** Of the last failure; it stays readable after a later success. */
  error: text('error'),
})
