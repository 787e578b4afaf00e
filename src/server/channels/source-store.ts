// All SQL about what YouTube says of a channel, which is kept once however many follow it, and about who is at work on it. Knows
// nothing of how YouTube is asked.
import { and, asc, eq, exists, inArray, isNotNull, isNull, lte, notExists, or, sql, type SQL } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { FetchedChannel } from './api-items.ts'
import { FAILING_AFTER, figuresBefore, HEARD_FEED_MS, LEASE_MS, pauseMs, UNHEARD_FEED_MS } from './rules.ts'
import { youtubeChannels, youtubeSources, youtubeSubscriptions, youtubeVideos } from './tables.ts'

const sources = youtubeSources
export type SourceRow = typeof sources.$inferSelect

/** Longest wait for a channel whose feed fails, in hours. */
const LONGEST_PAUSE_HOURS = 24

export async function findSource(db: Db, channelId: string): Promise<SourceRow | undefined> {
  const [row] = await db.select().from(sources).where(eq(sources.channelId, channelId))
  return row
}

/** @param handle with its `@`; capitals do not matter. */
export async function findByHandle(db: Db, handle: string): Promise<SourceRow | undefined> {
  const [row] = await db
    .select()
    .from(sources)
    .where(sql`lower(${sources.handle}) = lower(${handle})`)
  return row
}

/**
 * Makes the row of a channel that nobody followed yet, due at once, or locks the one that there is: until the transaction ends
 * nobody removes it. Returns whether it is new.
 */
export async function holdSource(tx: Tx, channelId: string, now: Date, uploadsDue: boolean): Promise<boolean> {
  const [row] = await tx
    .insert(sources)
    .values({ channelId, createdAt: now, dueAt: now, uploadsDue })
    .onConflictDoUpdate({ target: sources.channelId, set: { channelId } })
    .returning({ isNew: sql<boolean>`xmax = 0` })
  return row?.isNew === true
}

/** Whether it is there; if so, nobody removes it until the transaction ends. */
export async function holdIfThere(tx: Tx, channelId: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: sources.channelId })
    .from(sources)
    .where(eq(sources.channelId, channelId))
    .for('key share')
  return row !== undefined
}

/**
 * Makes a channel due at once that nobody looked at for a day, because nobody had it switched on: what it published meanwhile is in no
 * feed any more. Returns whether it was so.
 */
export async function wakeSource(tx: Tx, channelId: string, now: Date, uploadsDue: boolean): Promise<boolean> {
  const rows = await tx
    .update(sources)
    .set({ dueAt: now, uploadsDue, fetchedAt: null })
    .where(and(eq(sources.channelId, channelId), lte(sources.lastChecked, new Date(now.getTime() - DAY_MS))))
    .returning({ id: sources.channelId })
  return rows.length > 0
}

/** Keeps the title of a channel of which nothing is known yet. */
export async function keepTitle(tx: Tx, channelId: string, title: string, now: Date): Promise<void> {
  await tx
    .update(sources)
    .set({ title, toldAt: now })
    .where(and(eq(sources.channelId, channelId), isNull(sources.title)))
}

/** Whether somebody has it switched on. */
const followed = sql`EXISTS (SELECT 1 FROM ${youtubeChannels}
  WHERE ${youtubeChannels.channelId} = ${sources.channelId} AND ${youtubeChannels.active})`

const free = (now: Date) => or(isNull(sources.leasedUntil), lte(sources.leasedUntil, now))

/**
 * Takes up to `count` channels that somebody has switched on and nobody is at work on: two processes never get the same one, and
 * those of a process that died are free again once its lease has ended.
 */
async function claim(db: Db, which: SQL | undefined, count: number, now: Date, order: SQL): Promise<SourceRow[]> {
  const chosen = db
    .select({ id: sources.channelId })
    .from(sources)
    .where(and(which, free(now), followed))
    .orderBy(order, asc(sources.channelId))
    .limit(count)
    .for('no key update', { skipLocked: true })
  // As an array, so that it is chosen once, however the statement is planned.
  return db
    .update(sources)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(sql`${sources.channelId} = ANY(ARRAY(${chosen}))`)
    .returning()
}

/** Those whose feed is due. */
export const claimForFeed = (db: Db, count: number, now: Date) =>
  claim(db, lte(sources.dueAt, now), count, now, asc(sources.dueAt))

/** Those of which there is more than the feed told. */
export const claimForUploads = (db: Db, count: number, now: Date) =>
  claim(db, eq(sources.uploadsDue, true), count, now, asc(sources.createdAt))

/** Those whose own figures are a day old. */
export const claimForFigures = (db: Db, count: number, now: Date) =>
  claim(
    db,
    or(isNull(sources.fetchedAt), lte(sources.fetchedAt, figuresBefore(now))),
    count,
    now,
    sql`${sources.fetchedAt} NULLS FIRST`,
  )

/** Takes this one, switched on or not, for somebody who waits; undefined while a process is at work on it. */
export async function lease(db: Db, channelId: string, now: Date): Promise<SourceRow | undefined> {
  const [row] = await db
    .update(sources)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(and(eq(sources.channelId, channelId), free(now)))
    .returning()
  return row
}

/** Gives back what was taken and not done. */
export async function release(db: Db, channelIds: readonly string[]): Promise<void> {
  if (channelIds.length === 0) return
  await db
    .update(sources)
    .set({ leasedUntil: null })
    .where(inArray(sources.channelId, [...channelIds]))
}

/**
 * Notes that somebody asks for it to be fetched now, if nobody did since `before`.
 * @returns undefined when that may be done; else when somebody last asked.
 */
export async function noteAsked(tx: Tx, channelId: string, now: Date, before: Date): Promise<Date | undefined> {
  const [noted] = await tx
    .update(sources)
    .set({ askedAt: now })
    .where(and(eq(sources.channelId, channelId), or(isNull(sources.askedAt), lte(sources.askedAt, before))))
    .returning({ id: sources.channelId })
  return noted ? undefined : ((await findSource(tx, channelId))?.askedAt ?? now)
}

/** Keeps what the Data API said of a channel. Another number of videos makes its feed due: that costs nothing. */
export async function keepFigures(tx: Tx, fetched: FetchedChannel, now: Date): Promise<void> {
  const { channelId, ...told } = fetched
  const isOther = sql`${sources.videoCount} IS DISTINCT FROM ${told.videoCount}::integer`
  await tx
    .update(sources)
    .set({
      ...told,
      toldAt: now,
      fetchedAt: now,
      state: sql`CASE WHEN ${sources.state} = 'gone' THEN 'new' ELSE ${sources.state} END`,
      dueAt: sql`CASE WHEN ${isOther} THEN least(${sources.dueAt}, ${now}) ELSE ${sources.dueAt} END`,
    })
    .where(eq(sources.channelId, channelId))
}

/** The Data API was asked and told what we cannot read: it is asked again in a day. What it told before is no newer for that. */
export async function passOver(tx: Tx, channelId: string, now: Date): Promise<void> {
  await tx.update(sources).set({ fetchedAt: now }).where(eq(sources.channelId, channelId))
}

/** The Data API does not know it any more. It is asked again with the others once a day. */
export async function markGone(tx: Tx, channelId: string, now: Date): Promise<void> {
  await tx
    .update(sources)
    .set({ state: 'gone', fetchedAt: now, uploadsDue: false, leasedUntil: null })
    .where(eq(sources.channelId, channelId))
}

export interface Checked {
  etag?: string | null
  modified?: string | null
  /** The feed came whole. */
  whole?: boolean
  title?: string | undefined
  uploadsDue?: boolean
}

/** Notes that its videos were looked at, and gives it back. The next time is sooner where nobody tells us of changes. */
export async function markChecked(db: Db, channelId: string, now: Date, found: Checked = {}): Promise<void> {
  const { etag, modified, whole, title, uploadsDue } = found
  const heard = db
    .select({ one: sql`1` })
    .from(youtubeSubscriptions)
    .where(
      and(
        eq(youtubeSubscriptions.channelId, sources.channelId),
        eq(youtubeSubscriptions.state, 'active'),
        sql`${youtubeSubscriptions.leaseEndsAt} > ${now}`,
      ),
    )
  const later = (ms: number) => sql`${new Date(now.getTime() + ms)}::timestamptz`
  await db
    .update(sources)
    .set({
      lastChecked: now,
      state: sql`CASE WHEN ${sources.state} = 'gone' THEN 'gone' ELSE 'checked' END`,
      failures: 0,
      leasedUntil: null,
      dueAt: sql`CASE WHEN ${exists(heard)} THEN ${later(HEARD_FEED_MS)} ELSE ${later(UNHEARD_FEED_MS)} END`,
      ...(etag !== undefined && { feedEtag: etag }),
      ...(modified !== undefined && { feedModified: modified }),
      ...(whole && { feedReadAt: now }),
      ...(title !== undefined && { title, toldAt: now }),
      ...(uploadsDue !== undefined && { uploadsDue }),
    })
    .where(eq(sources.channelId, channelId))
}

/** Notes that looking failed, and gives it back: each time it is left alone twice as long. */
export async function markFailed(db: Db, { channelId, failures }: SourceRow, now: Date): Promise<void> {
  const count = failures + 1
  await db
    .update(sources)
    .set({
      failures: count,
      leasedUntil: null,
      state: sql`CASE WHEN ${sources.state} <> 'gone' AND ${count >= FAILING_AFTER} THEN 'failing' ELSE ${sources.state} END`,
      dueAt: new Date(now.getTime() + pauseMs(count + 3, LONGEST_PAUSE_HOURS)),
    })
    .where(eq(sources.channelId, channelId))
}

/** Removes what was said of channels before `before`, but for what they are. Returns which those were. */
export async function forgetTold(tx: Tx, before: Date): Promise<string[]> {
  const nothing = { handle: null, thumbnailUrl: null, subscriberCount: null, videoCount: null }
  const rows = await tx
    .update(sources)
    .set({ ...nothing, title: null, description: null, country: null, uploads: null, toldAt: null, fetchedAt: null })
    .where(and(isNotNull(sources.toldAt), lte(sources.toldAt, before)))
    .returning({ channelId: sources.channelId })
  return rows.map(({ channelId }) => channelId)
}

/** Removes those of `channelIds` that nobody follows, with their videos, and begins to end the subscription to them. */
export async function dropUnfollowed(tx: Tx, channelIds: readonly string[], now: Date): Promise<void> {
  if (channelIds.length === 0) return
  const these = inArray(sources.channelId, [...channelIds])
  // Locked first: who follows one at the same moment holds it, and is seen by the statement that comes after.
  await tx.select({ id: sources.channelId }).from(sources).where(these).orderBy(asc(sources.channelId)).for('update')
  const followers = tx
    .select({ one: sql`1` })
    .from(youtubeChannels)
    .where(eq(youtubeChannels.channelId, sources.channelId))
  const gone = await tx
    .delete(sources)
    .where(and(these, notExists(followers)))
    .returning({ channelId: sources.channelId })
  if (gone.length === 0) return
  const ids = gone.map(({ channelId }) => channelId)
  await tx
    .update(youtubeSubscriptions)
    .set({ state: 'ending', dueAt: now, failures: 0 })
    .where(inArray(youtubeSubscriptions.channelId, ids))
}

/** How many of a channel's videos are kept: a part of a statement. */
export const keptVideos = sql<number>`(SELECT count(*)::int FROM ${youtubeVideos}
  WHERE ${youtubeVideos.channelId} = ${sources.channelId})`
