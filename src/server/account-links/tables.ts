// The tables of links in mail: those about accounts, invitations, and which letters about a trial were sent. Of the secret of
// a link only its hash is kept.
import { sql } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { desks } from '#contract/accounts/desk.ts'
import { roles } from '#contract/accounts/user.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What a link does to its account: those of `confirmationKinds` of the contract, and a new password. */
export const linkKinds = ['confirm', 'change', 'takeBack', 'reset'] as const
export type LinkKind = (typeof linkKinds)[number]

export const accountLinks = pgTable(
  'account_links',
  {
    /** SHA-256 of the token in the link. */
    tokenHash: text('token_hash').primaryKey(),
    kind: text('kind', { enum: linkKinds }).notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    /** The address it was sent to. */
    email: text('email').notNull(),
    createdAt: moment('created_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    /** Null: not yet. */
    usedAt: moment('used_at'),
  },
  (table) => [
    index('account_links_user_id_kind_idx').on(table.userId, table.kind),
    index('account_links_expires_at_idx').on(table.expiresAt),
  ],
)

export const invitations = pgTable(
  'invitations',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    email: text('email').notNull(),
    role: text('role', { enum: roles }).notNull(),
    desk: text('desk', { enum: desks }).notNull().default('none'),
    /** SHA-256 of the token in the newest link. */
    tokenHash: text('token_hash').notNull(),
    /** Who sent it last. Without them it cannot be accepted: nobody vouches for its role. */
    invitedBy: integer('invited_by').references(() => users.id, { onDelete: 'set null' }),
    sentAt: moment('sent_at').notNull(),
    expiresAt: moment('expires_at').notNull(),
    acceptedAt: moment('accepted_at'),
  },
  (table) => [
    uniqueIndex('invitations_token_hash_key').on(table.tokenHash),
    // One that waits for each address.
    uniqueIndex('invitations_email_key')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.acceptedAt} is null`),
    index('invitations_invited_by_idx').on(table.invitedBy),
    index('invitations_expires_at_idx').on(table.expiresAt),
  ],
)

/** The letters about trials. */
export const trialLetterKinds = ['ending', 'ended'] as const
export type TrialLetterKind = (typeof trialLetterKinds)[number]

/** The letters about a trial that were posted, so that each is posted once. */
export const trialLetters = pgTable(
  'trial_letters',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: trialLetterKinds }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
)
