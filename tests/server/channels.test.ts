// Following YouTube channels: by whatever names one, everybody their own, and fetched once however many follow it.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { MOST_CHANNELS } from '#contract/channels/channel.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'
import { follow } from '../support/live.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse()))
beforeEach(() => {
  house.youtube.turn = 'answer'
  house.youtube.calls.length = 0
})
after(() => house.close())

const PATH = '/api/youtube-channels'

const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).toSorted((a, b) => a - b)

test('a channel is followed by its id, its @handle and each of its addresses, with what YouTube says of it', async () => {
  const { client } = await house.person()
  const ways = [
    (id: string) => id,
    (id: string) => `https://www.youtube.com/channel/${id}/videos`,
    (_: string, handle: string) => handle,
    (_: string, handle: string) => `youtube.com/${handle}`,
    (_: string, handle: string) => `https://m.youtube.com/${encodeURIComponent(handle)}?si=abc`,
    () => 'https://youtube.com/c/OudeNaam',
    () => 'https://www.youtube.com/user/oudegebruiker',
  ]
  for (const [at, way] of ways.entries()) {
    const channel = house.youtube.channel({
      handle: `@Zoë·${at}`,
      ...(at === 5 && { name: 'OudeNaam' }),
      ...(at === 6 && { user: 'oudegebruiker' }),
    })
    const followed = await house.follow(client, way(channel.id, channel.handle))
    assert.equal(followed.channelId, channel.id, way(channel.id, channel.handle))
    assert.equal(followed.channelTitle, channel.title)
    assert.equal(followed.subscriberCount, 1_200)
    assert.equal(followed.videoCount, 3)
    assert.equal(followed.metadata.keptVideos, 3)
    assert.equal(followed.country, 'NL')
    assert.equal(followed.state, 'checked')
    assert.ok(followed.active && !followed.isVerified && followed.lastChecked)
  }
  const { body } = await client.get(PATH)
  assert.equal(body.length, ways.length)
})

test('what is no channel is refused before anything is asked', async () => {
  const { client } = await house.person()
  const asked = house.youtube.asked.length
  for (const channel of [
    '',
    'zomaar',
    'UCkort',
    `UC${'a'.repeat(21)}/`,
    `UC${'a'.repeat(20)}<>`,
    "UC' OR 1=1; --aaaaaaaaaa",
    '@',
    '@a b',
    '@<script>',
    'https://youtube.com/',
    'https://youtube.com/channel/UC1/../x',
    'https://voorbeeld.nl/@iemand',
    'https://youtube.com.voorbeeld.nl/@iemand',
    'javascript:alert(1)',
    `@${'x'.repeat(31)}`,
    'x'.repeat(5_000),
  ]) {
    const { status, body } = await client.post(PATH, { channel })
    assert.equal(status, 400, channel)
    assert.match(body.errors.channel, /kanaal/, channel)
  }
  assert.equal((await client.post(PATH, { channel: 7 })).status, 400)
  assert.equal(house.youtube.asked.length, asked)
})

test('the address of a video names its channel, which can be followed with what comes along', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel({ title: 'Het Nieuwskanaal' })
  const { id } = channel.videos[0]!
  for (const address of [
    `https://www.youtube.com/watch?v=${id}&t=3`,
    `https://youtu.be/${id}`,
    `youtube.com/shorts/${id}`,
  ]) {
    const { status, body } = await client.post(PATH, { channel: address })
    assert.equal(status, 422)
    assert.equal(body.code, 'channelIsVideo')
    assert.match(body.message, /Het Nieuwskanaal/)
    assert.equal(body.channel.title, 'Het Nieuwskanaal')
    assert.equal(body.channel.channel, channel.id)
  }
  const gone = await client.post(PATH, { channel: 'https://youtu.be/00000000000' })
  assert.equal(gone.body.code, 'channelNotFound')
  assert.equal((await client.post(PATH, { channel: channel.id })).status, 201)
})

test('a channel that YouTube does not know, and one that is followed already, are refused', async () => {
  const { client } = await house.person()
  const unknown = await client.post(PATH, { channel: '@bestaatniet' })
  assert.deepEqual([unknown.status, unknown.body.code], [422, 'channelNotFound'])
  const channel = house.youtube.channel()
  await house.follow(client, channel)
  for (const again of [channel.id, channel.handle.toUpperCase()]) {
    const { status, body } = await client.post(PATH, { channel: again })
    assert.deepEqual([status, body.code], [409, 'channelKnown'], again)
  }
})

test('of two who add a channel at the same moment both follow it, and it is fetched once', async () => {
  const [one, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel({ count: 120 })
  const replies = await Promise.all([one, other].map(({ client }) => client.post(PATH, { channel: channel.id })))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201],
  )
  assert.notEqual(replies[0]?.body.verificationCode, replies[1]?.body.verificationCode)
  await house.work()
  const used = house.youtube.units()
  assert.deepEqual([used['playlistItems'], used['videos']], [3, 3])
  house.youtube.calls.length = 0
  const third = await house.person()
  const followed = await house.follow(third.client, channel.handle)
  assert.equal(followed.metadata.keptVideos, 120)
  assert.deepEqual(house.youtube.calls, [])
})

test('the same person who adds a channel in two windows at once follows it once', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const replies = await Promise.all([1, 2, 3].map(() => client.post(PATH, { channel: channel.id })))
  assert.deepEqual(statuses(replies), [201, 409, 409])
})

test('nobody follows more than a hundred channels, not even from two windows at once', async () => {
  const { client, user } = await house.person()
  const now = house.app.now
  const { pool } = house.app.database
  await pool.query(
    `INSERT INTO youtube_sources (channel_id, due_at, created_at)
     SELECT 'UCx' || lpad(n::text, 21, '0'), $1, $1 FROM generate_series(1, $2) AS n`,
    [new Date(now.getTime() + 1e10), MOST_CHANNELS - 1],
  )
  await pool.query(
    `INSERT INTO youtube_channels (user_id, channel_id, verification_code, created_at, updated_at)
     SELECT $1, channel_id, 'x', $2, $2 FROM youtube_sources WHERE channel_id LIKE 'UCx%'`,
    [user.id, now],
  )
  const replies = await Promise.all([1, 2].map(() => client.post(PATH, { channel: house.youtube.channel().id })))
  assert.deepEqual(statuses(replies), [201, 409])
  assert.match(replies.find(({ status }) => status === 409)?.body.message, /100 kanalen/)
  const calls = house.youtube.calls.length
  assert.equal((await client.post(PATH, { channel: '@nogeen' })).body.code, 'channelsFull')
  assert.equal(house.youtube.calls.length, calls)
})

test('the channels of somebody else do not exist', async () => {
  const [one, other] = [await house.person(), await house.person({ role: 'admin' })]
  const { id } = await house.follow(one.client, house.youtube.channel())
  const video = (await house.videos(one.client, { id } as never))[0]!
  const { client } = other
  assert.deepEqual((await client.get(PATH)).body, [])
  for (const [method, path, body] of [
    ['GET', `${PATH}/${id}`],
    ['PUT', `${PATH}/${id}`, { active: false }],
    ['DELETE', `${PATH}/${id}`],
    ['POST', `${PATH}/${id}/verify`],
    ['POST', `${PATH}/${id}/refresh`],
    ['GET', `${PATH}/${id}/videos`],
    ['GET', `${PATH}/${id}/picture`],
    ['GET', `${PATH}/${id}/videos/${video.videoId}/picture`],
  ] as const)
    assert.equal((await client.send(method, path, { body })).status, 404, `${method} ${path}`)
  assert.equal((await one.client.get(`${PATH}/${id}`)).body.active, true)
})

test('a channel is theirs whose code stands in its description, and nobody else’s', async () => {
  const [owner, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel()
  const [mine, theirs] = [await house.follow(owner.client, channel), await house.follow(other.client, channel)]
  assert.match(mine.verificationCode ?? '', /^kopij-[A-Z2-9]{20}$/)
  const early = await owner.client.post(`${PATH}/${mine.id}/verify`)
  assert.deepEqual([early.status, early.body.code], [409, 'channelCodeMissing'])
  channel.description = `Wij maken video’s.\n${mine.verificationCode}\nTot ziens!`
  const done = await owner.client.post(`${PATH}/${mine.id}/verify`)
  assert.equal(done.body.isVerified, true)
  assert.equal(done.body.verificationCode, null)
  assert.equal((await other.client.post(`${PATH}/${theirs.id}/verify`)).body.code, 'channelCodeMissing')
  assert.equal((await other.client.get(`${PATH}/${theirs.id}`)).body.isVerified, false)
  channel.description = ''
  assert.equal((await owner.client.post(`${PATH}/${mine.id}/verify`)).body.isVerified, true)
})

test('of a channel that all have switched off nothing is fetched, until somebody switches it on', async () => {
  const [one, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel()
  const [mine, theirs] = [await house.follow(one.client, channel), await house.follow(other.client, channel)]
  const reads = () => house.youtube.read.filter(({ channelId }) => channelId === channel.id).length
  const off = await one.client.send('PUT', `${PATH}/${mine.id}`, { body: { active: false } })
  assert.equal(off.body.active, false)
  await house.advance(16 * 60_000)
  await house.check()
  assert.equal(reads(), 1)
  await other.client.send('PUT', `${PATH}/${theirs.id}`, { body: { active: false } })
  await house.advance(16 * 60_000)
  await house.check()
  assert.equal(reads(), 1)
  await one.client.send('PUT', `${PATH}/${mine.id}`, { body: { active: true } })
  await house.check()
  assert.equal(reads(), 2)
  assert.equal((await one.client.send('PUT', `${PATH}/${mine.id}`, { body: { active: 'ja' } })).status, 400)
})

test('a channel that is switched on again, or followed by another, is caught up with as if it were new', async () => {
  const [one, other] = [await house.person(), await house.person()]
  const channel = house.youtube.channel()
  const mine = await house.follow(one.client, channel)
  const flip = (active: boolean) => one.client.send('PUT', `${PATH}/${mine.id}`, { body: { active } })
  await flip(false)
  for (let at = 0; at < 20; at += 1) house.youtube.publish(channel)
  await house.advance(25 * 3_600_000)
  await flip(true)
  await house.work()
  assert.equal((await one.client.get(`${PATH}/${mine.id}`)).body.metadata.keptVideos, 23)
  await flip(false)
  for (let at = 0; at < 20; at += 1) house.youtube.publish(channel)
  await house.advance(25 * 3_600_000)
  const theirs = await house.follow(other.client, channel)
  assert.equal(theirs.metadata.keptVideos, 43)
  // What is so already is not done again.
  const sent = house.app.sent.all.length
  const { updatedAt } = (await one.client.get(`${PATH}/${mine.id}`)).body
  await house.advance(25 * 3_600_000)
  assert.equal((await flip(false)).body.updatedAt, updatedAt)
  assert.equal(house.app.sent.all.length, sent)
})

test('only the windows of who follows a channel hear that something of it changed', async () => {
  const [one, other] = [await house.person(), await house.person({ role: 'admin' })]
  const [mine, theirs] = [await follow(house.app, one.client), await follow(house.app, other.client)]
  const { id } = await house.follow(one.client, house.youtube.channel())
  await one.client.send('PUT', `${PATH}/${id}`, { body: { active: false } })
  const last = await follow(house.app, one.client)
  assert.ok(mine.heard.some((notice) => notice.topic === 'channels' && notice.id === id))
  assert.ok(!theirs.heard.some(({ topic }) => topic === 'channels'))
  for (const window of [mine, theirs, last]) window.leave()
})

test('a long list of channels is read by cursor', async () => {
  const { client } = await house.person()
  for (let at = 0; at < 5; at += 1) await house.follow(client, house.youtube.channel({ count: 0 }))
  const first = await client.get(`${PATH}?limit=3`)
  assert.equal(first.body.length, 3)
  assert.equal(first.headers.get('x-total-count'), '5')
  const rest = await client.get(`${PATH}?limit=3&after=${first.headers.get('x-next-page')}`)
  assert.equal(rest.body.length, 2)
  assert.equal(rest.headers.get('x-next-page'), null)
  assert.equal(new Set([...first.body, ...rest.body].map(({ id }: { id: number }) => id)).size, 5)
})

test('who has YouTube asked again and again waits, whichever way they ask', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  const { id } = await house.follow(client, channel)
  // What is known already costs no unit, and counts all the same.
  for (let at = 1; at < 120; at += 1) assert.equal((await client.post(PATH, { channel: channel.id })).status, 409)
  const sent = house.app.sent.all.length
  for (const ask of ['refresh', 'verify']) {
    const { status, body } = await client.post(`${PATH}/${id}/${ask}`)
    assert.equal(status, 429)
    assert.match(body.message, /^Je hebt YouTube nu vaak achter elkaar iets laten vragen\./)
  }
  assert.equal(house.app.sent.all.length, sent)
})
