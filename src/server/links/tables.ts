// The tables of inspiration links: the board itself, and the pictures fetched for it.
import { sql, type SQL } from 'drizzle-orm'
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core'
import { linkStatuses } from '#contract/links/link.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const inspirationLinks = pgTable(
  'inspiratie_links',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    title: text('title').notNull(),
    url: text('url').notNull(),
    /** The address without the parts that do not lead to another page (`addressKey`); equal for duplicates. */
    urlKey: text('url_key').notNull(),
    notes: text('notes'),
    createdAt: moment('created_at').notNull(),
    status: text('status', { enum: linkStatuses }).notNull().default('Open'),
    claimedBy: integer('claimed_by').references(() => users.id, { onDelete: 'set null' }),
    claimedAt: moment('claimed_at'),
    additionalNotes: text('additional_notes'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    /** Raised with every edit: whoever edits an older version is told so. */
    version: integer('version').notNull().default(0),
    /** In the bin since then; purged after thirty days. */
    deletedAt: moment('deleted_at'),
    /** What a search among links looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`folded(${inspirationLinks.title} || ' ' || ${inspirationLinks.url} || ' ' || coalesce(${inspirationLinks.notes}, ''))`,
      ),
  },
  (table) => [
    index('inspiratie_links_status_id_idx')
      .on(table.status, table.id)
      .where(sql`${table.deletedAt} IS NULL`),
    index('inspiratie_links_url_key_idx').on(table.urlKey),
    index('inspiratie_links_claimed_by_idx').on(table.claimedBy),
    index('inspiratie_links_created_by_idx').on(table.createdBy),
    index('inspiratie_links_deleted_at_idx').on(table.deletedAt),
    // For a search for words anywhere in the texts of a link.
    index('inspiratie_links_search_idx').using('gin', sql`${table.searchText} gin_trgm_ops`),
  ],
)

/** What is set when nobody claims a link any more. */
export const unclaimed = { claimedBy: null, claimedAt: null }

/** What is set when a link is released: one that was being worked on is open again. */
export const released = {
  ...unclaimed,
  status: sql`CASE WHEN ${inspirationLinks.status} = 'Opgepakt' THEN 'Open' ELSE ${inspirationLinks.status} END`,
}

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' })

/** A link's picture as its page gave it, at most a megabyte. */
export const linkImages = pgTable('link_images', {
  linkId: integer('link_id')
    .primaryKey()
    .references(() => inspirationLinks.id, { onDelete: 'cascade' }),
  mediaType: text('media_type').notNull(),
  bytes: bytea('bytes').notNull(),
})
