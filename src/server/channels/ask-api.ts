// Has the Data API tell what the feed cannot: a channel's figures, all that it published, and everything about its videos. In
// batches of fifty, over channels, because a call costs the same for one as for fifty.
import { MOST_VIDEOS } from '#contract/channels/channel.ts'
import { change } from '../change/change.ts'
import { tellFollowers } from './channel-store.ts'
import type { CheckSite } from './check-feed.ts'
import { IDS_PER_CALL, type DataApi } from './data-api.ts'
import * as sources from './source-store.ts'
import * as videos from './video-store.ts'

/** No channel has more pages that are looked at: a playlist that never ends ends here. */
const MOST_PAGES = 2 * (MOST_VIDEOS / IDS_PER_CALL)

/** Asks for the figures of channels that this process has taken, and returns those that are still there, with what is new. */
export async function askFigures(
  site: CheckSite,
  api: DataApi,
  taken: readonly sources.SourceRow[],
): Promise<sources.SourceRow[]> {
  const ids = taken.map(({ channelId }) => channelId)
  const { found, unread } = await api.channels({ id: ids })
  const fetched = new Map(found.map((one) => [one.channelId, one]))
  await change(site, null, async (tx, deed) => {
    for (const id of ids.toSorted()) {
      const told = fetched.get(id)
      if (told !== undefined) await sources.keepFigures(tx, told, deed.at)
      else if (unread.includes(id)) await sources.passOver(tx, id, deed.at)
      else await sources.markGone(tx, id, deed.at)
    }
    await tellFollowers(tx, deed, ids)
  })
  return taken.flatMap((source) => {
    const told = fetched.get(source.channelId)
    return told ? [{ ...source, ...told }] : []
  })
}

/**
 * Reads what a channel published, the newest first, as far as it is not known, and gives the channel back. It ends where as many are
 * known as the channel says it has, or where one is known and none is missing: a page more costs a unit.
 */
export async function readUploads(site: CheckSite, api: DataApi, source: sources.SourceRow): Promise<void> {
  const { channelId, uploads, videoCount } = source
  const known = await videos.countDetailed(site.db, channelId)
  let found = 0
  let page: string | undefined
  for (let pages = uploads === null ? MOST_PAGES : 0; pages < MOST_PAGES; pages += 1) {
    const { videos: listed, next } = await api.playlist(uploads ?? '', page)
    const before = await videos.knownAmong(
      site.db,
      listed.map(({ videoId }) => videoId),
    )
    const others = listed.filter(({ videoId }) => before.get(videoId) !== true)
    await change(site, null, async (tx, deed) => {
      if (!(await sources.holdIfThere(tx, channelId))) return
      const added = await videos.addVideos(tx, channelId, others, deed.at)
      if (added.length > 0) await tellFollowers(tx, deed, [channelId])
    })
    found += others.length
    page = next
    const all = known + found
    const isMet = others.length < listed.length && all >= Math.min(videoCount ?? MOST_VIDEOS, MOST_VIDEOS)
    if (page === undefined || isMet || found >= MOST_VIDEOS || (videoCount !== null && all >= videoCount)) break
  }
  await change(site, null, async (tx, deed) => {
    await videos.pruneVideos(tx, channelId)
    await sources.markChecked(tx, channelId, deed.at, { uploadsDue: false })
    await tellFollowers(tx, deed, [channelId])
  })
}

/** Asks everything about videos that this process has taken; those that YouTube does not show are removed. */
export async function askVideos(site: CheckSite, api: DataApi, videoIds: readonly string[]): Promise<void> {
  try {
    const { found, unread } = await api.videos(videoIds)
    const told = videoIds.filter((id) => !unread.includes(id))
    await videos.passOver(site.db, unread, site.clock())
    await change(site, null, async (tx, deed) => {
      await tellFollowers(tx, deed, await videos.keepDetails(tx, told, found, deed.at))
    })
  } catch (error) {
    await videos.releaseVideos(site.db, videoIds)
    throw error
  }
}

/** Removes what YouTube said and did not say again since then. */
export function forget(site: CheckSite, before: Date): Promise<void> {
  return change(site, null, async (tx, deed) => {
    const whose = [...(await videos.forgetVideos(tx, before)), ...(await sources.forgetTold(tx, before))]
    await tellFollowers(tx, deed, [...new Set(whose)])
  })
}
