// Feeds that end half-way: what stood in them until there is read, and they do not pass for whole ones.
import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { after, before, beforeEach, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { FIRST_ENTRIES } from '#contract/feeds/entry.ts'
import { readFeed } from '#server/feeds/read-feed.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse } from '../support/feeds.ts'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

const one = [{ title: 'Een' }]

const read = (source: string) =>
  readFeed({ url: 'https://krant.nl/rss', contentType: 'application/xml', bytes: Buffer.from(source) })

test('a feed that ends half-way says so, and of what it cut through nothing is taken', async () => {
  const items = ['1', '2'].map((at) => `<item><title>Nr ${at}</title><link>https://a.nl/${at}</link></item>`)
  const rss = (inside: string) =>
    `<?xml version="1.0"?><rss version="2.0"><channel><title>De Krant</title>${inside}</channel></rss>`
  const source = rss(items.join(''))
  const titles = async (text: string) => {
    const found = await read(text)
    assert.ok(!('not' in found), JSON.stringify(found))
    return [found.whole, ...found.entries.map(({ title }) => title)]
  }
  assert.deepEqual(await titles(source), [true, 'Nr 1', 'Nr 2'])
  assert.deepEqual(
    await titles(`${source}<!-- na afloop`),
    [true, 'Nr 1', 'Nr 2'],
    'what comes behind it is no part of it',
  )
  for (const end of ['>', '</rss>', '</channel></rss>', '/channel></rss>'])
    assert.deepEqual(await titles(source.slice(0, -end.length)), [false, 'Nr 1', 'Nr 2'], end)
  const second = source.indexOf(items[1] ?? '')
  for (const kept of [0, 5, 16, 24, 40, 52])
    assert.deepEqual(await titles(source.slice(0, second + kept)), [false, 'Nr 1'], String(kept))
  assert.deepEqual(await titles(rss('<item><title><![CDATA[Open')), [false])

  const atom =
    '<feed xmlns="http://www.w3.org/2005/Atom"><entry><link href="https://a.nl/1"/><title>Eén</title></entry>'
  assert.deepEqual(await titles(`${atom}</feed>`), [true, 'Eén'])
  assert.deepEqual(await titles(atom), [false, 'Eén'])
  const json = JSON.stringify({
    version: 'https://jsonfeed.org/version/1.1',
    title: 'De Krant',
    items: [{ id: '1', url: 'https://a.nl/1', title: 'Eén {' }],
  })
  assert.deepEqual(await titles(json), [true, 'Eén {'])
  for (const length of [45, 70, 110, json.length - 2, json.length - 1])
    assert.deepEqual(await titles(json.slice(0, length)), [false], String(length))
  for (const none of ['{"version":"1', `${json}}`, '{"title":"Geen feed"'])
    assert.deepEqual(await read(none), { not: 'feed' }, none)
})

const CUT_OFF = 'De feed houdt halverwege op: alleen wat er tot daar in stond, is gelezen.'
const half = (titles: string[]) =>
  rssOf([...titles.map((title) => ({ title })), { title: 'Half' }]).split('<title>Half')[0] ?? ''

test('a feed that ends half-way fails, with what stood in it until there, and goes well again once it is whole', async () => {
  const etag = (version: string) => ({ etag: `"${version}"` })
  house.pages['/rss'] = sent(rssOf(one), etag('heel'))
  const { id } = await house.follow('/rss')
  house.pages['/rss'] = sent(half(['Twee']), etag('half'))
  await house.fetchAfter(60)
  const broken = await house.feed(id)
  assert.deepEqual([broken.state, broken.failures, broken.problem], ['active', 1, CUT_OFF])
  assert.equal(
    new Date(broken.nextFetchAt).getTime() - house.app.now.getTime(),
    120 * 60_000,
    'asked less, as after any failure',
  )
  assert.deepEqual(await house.titles(), ['Twee', 'Een'])
  await house.fetchAfter(120)
  assert.deepEqual([(await house.feed(id)).failures, (await house.titles()).length], [2, 2])
  house.pages['/rss'] = (request, response) => {
    // Nothing changed since the half: then that is still what there is.
    if (request.headers['if-none-match'] === '"half"') response.writeHead(304).end()
    else sent(rssOf([{ title: 'Drie' }, { title: 'Twee' }, ...one]), etag('heel-2'))(request, response)
  }
  await house.fetchAfter(240)
  const well = await house.feed(id)
  assert.deepEqual([well.failures, well.problem], [0, null])
  assert.deepEqual(await house.titles(), ['Drie', 'Twee', 'Een'])
})

test('a feed that ends half-way when it is added is followed as one that fails; whole for the first time it brings its newest only', async () => {
  house.pages['/rss'] = sent(half(['Twee']))
  const added = await house.follow('/rss')
  assert.deepEqual([added.failures, added.problem, added.fetchedAt], [1, CUT_OFF, null])
  assert.deepEqual(await house.titles(), ['Twee'])
  house.pages['/rss'] = sent(
    rssOf([{ title: 'Twee' }, ...Array.from({ length: 50 }, (_, at) => ({ title: `Oud ${at}` }))]),
  )
  await house.fetchAfter(120)
  const { failures, newEntries } = await house.feed(added.id)
  assert.deepEqual([failures, newEntries], [0, 1 + FIRST_ENTRIES])
})

test('an answer whose bytes or whose packing break off makes a feed fail too', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  const { id } = await house.follow('/rss')
  const packed = gzipSync(rssOf(Array.from({ length: 200 }, (_, at) => ({ title: `Nr ${at} ${randomUUID()}` }))))
  house.pages['/rss'] = sent(packed.subarray(0, packed.length / 2), { 'content-encoding': 'gzip' })
  await house.fetchAfter(60)
  assert.deepEqual([(await house.feed(id)).failures, (await house.feed(id)).problem], [1, CUT_OFF])
  house.pages['/rss'] = (_, response) => {
    response.writeHead(200, { 'content-type': 'application/rss+xml', 'content-length': '100000' })
    response.write(half(['Twee']), () => response.destroy())
  }
  await house.fetchAfter(120)
  assert.deepEqual((await house.feed(id)).problem, 'Het antwoord van de site kon niet worden gelezen.')
})
