// The tables of YouTube channels: who follows which, what YouTube says of each (once, however many follow it), its videos, the
// subscriptions to its changes, and what was asked of YouTube today.
import { sql, type SQL } from 'drizzle-orm'
import {
  bigint,
  boolean,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core'
import { channelStates } from '#contract/channels/channel.ts'
import { users } from '../accounts/tables.ts'

const moment = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

/** What YouTube says of a channel. There is a row as long as somebody follows it. */
export const youtubeSources = pgTable(
  'youtube_sources',
  {
    /** YouTube's id. */
    channelId: text('channel_id').primaryKey(),
    title: text('title'),
    /** With its `@`. */
    handle: text('handle'),
    thumbnailUrl: text('thumbnail_url'),
    subscriberCount: bigint('subscriber_count', { mode: 'number' }),
    videoCount: integer('video_count'),
    description: text('description'),
    country: text('country'),
    /** The playlist of everything it published. */
    uploads: text('uploads'),
    /** When YouTube last told the above; the public feed tells its title. */
    toldAt: moment('told_at'),
    /** When the Data API last did. */
    fetchedAt: moment('fetched_at'),
    /** When its videos were last looked at, whichever way. */
    lastChecked: moment('last_checked'),
    state: text('state', { enum: channelStates }).notNull().default('new'),
    /** How many times on end looking failed. */
    failures: integer('failures').notNull().default(0),
    /** When its feed is due to be read. */
    dueAt: moment('due_at').notNull(),
    /** Whether the feed showed that there is more than it tells: then its playlist is read. */
    uploadsDue: boolean('uploads_due').notNull().default(false),
    /** Until then a process is at work on it: another takes over from one that died. */
    leasedUntil: moment('leased_until'),
    /** When somebody last asked for it to be fetched now. */
    askedAt: moment('asked_at'),
    feedEtag: text('feed_etag'),
    feedModified: text('feed_modified'),
    /** When the feed last came whole, and not as 'unchanged'. */
    feedReadAt: moment('feed_read_at'),
    createdAt: moment('created_at').notNull(),
  },
  (table) => [
    index('youtube_sources_due_at_idx').on(table.dueAt),
    index('youtube_sources_handle_idx').on(sql`lower(${table.handle})`),
  ],
)

/** A channel as a user follows it. */
export const youtubeChannels = pgTable(
  'youtube_channels',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    channelId: text('channel_id')
      .notNull()
      .references(() => youtubeSources.channelId),
    active: boolean('active').notNull().default(true),
    isVerified: boolean('is_verified').notNull().default(false),
    verificationCode: text('verification_code').notNull(),
    createdAt: moment('created_at').notNull(),
    updatedAt: moment('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('youtube_channels_user_id_channel_id_idx').on(table.userId, table.channelId),
    index('youtube_channels_channel_id_idx').on(table.channelId),
  ],
)

export const youtubeVideos = pgTable(
  'youtube_videos',
  {
    id: integer('id').primaryKey().generatedByDefaultAsIdentity(),
    channelId: text('channel_id')
      .notNull()
      .references(() => youtubeSources.channelId, { onDelete: 'cascade' }),
    videoId: text('video_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    thumbnailUrl: text('thumbnail_url').notNull(),
    videoUrl: text('video_url').notNull(),
    publishedAt: moment('published_at').notNull(),
    viewCount: bigint('view_count', { mode: 'number' }).notNull().default(0),
    likeCount: bigint('like_count', { mode: 'number' }).notNull().default(0),
    /** Stays empty: YouTube tells nobody (specification, section 3). */
    dislikeCount: integer('dislike_count'),
    commentCount: bigint('comment_count', { mode: 'number' }).notNull().default(0),
    duration: text('duration'),
    privacyStatus: text('privacy_status').notNull().default('public'),
    lastUpdated: moment('last_updated').notNull(),
    createdAt: moment('created_at').notNull(),
    tags: jsonb('tags').$type<string[]>().notNull().default([]),
    category: text('category'),
    metadata: jsonb('metadata')
      .$type<{ likesHidden: boolean; commentsOff: boolean }>()
      .notNull()
      .default({ likesHidden: false, commentsOff: false }),
    /** When the Data API told the rest of it; null while that is still to be asked. */
    detailsAt: moment('details_at'),
    leasedUntil: moment('leased_until'),
    /** What a search among videos looks through. */
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`folded(${youtubeVideos.title} || ' ' || ${youtubeVideos.tags}::text || ' ' || left(${youtubeVideos.description}, 1000))`,
      ),
  },
  (table) => [
    uniqueIndex('youtube_videos_video_id_idx').on(table.videoId),
    index('youtube_videos_published_at_idx').on(table.channelId, table.publishedAt, table.id),
    index('youtube_videos_view_count_idx').on(table.channelId, table.viewCount, table.id),
    index('youtube_videos_last_updated_idx').on(table.lastUpdated),
    index('youtube_videos_undetailed_idx')
      .on(table.id)
      .where(sql`${table.detailsAt} IS NULL`),
  ],
)

/** `asked` until the hub has confirmed it, `ending` until it has confirmed the end. */
export const subscriptionStates = ['asked', 'active', 'ending'] as const

/**
 * A subscription to a channel's changes. It names no row of a channel, because it is still there to be ended when that has gone.
 */
export const youtubeSubscriptions = pgTable(
  'youtube_subscriptions',
  {
    channelId: text('channel_id').primaryKey(),
    /** Of the secret in the address where the hub tells of changes. */
    secretHash: text('secret_hash').notNull(),
    /** That secret, and the one with which the hub signs. */
    sealedSecrets: text('sealed_secrets').notNull(),
    state: text('state', { enum: subscriptionStates }).notNull(),
    /** When the hub was last asked: it may confirm for a day. */
    askedAt: moment('asked_at'),
    leaseEndsAt: moment('lease_ends_at'),
    failures: integer('failures').notNull().default(0),
    /** When to ask the hub next. */
    dueAt: moment('due_at').notNull(),
  },
  (table) => [
    uniqueIndex('youtube_subscriptions_secret_hash_idx').on(table.secretHash),
    index('youtube_subscriptions_due_at_idx').on(table.dueAt),
  ],
)

/** What was asked of the Data API today: one row, for all processes. */
export const youtubeBudget = pgTable('youtube_budget', {
  id: integer('id').primaryKey(),
  /** In California, where YouTube's day begins. */
  day: date('day', { mode: 'string' }).notNull(),
  used: integer('used').notNull(),
  /** Whether YouTube said that the day's allowance is spent, whatever we counted. */
  spent: boolean('spent').notNull().default(false),
  /** How many times on end it failed or refused, and until when it is left alone. */
  failures: integer('failures').notNull().default(0),
  pausedUntil: moment('paused_until'),
})
