// Hearing of new videos from the hub that YouTube's feeds name: asked for, confirmed, renewed and ended; what it signs is taken, and
// what anybody else sends is not.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { DAY_MS } from '#contract/days.ts'
import { keepYoutubeSubscriptions } from '#server/channels/jobs.ts'
import { resealSubscriptions } from '#server/channels/hub.ts'
import { isPublicAddress } from '#server/channels/rules.ts'
import { runJob } from '#server/jobs/job.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'
import { follow } from '../support/live.ts'
import { allRows } from '../support/rows.ts'
import { feedText } from '../support/youtube-feed.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse({ publicUrl: 'http://kopij.example' })))
after(() => house.close())

const PATH = '/api/youtube-channels'
const MINUTE_MS = 60_000
const keep = () => runJob(keepYoutubeSubscriptions, house.app.site)
const asked = (id: string) => house.youtube.hub.asked.filter(({ topic }) => topic.endsWith(id))

/** Somebody who follows a channel, whose subscription is confirmed. */
async function heard() {
  const person = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(person.client, channel)
  assert.equal((await house.youtube.hub.confirm()).at(-1)?.status, 200)
  return { ...person, channel, followed }
}

test('a followed channel is subscribed to at once, with an address and a secret of its own, and what was asked is confirmed', async () => {
  const { client } = await house.person()
  const [one, other] = [house.youtube.channel(), house.youtube.channel()]
  await house.follow(client, one)
  await house.follow(client, other)
  const [first, second] = [asked(one.id)[0]!, asked(other.id)[0]!]
  assert.match(first.callback, /^http:\/\/kopij\.example\/api\/youtube-push\/[\w-]{43}$/)
  assert.notEqual(first.callback, second.callback)
  assert.notEqual(first.secret, second.secret)
  assert.ok(first.secret.length >= 32 && first.mode === 'subscribe' && first.leaseSeconds > 0)
  const replies = await house.youtube.hub.confirm()
  assert.deepEqual(
    replies.map(({ status, text }) => [status, text.startsWith('vraag-')]),
    [
      [200, true],
      [200, true],
    ],
  )
  // The secrets are in the database only sealed.
  const rows = (await allRows(house.app.database)).join('\n')
  for (const secret of [first.secret, first.callback.split('/').at(-1)!]) assert.ok(!rows.includes(secret))
})

test('what was not asked is not confirmed: another topic, another end, another address', async () => {
  const { channel } = await heard()
  const { callback, topic } = asked(channel.id)[0]!
  const ask = (query: Record<string, string>, at = callback) =>
    house.youtube.hub.ask(at, { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'x', ...query })
  assert.equal((await ask({})).status, 200)
  for (const query of [{ 'hub.topic': `${topic}x` }, { 'hub.mode': 'unsubscribe' }, { 'hub.mode': 'publish' }])
    assert.equal((await ask(query)).status, 404, JSON.stringify(query))
  const elsewhere = `${callback.slice(0, -3)}abc`
  assert.equal((await ask({}, elsewhere)).status, 404)
  assert.equal((await ask({}, `${callback}x`)).status, 400)
  assert.equal((await ask({ 'hub.mode': 'denied', 'hub.challenge': '' })).status, 200)
})

test('a confirmation that comes a day after it was asked is refused', async () => {
  const { client } = await house.person()
  const channel = house.youtube.channel()
  await house.follow(client, channel)
  const { callback, topic } = asked(channel.id)[0]!
  await house.advance(DAY_MS)
  const query = { 'hub.mode': 'subscribe', 'hub.topic': topic, 'hub.challenge': 'x' }
  assert.equal((await house.youtube.hub.ask(callback, query)).status, 404)
  await keep()
  assert.equal((await house.youtube.hub.ask(callback, query)).status, 200)
})

test('a signed push brings the video to who follows the channel, without a unit, by sha1 and by sha256', async () => {
  const { client, channel, followed } = await heard()
  const window = await follow(house.app, client)
  for (const method of ['sha1', 'sha256', 'sha512']) {
    const video = house.youtube.publish(channel, { title: `Nieuw & <vers> ${method}` })
    house.youtube.calls.length = 0
    assert.equal(await house.youtube.hub.tell(channel, video, { method }), 200)
    await house.work()
    const [newest] = await house.videos(client, followed)
    assert.equal(newest?.title, `Nieuw & <vers> ${method}`)
    assert.equal(newest?.publishedAt, video.publishedAt.toISOString())
    assert.deepEqual(house.youtube.calls, [])
  }
  const last = await follow(house.app, client)
  assert.ok(window.heard.some(({ topic, id }) => topic === 'channels' && id === followed.id))
  for (const one of [window, last]) one.leave()
})

test('fifty videos that were pushed of different channels are asked about in one call', async () => {
  const { client } = await house.person()
  const channels = Array.from({ length: 50 }, () => house.youtube.channel({ count: 1 }))
  for (const channel of channels) await house.follow(client, channel)
  await house.youtube.hub.confirm()
  await house.check()
  for (const channel of channels) await house.youtube.hub.tell(channel, house.youtube.publish(channel))
  await house.work()
  house.youtube.calls.length = 0
  await house.check()
  assert.deepEqual(house.youtube.units(), { videos: 1 })
})

test('a push that is not signed, wrongly signed or of another channel is answered like any other, and nothing comes of it', async () => {
  const { client, channel, followed } = await heard()
  const other = house.youtube.channel()
  const video = house.youtube.publish(channel)
  const body = feedText(channel, [video], false)
  const { hub } = house.youtube
  const sent = house.app.sent.all.length
  const good = hub.sign(channel, body)
  for (const signature of [
    undefined,
    '',
    'sha1=',
    'sha1=00',
    `sha1=${'0'.repeat(40)}`,
    `md5=${'0'.repeat(32)}`,
    good.replace('sha1', 'sha256'),
    `${good}00`,
    hub.sign(channel, `${body} `),
  ])
    assert.equal(await hub.send(channel, body, signature === undefined ? {} : { 'x-hub-signature': signature }), 200)
  assert.equal(await hub.tell(channel, video, { secret: 'geraden' }), 200)
  const foreign = feedText(other, other.videos, false)
  assert.equal(await hub.send(channel, foreign, { 'x-hub-signature': hub.sign(channel, foreign) }), 200)
  for (const hostile of [
    '',
    'geen xml',
    '<feed><entry>',
    `<!DOCTYPE a [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;">]><feed><title>&b;</title></feed>`,
    '<a>'.repeat(20_000),
    Buffer.from([0xff, 0xfe, 0x00]).toString('latin1'),
  ])
    assert.equal(await hub.send(channel, hostile, { 'x-hub-signature': hub.sign(channel, hostile) }), 200)
  assert.equal(house.app.sent.all.length, sent)
  assert.equal((await house.videos(client, followed)).length, 3)
  const large = 'x'.repeat(300_000)
  assert.equal(await hub.send(channel, large, { 'x-hub-signature': hub.sign(channel, large) }), 413)
  const unknown = await fetch(`${house.app.url}/api/youtube-push/${'a'.repeat(43)}`, { method: 'POST', body })
  assert.equal(unknown.status, 404)
})

test('a deleted video that is pushed disappears, and only from the channel that it is of', async () => {
  const { client, channel, followed } = await heard()
  const second = await heard()
  const deleted = (id: string) =>
    `<feed xmlns:at="http://purl.org/atompub/tombstones/1.0"><at:deleted-entry ref="yt:video:${id}" when="2026-11-28T12:00:00Z"/></feed>`
  const mine = deleted(channel.videos[0]!.id)
  const theirs = deleted(second.channel.videos[0]!.id)
  const { hub } = house.youtube
  for (const body of [mine, theirs]) await hub.send(channel, body, { 'x-hub-signature': hub.sign(channel, body) })
  await house.work()
  assert.equal((await house.videos(client, followed)).length, 2)
  assert.equal((await house.videos(second.client, second.followed)).length, 3)
})

test('the same push that comes twice, also at once, adds its video once', async () => {
  const { client, channel, followed } = await heard()
  const video = house.youtube.publish(channel)
  await Promise.all([1, 2, 3].map(() => house.youtube.hub.tell(channel, video)))
  await house.work()
  assert.equal((await house.videos(client, followed)).length, 4)
})

test('a subscription is renewed before its lease ends, and one that is not confirmed is asked again', async () => {
  const { channel } = await heard()
  await keep()
  assert.equal(asked(channel.id).length, 1)
  await house.advance(9 * DAY_MS - MINUTE_MS)
  await keep()
  assert.equal(asked(channel.id).length, 1)
  await house.advance(MINUTE_MS)
  await keep()
  assert.equal(asked(channel.id).length, 2)
  assert.equal(asked(channel.id)[1]?.callback, asked(channel.id)[0]?.callback)
  await keep()
  assert.equal(asked(channel.id).length, 2)
  await house.advance(4 * 60 * MINUTE_MS)
  await keep()
  assert.equal(asked(channel.id).length, 3)
  await house.youtube.hub.confirm(5 * 3_600)
  await house.advance(4 * 60 * MINUTE_MS)
  await keep()
  assert.equal(asked(channel.id).length, 4, 'of a lease of five hours, four are over')
})

test('while the hub tells of a channel its feed is read twice a day, and every quarter when the lease has ended', async () => {
  const { channel, client, followed } = await heard()
  await client.post(`${PATH}/${followed.id}/refresh`)
  await house.work()
  const reads = () => house.youtube.read.filter(({ channelId }) => channelId === channel.id).length
  const first = reads()
  await house.advance(12 * 60 * MINUTE_MS - 1)
  await house.check()
  assert.equal(reads(), first)
  await house.advance(1)
  await house.check()
  assert.equal(reads(), first + 1)
  await house.advance(11 * DAY_MS)
  await house.check()
  await house.advance(15 * MINUTE_MS)
  await house.check()
  assert.equal(reads(), first + 3)
})

test('with the last who follows a channel, or switches it off, the hub is asked to stop, and what it sends meanwhile is nothing', async () => {
  const { client, channel, followed } = await heard()
  const { callback, secret } = asked(channel.id)[0]!
  await client.send('DELETE', `${PATH}/${followed.id}`)
  assert.equal(await house.youtube.hub.tell(channel, house.youtube.publish(channel)), 200)
  await keep()
  const end = asked(channel.id).at(-1)!
  assert.deepEqual([end.mode, end.callback], ['unsubscribe', callback])
  assert.notEqual(end.secret, secret)
  await house.youtube.hub.confirm()
  assert.equal(await house.youtube.hub.tell(channel, channel.videos[0]!), 404)
  assert.ok(!(await allRows(house.app.database)).some((row) => row.includes(channel.id)))

  const off = await heard()
  await off.client.send('PUT', `${PATH}/${off.followed.id}`, { body: { active: false } })
  await keep()
  assert.equal(asked(off.channel.id).at(-1)?.mode, 'unsubscribe')
  await off.client.send('PUT', `${PATH}/${off.followed.id}`, { body: { active: true } })
  await keep()
  assert.equal(asked(off.channel.id).at(-1)?.mode, 'subscribe')
})

test('of a channel that nobody follows nothing is left within seven days, also when the hub never confirms the end', async () => {
  const { client, channel, followed } = await heard()
  await client.send('DELETE', `${PATH}/${followed.id}`)
  for (let day = 0; day < 7; day += 1) {
    await keep()
    await house.advance(DAY_MS)
  }
  assert.ok(!(await allRows(house.app.database)).some((row) => row.includes(channel.id)))
})

test('a changed key opens the secrets of subscriptions that were sealed with the one before', async () => {
  const { channel } = await heard()
  const secrets = createSecrets(['een-nieuwe-sleutel-van-32-tekens!', 'only-for-tests-only-for-tests-only'])
  const site = { ...house.app.site, secrets }
  const signal = new AbortController().signal
  assert.ok((await resealSubscriptions(site, signal)) > 0)
  assert.equal(await resealSubscriptions(site, signal), 0)
  const asks = asked(channel.id).length
  await house.advance(9 * DAY_MS)
  await runJob(keepYoutubeSubscriptions, site)
  assert.ok(asked(channel.id).length > asks)
  assert.equal(asked(channel.id).at(-1)?.callback, asked(channel.id)[0]?.callback)
})

test('the hub is asked only where it can reach us', () => {
  for (const [address, isPublic] of [
    ['https://kopij.example.nl', true],
    ['http://203.0.113.7:8080', true],
    [undefined, false],
    ['http://localhost:3000', false],
    ['http://127.0.0.1:3000', false],
    ['http://192.168.1.4', false],
    ['http://10.0.0.1', false],
    ['http://172.20.0.1', false],
    ['http://krant.local', false],
    ['http://[::1]:3000', false],
  ] as const)
    assert.equal(isPublicAddress(address), isPublic, address)
})
