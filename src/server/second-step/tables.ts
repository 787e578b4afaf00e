// The tables of the second step: codes of an app, recovery codes, passkeys, and what a login or a browser was asked.
import { bigint, index, integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => users.id, { onDelete: 'cascade' })

/** The secret that a user's app makes codes of (RFC 6238). */
export const totps = pgTable('totps', {
  userId: ofUser().primaryKey(),
  /** The secret in base32, sealed. */
  sealedSecret: text('sealed_secret').notNull(),
  createdAt: moment('created_at').notNull(),
  /** Since when codes are asked; null as long as the app has not shown that it has the secret. */
  confirmedAt: moment('confirmed_at'),
  /** The time step of the code that was used last: that one and those before it are not taken again. */
  lastStep: bigint('last_step', { mode: 'number' }),
})

/** The recovery codes that were not used yet. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    userId: ofUser(),
    /** SHA-256 of user and code; the code has 80 random bits, so it cannot be found by trying. */
    codeHash: text('code_hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.codeHash] })],
)

export const passkeys = pgTable(
  'passkeys',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: ofUser(),
    name: text('name').notNull(),
    /** As the authenticator names it, in base64url. */
    credentialId: text('credential_id').notNull().unique('passkeys_credential_id_key'),
    /** In COSE form, in base64url. */
    publicKey: text('public_key').notNull(),
    /** How often it signed, as it says itself; 0 for ever for those that do not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches it: a hint for it when the same one must not be added twice. */
    transports: jsonb('transports').$type<string[]>().notNull(),
    createdAt: moment('created_at').notNull(),
    lastUsedAt: moment('last_used_at'),
  },
  (table) => [index('passkeys_user_id_idx').on(table.userId)],
)

/** Logins whose password was right and whose second step is awaited. */
export const loginChallenges = pgTable(
  'login_challenges',
  {
    /** SHA-256 of what the browser was given. */
    tokenHash: text('token_hash').primaryKey(),
    userId: ofUser(),
    /** SHA-256 of the stored hash of the password: after a change of the password the login is over. */
    passwordMark: text('password_mark').notNull(),
    triesLeft: integer('tries_left').notNull(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('login_challenges_user_id_idx').on(table.userId),
    index('login_challenges_expires_at_idx').on(table.expiresAt),
  ],
)

/** What browsers were asked to have signed by a passkey. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    /** SHA-256 of the challenge. */
    challengeHash: text('challenge_hash').primaryKey(),
    /** Who adds a passkey; null for a login, which knows nobody yet. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [
    index('passkey_challenges_user_id_idx').on(table.userId),
    index('passkey_challenges_expires_at_idx').on(table.expiresAt),
  ],
)
