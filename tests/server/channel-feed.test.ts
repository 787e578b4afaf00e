// Reading the Atom of feeds and pushes: what is told of videos, and nothing of what is written to be hostile.
import assert from 'node:assert/strict'
import { createHmac } from 'node:crypto'
import { test } from 'node:test'
import { readFeed } from '#server/channels/feed.ts'
import { isSigned } from '#server/channels/signature.ts'

const CHANNEL = `UC${'a'.repeat(22)}`
const entry = (inside: string) =>
  `<feed xmlns:yt="y"><title>Kanaal</title><entry><yt:videoId>dQw4w9WgXcQ</yt:videoId><yt:channelId>${CHANNEL}</yt:channelId>
   <published>2026-11-20T10:00:00+00:00</published>${inside}</entry></feed>`

test('a video is read with its title, moment, words and views, whatever characters they have', async () => {
  const { title, entries } = await readFeed(
    entry(`<title>Ren &amp; &#233;&lt;b&gt; <![CDATA[< 3]]></title><author><name>Iemand</name></author>
      <media:group><media:title>Anders</media:title><media:description>Twee
regels</media:description><media:community><media:statistics views="12"/></media:community></media:group>`),
  )
  assert.equal(title, 'Kanaal')
  assert.deepEqual(entries, [
    {
      videoId: 'dQw4w9WgXcQ',
      channelId: CHANNEL,
      title: 'Ren & é<b> < 3',
      description: 'Twee\nregels',
      publishedAt: new Date('2026-11-20T10:00:00Z'),
      viewCount: 12,
    },
  ])
})

test('an entry without an id, a channel or a moment is left out, and the others stay', async () => {
  const whole = entry('<title>Goed</title>')
  for (const broken of [
    whole.replace('dQw4w9WgXcQ', '../../etc'),
    whole.replace(CHANNEL, 'UCkort'),
    whole.replace('2026-11-20T10:00:00+00:00', 'gisteren'),
    // Moments that the language knows, and the database does not take.
    whole.replace('2026-11-20T10:00:00+00:00', '+275760-09-13T00:00:00Z'),
    whole.replace('2026-11-20T10:00:00+00:00', '-000001-01-01T00:00:00Z'),
    whole.replace('2026-11-20T10:00:00+00:00', '0000-01-01T00:00:00Z'),
    whole.replace(/<published>.*<\/published>/, ''),
  ])
    assert.deepEqual((await readFeed(broken)).entries, [])
  const both = whole.replace('<entry>', `<entry><title>Half</title></entry><entry>`)
  assert.deepEqual(
    (await readFeed(both)).entries.map(({ title }) => title),
    ['Goed'],
  )
})

test('of a feed that declares entities, or nests without end, nothing is read, and nothing outside is fetched', async () => {
  const nothing = { title: undefined, entries: [], deleted: [] }
  const bomb = `<!DOCTYPE feed [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY f SYSTEM "file:///etc/passwd">]>${entry(
    '<title>&b;&f;</title>',
  )}`
  assert.deepEqual(await readFeed(bomb), nothing)
  const before = process.cpuUsage()
  assert.deepEqual(await readFeed(`<feed><title>Kanaal</title>${'<a>'.repeat(340_000)}`), nothing)
  const { user, system } = process.cpuUsage(before)
  assert.ok(user + system < 2_000_000, `${(user + system) / 1_000} ms`)
})

test('however much there is of it, only so much is kept', async () => {
  const many = entry('<title>x</title>').replace(/<entry>.*<\/entry>/s, (one) => one.repeat(5_000))
  assert.equal((await readFeed(many)).entries.length, 100)
  const long = (await readFeed(entry(`<title>${'a'.repeat(400_000)}</title>`))).entries[0]
  assert.equal(long?.title.length, 300)
  assert.deepEqual((await readFeed('<entry></entry>'.repeat(100_000))).entries, [])
  const odd = (await readFeed(entry(`<title>a\0b\ud83d</title>`))).entries[0]
  assert.equal(odd?.title, 'ab\ufffd')
})

test('a signature is of these bytes and this secret, by a method that WebSub names', () => {
  const body = Buffer.from('<feed/>')

  assert.ok(isSigned(body, `sha1=${hmac('sha1')}`, 'geheim'))
  assert.ok(isSigned(body, `SHA256=${hmac('sha256').toUpperCase()}`, 'geheim'))
  assert.ok(!isSigned(body, `sha1=${hmac('sha1')}`, 'anders'))
  assert.ok(!isSigned(Buffer.from('<feed />'), `sha1=${hmac('sha1')}`, 'geheim'))
  assert.ok(!isSigned(body, `md5=${hmac('md5')}`, 'geheim'))
  assert.ok(!isSigned(body, hmac('sha1'), 'geheim'))
  assert.ok(!isSigned(body, undefined, 'geheim'))
})

function hmac(method: string): string {
  return createHmac(method, 'geheim').update('<feed/>').digest('hex')
}
