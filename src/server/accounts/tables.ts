// The tables of accounts: users, the browsers they are known by, and the counters that throttle logins.
import { getTableColumns, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
  varchar,
  type AnyPgColumn,
} from 'drizzle-orm/pg-core'
import { desks } from '#contract/accounts/desk.ts'
import { roles, subscriptionStatuses, subscriptionTypes } from '#contract/accounts/user.ts'
import { AI_REQUESTS_LIMIT } from '#contract/quota.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const users = pgTable(
  'users',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    username: text('username').notNull(),
    /** What the username looks like (lookalikes.ts); null for an older account whose look another account already has. */
    usernameLook: text('username_look'),
    /** An argon2id hash in PHC format. */
    password: text('password').notNull(),
    email: text('email').notNull(),
    name: text('name').notNull(),
    role: text('role', { enum: roles }).notNull().default('user'),
    /** Given by administrators; what counts is `deskOf` (contract/accounts/desk.ts), because an administrator is a chief. */
    desk: text('desk', { enum: desks }).notNull().default('none'),
    createdAt: moment('created_at').notNull().defaultNow(),
    subscriptionStatus: text('subscription_status', { enum: subscriptionStatuses }).notNull().default('not_paid'),
    subscriptionType: text('subscription_type', { enum: subscriptionTypes }).notNull().default('free'),
    subscriptionStartDate: moment('subscription_start_date'),
    subscriptionEndDate: moment('subscription_end_date'),
    aiRequestsCount: integer('ai_requests_count').notNull().default(0),
    aiRequestsLimit: integer('ai_requests_limit').notNull().default(AI_REQUESTS_LIMIT),
    ipAddress: text('ip_address'),
    lastLoginDate: moment('last_login_date'),
    /** When the user showed that mail to this address reaches them; null: not yet. */
    emailConfirmedAt: moment('email_confirmed_at'),
    /** Whether they had a confirmed address before this one: then the account is somebody's, whoever gets the mail to this one. */
    wasConfirmed: boolean('was_confirmed').notNull().default(false),
    /** When Premium last ended; null for who never had it, or has it now. Keeps a former customer from reading of a trial. */
    premiumEndedAt: moment('premium_ended_at'),
    /** When the account is deleted, as its user asked and confirmed; null: nobody asked. */
    deletionDueAt: moment('deletion_due_at'),
    /** Raised with every change by an administrator; an edit of an older version is refused. */
    version: integer('version').notNull().default(0),
    /** What a search among users looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(${users.name} || ' ' || ${users.username} || ' ' || ${users.email})`),
  },
  (table) => [
    // Usernames and e-mail addresses are stored as typed, and are unique ignoring case.
    uniqueIndex('users_username_key').on(sql`lower(${table.username})`),
    uniqueIndex('users_username_look_key').on(table.usernameLook),
    uniqueIndex('users_email_key').on(sql`lower(${table.email})`),
    // One index for each order of the administrators' list. The id makes the order of equal values definite.
    index('users_created_at_id_idx').on(table.createdAt, table.id),
    index('users_name_id_idx').on(alphabetical(table.name), table.id),
    index('users_username_id_idx').on(alphabetical(table.username), table.id),
    index('users_email_id_idx').on(alphabetical(table.email), table.id),
    index('users_role_id_idx').on(table.role, table.id),
    index('users_desk_id_idx').on(table.desk, table.id),
    // Few users pay. The condition is that of `paysAt` without the comparison with the present moment, which an index
    // cannot contain.
    index('users_paying_idx')
      .on(table.id)
      .where(
        sql`${table.role} IN ('admin', 'paid') OR (${table.subscriptionStatus} = 'paid' AND ${table.subscriptionType} = 'paid')`,
      ),
    // The few that are going to be deleted.
    index('users_deletion_due_at_idx')
      .on(table.deletionDueAt)
      .where(sql`${table.deletionDueAt} IS NOT NULL`),
    // For searching a word anywhere in name, username and e-mail address.
    index('users_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/**
 * The sort key of a name: ignoring case and accents, so that Özlem is sorted under O. With a fixed collation, because a
 * server's default may be anything, and when that changed, cursors into the list would point to a wrong place.
 */
export function alphabetical(name: AnyPgColumn): SQL<string> {
  return sql<string>`(folded(${name}) COLLATE "C")`
}

/** SQL for `entitlement(user, now).paid` (contract/access.ts) of a row of `users`, or of what a view shows of them. */
export function paysAt(
  now: Date,
  {
    role,
    subscriptionStatus,
    subscriptionType,
    subscriptionEndDate,
  }: Record<'role' | 'subscriptionStatus' | 'subscriptionType' | 'subscriptionEndDate', SQLWrapper> = users,
): SQL<boolean> {
  return sql<boolean>`(${role} = 'admin' OR (
    (${role} = 'paid' OR (${subscriptionStatus} = 'paid' AND ${subscriptionType} = 'paid'))
    AND (${subscriptionEndDate} IS NULL OR ${subscriptionEndDate} > ${now.toISOString()}::timestamptz)
  ))`
}

const { password: _hash, usernameLook: _look, searchText: _search, ...rest } = getTableColumns(users)

/** The columns of a user that are read wherever the password hash is not needed. */
export const publicColumns = rest

/** A user as the server works with them: without the password hash. */
export type PublicUser = Omit<typeof users.$inferSelect, 'password' | 'usernameLook' | 'searchText'>

/**
 * Who ordered publications when everybody could, written once by the migration that came with desks. Whoever was given a desk, or is an
 * administrator, leaves it for good.
 */
export const publishedBefore = pgTable('published_before', {
  userId: integer('user_id')
    .primaryKey()
    .references(() => users.id, { onDelete: 'cascade' }),
  publications: integer('publications').notNull(),
  lastAt: moment('last_at').notNull(),
})

/** The browsers that users logged in with before: there, wrong guesses by strangers do not delay their login. */
export const knownBrowsers = pgTable(
  'known_browsers',
  {
    /** SHA-256 of the token in the cookie. */
    tokenHash: text('token_hash').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    lastLoginAt: moment('last_login_at').notNull(),
  },
  (table) => [
    // Several people may share one browser.
    primaryKey({ columns: [table.tokenHash, table.userId] }),
    index('known_browsers_user_id_idx').on(table.userId),
    index('known_browsers_last_login_at_idx').on(table.lastLoginAt),
  ],
)

/** Counts of wrong passwords in a row, and when the next try is allowed. */
export const loginDelays = pgTable(
  'login_delays',
  {
    /** SHA-256 of whose count it is (delay-store.ts). */
    key: text('key').primaryKey(),
    failures: integer('failures').notNull(),
    nextAt: moment('next_at').notNull(),
    forgetAt: moment('forget_at').notNull(),
  },
  (table) => [index('login_delays_forget_at_idx').on(table.forgetAt)],
)

/** Counts per IP address. The columns are prescribed by rate-limiter-flexible; `expire` is in ms since 1970. */
export const loginTries = pgTable('login_tries', {
  key: varchar('key', { length: 255 }).primaryKey(),
  points: integer('points').notNull().default(0),
  expire: bigint('expire', { mode: 'number' }),
})

/** Addresses that were deleted after a trial. Of the address there is only a hash under the key of the house. */
export const pastTrials = pgTable(
  'past_trials',
  { mark: text('mark').primaryKey(), until: moment('until').notNull() },
  (table) => [index('past_trials_until_idx').on(table.until)],
)
