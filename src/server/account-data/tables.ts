// The tables of one's own data: the copy that a user asked for, and the request to delete the account.
import { bigint, date, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

const ofUser = () =>
  integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' })

/** The last copy that a user asked for. Its file stands in the file store, under its name. */
export const accountExports = pgTable(
  'account_exports',
  {
    userId: ofUser(),
    /** Unguessable, and another one with each request: what an older request makes is not taken for this one's. */
    name: text('name').notNull().unique('account_exports_name_key'),
    state: text('state', { enum: ['making', 'ready', 'failed'] }).notNull(),
    /** What is being gathered, in words, and how much is done. */
    step: text('step').notNull(),
    percent: integer('percent').notNull(),
    /** The last sign of life of whoever makes it. */
    seenAt: moment('seen_at').notNull(),
    bytes: bigint('bytes', { mode: 'number' }),
    madeAt: moment('made_at'),
    /** From then on it is gone for its owner, and a job removes it. */
    expiresAt: moment('expires_at').notNull(),
    /** The Dutch day of the last request, and how many there were on it. */
    day: date('day', { mode: 'string' }).notNull(),
    askedThatDay: integer('asked_that_day').notNull(),
  },
  (table) => [index('account_exports_expires_at_idx').on(table.expiresAt)],
)
export type ExportRow = typeof accountExports.$inferSelect

/** Who asked to delete their account. When that happens, once it is confirmed, stands with the user. */
export const accountDeletions = pgTable('account_deletions', {
  userId: ofUser(),
  /** SHA-256 of the secret in the link that was mailed and the address it went to. */
  tokenHash: text('token_hash').unique('account_deletions_token_hash_key'),
  linkEndsAt: moment('link_ends_at').notNull(),
  askedAt: moment('asked_at').notNull(),
  /** When they were reminded, a day before. */
  remindedAt: moment('reminded_at'),
})
