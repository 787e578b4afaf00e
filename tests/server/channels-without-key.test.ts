// YouTube channels without a key: titles, videos and moments from the public feed, and a clear word about the rest.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { refreshYoutubeData } from '#server/channels/jobs.ts'
import { runJob } from '#server/jobs/job.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse({ key: false })))
beforeEach(() => void (house.youtube.feeds = 'answer'))
after(async () => {
  assert.deepEqual(house.youtube.calls, [], 'the Data API was asked without a key')
  await house.close()
})

const PATH = '/api/youtube-channels'
const MINUTE_MS = 60_000

test('a channel is followed by its id, and by addresses whose page says which it is', async () => {
  const { client } = await house.person()
  assert.equal((await client.get(`${PATH}/state`)).body.key, false)
  for (const way of ['id', 'handle', 'name', 'user'] as const) {
    const channel = house.youtube.channel({ name: `Naam${way}`, user: `gebruiker${way}`, handle: `@Zoë${way}` })
    const entered = {
      id: channel.id,
      handle: channel.handle,
      name: `youtube.com/c/${channel.name}`,
      user: `youtube.com/user/${channel.user}`,
    }
    const followed = await house.follow(client, entered[way])
    assert.deepEqual([followed.channelId, followed.channelTitle], [channel.id, channel.title], way)
    assert.equal(followed.subscriberCount, null)
    const videos = await house.videos(client, followed)
    assert.deepEqual(
      videos.map(({ videoId, title, publishedAt, metadata }) => [videoId, title, publishedAt, metadata.detailed]),
      channel.videos.toReversed().map(({ id, title, publishedAt }) => [id, title, publishedAt.toISOString(), false]),
    )
    assert.equal(videos[0]?.viewCount, channel.videos.at(-1)?.views)
  }
})

test('what cannot be found without a key says what would help', async () => {
  const { client } = await house.person()
  const unknown = await client.post(PATH, { channel: '@bestaatniet' })
  assert.equal(unknown.body.code, 'channelNotFound')
  assert.match(unknown.body.message, /\/channel\/UC/)
  assert.equal((await client.post(PATH, { channel: `UC${'x'.repeat(22)}` })).body.code, 'channelNotFound')
  house.youtube.feeds = 'down'
  assert.equal((await client.post(PATH, { channel: house.youtube.channel().id })).body.code, 'youtubeFailed')
})

test('the address of a video names its channel without a key too', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const { body } = await client.post(PATH, { channel: `https://youtu.be/${channel.videos[0]!.id}` })
  assert.equal(body.code, 'channelIsVideo')
  const { status } = await client.post(PATH, { channel: body.channel.channel })
  assert.equal(status, 201)
})

test('new videos come, vanished ones go, and a refresh reads the feed', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(client, channel)
  house.youtube.publish(channel)
  channel.videos[1]!.state = 'gone'
  assert.equal((await client.post(`${PATH}/${followed.id}/refresh`)).status, 200)
  await house.work()
  const ids = (await house.videos(client, followed)).map(({ videoId }) => videoId)
  assert.deepEqual(ids, [channel.videos[3]!.id, channel.videos[2]!.id, channel.videos[0]!.id])
  channel.videos[3]!.title = 'Andere titel'
  await house.advance(15 * MINUTE_MS)
  await house.check()
  assert.equal((await house.videos(client, followed))[0]?.title, 'Andere titel')
})

test('ownership cannot be shown without a key, and says so', async () => {
  const { client } = await house.person()
  const { id } = await house.follow(client, house.youtube.channel())
  const { status, body } = await client.post(`${PATH}/${id}/verify`)
  assert.deepEqual([status, body.code], [409, 'youtubeKeyMissing'])
})

test('what the feed still shows stays, and what it has not shown for thirty days goes', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ count: 15 })
  const followed = await house.follow(client, channel)
  house.youtube.publish(channel)
  for (let day = 0; day < 30; day += 1) {
    await house.advance(DAY_MS)
    await runJob(refreshYoutubeData, house.app.site)
    await house.check()
  }
  const videos = await house.videos(client, followed)
  assert.equal(videos.length, 15)
  assert.ok(!videos.some(({ videoId }) => videoId === channel.videos[0]!.id))
  assert.equal((await client.get(`${PATH}/${followed.id}`)).body.channelTitle, channel.title)
})
