// The tables of articles: the text as it is now, its closed versions, its pictures, and the copy that searches look through.
import { eq, isNull, sql, type SQL } from 'drizzle-orm'
import {
  boolean,
  customType,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { articleStates, type ArticleSource } from '#contract/articles/article.ts'
import { versionReasons } from '#contract/articles/version.ts'
import type { SeoData } from '#contract/seo/fields.ts'
import type { MachineBlock } from '#contract/writing/blocks.ts'
import type { Format } from '#contract/pictures/formats.ts'
import { users } from '../accounts/tables.ts'
import { inspirationLinks } from '../links/tables.ts'
import { pictures } from '../pictures/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const articles = pgTable(
  'articles',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    /** Null: the house's. What is not given away before its owner is deleted goes with them (leaving-store.ts). */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    title: text('title').notNull(),
    /** Markdown, byte for byte as it was sent. */
    content: text('content').notNull(),
    /** What it was made from: pasted, opened or read. */
    originalContent: text('original_content'),
    /** Where each of its sources stands in `originalContent`. */
    sources: jsonb('sources').$type<ArticleSource[]>().notNull().default([]),
    /** The beginning of the readable text: a list must not read the whole. */
    excerpt: text('excerpt').notNull(),
    wordCount: integer('word_count').notNull(),
    /** How many places are left to fill in. */
    gaps: integer('gaps').notNull().default(0),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
    /** Whether it stood on a website that was disconnected since: what publishing knew of it went with that. */
    wasPublished: boolean('was_published').notNull().default(false),
    /** Raised with each save. */
    version: integer('version').notNull().default(1),
    /** The version at which title or text last changed. */
    textVersion: integer('text_version').notNull().default(1),
    /** Which blocks a model or the built-in writer wrote, and where they stand. */
    blocks: jsonb('blocks').$type<MachineBlock[]>().notNull().default([]),
    /** JSON, as the specification has it. */
    metrics: text('metrics'),
    metricsVersion: integer('metrics_version'),
    seoTitle: text('seo_title'),
    seoDescription: text('seo_description'),
    seoKeywords: text('seo_keywords'),
    seoScore: integer('seo_score'),
    seoData: jsonb('seo_data').$type<SeoData>(),
    /** Follows from the version that was checked and from `textVersion`; kept, so that lists can be filtered and counted by it. */
    state: text('state', { enum: articleStates }).notNull().default('concept'),
    checkedVersion: integer('checked_version'),
    checkedBy: integer('checked_by').references(() => users.id, { onDelete: 'set null' }),
    /** Stays when who checked it is gone. */
    checkedByName: text('checked_by_name'),
    checkedAt: moment('checked_at'),
    /** The inspiration link that it was written about. */
    linkId: integer('link_id').references(() => inspirationLinks.id, { onDelete: 'set null' }),
    /** Made by the client: what is sent twice with one key is added once. */
    clientKey: text('client_key'),
    /** In the bin since then; purged after thirty days. */
    deletedAt: moment('deleted_at'),
    /** What titles are sorted by. */
    titleKey: text('title_key')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`folded(${articles.title})`),
    /** The keyphrase as it is compared: two articles with one compete. */
    keyphraseKey: text('keyphrase_key').generatedAlwaysAs((): SQL => sql`folded(${articles.seoData} ->> 'keyphrase')`),
    /** The `textVersion` whose title and text the search has; null: none yet. */
    searchVersion: integer('search_version'),
    /**
     * Whether its copy for searches is behind. A column of its own, because the database keeps count of its values, and so knows
     * that they are few: of a comparison of two columns it expects nearly all rows, and reads the whole table.
     */
    searchBehind: boolean('search_behind')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${articles.searchVersion} IS DISTINCT FROM ${articles.textVersion}`),
  },
  (table) => {
    const present = sql`${table.deletedAt} IS NULL`
    return [
      // A list for each key it can be sorted by, and for each state: PostgreSQL reads them in both directions.
      index('articles_user_id_id_idx').on(table.userId, table.id).where(present),
      index('articles_user_id_title_idx').on(table.userId, table.titleKey, table.id).where(present),
      index('articles_user_id_word_count_idx').on(table.userId, table.wordCount, table.id).where(present),
      index('articles_user_id_state_idx').on(table.userId, table.state, table.id).where(present),
      index('articles_user_id_keyphrase_idx')
        .on(table.userId, table.keyphraseKey)
        .where(sql`${table.keyphraseKey} <> ''`),
      uniqueIndex('articles_user_id_client_key_key').on(table.userId, table.clientKey),
      index('articles_deleted_at_idx').on(table.deletedAt),
      index('articles_checked_by_idx').on(table.checkedBy),
      index('articles_link_id_idx').on(table.linkId),
      // The few whose copy for searches is behind.
      index('articles_unsearched_idx')
        .on(table.userId, table.updatedAt)
        .where(sql`${table.searchBehind}`),
    ]
  },
)

/** Whose articles: null for those of the house. */
export const ownedBy = (userId: number | null): SQL =>
  userId === null ? isNull(articles.userId) : eq(articles.userId, userId)

/** The fields beside the text that go out with it. */
export interface VersionSeo {
  seoTitle: string | null
  seoDescription: string | null
  /** The last part of its address; '' when there is none. */
  slug: string
}

export const articleVersions = pgTable(
  'article_versions',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** The number of the save that made this text. */
    n: integer('n').notNull(),
    name: text('name'),
    title: text('title').notNull(),
    content: text('content').notNull(),
    wordCount: integer('word_count').notNull(),
    blocks: jsonb('blocks').$type<MachineBlock[]>().notNull().default([]),
    /** How many of its blocks a machine wrote, of those that stand: counted once, as a list of versions would read all their marks. */
    machineBlocks: integer('machine_blocks')
      .notNull()
      .generatedAlwaysAs(
        (): SQL => sql`jsonb_array_length(jsonb_path_query_array(${articleVersions.blocks}, '$[*] ? (@.at != null)'))`,
      ),
    /** What it said of itself to who searches; null for a version of before that was kept. */
    seo: jsonb('seo').$type<VersionSeo>(),
    reason: text('reason', { enum: versionReasons }).notNull(),
    /** When this text was saved. */
    createdAt: moment('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.articleId, table.n] })],
)

/** A file of a picture: the whole one, or a smaller one. */
export interface StoredFile {
  /** Of its row among the pictures, and the key of the file. */
  name: string
  format: Format
  /** In px. */
  width: number
  height: number
  bytes: number
}

/** Pictures that were sent for the texts of articles, each with its sizes. */
export const articlePictures = pgTable(
  'article_pictures',
  {
    /** That of the whole one. When its row among the pictures goes, this one does. */
    name: text('name')
      .primaryKey()
      .references(() => pictures.name, { onDelete: 'cascade' }),
    /** Null: the house's, as its article. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    fileName: text('file_name').notNull(),
    credit: text('credit').notNull(),
    /** The whole one first, then from wide to narrow. */
    files: jsonb('files').$type<StoredFile[]>().notNull(),
    /** SHA-256 of the whole one, in hex: the same picture of the same user need not be kept twice. */
    hash: text('hash').notNull(),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [index('article_pictures_user_id_hash_idx').on(table.userId, table.hash)],
)
export type StoredRow = typeof articlePictures.$inferSelect

/** Which articles have which pictures in their text, or had them there not long ago. */
export const articlePictureUses = pgTable(
  'article_picture_uses',
  {
    articleId: integer('article_id')
      .notNull()
      .references(() => articles.id, { onDelete: 'cascade' }),
    name: text('name')
      .notNull()
      .references(() => articlePictures.name, { onDelete: 'cascade' }),
    /** Since when neither the text nor a version has it; null while one does. */
    unusedSince: moment('unused_since'),
  },
  (table) => [
    primaryKey({ columns: [table.articleId, table.name] }),
    index('article_picture_uses_name_idx').on(table.name),
    index('article_picture_uses_unused_since_idx').on(table.unusedSince),
  ],
)

const integers = customType<{ data: number[]; driverData: string }>({
  dataType: () => 'integer[]',
  toDriver: (numbers) => `{${numbers.join(',')}}`,
})

/**
 * What searches look through, refreshed when the writer rests: a save with a trigram index over the text itself takes six
 * times as long.
 */
export const articleSearch = pgTable(
  'article_search',
  {
    articleId: integer('article_id')
      .primaryKey()
      .references(() => articles.id, { onDelete: 'cascade' }),
    /** As that of the article. */
    userId: integer('user_id').references(() => users.id, { onDelete: 'cascade' }),
    /** The different words of title and text, folded. */
    words: text('words').notNull(),
    /** What lists are sorted by, as it was then: a search reads along a list without the articles themselves. */
    titleKey: text('title_key').notNull(),
    wordCount: integer('word_count').notNull(),
    /** A hash of every five words in a row (contract/articles/shingles.ts): what two articles share shows by them. */
    shingles: integers('shingles').notNull(),
  },
  (table) => [
    // Without the list of pending entries of a GIN index: each of the thousand look-ups of a measurement would read it whole,
    // which takes a minute and a half, and every search too. Copies are made by a job, which has the time.
    index('article_search_words_idx')
      .using('gin', sql`${table.words} gin_trgm_ops`)
      .with({ fastupdate: false }),
    index('article_search_shingles_idx').using('gin', table.shingles).with({ fastupdate: false }),
    index('article_search_user_id_idx').on(table.userId, table.articleId),
    index('article_search_title_idx').on(table.userId, table.titleKey, table.articleId),
    index('article_search_word_count_idx').on(table.userId, table.wordCount, table.articleId),
  ],
)
