// How feeds are fetched: only what is new, politely, where they moved, and ever less when they fail.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { MOST_TAKEN } from '#server/feeds/intake-store.ts'
import { feeds } from '#server/feeds/tables.ts'
import { until } from '../support/app.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse } from '../support/feeds.ts'
import { follow } from '../support/live.ts'
import { redirect } from '../support/strange-web.ts'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

const one = [{ title: 'Een' }]

test('a feed is fetched when its interval has passed, not before', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  await house.follow('/rss', 15)
  const times = () => house.headersOf('/rss').length
  await house.fetchAfter(14)
  assert.equal(times(), 1)
  await house.fetchAfter(1)
  assert.equal(times(), 2)
  await house.fetchAfter(0)
  assert.equal(times(), 2)
})

test('what was sent as its version is sent back as it was; when nothing changed nothing else happens', async () => {
  const etag = `W/"x'é-1"`
  const lastModified = 'Fri, 27 nov 2026 09:00:00 +0000'
  house.pages['/rss'] = (request, response) => {
    const { 'if-none-match': match, 'if-modified-since': since } = request.headers
    const same = match === etag && since === lastModified
    response.writeHead(same ? 304 : 200, {
      etag: Buffer.from(etag, 'utf8').toString('latin1').replace('Ã©', 'é'),
      'last-modified': lastModified,
    })
    response.end(same ? undefined : rssOf(one))
  }
  const { id } = await house.follow('/rss')
  assert.equal(house.headersOf('/rss')[0]?.['if-none-match'], undefined)
  await house.fetchAfter(60)
  const second = house.headersOf('/rss')[1]
  assert.deepEqual([second?.['if-none-match'], second?.['if-modified-since']], [etag, lastModified])
  const feed = await house.feed(id)
  assert.deepEqual([feed.fetchedAt, feed.failures, feed.newEntries], [house.app.now.toISOString(), 0, 1])
})

test('only what a feed did not list before comes in', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  await house.follow('/rss')
  house.pages['/rss'] = sent(rssOf([{ title: 'Twee' }, ...one]))
  await house.fetchAfter(60)
  assert.deepEqual(await house.titles(), ['Twee', 'Een'])
})

test('a feed that has moved for good is asked at its new address from then on; for now, at the old one', async () => {
  house.pages['/oud'] = sent(rssOf(one))
  house.pages['/nieuw'] = sent(rssOf(one))
  const { id } = await house.follow('/oud')
  house.pages['/oud'] = redirect('/nieuw', 302)
  await house.fetchAfter(60)
  assert.equal((await house.feed(id)).url, house.web.url('/oud'))
  for (const status of [301, 308]) {
    house.pages['/oud'] = redirect('/nieuw', status)
    await house.fetchAfter(60)
    assert.equal((await house.feed(id)).url, house.web.url('/nieuw'))
    await house.app.database.db.update(feeds).set({ url: house.web.url('/oud'), urlKey: 'oud' })
  }
})

test('a feed that moves to where another is followed, or to an error, stays where it is', async () => {
  house.pages['/a'] = sent(rssOf(one))
  house.pages['/b'] = sent(rssOf([]))
  const { id } = await house.follow('/a')
  await house.follow('/b')
  house.pages['/a'] = redirect('/b', 301)
  await house.fetchAfter(60)
  assert.deepEqual([(await house.feed(id)).url, (await house.feed(id)).failures], [house.web.url('/a'), 0])
  house.pages['/a'] = redirect('/weg', 301)
  await house.fetchAfter(60)
  assert.deepEqual([(await house.feed(id)).url, (await house.feed(id)).failures], [house.web.url('/a'), 1])
})

test('a feed that is gone is not asked again, and says so', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  const { id } = await house.follow('/rss')
  house.pages['/rss'] = sent('', {}, 410)
  const window = await follow(house.app, house.admin)
  await house.fetchAfter(60)
  const feed = await house.feed(id)
  assert.deepEqual([feed.state, feed.problem], ['gone', 'De site zegt dat deze feed niet meer bestaat (410).'])
  await until(() => window.heard.some(({ topic }) => topic === 'feeds'), 'the window hears of it')
  window.leave()
  await house.fetchAfter(10_000)
  assert.equal(house.headersOf('/rss').length, 2)
  assert.deepEqual(await house.titles(), ['Een'], 'what it gave stays')
})

test('a failing feed is asked ever less, tells why, and is itself again after one that goes well', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  const { id } = await house.follow('/rss', 15)
  const wait = async () => {
    const { failures, problem, nextFetchAt } = await house.feed(id)
    return [failures, problem, (new Date(nextFetchAt).getTime() - house.app.now.getTime()) / 60_000]
  }
  house.pages['/rss'] = sent('', {}, 500)
  await house.fetchAfter(15)
  assert.deepEqual(await wait(), [1, 'De site meldt een storing (500).', 30])
  house.pages['/rss'] = sent('<html><body>Login</body></html>', { 'content-type': 'text/html' })
  await house.fetchAfter(30)
  assert.deepEqual(await wait(), [2, 'Op dit adres staat een pagina, en geen feed meer.', 60])
  house.pages['/rss'] = sent(`<rss><channel>${'<a>'.repeat(340_000)}`)
  await house.fetchAfter(60)
  assert.equal((await wait())[0], 3)
  house.pages['/rss'] = sent(Buffer.alloc(5 * 1024 * 1024 + 1, ' '))
  await house.fetchAfter(120)
  assert.deepEqual(await wait(), [4, 'De feed is groter dan 5 MB.', 240])
  house.pages['/rss'] = (_, response) => void response.destroy()
  await house.fetchAfter(240)
  assert.deepEqual((await wait())[2], 480)
  house.pages['/rss'] = sent(rssOf([{ title: 'Twee' }, ...one]))
  await house.fetchAfter(480)
  assert.deepEqual(await wait(), [0, null, 15])
  assert.deepEqual(await house.titles(), ['Twee', 'Een'])
})

test('a site that asks to wait is left alone as long', async () => {
  house.pages['/rss'] = sent(rssOf(one))
  const { id } = await house.follow('/rss', 15)
  for (const [status, header, minutes] of [
    [429, '7200', 120],
    [503, new Date(house.app.now.getTime() + (15 + 120 + 300) * 60_000).toUTCString(), 300],
  ] as const) {
    house.pages['/rss'] = sent('', { 'retry-after': header }, status)
    await house.fetchAfter(status === 429 ? 15 : 120)
    const { nextFetchAt } = await house.feed(id)
    assert.ok(Math.abs(new Date(nextFetchAt).getTime() - house.app.now.getTime() - minutes * 60_000) <= 1_000)
  }
})

test('in a feed in another alphabet, sent without saying so, letters are right', async () => {
  const bytes = Buffer.from(rssOf([{ title: 'Café' }]).replace('utf-8', 'windows-1252'), 'latin1')
  house.pages['/rss'] = sent(bytes, { 'content-type': 'text/xml' })
  await house.follow('/rss')
  assert.deepEqual(await house.titles(), ['Café'])
})

test('a feed that has other entries each time brings no more than a hundred a visit', async () => {
  const many = (round: number) =>
    Array.from({ length: 400 }, (_, at) => ({ title: `Ronde ${round}, ${at}`, link: `https://a.nl/${round}/${at}` }))
  house.pages['/rss'] = sent(rssOf(many(0)))
  await house.follow('/rss')
  const had = (await house.titles('?limit=1000')).length
  house.pages['/rss'] = sent(rssOf(many(1)))
  await house.fetchAfter(60)
  assert.equal((await house.titles('?limit=1000')).length, had + MOST_TAKEN)
})
