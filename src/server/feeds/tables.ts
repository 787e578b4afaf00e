// The tables of feeds: those that are followed, what came in from them, what they listed before, and which words are muted.
import { sql, type SQL } from 'drizzle-orm'
import { index, integer, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { entryStates } from '#contract/feeds/entry.ts'
import { feedStates } from '#contract/feeds/feed.ts'
import { users } from '../accounts/tables.ts'
import { inspirationLinks } from '../links/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const feeds = pgTable(
  'feeds',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    url: text('url').notNull(),
    /** `addressKey` of the address; equal for the same feed. */
    urlKey: text('url_key').notNull(),
    title: text('title').notNull(),
    /** What lists of feeds are in the order of. */
    titleKey: text('title_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(${feeds.title})`),
    intervalMinutes: integer('interval_minutes').notNull(),
    state: text('state', { enum: feedStates }).notNull().default('active'),
    createdAt: moment('created_at').notNull(),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** As they were sent, for a conditional request (RFC 9110, section 13). */
    etag: text('etag'),
    lastModified: text('last_modified'),
    /** When its site last gave it, or said that nothing had changed. */
    fetchedAt: moment('fetched_at'),
    /** When it was last given and read: null before its first entries came in. */
    readAt: moment('read_at'),
    nextFetchAt: moment('next_fetch_at').notNull(),
    /** Until then whoever set it is fetching, and nobody else begins; null when nobody does. */
    leasedUntil: moment('leased_until'),
    failures: integer('failures').notNull().default(0),
    problem: text('problem'),
  },
  (table) => [
    uniqueIndex('feeds_url_key_idx').on(table.urlKey),
    index('feeds_next_fetch_at_idx')
      .on(table.nextFetchAt, table.id)
      .where(sql`${table.state} = 'active'`),
    index('feeds_created_by_idx').on(table.createdBy),
  ],
)

export const feedEntries = pgTable(
  'feed_entries',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** `addressKey` of the address, as the board has it: a page comes in once, whichever feeds list it. */
    urlKey: text('url_key').notNull(),
    excerpt: text('excerpt'),
    author: text('author'),
    publishedAt: moment('published_at'),
    seenAt: moment('seen_at').notNull(),
    /** What the intake is in the order of: when it was published, but no later than when it was seen. */
    sortedAt: moment('sorted_at').notNull(),
    state: text('state', { enum: entryStates }).notNull().default('new'),
    linkId: integer('link_id').references(() => inspirationLinks.id, { onDelete: 'set null' }),
    /** What a search among entries looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(${feedEntries.title} || ' ' || coalesce(${feedEntries.excerpt}, ''))`),
  },
  (table) => [
    uniqueIndex('feed_entries_url_key_idx').on(table.urlKey),
    index('feed_entries_state_sorted_at_idx').on(table.state, table.sortedAt, table.id),
    index('feed_entries_feed_state_sorted_at_idx').on(table.feedId, table.state, table.sortedAt, table.id),
    index('feed_entries_seen_at_idx').on(table.seenAt),
    index('feed_entries_link_id_idx').on(table.linkId),
    // For a search for words anywhere in the texts of an entry.
    index('feed_entries_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** Every entry that a feed listed, by a hash: also after it has gone from the intake, for as long as the feed lists it. */
export const feedListed = pgTable(
  'feed_listed',
  {
    feedId: integer('feed_id')
      .notNull()
      .references(() => feeds.id, { onDelete: 'cascade' }),
    /** The first half of the SHA-256 of what tells it from the others of its feed, as base64url. */
    hash: text('hash').notNull(),
    /** When the feed last listed it, to about a day. */
    listedAt: moment('listed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.feedId, table.hash] })],
)

export const mutedFeedWords = pgTable('muted_feed_words', {
  /** Its place in the list, from 0. */
  position: integer('position').primaryKey(),
  word: text('word').notNull(),
})
