// All SQL about channels as users follow them. Every statement names the user, so another user's channel is not found. Knows
// nothing of HTTP, nor of YouTube.
import { and, asc, count, desc, eq, gt, inArray, lt } from 'drizzle-orm'
import { z } from 'zod'
import { MOST_CHANNELS } from '#contract/channels/channel.ts'
import { entityId } from '#contract/endpoint.ts'
import { Problem } from '#contract/problems.ts'
import { holdUser } from '../accounts/holds.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { newVerificationCode } from './rules.ts'
import { dropUnfollowed, holdSource, keptVideos } from './source-store.ts'
import { youtubeChannels as channels, youtubeSources as sources } from './tables.ts'

const columns = {
  id: channels.id,
  userId: channels.userId,
  channelId: channels.channelId,
  title: sources.title,
  handle: sources.handle,
  thumbnailUrl: sources.thumbnailUrl,
  subscriberCount: sources.subscriberCount,
  videoCount: sources.videoCount,
  description: sources.description,
  country: sources.country,
  lastChecked: sources.lastChecked,
  createdAt: channels.createdAt,
  updatedAt: channels.updatedAt,
  active: channels.active,
  isVerified: channels.isVerified,
  verificationCode: channels.verificationCode,
  state: sources.state,
  keptVideos,
}

const select = (db: Db) =>
  db.select(columns).from(channels).innerJoin(sources, eq(sources.channelId, channels.channelId)).$dynamic()

export type ChannelRow = Awaited<ReturnType<typeof select>>[number]

const own = (userId: number, id: number) => and(eq(channels.userId, userId), eq(channels.id, id))

/** The channels of a user, the newest first. */
export async function findChannels(db: Db, userId: number): Promise<List<ChannelRow, [id: number]>> {
  const ids = db.select({ id: channels.id }).from(channels).where(eq(channels.userId, userId)).$dynamic()
  return {
    total: await countSome(db, ids),
    place: z.tuple([entityId]),
    placeOf: ({ id }) => [id],
    fetch: (most, after) =>
      select(db)
        .where(and(eq(channels.userId, userId), after && lt(channels.id, after[0])))
        .orderBy(desc(channels.id))
        .limit(most),
  }
}

/** @throws Problem notFound. */
export async function readChannel(db: Db, userId: number, id: number): Promise<ChannelRow> {
  const [row] = await select(db).where(own(userId, id))
  if (row === undefined) throw gone()
  return row
}

export async function isFollowing(db: Db, userId: number, channelId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: channels.id })
    .from(channels)
    .where(and(eq(channels.userId, userId), eq(channels.channelId, channelId)))
  return row !== undefined
}

/** @throws Problem channelsFull when the user has as many as one may have. */
export async function refuseFull(db: Db, userId: number): Promise<void> {
  const [row] = await db.select({ count: count() }).from(channels).where(eq(channels.userId, userId))
  if ((row?.count ?? 0) >= MOST_CHANNELS)
    throw new Problem('channelsFull', {
      message: `Je volgt ${MOST_CHANNELS} kanalen, en meer kan niet. Verwijder er een voordat je een ander toevoegt.`,
    })
}

/**
 * Follows a channel for the actor.
 * @param uploadsDue whether the playlist of a channel that is new here is to be read.
 * @returns its id, and whether nobody followed it yet.
 * @throws Problem channelKnown, or channelsFull.
 */
export async function insertChannel(
  tx: Tx,
  { by, at }: Deed,
  channelId: string,
  uploadsDue: boolean,
): Promise<{ id: number; isNew: boolean }> {
  // Two windows that both add the last one go one after the other.
  await holdUser(tx, by.id, 'no key update')
  if (await isFollowing(tx, by.id, channelId)) throw new Problem('channelKnown')
  await refuseFull(tx, by.id)
  const isNew = await holdSource(tx, channelId, at, uploadsDue)
  const [row] = await tx
    .insert(channels)
    .values({
      userId: by.id,
      channelId,
      verificationCode: newVerificationCode(),
      createdAt: at,
      updatedAt: at,
    })
    .onConflictDoNothing()
    .returning({ id: channels.id })
  if (row === undefined) throw new Problem('channelKnown')
  return { id: row.id, isNew }
}

/** Changes a channel of the actor's, and tells their windows. @throws Problem notFound. */
export async function updateChannel(
  tx: Tx,
  deed: Deed,
  id: number,
  changes: { active?: boolean; isVerified?: boolean },
): Promise<ChannelRow> {
  const changed = await tx
    .update(channels)
    .set({ ...changes, updatedAt: deed.at })
    .where(own(deed.by.id, id))
    .returning({ id: channels.id })
  if (changed.length === 0) throw gone()
  deed.tell({ topic: 'channels', id, onlyFor: deed.by.id })
  return readChannel(tx, deed.by.id, id)
}

/** With all that is kept of it, where nobody else follows it. @throws Problem notFound. */
export async function removeChannel(tx: Tx, deed: Deed, id: number): Promise<void> {
  const removed = await tx.delete(channels).where(own(deed.by.id, id)).returning({ channelId: channels.channelId })
  if (removed.length === 0) throw gone()
  await dropUnfollowed(
    tx,
    removed.map(({ channelId }) => channelId),
    deed.at,
  )
  deed.tell({ topic: 'channels', id, onlyFor: deed.by.id })
}

/** Removes the channels of a user who goes, and what is kept of those that nobody else follows. */
export async function onUserLeaves(tx: Tx, deed: Pick<Deed, 'at'>, userId: number): Promise<void> {
  const removed = await tx
    .delete(channels)
    .where(eq(channels.userId, userId))
    .returning({ channelId: channels.channelId })
  await dropUnfollowed(
    tx,
    removed.map(({ channelId }) => channelId),
    deed.at,
  )
}

/** Tells everybody who follows one of these channels that something of it changed. */
export async function tellFollowers(tx: Tx, deed: Pick<Deed, 'tell'>, channelIds: readonly string[]): Promise<void> {
  if (channelIds.length === 0) return
  const rows = await tx
    .select({ id: channels.id, userId: channels.userId })
    .from(channels)
    .where(inArray(channels.channelId, [...channelIds]))
  for (const { id, userId } of rows) deed.tell({ topic: 'channels', id, onlyFor: userId })
}

/** What a user takes along: which channels they follow. What YouTube says of those is YouTube's. */
export const channelsOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: channels.id,
          channelId: channels.channelId,
          active: channels.active,
          isVerified: channels.isVerified,
          createdAt: channels.createdAt,
        })
        .from(channels)
        .where(and(eq(channels.userId, userId), gt(channels.id, after)))
        .orderBy(asc(channels.id))
        .limit(most),
    ({ id }) => id,
  )

const gone = () => new Problem('notFound', { message: 'Dit kanaal staat niet (meer) tussen je kanalen.' })
