// All SQL about the feeds themselves: lists, changes, and who fetches which. Knows nothing of HTTP, nor of entries.
import { and, asc, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { isStorable } from '#contract/characters.ts'
import { entityId } from '#contract/endpoint.ts'
import { MOST_FEEDS, type EditedFeed, type FeedState } from '#contract/feeds/feed.ts'
import { Problem } from '#contract/problems.ts'
import { changesBetween } from '../audit/rules.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { keyOf, LEASE_MS, nextFetch } from './rules.ts'
import { feeds } from './tables.ts'

const feedColumns = {
  id: feeds.id,
  url: feeds.url,
  title: feeds.title,
  titleKey: feeds.titleKey,
  intervalMinutes: feeds.intervalMinutes,
  state: feeds.state,
  createdAt: feeds.createdAt,
  fetchedAt: feeds.fetchedAt,
  nextFetchAt: feeds.nextFetchAt,
  failures: feeds.failures,
  problem: feeds.problem,
  // With the names of the tables: a select from one table leaves them out of its columns.
  newEntries: sql<number>`(SELECT count(*)::int FROM feed_entries AS waiting
    WHERE waiting.feed_id = feeds.id AND waiting.state = 'new')`,
}

const select = (db: Db) => db.select(feedColumns).from(feeds).$dynamic()
export type FeedRow = Awaited<ReturnType<typeof select>>[number]

/** All feeds, by title. */
export async function findFeeds(db: Db): Promise<List<FeedRow, [title: string, id: number]>> {
  return {
    total: await countSome(db, db.select({ id: feeds.id }).from(feeds).$dynamic()),
    place: z.tuple([z.string().refine(isStorable), entityId]),
    placeOf: ({ titleKey, id }) => [titleKey, id],
    fetch: (count, after) =>
      select(db)
        .where(after && sql`(${feeds.titleKey}, ${feeds.id}) > (${after[0]}, ${after[1]})`)
        .orderBy(asc(feeds.titleKey), asc(feeds.id))
        .limit(count),
  }
}

export async function findFeed(db: Db, id: number): Promise<FeedRow | undefined> {
  const [row] = await select(db).where(eq(feeds.id, id))
  return row
}

/** Whether a feed with this address is followed. */
export async function isFollowed(db: Db, url: string): Promise<boolean> {
  const [row] = await db
    .select({ id: feeds.id })
    .from(feeds)
    .where(eq(feeds.urlKey, keyOfFeed(url)))
  return row !== undefined
}

/** @throws Problem invalidInput for an address that is too long to be told from others. */
function keyOfFeed(url: string): string {
  const key = keyOf(url)
  if (key === undefined) throw new Problem('invalidInput', { errors: { url: 'Dit adres is te lang.' } })
  return key
}

export interface NewFeedRow {
  url: string
  title: string
  intervalMinutes: number
}

/**
 * Adds those that are not followed yet, to be fetched at once; in a change that is alone at the intake. Returns the ids of those
 * that were added.
 * @throws Problem invalidInput when there would be more feeds than `MOST_FEEDS`.
 */
export async function insertFeeds(tx: Tx, deed: Deed, rows: readonly NewFeedRow[]): Promise<number[]> {
  if (rows.length === 0) return []
  const values = rows.map((row) => ({
    ...row,
    urlKey: keyOfFeed(row.url),
    createdAt: deed.at,
    createdBy: deed.by.id,
    nextFetchAt: deed.at,
  }))
  const made = await tx.insert(feeds).values(values).onConflictDoNothing().returning({ id: feeds.id })
  if ((await tx.$count(feeds)) > MOST_FEEDS) throw new Problem('invalidInput', { message: TOO_MANY })
  if (made.length > 0) deed.tell({ topic: 'feeds' })
  return made.map(({ id }) => id)
}

/** Notes what came of the first fetch of a feed that was just added. */
export async function noteRead(tx: Tx, id: number, outcome: Partial<typeof feeds.$inferInsert>): Promise<void> {
  await tx.update(feeds).set(outcome).where(eq(feeds.id, id))
}

/** The keys of all feeds that are followed: `MOST_FEEDS` at most. */
export async function followedKeys(tx: Tx): Promise<Set<string>> {
  const rows = await tx.select({ key: feeds.urlKey }).from(feeds)
  return new Set(rows.map(({ key }) => key))
}

export const TOO_MANY = `Kopij volgt hoogstens ${MOST_FEEDS.toLocaleString('nl-NL')} feeds.`

/** Changes what is given. A feed that is resumed is fetched at once, as if nothing had failed. @throws Problem notFound. */
export async function updateFeed(
  tx: Tx,
  deed: Deed,
  id: number,
  { intervalMinutes, paused }: EditedFeed,
): Promise<FeedRow> {
  const [held] = await tx.select().from(feeds).where(eq(feeds.id, id)).for('update')
  if (held === undefined) throw new Problem('notFound', { message: 'Deze feed bestaat niet of is verwijderd.' })
  const resumed = paused === false && held.state !== 'active'
  const longer = intervalMinutes !== undefined && intervalMinutes !== held.intervalMinutes
  if (!resumed && !longer && !(paused && held.state === 'active')) return (await findFeed(tx, id)) as FeedRow
  await tx
    .update(feeds)
    .set({
      ...(longer && { intervalMinutes }),
      // One that fails keeps the longer wait that it came to.
      ...(longer && held.failures === 0 && { nextFetchAt: nextFetch(held.fetchedAt ?? deed.at, intervalMinutes) }),
      ...(paused && held.state === 'active' && { state: 'paused' as const }),
      ...(resumed && { state: 'active' as const, nextFetchAt: deed.at, failures: 0, problem: null }),
    })
    .where(eq(feeds.id, id))
  const after = (await findFeed(tx, id)) as FeedRow
  const words = ({ state, ...rest }: Pick<FeedRow, 'intervalMinutes' | 'state'>) => ({
    ...rest,
    status: stateWords[state],
  })
  deed.tell({ topic: 'feeds' })
  deed.record(
    'feed.edit',
    { id, name: after.title },
    changesBetween(['intervalMinutes', 'status'], words(held), words(after)),
  )
  return after
}

const stateWords: Record<FeedState, string> = { active: 'Actief', paused: 'Gepauzeerd', gone: 'Bestaat niet meer' }

/** With its entries. @throws Problem notFound. */
export async function deleteFeed(tx: Tx, deed: Deed, id: number): Promise<void> {
  const [gone] = await tx.delete(feeds).where(eq(feeds.id, id)).returning({ title: feeds.title, url: feeds.url })
  if (gone === undefined) throw new Problem('notFound', { message: 'Deze feed bestaat niet of is verwijderd.' })
  deed.tell({ topic: 'feeds' })
  deed.record('feed.delete', { id, name: gone.title }, { url: { from: gone.url, to: null } })
}

/** A feed that is being fetched, and until when it is nobody else's. */
const claimed = {
  id: feeds.id,
  url: feeds.url,
  urlKey: feeds.urlKey,
  title: feeds.title,
  intervalMinutes: feeds.intervalMinutes,
  etag: feeds.etag,
  lastModified: feeds.lastModified,
  readAt: feeds.readAt,
  failures: feeds.failures,
  leasedUntil: sql<Date>`${feeds.leasedUntil}`.mapWith(feeds.leasedUntil),
}
export type ClaimedFeed = Pick<typeof feeds.$inferSelect, Exclude<keyof typeof claimed, 'leasedUntil'>> & {
  leasedUntil: Date
}

/**
 * Takes the feed that has been due longest, if there is one: nobody else gets it as long as the lease lasts. A process that dies
 * meanwhile loses it then.
 */
export async function claimDue(db: Db, now: Date): Promise<ClaimedFeed | undefined> {
  const due = sql`${feeds.id} = (SELECT id FROM feeds WHERE state = 'active' AND next_fetch_at <= ${now.toISOString()}
    AND (leased_until IS NULL OR leased_until <= ${now.toISOString()})
    ORDER BY next_fetch_at, id LIMIT 1 FOR UPDATE SKIP LOCKED)`
  const [row] = await db
    .update(feeds)
    .set({ leasedUntil: new Date(now.getTime() + LEASE_MS) })
    .where(due)
    .returning(claimed)
  return row
}

/**
 * Writes what came of a fetch, and ends the lease. False when the feed is not the caller's any more: its lease ran out and somebody
 * else took it, or it was deleted.
 */
export async function settle(
  db: Db,
  { id, leasedUntil }: Pick<ClaimedFeed, 'id' | 'leasedUntil'>,
  outcome: Partial<typeof feeds.$inferInsert>,
): Promise<boolean> {
  const done = await db
    .update(feeds)
    .set({ ...outcome, leasedUntil: null })
    .where(and(eq(feeds.id, id), eq(feeds.leasedUntil, leasedUntil)))
    .returning({ id: feeds.id })
  return done.length > 0
}

/** Follows a feed that has moved for good, unless its new address is followed already. */
export async function moveFeed(tx: Tx, id: number, url: string): Promise<void> {
  const urlKey = keyOf(url)
  if (urlKey === undefined) return
  const free: SQL = sql`NOT EXISTS (SELECT 1 FROM feeds AS other WHERE other.url_key = ${urlKey} AND other.id <> ${id})`
  await tx
    .update(feeds)
    .set({ url, urlKey })
    .where(and(eq(feeds.id, id), free))
}
