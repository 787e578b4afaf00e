// Reads a channel's public feed, and keeps what is new in it, or in what the hub told of it. Costs no units and needs no key.
import type { Site } from '../http/site.ts'
import { DAY_MS } from '#contract/days.ts'
import { change } from '../change/change.ts'
import { isRefused } from '../fetch/refused.ts'
import { pictureOfVideo } from './api-items.ts'
import { tellFollowers } from './channel-store.ts'
import type { Feed, FeedEntry } from './feed.ts'
import { refreshedBefore } from './rules.ts'
import * as sources from './source-store.ts'
import * as videos from './video-store.ts'

export type CheckSite = Pick<Site, 'db' | 'pool' | 'notices' | 'clock' | 'fetching' | 'youtube'>

/** How many videos a feed has at most: one that is full and all new may have lost some. */
const FULL_FEED = 15

/** The address of a channel's feed, by which the hub knows it too. */
export function feedOf({ feedUrl }: Site['youtube'], channelId: string): string {
  const address = new URL(feedUrl)
  address.searchParams.set('channel_id', channelId)
  return address.href
}

/** What comes of asking for a feed: itself, that it did not change, or nothing, with the status where there was one. */
export type FeedAnswer =
  { feed: Feed; etag: string | null; modified: string | null } | { unchanged: true } | { status: number | undefined }

/** @param known what the last answer said of itself: then it comes only when it changed. */
export async function askFeed(
  { fetching, youtube }: Pick<Site, 'fetching' | 'youtube'>,
  channelId: string,
  known: { etag: string | null; modified: string | null } | undefined,
  signal: AbortSignal,
): Promise<FeedAnswer> {
  const headers = {
    accept: 'application/atom+xml, application/xml;q=0.9, text/xml;q=0.8',
    ...(known?.etag && { 'if-none-match': known.etag }),
    ...(known?.modified && { 'if-modified-since': known.modified }),
  }
  const answer = await fetching.ask(feedOf(youtube, channelId), { headers }, signal)
  if (isRefused(answer)) return { status: undefined }
  if (answer.status === 304 && known !== undefined) return { unchanged: true }
  // Loaded with the first feed, as what reads pages is.
  const { readFeed } = await import('./feed.ts')
  const feed = answer.status === 200 && answer.whole ? await readFeed(answer.bytes.toString('utf8')) : undefined
  if (feed?.title === undefined) return { status: answer.status }
  const { etag, 'last-modified': modified } = answer.headers
  return { feed, etag: etag?.slice(0, 500) ?? null, modified: modified?.slice(0, 100) ?? null }
}

/** Looks at the feed of a channel that this process has taken (source-store.ts), and gives it back. */
export async function checkFeed(site: CheckSite, source: sources.SourceRow, signal: AbortSignal): Promise<void> {
  const { db, clock, youtube } = site
  const { channelId } = source
  const hasKey = youtube.apiKey !== undefined
  // What nobody else tells has to be told whole before it is too old to be kept.
  const isFresh = source.feedReadAt !== null && source.feedReadAt > refreshedBefore(clock())
  const known = isFresh ? { etag: source.feedEtag, modified: source.feedModified } : undefined
  const answer = await askFeed(site, channelId, known, signal)
  if ('status' in answer) return sources.markFailed(db, source, clock())
  if ('unchanged' in answer) return sources.markChecked(db, channelId, clock())
  const { feed, etag, modified } = answer
  const entries = feed.entries.filter((one) => one.channelId === channelId)
  await change(site, null, async (tx, deed) => {
    if (!(await sources.holdIfThere(tx, channelId))) return
    const before = await videos.knownAmong(
      tx,
      entries.map(({ videoId }) => videoId),
    )
    const added = await takeEntries(tx, channelId, entries, deed.at)
    const lost = await loseMissing(tx, channelId, entries, hasKey, deed.at)
    const mayMiss = hasKey && entries.length >= FULL_FEED && entries.every(({ videoId }) => !before.get(videoId))
    // What the Data API says of a channel is not overwritten by a feed.
    const title = source.fetchedAt === null ? feed.title : undefined
    await sources.markChecked(tx, channelId, deed.at, {
      etag,
      modified,
      whole: true,
      title,
      ...(mayMiss && { uploadsDue: true }),
    })
    if (added || lost || source.state !== 'checked') await tellFollowers(tx, deed, [channelId])
  })
}

/** Keeps what is told of videos. Returns whether any was new. */
export async function takeEntries(
  tx: Parameters<typeof videos.addVideos>[0],
  channelId: string,
  entries: readonly FeedEntry[],
  now: Date,
): Promise<boolean> {
  const added = new Set(
    await videos.addVideos(
      tx,
      channelId,
      entries.map((one) => ({ ...one, thumbnailUrl: pictureOfVideo(one.videoId) })),
      now,
    ),
  )
  for (const entry of entries) if (!added.has(entry.videoId)) await videos.renewFromFeed(tx, entry, now)
  if (added.size > 0) await videos.pruneVideos(tx, channelId)
  return added.size > 0
}

/** Sees to the videos that should be in the feed and are not. Returns whether any was removed. */
async function loseMissing(
  tx: Parameters<typeof videos.addVideos>[0],
  channelId: string,
  entries: readonly FeedEntry[],
  hasKey: boolean,
  now: Date,
): Promise<boolean> {
  // A feed without entries tells nothing of what is missing: of some channels it is empty for a while.
  if (entries.length === 0) return false
  const since = new Date(Math.min(...entries.map(({ publishedAt }) => publishedAt.getTime())))
  const before = new Date(now.getTime() - DAY_MS)
  return videos.missFromFeed(
    tx,
    channelId,
    entries.map(({ videoId }) => videoId),
    { since, before, hasKey },
  )
}
