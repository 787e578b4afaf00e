// All SQL about videos. Knows nothing of how YouTube is asked, nor of who follows a channel.
import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, lte, notInArray, or, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { MOST_VIDEOS, type VideoSort } from '#contract/channels/channel.ts'
import { entityId } from '#contract/endpoint.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { holdsEveryWord } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import type { FetchedVideo, ListedVideo } from './api-items.ts'
import { LEASE_MS } from './rules.ts'
import { youtubeChannels, youtubeVideos } from './tables.ts'

const videos = youtubeVideos
const columns = {
  id: videos.id,
  videoId: videos.videoId,
  title: videos.title,
  description: videos.description,
  thumbnailUrl: videos.thumbnailUrl,
  videoUrl: videos.videoUrl,
  publishedAt: videos.publishedAt,
  viewCount: videos.viewCount,
  likeCount: videos.likeCount,
  commentCount: videos.commentCount,
  duration: videos.duration,
  privacyStatus: videos.privacyStatus,
  lastUpdated: videos.lastUpdated,
  createdAt: videos.createdAt,
  tags: videos.tags,
  category: videos.category,
  metadata: videos.metadata,
  detailsAt: videos.detailsAt,
}

const select = (db: Db) => db.select(columns).from(videos).$dynamic()
export type VideoRow = Awaited<ReturnType<typeof select>>[number]

/** By what each order goes: a column, and whether its highest comes first. */
const orders = {
  newest: { by: videos.publishedAt, highestFirst: true },
  oldest: { by: videos.publishedAt, highestFirst: false },
  views: { by: videos.viewCount, highestFirst: true },
} as const satisfies Record<VideoSort, unknown>

const moment = z.iso.datetime()

/** A channel's videos in an order, of which every word of `search` says something. */
export async function findVideos(
  db: Db,
  channelId: string,
  { search, sort }: { search?: string | undefined; sort: VideoSort },
): Promise<List<VideoRow, [value: string | number, id: number]>> {
  const these = and(eq(videos.channelId, channelId), holdsEveryWord(videos.searchText, search))
  const { by, highestFirst } = orders[sort]
  const isMoment = by === videos.publishedAt
  const behind = ([value, id]: [string | number, number]) => {
    const than = sql`${by} ${highestFirst ? sql`<` : sql`>`} ${value}`
    const same = sql`${by} = ${value} AND ${videos.id} ${highestFirst ? sql`<` : sql`>`} ${id}`
    return sql`(${than} OR (${same}))`
  }
  const order = highestFirst ? desc : asc
  return {
    total: await countSome(db, db.select({ id: videos.id }).from(videos).where(these).$dynamic()),
    place: z.tuple([isMoment ? moment : z.number().int().nonnegative(), entityId]),
    placeOf: (row) => [isMoment ? row.publishedAt.toISOString() : row.viewCount, row.id],
    fetch: (count, after) =>
      select(db)
        .where(and(these, after && behind(after)))
        .orderBy(order(by), order(videos.id))
        .limit(count),
  }
}

/** The address of a video's picture. */
export async function pictureOf(db: Db, channelId: string, videoId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ url: videos.thumbnailUrl })
    .from(videos)
    .where(and(eq(videos.channelId, channelId), eq(videos.videoId, videoId)))
  return row?.url
}

export const urlOfVideo = (videoId: string): string => `https://www.youtube.com/watch?v=${videoId}`

/**
 * Keeps those that are not kept yet, as a feed or a playlist tells them; the rest of each is asked later. Of two that bring the
 * same at once one adds it. Returns the ids of those that are new.
 */
export async function addVideos(
  tx: Tx,
  channelId: string,
  listed: readonly (ListedVideo & { viewCount?: number | undefined })[],
  now: Date,
): Promise<string[]> {
  if (listed.length === 0) return []
  const rows = await tx
    .insert(videos)
    .values(
      // In the order of their ids, so that two that bring the same never wait for each other.
      [...new Map(listed.map((one) => [one.videoId, one])).values()]
        .toSorted((one, other) => (one.videoId < other.videoId ? -1 : 1))
        .map(({ videoId, title, description, thumbnailUrl, publishedAt, viewCount = 0 }) => ({
          channelId,
          videoId,
          title,
          description,
          thumbnailUrl,
          publishedAt,
          viewCount,
          videoUrl: urlOfVideo(videoId),
          lastUpdated: now,
          createdAt: now,
        })),
    )
    .onConflictDoNothing()
    .returning({ videoId: videos.videoId })
  return rows.map(({ videoId }) => videoId)
}

/** Keeps a title, and the views that a feed tells, of one of which only a feed has told. */
export async function renewFromFeed(
  tx: Tx,
  { videoId, title, description, viewCount }: Omit<ListedVideo, 'thumbnailUrl'> & { viewCount: number | undefined },
  now: Date,
): Promise<void> {
  const told = { title, lastUpdated: now, ...(description && { description }), ...(viewCount && { viewCount }) }
  await tx
    .update(videos)
    .set(told)
    .where(and(eq(videos.videoId, videoId), isNull(videos.detailsAt)))
}

/** Which of these are kept, and of which of those the rest was asked. */
export async function knownAmong(db: Db, videoIds: readonly string[]): Promise<Map<string, boolean>> {
  if (videoIds.length === 0) return new Map()
  const rows = await db
    .select({ videoId: videos.videoId, detailsAt: videos.detailsAt })
    .from(videos)
    .where(inArray(videos.videoId, [...videoIds]))
  return new Map(rows.map(({ videoId, detailsAt }) => [videoId, detailsAt !== null]))
}

export async function countDetailed(db: Db, channelId: string): Promise<number> {
  return db.$count(videos, and(eq(videos.channelId, channelId), isNotNull(videos.detailsAt)))
}

const free = (now: Date) => or(isNull(videos.leasedUntil), lte(videos.leasedUntil, now))

/** Takes up to `count` videos that nobody is at work on; those of a process that died are free again once its lease ends. */
async function claim(db: Db, which: SQL | undefined, order: SQL, count: number, now: Date): Promise<string[]> {
  const chosen = db
    .select({ id: videos.id })
    .from(videos)
    .where(and(which, free(now)))
    .orderBy(order, desc(videos.id))
    .limit(count)
    .for('no key update', { skipLocked: true })
  const rows = await db
    .update(videos)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${videos.id} = ANY(ARRAY(${chosen}))`)
    .returning({ videoId: videos.videoId })
  return rows.map(({ videoId }) => videoId)
}

/** Of a channel that somebody has switched on. */
const followed = sql`EXISTS (SELECT 1 FROM ${youtubeChannels}
  WHERE ${youtubeChannels.channelId} = ${videos.channelId} AND ${youtubeChannels.active})`

/** Those of which the rest is still to be asked, of all channels or of one. */
export const claimUndetailed = (db: Db, count: number, now: Date, channelId?: string) =>
  claim(
    db,
    and(isNull(videos.detailsAt), channelId === undefined ? followed : eq(videos.channelId, channelId)),
    desc(videos.publishedAt),
    count,
    now,
  )

/** Those of which YouTube told before `before`. */
export const claimOld = (db: Db, count: number, now: Date, before: Date) =>
  claim(db, and(lte(videos.lastUpdated, before), followed), asc(videos.lastUpdated), count, now)

/** The newest of a channel beside `others`, to fill up a question that costs the same. */
export const claimNewest = (db: Db, count: number, now: Date, channelId: string) =>
  claim(db, eq(videos.channelId, channelId), desc(videos.publishedAt), count, now)

/** Asks no more about videos of which YouTube tells what we cannot read; their lease stays, or they would be taken again at once. */
export async function passOver(db: Db, videoIds: readonly string[], now: Date): Promise<void> {
  if (videoIds.length === 0) return
  await db
    .update(videos)
    .set({ detailsAt: sql`coalesce(${videos.detailsAt}, ${now.toISOString()})` })
    .where(inArray(videos.videoId, [...videoIds]))
}

export async function releaseVideos(db: Db, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return
  await db
    .update(videos)
    .set({ leasedUntil: null })
    .where(inArray(videos.videoId, [...videoIds]))
}

/** Keeps what YouTube said of these, and removes the others of those that were asked: they are private, or gone. Returns whose. */
export async function keepDetails(
  tx: Tx,
  asked: readonly string[],
  fetched: readonly FetchedVideo[],
  now: Date,
): Promise<string[]> {
  const told = new Set(fetched.map(({ videoId }) => videoId))
  const gone = asked.filter((id) => !told.has(id))
  const removed = await removeVideos(tx, gone)
  const given = fetched.map((one) => ({ ...one, publishedAt: one.publishedAt.toISOString() }))
  const { rows } = await tx.execute<{ channel_id: string }>(sql`
    UPDATE ${videos} SET title = told.title, description = told.description, thumbnail_url = told."thumbnailUrl",
      published_at = told."publishedAt", view_count = told."viewCount", like_count = told."likeCount",
      comment_count = told."commentCount", duration = told.duration, privacy_status = told."privacyStatus",
      tags = told.tags, category = told.category, metadata = told.metadata,
      details_at = ${now}, last_updated = ${now}, leased_until = NULL
    FROM jsonb_to_recordset(${JSON.stringify(given)}::jsonb) AS told("videoId" text, title text, description text,
      "thumbnailUrl" text, "publishedAt" timestamptz, "viewCount" bigint, "likeCount" bigint, "commentCount" bigint,
      duration text, "privacyStatus" text, tags jsonb, category text, metadata jsonb)
    WHERE ${videos.videoId} = told."videoId"
    RETURNING ${videos.channelId}`)
  return [...new Set([...rows.map((row) => row.channel_id), ...removed])]
}

/** Returns of which channels they were. */
export async function removeVideos(tx: Tx, videoIds: readonly string[]): Promise<string[]> {
  if (videoIds.length === 0) return []
  const rows = await tx
    .delete(videos)
    .where(inArray(videos.videoId, [...videoIds]))
    .returning({ channelId: videos.channelId })
  return [...new Set(rows.map(({ channelId }) => channelId))]
}

/** Removes those of `videoIds` that are of this channel. */
export async function removeVideosOf(tx: Tx, channelId: string, videoIds: readonly string[]): Promise<void> {
  if (videoIds.length === 0) return
  await tx.delete(videos).where(and(eq(videos.channelId, channelId), inArray(videos.videoId, [...videoIds])))
}

/**
 * Those that should stand in a feed and do not: they are private, or gone. With a key they are asked again, else removed.
 * @param since the moment of the oldest entry.
 * @param before those that were asked after that are left alone.
 */
export async function missFromFeed(
  tx: Tx,
  channelId: string,
  entries: readonly string[],
  { since, before, hasKey }: { since: Date; before: Date; hasKey: boolean },
): Promise<boolean> {
  const missing = and(
    eq(videos.channelId, channelId),
    gt(videos.publishedAt, since),
    notInArray(videos.videoId, [...entries]),
  )
  const changed = hasKey
    ? await tx
        .update(videos)
        .set({ detailsAt: null })
        .where(and(missing, lt(videos.detailsAt, before)))
        .returning({ id: videos.id })
    : await tx.delete(videos).where(missing).returning({ id: videos.id })
  return changed.length > 0 && !hasKey
}

/** Removes all but the newest of a channel. */
export async function pruneVideos(tx: Tx, channelId: string): Promise<void> {
  await tx.execute(sql`
    DELETE FROM ${videos} WHERE id IN (
      SELECT id FROM ${videos} WHERE channel_id = ${channelId}
      ORDER BY published_at DESC, id DESC OFFSET ${MOST_VIDEOS}
    )`)
}

/** Removes those of which YouTube told nothing since `before`. Returns of which channels they were. */
export async function forgetVideos(tx: Tx, before: Date): Promise<string[]> {
  const rows = await tx.delete(videos).where(lte(videos.lastUpdated, before)).returning({ channelId: videos.channelId })
  return [...new Set(rows.map(({ channelId }) => channelId))]
}
