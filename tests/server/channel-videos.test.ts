// The videos of followed channels: listed, searched and sorted; new ones come, private and vanished ones go, and what YouTube said
// is renewed or gone in thirty days.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { Video } from '#contract/channels/channel.ts'
import { MOST_VIDEOS } from '#contract/channels/channel.ts'
import { DAY_MS } from '#contract/days.ts'
import { checkChannels, fetchChannel, refreshYoutubeData } from '#server/channels/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse()))
beforeEach(() => {
  house.youtube.turn = 'answer'
  house.youtube.feeds = 'answer'
  house.youtube.calls.length = 0
})
after(() => house.close())

const PATH = '/api/youtube-channels'
const titles = (videos: Video[]) => videos.map(({ title }) => title)
const MINUTE_MS = 60_000

test('a video comes with its figures, tags and length, and without dislikes', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 0 })
  const made = house.youtube.publish(channel, { title: 'De brug', views: 4_321_000_000, tags: ['utrecht', 'brug'] })
  house.youtube.publish(channel, { likesHidden: true })
  const followed = await house.follow(client, channel)
  const [hidden, video] = await house.videos(client, followed)
  assert.equal(video?.videoId, made.id)
  assert.equal(video?.channelId, followed.id)
  assert.equal(video?.viewCount, 4_321_000_000)
  assert.deepEqual([video?.likeCount, video?.commentCount, video?.dislikeCount], [12, 3, null])
  assert.deepEqual([video?.duration, video?.tags, video?.category], ['PT4M13S', ['utrecht', 'brug'], '25'])
  assert.equal(video?.videoUrl, `https://www.youtube.com/watch?v=${made.id}`)
  assert.equal(video?.publishedAt, made.publishedAt.toISOString())
  assert.equal(video?.metadata.detailed, true)
  assert.equal(hidden?.metadata.likesHidden, true)
  // Nothing that YouTube did not say itself: figures made from its own are for audited clients only.
  assert.deepEqual(Object.keys(video?.metadata ?? {}).toSorted(), ['commentsOff', 'detailed', 'likesHidden'])
})

test('videos are sorted by what is asked, searched by words, and read page by page', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 0 })
  for (const [title, views] of [
    ['Café aan de gracht', 50],
    ['Brug open', 900],
    ['Brug dicht', 10],
    ['Café dicht', 900],
  ] as const)
    house.youtube.publish(channel, { title, views, ...(views === 10 && { tags: ['winter'] }) })
  const followed = await house.follow(client, channel)
  const newest = ['Café dicht', 'Brug dicht', 'Brug open', 'Café aan de gracht']
  assert.deepEqual(titles(await house.videos(client, followed)), newest)
  assert.deepEqual(titles(await house.videos(client, followed, '?sort=oldest')), newest.toReversed())
  const byViews = titles(await house.videos(client, followed, '?sort=views'))
  assert.deepEqual(
    [byViews.slice(0, 2).toSorted(), byViews.slice(2)],
    [
      ['Brug open', 'Café dicht'],
      ['Café aan de gracht', 'Brug dicht'],
    ],
  )
  assert.deepEqual(titles(await house.videos(client, followed, '?search=cafe%20dicht')), ['Café dicht'])
  assert.deepEqual(titles(await house.videos(client, followed, '?search=WINTER')), ['Brug dicht'])
  assert.deepEqual(titles(await house.videos(client, followed, '?search=100%25')), [])
  for (const sort of ['newest', 'oldest', 'views']) {
    const whole = titles(await house.videos(client, followed, `?sort=${sort}`))
    const read: string[] = []
    for (let next: string | null = ''; next !== null;) {
      const path = `${PATH}/${followed.id}/videos?sort=${sort}&limit=1${next && `&after=${next}`}`
      const { body, headers } = await client.get(path)
      read.push(...titles(body))
      next = headers.get('x-next-page')
    }
    assert.deepEqual(read, whole, sort)
  }
  assert.equal((await client.get(`${PATH}/${followed.id}/videos?sort=dislikes`)).status, 400)
  assert.equal((await client.get(`${PATH}/${followed.id}/videos?after=bm9wZQ`)).status, 400)
})

test('of five thousand videos the newest five hundred are kept, for 21 units', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 5_000 })
  const followed = await house.follow(client, channel)
  assert.equal(followed.metadata.keptVideos, MOST_VIDEOS)
  assert.equal(followed.videoCount, 5_000)
  assert.deepEqual(house.youtube.units(), { channels: 1, playlistItems: 10, videos: 10 })
  const [newest] = await house.videos(client, followed, '?limit=1')
  assert.equal(newest?.videoId, channel.videos.at(-1)?.id)
  const added = house.youtube.publish(channel)
  await house.advance(16 * MINUTE_MS)
  await house.check()
  assert.equal((await house.videos(client, followed, '?limit=1'))[0]?.videoId, added.id)
  assert.equal((await client.get(`${PATH}/${followed.id}`)).body.metadata.keptVideos, MOST_VIDEOS)
})

test('without an address that the hub can reach a new video is found in the free feed, and a quiet channel costs no unit', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(client, channel)
  house.youtube.calls.length = 0
  const reads = () => house.youtube.read.filter(({ channelId }) => channelId === channel.id).map(({ status }) => status)
  for (let at = 0; at < 3; at += 1) {
    await house.advance(15 * MINUTE_MS)
    await house.check()
  }
  assert.deepEqual(reads(), [200, 304, 304])
  assert.deepEqual(house.youtube.calls, [])
  const added = house.youtube.publish(channel)
  await house.advance(14 * MINUTE_MS)
  await house.check()
  assert.equal((await house.videos(client, followed)).length, 3)
  await house.advance(MINUTE_MS)
  await house.check()
  const [newest] = await house.videos(client, followed)
  assert.equal(newest?.videoId, added.id)
  assert.equal(newest?.metadata.detailed, true)
  assert.deepEqual(house.youtube.units(), { videos: 1 })
})

test('what a full feed may have lost is read from the playlist, as far as it is not known', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 10 })
  const followed = await house.follow(client, channel)
  house.youtube.calls.length = 0
  for (let at = 0; at < 50; at += 1) house.youtube.publish(channel)
  await house.advance(15 * MINUTE_MS)
  await house.check()
  assert.deepEqual(house.youtube.units(), { channels: 1, playlistItems: 1, videos: 1 })
  assert.equal((await client.get(`${PATH}/${followed.id}`)).body.metadata.keptVideos, 60)
  assert.ok((await house.videos(client, followed)).every(({ metadata }) => metadata.detailed))
})

test('videos that became private or vanished disappear, with a refresh or from the feed', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 5 })
  channel.videos[0]!.state = 'private'
  const followed = await house.follow(client, channel)
  assert.equal((await house.videos(client, followed)).length, 4)
  channel.videos[1]!.state = 'private'
  channel.videos[2]!.state = 'gone'
  await client.post(`${PATH}/${followed.id}/refresh`)
  await house.work()
  assert.deepEqual(
    (await house.videos(client, followed)).map(({ videoId }) => videoId),
    [channel.videos[4]!.id, channel.videos[3]!.id],
  )
  channel.videos[4]!.state = 'private'
  house.youtube.publish(channel)
  await house.advance(2 * DAY_MS)
  await house.check()
  assert.ok(!(await house.videos(client, followed)).some(({ videoId }) => videoId === channel.videos[4]!.id))
})

test('a refresh brings new figures for three units, and is asked once a minute at most, whoever asks', async () => {
  const [one, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel()
  const [mine, theirs] = [await house.follow(one.client, channel), await house.follow(other.client, channel)]
  house.youtube.calls.length = 0
  channel.videos[0]!.views = 77_777
  assert.equal((await one.client.post(`${PATH}/${mine.id}/refresh`)).status, 200)
  await house.work()
  assert.deepEqual(house.youtube.units(), { channels: 1, playlistItems: 1, videos: 1 })
  assert.equal((await house.videos(one.client, mine, '?sort=oldest'))[0]?.viewCount, 77_777)
  await house.advance(59_000)
  for (const [client, { id }] of [
    [one.client, mine],
    [other.client, theirs],
  ] as const) {
    const { status, body } = await client.post(`${PATH}/${id}/refresh`)
    assert.equal(status, 429)
    assert.match(body.message, /net nog opgehaald.*1 seconde/)
  }
  await house.advance(1_000)
  assert.equal((await other.client.post(`${PATH}/${theirs.id}/refresh`)).status, 200)
})

test('two jobs at once on one channel fetch it once, and one that died is taken over when its lease ends', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(client, channel)
  house.youtube.calls.length = 0
  const data = { channelId: channel.id, refresh: true }
  await Promise.all([1, 2, 3].map(() => runJob(fetchChannel, house.app.site, data)))
  assert.equal(house.youtube.calls.filter((call) => call.startsWith('playlistItems')).length, 1)
  assert.equal(house.app.sent.all.filter(({ after: later }) => later !== undefined).length, 2, 'two come back to it')
  await house.app.database.pool.query(
    'UPDATE youtube_sources SET leased_until = $1, due_at = $2 WHERE channel_id = $3',
    [new Date(house.app.now.getTime() + 5 * MINUTE_MS), house.app.now, channel.id],
  )
  house.youtube.publish(channel)
  await house.check()
  assert.equal((await house.videos(client, followed)).length, 3)
  await house.advance(5 * MINUTE_MS)
  await Promise.all([1, 2].map(() => runJob(checkChannels, house.app.site)))
  assert.equal((await house.videos(client, followed)).length, 4)
  assert.equal(house.youtube.read.filter(({ channelId }) => channelId === channel.id).length, 1)
})

test('a feed that fails is left alone each time twice as long, and people see that it cannot be checked', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(client, channel)
  house.youtube.feeds = 'down'
  const state = async () => (await client.get(`${PATH}/${followed.id}`)).body.state as string
  const asked = () => house.youtube.asked.filter((path) => path.includes(`channel_id=${channel.id}`)).length
  const waits: number[] = []
  for (let minutes = 0, last = 0; waits.length < 4; minutes += 1) {
    await house.advance(MINUTE_MS)
    await house.check()
    if (asked() > waits.length) {
      waits.push(minutes - last)
      last = minutes
    }
  }
  assert.deepEqual(waits.slice(1), [8, 16, 32])
  assert.equal(await state(), 'failing')
  house.youtube.feeds = 'answer'
  await house.advance(65 * MINUTE_MS)
  await house.check()
  assert.equal(await state(), 'checked')
})

test('a channel that YouTube does not know any more is shown as gone, and comes back when YouTube does know it', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(client, channel)
  const state = async () => (await client.get(`${PATH}/${followed.id}`)).body.state as string
  house.youtube.channels.delete(channel.id)
  await house.advance(DAY_MS)
  await runJob(refreshYoutubeData, house.app.site)
  assert.equal(await state(), 'gone')
  house.youtube.channels.set(channel.id, channel)
  await house.advance(DAY_MS)
  await runJob(refreshYoutubeData, house.app.site)
  await house.check()
  assert.equal(await state(), 'checked')
})

test('what YouTube said is asked again from day 25 on, in batches over channels, and otherwise gone at day 30', async () => {
  const { client } = await house.person()
  const [one, other] = [house.youtube.channel({ count: 20 }), house.youtube.channel({ count: 20 })]
  const [mine, theirs] = [await house.follow(client, one), await house.follow(client, other)]
  const asked = () =>
    house.youtube.calls.filter((call) => call.startsWith('videos') && call.includes(one.videos[0]!.id))
  house.youtube.calls.length = 0
  await house.advance(25 * DAY_MS - 1)
  await runJob(refreshYoutubeData, house.app.site)
  assert.equal(asked().length, 0)
  one.videos[0]!.views = 31_415
  await house.advance(1)
  await runJob(refreshYoutubeData, house.app.site)
  assert.equal(asked().length, 1)
  assert.ok(asked()[0]?.includes(other.videos[0]!.id))
  assert.equal((await house.videos(client, mine, '?sort=oldest'))[0]?.viewCount, 31_415)

  house.youtube.turn = 'down'
  house.youtube.feeds = 'down'
  await house.advance(30 * DAY_MS - 1)
  await house.check()
  assert.equal((await house.videos(client, theirs)).length, 20)
  await house.advance(1)
  await house.check()
  assert.deepEqual(await house.videos(client, theirs), [])
  const bare = (await client.get(`${PATH}/${theirs.id}`)).body
  assert.equal(bare.channelTitle, other.id)
  assert.deepEqual([bare.description, bare.thumbnailUrl, bare.subscriberCount, bare.country], [null, null, null, null])
  const { rows } = await house.app.database.pool.query('SELECT row_to_json(s)::text AS row FROM youtube_sources AS s')
  assert.ok(!JSON.stringify(rows).includes(other.title))
})

test('pictures of channels and videos come through the server, which keeps none', async () => {
  const { client } = await house.person()
  const followed = await house.follow(client, house.youtube.channel({ count: 1 }))
  const [video] = await house.videos(client, followed)
  for (const path of [`${PATH}/${followed.id}/picture`, `${PATH}/${followed.id}/videos/${video?.videoId}/picture`]) {
    const { status, headers } = await client.get(path)
    assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'], path)
    assert.match(headers.get('cache-control') ?? '', /private.*max-age=86400|max-age=86400.*private/)
  }
  assert.equal((await client.get(`${PATH}/${followed.id}/videos/bestaatniet/picture`)).status, 404)
})
