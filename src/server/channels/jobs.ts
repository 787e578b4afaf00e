// The jobs of YouTube channels: what is due is looked at, what is old is asked again or removed, and what somebody asks for, or the
// hub tells, is done at once.
import { z } from 'zod'
import { change } from '../change/change.ts'
import { inLanes } from '../fetch/slots.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob, sentJob } from '../jobs/job.ts'
import { askFigures, askVideos, forget, readUploads } from './ask-api.ts'
import { tellFollowers } from './channel-store.ts'
import { checkFeed, takeEntries } from './check-feed.ts'
import { dataApi, IDS_PER_CALL, isUnanswered, type DataApi } from './data-api.ts'
import { keepSubscriptions, subscribe } from './hub.ts'
import { refreshedBefore, removedBefore } from './rules.ts'
import * as sources from './source-store.ts'
import * as videos from './video-store.ts'

/** Most feeds that are read at once: people who have pages fetched need some of the process's places too. */
const LANES = 4

/** How many channels are taken at once: what a process that dies leaves undone for the length of a lease. */
const LOT = 20

/** After so long a run takes nothing more, in ms: the next one goes on. */
const LONGEST_RUN_MS = 10 * 60 * 1000

export const checkChannels = scheduledJob({
  name: 'check-youtube-channels',
  title: 'YouTube-kanalen nakijken',
  schedule: { everyMinutes: 5 },
  run: async (site: Site, { now, signal }) => {
    const end = performance.now() + LONGEST_RUN_MS
    const goesOn = () => !signal.aborted && performance.now() < end
    await forget(site, removedBefore(now))
    while (goesOn()) {
      const due = await sources.claimForFeed(site.db, LOT, now)
      await inLanes(due, LANES, (source) => checkFeed(site, source, signal))
      if (due.length < LOT) break
    }
    const api = dataApi(site, 'house', signal)
    if (api === undefined) return
    await unlessUnanswered(async () => {
      while (goesOn() && (await readDueUploads(site, api, now)));
      while (goesOn() && (await askDueVideos(site, api, now)));
    })
  },
})

/** The playlists of up to fifty channels of which there is more than the feed told. False when there were none. */
async function readDueUploads(site: Site, api: DataApi, now: Date): Promise<boolean> {
  const taken = await sources.claimForUploads(site.db, IDS_PER_CALL, now)
  if (taken.length === 0) return false
  let left = taken.map(({ channelId }) => channelId)
  try {
    for (const source of await askFigures(site, api, taken)) {
      await readUploads(site, api, source)
      left = left.filter((id) => id !== source.channelId)
    }
  } finally {
    await sources.release(site.db, left)
  }
  return true
}

/** What is not known of up to fifty videos, of whichever channels. False when there were none. */
async function askDueVideos(site: Site, api: DataApi, now: Date): Promise<boolean> {
  const ids = await videos.claimUndetailed(site.db, IDS_PER_CALL, now)
  if (ids.length > 0) await askVideos(site, api, ids)
  return ids.length > 0
}

/** YouTube that is not asked, or does not answer, is no failure of a job: it is asked again in time. */
async function unlessUnanswered(work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    if (!isUnanswered(error)) throw error
  }
}

export const refreshYoutubeData = scheduledJob({
  name: 'refresh-youtube-data',
  title: 'Gegevens van YouTube vernieuwen',
  // Not spread over the day: of a hundred channels at one moment fifty fit in a call.
  schedule: { cron: '40 4 * * *' },
  run: async (site: Site, { now, signal }) => {
    const api = dataApi(site, 'house', signal)
    if (api === undefined) return
    await unlessUnanswered(async () => {
      while (!signal.aborted && (await askDueFigures(site, api, now)));
      while (!signal.aborted && (await askOldVideos(site, api, now)));
    })
  },
})

async function askDueFigures(site: Site, api: DataApi, now: Date): Promise<boolean> {
  const taken = await sources.claimForFigures(site.db, IDS_PER_CALL, now)
  if (taken.length === 0) return false
  try {
    await askFigures(site, api, taken)
  } finally {
    await sources.release(
      site.db,
      taken.map(({ channelId }) => channelId),
    )
  }
  return true
}

async function askOldVideos(site: Site, api: DataApi, now: Date): Promise<boolean> {
  const ids = await videos.claimOld(site.db, IDS_PER_CALL, now, refreshedBefore(now))
  if (ids.length > 0) await askVideos(site, api, ids)
  return ids.length > 0
}

export const fetchChannel = sentJob({
  name: 'fetch-youtube-channel',
  title: 'YouTube-kanaal ophalen',
  data: z.object({ channelId: z.string(), refresh: z.boolean() }),
  retry: { limit: 3, delaySeconds: 30, maxDelaySeconds: 600 },
  atOnce: 2,
  run: async (site: Site, { now, data: { channelId, refresh }, signal }) => {
    const source = await sources.lease(site.db, channelId, now)
    if (source === undefined) return refresh ? refreshLater(site, channelId, now) : undefined
    try {
      if (!(await fetchByApi(site, source, refresh, signal))) await checkFeed(site, source, signal)
    } finally {
      await sources.release(site.db, [channelId])
    }
    await subscribe(site, channelId, signal)
  },
})

/** After how long a refresh is tried again that found the channel in the hands of another, in ms. */
const LATER_MS = 30_000

/** Another is at work on it, and perhaps only reads its feed; or it has gone. */
async function refreshLater(site: Site, channelId: string, now: Date): Promise<void> {
  if ((await sources.findSource(site.db, channelId)) === undefined) return
  const after = new Date(now.getTime() + LATER_MS)
  await site.jobs.send(site.db, fetchChannel, { channelId, refresh: true }, { after })
}

/** Everything that the Data API tells of a channel that somebody waits for. False when it cannot be asked now. */
async function fetchByApi(
  site: Site,
  source: sources.SourceRow,
  refresh: boolean,
  signal: AbortSignal,
): Promise<boolean> {
  const api = dataApi(site, 'person', signal)
  if (api === undefined) return false
  const { channelId } = source
  try {
    const [known] = refresh || source.fetchedAt === null ? await askFigures(site, api, [source]) : [source]
    if (known === undefined) return true
    await readUploads(site, api, known)
    for (let first = true; ; first = false) {
      const ids = await videos.claimUndetailed(site.db, IDS_PER_CALL, site.clock(), channelId)
      // A call costs the same for one as for fifty: the newest that are known are asked along.
      if (refresh && first && ids.length < IDS_PER_CALL)
        ids.push(...(await videos.claimNewest(site.db, IDS_PER_CALL - ids.length, site.clock(), channelId)))
      if (ids.length === 0) return true
      await askVideos(site, api, ids)
    }
  } catch (error) {
    if (isUnanswered(error)) return false
    throw error
  }
}

const pushed = z.object({
  channelId: z.string(),
  entries: z.array(
    z.object({ videoId: z.string(), title: z.string(), description: z.string(), publishedAt: z.iso.datetime() }),
  ),
  deleted: z.array(z.string()),
})

export const takePush = sentJob({
  name: 'take-youtube-push',
  title: 'Melding van YouTube verwerken',
  data: pushed,
  retry: { limit: 5, delaySeconds: 10, maxDelaySeconds: 600 },
  atOnce: 2,
  run: (site: Site, { data: { channelId, entries, deleted } }) =>
    change(site, null, async (tx, deed) => {
      if (!(await sources.holdIfThere(tx, channelId))) return
      const told = entries.map((one) => ({
        ...one,
        channelId,
        publishedAt: new Date(one.publishedAt),
        viewCount: undefined,
      }))
      await takeEntries(tx, channelId, told, deed.at)
      await videos.removeVideosOf(tx, channelId, deleted)
      await tellFollowers(tx, deed, [channelId])
    }),
})

export const keepYoutubeSubscriptions = scheduledJob({
  name: 'keep-youtube-subscriptions',
  title: 'Meldingen van YouTube aanvragen en verlengen',
  schedule: { everyMinutes: 10 },
  run: (site: Site, { signal }) => keepSubscriptions(site, signal),
})
