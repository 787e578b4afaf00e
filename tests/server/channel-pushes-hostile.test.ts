// What strangers send to where the hub tells of videos: forged, of another channel, sent again, too large, and many at once. Nothing of it
// comes in, nothing grows, and what the hub itself sends meanwhile does.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { after, before, test } from 'node:test'
import { openChannelHouse, type ChannelHouse } from '../support/channels.ts'
import { feedText, type FakeChannel } from '../support/youtube-feed.ts'

let house: ChannelHouse
before(async () => (house = await openChannelHouse({ publicUrl: 'http://kopij.example' })))
after(() => house.close())

/** Somebody who follows a channel, whose subscription is confirmed, and what the hub alone knows of it. */
async function heard() {
  const person = await house.person()
  const channel = house.youtube.channel()
  const followed = await house.follow(person.client, channel)
  await house.youtube.hub.confirm()
  const { callback, secret } = house.youtube.hub.asked.findLast(({ topic }) => topic.endsWith(channel.id))!
  const path = new URL(callback).pathname
  const titles = async () => (await house.videos(person.client, followed)).map(({ title }) => title)
  return { ...person, channel, followed, secret, path, titles }
}

const signed = (body: string | Buffer, secret: string, method = 'sha1') =>
  `${method}=${createHmac(method, secret).update(body).digest('hex')}`

const push = async (path: string, body: string | Buffer<ArrayBuffer>, headers: Record<string, string> = {}) => {
  const reply = await fetch(house.app.url + path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/atom+xml', ...headers },
  })
  return { status: reply.status, text: await reply.text() }
}

const sent = () => house.app.sent.all.length
const tells = (channel: FakeChannel, title: string) =>
  feedText(channel, [house.youtube.publish(channel, { title })], false)

test('a push signed with what another channel was given, or sent to where another is heard, is nothing', async () => {
  const [mine, theirs] = [await heard(), await heard()]
  const was = [await mine.titles(), await theirs.titles(), sent()]
  const aboutMine = tells(mine.channel, 'Vervalst over mij')
  const aboutTheirs = tells(theirs.channel, 'Vervalst over hen')
  for (const [path, body, secret] of [
    [mine.path, aboutMine, theirs.secret],
    [mine.path, aboutTheirs, mine.secret],
    [mine.path, aboutTheirs, theirs.secret],
    [theirs.path, aboutMine, theirs.secret],
    [mine.path, aboutMine, mine.path.split('/').at(-1) ?? ''],
    [mine.path, aboutMine, ''],
  ] as const)
    for (const method of ['sha1', 'sha256', 'sha384', 'sha512'])
      assert.deepEqual(await push(path, body, { 'x-hub-signature': signed(body, secret || 'x', method) }), {
        status: 200,
        text: '{}',
      })
  await house.work()
  assert.deepEqual([await mine.titles(), await theirs.titles(), sent()], was)
})

test('a body that was changed behind its signature, or a signature in another form, is nothing', async () => {
  const { channel, secret, path, titles } = await heard()
  const body = tells(channel, 'Echt')
  const good = signed(body, secret)
  const was = [await titles(), sent()]
  for (const [changed, header] of [
    [body.replace('Echt', 'Vals'), good],
    [`${body}\n`, good],
    [Buffer.concat([Buffer.from('\ufeff'), Buffer.from(body)]), good],
    [body, good.slice(0, -1)],
    [body, good.replace('=', '==')],
    [body, `${good}, ${good}`],
    [body, good.split('=')[1] ?? ''],
    [body, `sha1=${'f'.repeat(1_000)}`],
  ] as const)
    assert.equal((await push(path, changed, { 'x-hub-signature': header })).status, 200, header.slice(0, 60))
  await house.work()
  assert.deepEqual([await titles(), sent()], was)
  assert.equal((await push(path, body, { 'x-hub-signature': good })).status, 200)
  await house.work()
  assert.equal((await titles())[0], 'Echt', 'the same body with its own signature is taken')
})

test('a push that is sent again, sixteen times at once and later, changes nothing more, and nothing at all once nobody follows', async () => {
  const { client, channel, followed, secret, path, titles } = await heard()
  const body = tells(channel, 'Eén keer')
  const again = () => push(path, body, { 'x-hub-signature': signed(body, secret) })
  await Promise.all(Array.from({ length: 16 }, again))
  await house.work()
  const once = await titles()
  assert.deepEqual(once.filter((title) => title === 'Eén keer').length, 1)
  await house.advance(24 * 60 * 60_000)
  await again()
  await house.work()
  assert.deepEqual(await titles(), once)
  await client.send('DELETE', `/api/youtube-channels/${followed.id}`)
  const was = sent()
  assert.equal((await again()).status, 200)
  assert.equal(sent(), was, 'nobody is told of it any more')
})

test('sixteen megabytes at once, signed or not, are refused before they are read; health answers, and a real push comes through', async () => {
  const { channel, secret, path, titles } = await heard()
  const large = '<'.repeat(1024 * 1024)
  const was = sent()
  const flood = Array.from({ length: 16 }, (_, at) =>
    push(path, large, at % 2 === 0 ? { 'x-hub-signature': signed(large, secret) } : {}),
  )
  assert.equal((await fetch(`${house.app.url}/api/health`)).status, 200)
  for (const { status, text } of await Promise.all(flood)) {
    assert.equal(status, 413)
    assert.equal((JSON.parse(text) as { code: string }).code, 'bodyTooLarge')
  }
  assert.equal(sent(), was)
  const body = tells(channel, 'Na de vloed')
  assert.equal((await push(path, body, { 'x-hub-signature': signed(body, secret) })).status, 200)
  await house.work()
  assert.equal((await titles())[0], 'Na de vloed')
})

test('sixteen of the largest that are read at once, made to be dear and signed by the hub, bring nothing, and others are answered meanwhile', async () => {
  const { client, secret, path, titles, channel } = await heard()
  const was = [await titles(), sent()]
  const fill = (part: string, head = '<feed>') => (head + part.repeat(256 * 1024)).slice(0, 255 * 1024)
  const dear = [
    fill('<entry>'),
    fill('<a b="c" '),
    fill('<![CDATA['),
    fill('&amp;', '<feed><entry><title>'),
    fill('</x>'),
    fill(`<entry><yt:channelId>${channel.id}</yt:channelId></entry>`),
    fill('<!ENTITY a "b">', '<!DOCTYPE x ['),
    fill('\u0000'),
  ]
  const flood = Array.from({ length: 16 }, (_, at) => {
    const body = dear[at % dear.length] ?? ''
    return push(path, body, { 'x-hub-signature': signed(body, secret) })
  })
  assert.equal((await fetch(`${house.app.url}/api/health`)).status, 200)
  assert.equal((await client.get('/api/user')).status, 200)
  for (const { status } of await Promise.all(flood)) assert.equal(status, 200)
  await house.work()
  assert.deepEqual([await titles(), sent()], was)
})

test('two hundred addresses that are none of ours are not found, and leave nothing', async () => {
  const was = sent()
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => push(`/api/youtube-push/${String(at).padStart(43, 'a')}`, '<feed/>')),
  )
  assert.ok(replies.every(({ status }) => status === 404))
  assert.equal(sent(), was)
})
