// The table of sessions: who is logged in.
import { index, integer, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const sessions = pgTable(
  'sessions',
  {
    /** SHA-256 of the token in the cookie: whoever reads this table cannot log in with its contents. */
    tokenHash: text('token_hash').primaryKey(),
    /** How its user names it when they end it. */
    id: integer('id').notNull().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The device it was begun on, in words (device.ts); empty for a session of before that was kept. */
    device: text('device').notNull().default(''),
    createdAt: moment('created_at').notNull(),
    /** When its user proved who they are again; null: not since it began. */
    provedAt: moment('proved_at'),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    uniqueIndex('sessions_id_key').on(table.id),
    index('sessions_user_id_idx').on(table.userId),
    index('sessions_expires_at_idx').on(table.expiresAt),
  ],
)
