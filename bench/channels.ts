// YouTube channels against a YouTube on this machine: the units that a hundred of them cost, a thousand whose process is killed
// half-way, and how soon a pushed video is seen in an open window.
import { setTimeout as pause } from 'node:timers/promises'
import type { Channel } from '#contract/channels/channel.ts'
import { DAY_MS } from '#contract/days.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { refreshYoutubeData } from '#server/channels/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { makeUser } from '../tests/support/app.ts'
import { openChannelHouse } from '../tests/support/channels.ts'
import { follow } from '../tests/support/live.ts'
import { openYoutube } from '../tests/support/youtube-server.ts'
import { residentMegabytes, startNode } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

const MANY = 100
const VIDEOS = 50
/** A hundred playlists, a hundred times fifty videos, and twice fifty channels; a call for each video would be 5,200. */
const UNITS_OF_NEWS = 202
const UNITS_OF_A_QUIET_DAY = 6
/** In so many days everything that YouTube said is asked again once. */
const QUIET_DAYS = 25
const CHECKS_A_DAY = 4

const CHANNELS = 1_000
const ROUNDS = 4
/** What a process may take more after looking at a thousand channels once more, in MB. */
const FLAT_MB = 30

const PUSHES = 20
const SEEN_WITHIN_MS = 2_000

async function openAt(databaseUrl: string) {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  await migrateAndSeed(database, async () => {})
  return database
}

export async function channels(fresh: () => Promise<string>, yardstick: Yardstick): Promise<Row[]> {
  return [...(await units(await fresh())), ...(await killed(await fresh())), await seen(await fresh(), yardstick)]
}

async function units(databaseUrl: string): Promise<Row[]> {
  const house = await openChannelHouse({ database: await openAt(databaseUrl), rateLimit: false })
  try {
    const { youtube, app } = house
    const { client } = await house.person()
    const followed = []
    for (let at = 0; at < MANY; at += 1) {
      const channel = youtube.channel({ count: VIDEOS })
      followed.push(channel)
      await house.follow(client, channel)
    }
    const used = () => youtube.calls.splice(0).length
    used()
    const days: number[] = []
    for (let day = 0; day < QUIET_DAYS; day += 1) {
      for (let at = 0; at < CHECKS_A_DAY; at += 1) {
        await house.advance(DAY_MS / CHECKS_A_DAY)
        await house.check()
      }
      await runJob(refreshYoutubeData, app.site)
      days.push(used())
    }
    const perDay = days.reduce((sum, one) => sum + one, 0) / QUIET_DAYS

    for (const channel of followed) for (let at = 0; at < VIDEOS; at += 1) youtube.publish(channel)
    await house.advance(15 * 60_000)
    await house.check()
    const news = used()
    const { rows } = await app.database.pool.query<{ count: number }>('SELECT count(*)::int FROM youtube_videos')
    const isWhole = rows[0]?.count === MANY * VIDEOS * 2
    return [
      {
        what: `units for ${MANY} channels with ${VIDEOS} new videos each`,
        measured: `${news}${isWhole ? '' : ', not all of them kept'}`,
        limit: `at most ${UNITS_OF_NEWS}`,
        met: news <= UNITS_OF_NEWS && isWhole,
      },
      {
        what: `units a day for ${MANY} quiet channels, over ${QUIET_DAYS} days`,
        measured: `${perDay.toFixed(1)}, on most days ${days.toSorted((a, b) => a - b)[Math.floor(QUIET_DAYS / 2)]}`,
        limit: `at most ${UNITS_OF_A_QUIET_DAY}`,
        met: perDay <= UNITS_OF_A_QUIET_DAY,
      },
    ]
  } finally {
    await house.close()
  }
}

async function killed(databaseUrl: string): Promise<Row[]> {
  const database = await openAt(databaseUrl)
  const youtube = await openYoutube()
  try {
    const ids = Array.from({ length: CHANNELS }, () => youtube.channel({ count: 15 }).id)
    const { id } = await makeUser(database, { username: 'kijker' })
    await database.pool.query(
      `INSERT INTO youtube_sources (channel_id, due_at, created_at) SELECT unnest($1::text[]), now(), now()`,
      [ids],
    )
    await database.pool.query(
      `INSERT INTO youtube_channels (user_id, channel_id, verification_code, created_at, updated_at)
       SELECT $1, channel_id, 'x', now(), now() FROM youtube_sources`,
      [id],
    )
    const env = { DATABASE_URL: databaseUrl, FEED_URL: youtube.settings.feedUrl, FEED_PLACE: youtube.address }
    const first = startNode('bench/channel-checker.ts', env)
    while (youtube.read.length < CHANNELS / 2) await pause(20)
    first.process.kill('SIGKILL')
    await pause(500)
    // Six minutes later the leases of the one that was killed have ended, and nothing that it did is due again.
    const second = startNode('bench/channel-checker.ts', {
      ...env,
      LATER_MS: String(6 * 60_000),
      ROUNDS: String(ROUNDS),
    })
    await second.prints(/(\(round 0\))/)
    const times = Map.groupBy(youtube.read, ({ channelId }) => channelId)
    const missed = CHANNELS - times.size
    const twice = [...times.values()].filter(({ length }) => length > 1).length
    const megabytes: number[] = [await residentMegabytes(second.process.pid)]
    for (let round = 1; round < ROUNDS; round += 1) {
      await second.prints(new RegExp(`(\\(round ${round}\\))`))
      megabytes.push(await residentMegabytes(second.process.pid))
    }
    await second.stop()
    const { rows } = await database.pool.query<{ count: number }>('SELECT count(*)::int FROM youtube_videos')
    const isWhole = rows[0]?.count === CHANNELS * 15
    // Those that were being read when it was killed, and whose answer was not kept, are read again.
    const underWay = 4
    const grown = (megabytes.at(-1) ?? 0) - (megabytes[0] ?? 0)
    return [
      {
        what: `${CHANNELS} channels looked at, the process killed half-way`,
        measured: `${missed} missed, ${twice} asked twice${isWhole ? '' : ', videos are missing'}`,
        limit: `none missed, at most the ${underWay} under way twice`,
        met: missed === 0 && twice <= underWay && isWhole,
      },
      {
        what: `memory of that process, after ${ROUNDS} rounds more than after one`,
        measured: `${Math.round(grown)} MB (${megabytes.map(Math.round).join(', ')})`,
        limit: `${FLAT_MB} MB`,
        met: grown <= FLAT_MB,
      },
    ]
  } finally {
    await youtube.close()
    await database.close()
  }
}

async function seen(databaseUrl: string, { ms }: Yardstick): Promise<Row> {
  const database = await openAt(databaseUrl)
  const house = await openChannelHouse({ database, runJobs: true, publicUrl: 'http://kopij.example' })
  const { youtube, app } = house
  try {
    const { client } = await house.person()
    const channel = youtube.channel()
    const { body } = await client.post('/api/youtube-channels', { channel: channel.id })
    const followed = body as Channel
    while (youtube.hub.asked.length === 0) await pause(20)
    await youtube.hub.confirm()
    const window = await follow(app, client)
    const times: number[] = []
    for (let at = 0; at < PUSHES; at += 1) {
      const video = youtube.publish(channel)
      window.heard.length = 0
      const begun = performance.now()
      await youtube.hub.tell(channel, video)
      for (;;) {
        // As a window does: it asks for the list when it hears that something changed.
        while (!window.heard.some(({ topic }) => topic === 'channels')) await pause(1)
        window.heard.length = 0
        const [newest] = await house.videos(client, followed, '?limit=1')
        if (newest?.videoId === video.id) break
      }
      times.push(performance.now() - begun)
    }
    window.leave()
    const slowest = Math.max(...times)
    return {
      what: `a pushed video, seen in an open window, the slowest of ${PUSHES}`,
      measured: `${Math.round(slowest)} ms`,
      limit: scaled('within', SEEN_WITHIN_MS, ms(SEEN_WITHIN_MS)),
      met: slowest <= ms(SEEN_WITHIN_MS),
    }
  } finally {
    await house.close()
  }
}
