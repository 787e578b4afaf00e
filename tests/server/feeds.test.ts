// Feeds: how one is added, from its address or a page, and what administrators change of it. Those of an OPML file: feeds-opml.test.ts.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { auditLog } from '#server/audit/tables.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { startApp } from '../support/app.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse } from '../support/feeds.ts'
import { htmlPage, redirect } from '../support/strange-web.ts'

const path = '/api/feeds'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

const add = (url: string, rest: object = {}) => house.admin.post(path, { url, ...rest })
const log = async () => {
  const lines = await house.app.database.db.select().from(auditLog).orderBy(auditLog.id)
  return lines.map(({ action, subjectName }) => [action, subjectName])
}

test('a feed that is added was read: its name and its entries are there at once', async () => {
  house.pages['/rss'] = sent(rssOf([{ title: 'Een' }, { title: 'Twee' }], 'De Krant'))
  const { status, body } = await add(house.web.url('/rss'))
  assert.equal(status, 201)
  const now = house.app.now.getTime()
  const { id, ...rest } = body
  assert.deepEqual(rest, {
    url: house.web.url('/rss'),
    title: 'De Krant',
    intervalMinutes: 60,
    state: 'active',
    createdAt: new Date(now).toISOString(),
    fetchedAt: new Date(now).toISOString(),
    nextFetchAt: new Date(now + 3_600_000).toISOString(),
    failures: 0,
    problem: null,
    newEntries: 2,
  })
  assert.deepEqual((await house.admin.get(path)).body, [body])
  assert.deepEqual(await house.titles(), ['Een', 'Twee'], 'in the order of the feed')
  assert.match(house.headersOf('/rss')[0]?.['user-agent'] ?? '', /^Kopij\/1\.0 \(feedlezer/)
  assert.deepEqual((await log()).at(-1), ['feed.add', 'De Krant'])
  assert.equal((await house.admin.send('DELETE', `${path}/${id}`)).status, 200)
})

test('a page leads to the first feed that it names', async () => {
  house.pages['/'] = htmlPage(
    '<html><head><link rel="alternate" type="application/atom+xml" href="/eerste"><link rel="alternate" type="application/rss+xml" href="/tweede"></head>',
  )
  house.pages['/eerste'] = sent('<feed xmlns="http://www.w3.org/2005/Atom"><title>Eerste</title></feed>')
  const { body } = await add(house.web.url('/'))
  assert.deepEqual([body.title, body.url], ['Eerste', house.web.url('/eerste')])
  assert.deepEqual(house.web.asked.slice(-2), ['/', '/eerste'])
  const again = await add(house.web.url('/'))
  assert.deepEqual([again.status, again.body.code], [409, 'feedKnown'])
})

test('a feed without a title is called after its host, and one that has moved is followed where it is', async () => {
  house.pages['/oud'] = redirect('/nieuw', 301)
  house.pages['/nieuw'] = sent('<rss><channel></channel></rss>')
  house.pages['/even'] = redirect('/nieuw2', 302)
  house.pages['/nieuw2'] = sent('<rss><channel></channel></rss>')
  const moved = await add(house.web.url('/oud'))
  assert.deepEqual([moved.body.title, moved.body.url], ['127.0.0.1', house.web.url('/nieuw')])
  assert.equal((await add(house.web.url('/even'))).body.url, house.web.url('/even'))
})

test('a wrong address is told in words, beside its field, and nothing is added', async () => {
  house.pages['/pagina'] = htmlPage('<html><body>Niets</body></html>')
  house.pages['/leugen'] = htmlPage('<html><link rel="alternate" type="application/rss+xml" href="/pagina"></html>')
  house.pages['/gone'] = sent('', {}, 410)
  house.pages['/500'] = sent('', {}, 500)
  house.pages['/dicht'] = sent('', {}, 403)
  house.pages['/json'] = sent('{"a":1}', { 'content-type': 'application/json' })
  house.pages['/breekt'] = (_, response) => {
    response.writeHead(200, { 'content-length': '1000' }).write('<rss>', () => response.destroy())
  }
  house.pages['/bom'] = sent('<!DOCTYPE x [<!ENTITY a "b">]><rss><channel/></rss>')
  const told = async (address: string) => {
    const { status, body } = await add(house.web.url(address))
    assert.equal(body.errors.url, body.message)
    return [status, body.message]
  }
  assert.deepEqual(await told('/pagina'), [
    422,
    'Op dit adres staat een pagina die geen feed noemt. Geef het adres van de feed zelf.',
  ])
  assert.deepEqual(await told('/leugen'), [422, 'Op dit adres staat geen feed die kan worden gelezen.'])
  assert.deepEqual(await told('/geen'), [422, 'De site kent deze feed niet (404).'])
  assert.deepEqual(await told('/gone'), [422, 'De site zegt dat deze feed niet meer bestaat (410).'])
  assert.deepEqual(await told('/500'), [422, 'De site meldt een storing (500).'])
  assert.deepEqual(await told('/dicht'), [422, 'De site geeft deze feed niet vrij (403).'])
  assert.deepEqual(await told('/json'), [422, 'Op dit adres staat geen feed die kan worden gelezen.'])
  assert.deepEqual(await told('/breekt'), [422, 'Het antwoord van de site kon niet worden gelezen.'])
  assert.deepEqual(await told('/bom'), [
    422,
    'Deze feed wordt niet gelezen: hij is te diep genest of bevat verwijzingen die onveilig zijn.',
  ])
  for (const url of ['', 'krant.nl', 'javascript:alert(1)', 'ftp://krant.nl/rss', undefined])
    assert.deepEqual((await house.admin.post(path, { url })).body.errors, { url: 'Voer een geldige URL in.' })
  assert.deepEqual((await house.admin.get(path)).body, [])
})

test('addresses of the own network are refused, unless the installation allows them', async () => {
  house.pages['/rss'] = sent(rssOf([]))
  const closed = await startApp({ linkFetch: createSafeFetch(), rateLimit: false })
  const { client } = await closed.loggedIn({ role: 'admin' })
  try {
    const told = async (url: string) => (await client.post(path, { url })).body.message
    assert.equal(await told(house.web.url('/rss')), 'Een adres met een eigen poortnummer wordt niet opgehaald.')
    for (const url of ['http://127.0.0.1/rss', 'http://10.0.0.1/rss', 'http://[::1]/rss', 'http://169.254.169.254/rss'])
      assert.equal(await told(url), 'Dit adres is niet te bereiken op het openbare internet.', url)
    assert.match(await told('https://naam:geheim@krant.nl/rss'), /wachtwoord/)
  } finally {
    await closed.close()
  }
})

test('a feed of 5 MB is read, and one byte more is refused', async () => {
  const most = 5 * 1024 * 1024
  const of = (bytes: number) => {
    const feed = rssOf([{ title: 'Een' }])
    return feed.replace('</channel>', `<!--${'x'.repeat(bytes - feed.length - 7)}--></channel>`)
  }
  house.pages['/5mb'] = sent(of(most))
  house.pages['/meer'] = sent(of(most + 1))
  assert.equal((await add(house.web.url('/5mb'))).body.newEntries, 1)
  const { status, body } = await add(house.web.url('/meer'))
  assert.deepEqual([status, body.message], [422, 'De feed is groter dan 5 MB.'])
})

test('a feed is followed once, however its address is written, and by two people at once', async () => {
  house.pages['/rss'] = sent(rssOf([{ title: 'Een' }]))
  const both = await Promise.all([
    add(house.web.url('/rss')),
    add(`${house.web.url('/rss/')}?utm_source=x`.replace('rss/', 'rss')),
  ])
  assert.deepEqual(both.map(({ status }) => String(status)).toSorted(), ['201', '409'])
  assert.equal((await add(house.web.url('/rss'))).body.message, 'Deze feed volg je al.')
  assert.equal((await house.admin.get(path)).body.length, 1)
})

test('the interval is a quarter of an hour at least and a day at most', async () => {
  house.pages['/rss'] = sent(rssOf([]))
  for (const wrong of [14, 1441, 60.5, '60', null])
    assert.ok((await add(house.web.url('/rss'), { intervalMinutes: wrong })).body.errors.intervalMinutes, String(wrong))
  const { body } = await add(house.web.url('/rss'), { intervalMinutes: 15 })
  assert.equal(body.intervalMinutes, 15)
  const save = (change: object) => house.admin.send('PUT', `${path}/${body.id}`, { body: change })
  assert.equal((await save({ intervalMinutes: 1440 })).body.intervalMinutes, 1440)
  assert.equal((await save({ intervalMinutes: 1441 })).status, 400)
  const slower = (await save({})).body
  assert.equal(new Date(slower.nextFetchAt).getTime() - new Date(slower.fetchedAt).getTime(), 86_400_000)
})

test('a paused feed is not fetched; one that is resumed is, at once', async () => {
  house.pages['/rss'] = sent(rssOf([]))
  const { id } = await house.follow('/rss')
  const save = async (change: object) => (await house.admin.send('PUT', `${path}/${id}`, { body: change })).body
  assert.equal((await save({ paused: true })).state, 'paused')
  await house.fetchAfter(600)
  assert.equal(house.headersOf('/rss').length, 1)
  assert.equal((await save({ paused: false })).state, 'active')
  await house.fetchAfter(0)
  assert.equal(house.headersOf('/rss').length, 2)
  assert.deepEqual(
    (await log()).slice(-2).map(([action]) => action),
    ['feed.edit', 'feed.edit'],
  )
  assert.equal((await house.admin.send('PUT', `${path}/99999`, { body: { paused: true } })).status, 404)
})

test('a feed goes with its entries; what was put on the board stays', async () => {
  house.pages['/rss'] = sent(rssOf([{ title: 'Een' }, { title: 'Twee' }]))
  const { id } = await house.follow('/rss')
  const { id: entryId } = await house.entry('Een')
  await house.admin.post(`${path}/entries/${entryId}/keep`)
  assert.equal((await house.admin.send('DELETE', `${path}/${id}`)).status, 200)
  assert.deepEqual([await house.titles(), await house.titles('?state=kept')], [[], []])
  assert.equal((await house.admin.get('/api/inspiratie-links')).body.length, 1)
  assert.equal((await house.admin.send('DELETE', `${path}/${id}`)).status, 404)
})

test('the list is by title, in pages, whatever capitals and accents', async () => {
  for (const title of ['zeven', 'Één', 'Acht', 'eend']) {
    house.pages[`/${encodeURIComponent(title)}`] = sent(rssOf([], title))
    await house.follow(`/${encodeURIComponent(title)}`)
  }
  const first = await house.admin.get(`${path}?limit=3`)
  const rest = await house.admin.get(`${path}?limit=3&after=${first.headers.get('x-next-page')}`)
  assert.deepEqual(
    [...first.body, ...rest.body].map(({ title }: { title: string }) => title),
    ['Acht', 'Één', 'eend', 'zeven'],
  )
  assert.deepEqual([first.headers.get('x-total-count'), rest.headers.get('x-next-page')], ['4', null])
  assert.equal((await house.admin.get(`${path}?after=onzin`)).status, 400)
})

test('muted words: what they may be, and that the list is kept in its order, each once', async () => {
  const save = (words: unknown) => house.admin.send('PUT', `${path}/muted`, { body: { words } })
  assert.deepEqual((await house.admin.get(`${path}/muted`)).body, { words: [] })
  assert.deepEqual((await save(['voetbal', ' Formule 1 ', 'Voetbal'])).body, { words: ['Voetbal', 'Formule 1'] })
  assert.deepEqual((await house.admin.get(`${path}/muted`)).body, { words: ['Voetbal', 'Formule 1'] })
  assert.equal((await save(Array.from({ length: 200 }, (_, at) => `w${at}`))).status, 200)
  for (const wrong of [
    ['a'],
    ['a'.repeat(101)],
    ['--'],
    ['een\ntwee'],
    Array.from({ length: 201 }, (_, at) => `w${at}`),
    'x',
  ])
    assert.equal((await save(wrong)).status, 400)
  assert.equal((await save(['ab', 'b'.repeat(100)])).status, 200)
})
