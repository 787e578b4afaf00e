// The tables of publishing: the websites that are connected, what stands there of articles, and which pictures they have of ours.
import { getTableColumns, sql } from 'drizzle-orm'
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core'
import { publicationStates } from '#contract/publishing/publication.ts'
import { siteKinds, siteStates } from '#contract/publishing/site.ts'
import { users } from '../accounts/tables.ts'
import { articlePictures, articles } from '../articles/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const publishingSites = pgTable(
  'publishing_sites',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    kind: text('kind', { enum: siteKinds }).notNull(),
    /** Its home, as it calls that itself: what tells one site from another. */
    url: text('url').notNull(),
    /** Where its API begins. */
    api: text('api').notNull(),
    /** As it calls itself. */
    name: text('name').notNull(),
    /** As administrators call it; null when they do not. */
    label: text('label'),
    /** As whom the key knows us. */
    account: text('account').notNull(),
    /** The key, with the user's name before it where there is one. */
    sealedKey: text('sealed_key').notNull(),
    state: text('state', { enum: siteStates }).notNull().default('connected'),
    problem: text('problem'),
    connectedBy: integer('connected_by').references(() => users.id, { onDelete: 'set null' }),
    connectedAt: moment('connected_at').notNull(),
    testedAt: moment('tested_at').notNull(),
  },
  (table) => [
    uniqueIndex('publishing_sites_url_key').on(table.kind, table.url),
    index('publishing_sites_connected_by_idx').on(table.connectedBy),
  ],
)

/** What a website is called here, by which lists are in order. */
export const siteName = sql<string>`coalesce(${publishingSites.label}, ${publishingSites.name})`

// Its columns by their whole names: a query of one table leaves those out, and both tables would then be the inner one.
const isCalledAlike = sql`EXISTS (SELECT 1 FROM publishing_sites AS alike WHERE alike.id <> publishing_sites.id
  AND lower(coalesce(alike.label, alike.name)) = lower(coalesce(publishing_sites.label, publishing_sites.name)))`

/** The same for people: with its address where another is called alike, so that nobody publishes on the wrong one. */
export const siteNameApart = sql<string>`${siteName} || CASE WHEN ${isCalledAlike}
  THEN ' (' || regexp_replace(publishing_sites.url, '^https?://|/$', '', 'g') || ')' ELSE '' END`

export const siteColumns = { ...getTableColumns(publishingSites), nameApart: siteNameApart }
/** A website with what people are told that it is called. */
export type SiteRow = typeof publishingSites.$inferSelect & { nameApart: string }

export const publications = pgTable(
  'publications',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    siteId: integer('site_id')
      .notNull()
      .references(() => publishingSites.id, { onDelete: 'cascade' }),
    state: text('state', { enum: publicationStates }).notNull(),
    problem: text('problem'),
    notes: jsonb('notes').$type<string[]>().notNull().default([]),

    // What is asked.
    /** Raised with each thing that is asked: a job of an earlier one finds that it came too late. */
    order: integer('order').notNull().default(1),
    /** Raised when a run takes it up: a run that was given up for dead writes no more. */
    run: integer('run').notNull().default(0),
    /** How many runs of this order ended without an answer that says what is wrong. */
    tries: integer('tries').notNull().default(0),
    runAt: moment('run_at'),
    /** When it is tried again; null while it waits for its first turn. */
    retryAt: moment('retry_at'),
    /** The version of the article that goes out, which is kept till then; null when nothing is to go out. */
    orderedVersion: integer('ordered_version'),
    draft: boolean('draft').notNull(),
    plannedFor: moment('planned_for'),
    excerpt: text('excerpt'),
    tags: jsonb('tags').$type<string[]>(),
    overwrite: boolean('overwrite').notNull().default(false),
    /** What may be overwritten, as a person saw it (`seenOf`); null is whatever stands there. */
    overwriteSeen: text('overwrite_seen'),
    askedBy: integer('asked_by').references(() => users.id, { onDelete: 'set null' }),
    askedAt: moment('asked_at').notNull(),

    // What stands there.
    /**
     * The address under which a new one is begun: after an answer that was lost it is looked for by that. Kept before anything is sent;
     * null once it has been found or answered.
     */
    mark: text('mark'),
    remoteId: text('remote_id'),
    address: text('address'),
    editAddress: text('edit_address'),
    isPublic: boolean('is_public').notNull().default(false),
    /** As it stood there when we had sent it: what differs from that, somebody else changed. */
    sentTitle: text('sent_title'),
    sentHtml: text('sent_html'),
    sentRemoteAt: text('sent_remote_at'),
    /** The last part of the address that we asked for last. */
    sentSlug: text('sent_slug'),
    sentVersion: integer('sent_version'),
    sentAt: moment('sent_at'),
    /** The pictures above it that are ours, by their ids there: what was sent last, and what is being sent. */
    sentCovers: jsonb('sent_covers').$type<string[]>().notNull().default([]),
    /** A hash of the words of what is being sent: after an answer that was lost they tell whether it arrived. */
    sendingWords: text('sending_words'),
  },
  (table) => [
    uniqueIndex('publications_article_id_site_id_key').on(table.articleId, table.siteId),
    index('publications_site_id_idx').on(table.siteId),
    index('publications_asked_by_idx').on(table.askedBy),
  ],
)
export type PublicationRow = typeof publications.$inferSelect

/** Pictures of articles that a site has: none is sent to it twice. */
export const publishedPictures = pgTable(
  'published_pictures',
  {
    siteId: integer('site_id')
      .notNull()
      .references(() => publishingSites.id, { onDelete: 'cascade' }),
    name: text('name')
      .notNull()
      .references(() => articlePictures.name, { onDelete: 'cascade' }),
    /** Null as long as the answer to its sending is not known. */
    remoteId: text('remote_id'),
    address: text('address'),
    width: integer('width'),
    height: integer('height'),
    /** What the site was told of it. */
    alt: text('alt').notNull(),
    credit: text('credit').notNull(),
  },
  (table) => [primaryKey({ columns: [table.siteId, table.name] }), index('published_pictures_name_idx').on(table.name)],
)
export type PublishedPictureRow = typeof publishedPictures.$inferSelect
