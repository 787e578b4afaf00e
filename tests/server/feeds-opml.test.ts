// Feeds of an OPML file, as other readers export them: which are added, which are not and why, and files that are too much or too little.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { MOST_REFUSED } from '#contract/feeds/endpoints.ts'
import { auditLog } from '#server/audit/tables.ts'
import { feeds } from '#server/feeds/tables.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse } from '../support/feeds.ts'

const path = '/api/feeds'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

const log = async () => {
  const lines = await house.app.database.db.select().from(auditLog).orderBy(auditLog.id)
  return lines.map(({ action, subjectName }) => [action, subjectName])
}

const opml = (outlines: string) => `<opml version="2.0"><body>${outlines}</body></opml>`
const outline = (url: string, text = '') => `<outline text="${text}" xmlUrl="${url}"/>`
const bring = (text: unknown) => house.admin.post(`${path}/opml`, { opml: text })

test('an OPML file adds each feed once, and says how many were known and why others were refused', async () => {
  house.pages['/rss'] = sent(rssOf([{ title: 'Een' }], 'Eigen naam'))
  house.pages['/naamloos'] = sent(rssOf([{ title: 'Twee' }], 'Naamloos'))
  await house.follow('/rss')
  const asked = house.web.asked.length
  const { status, body } = await bring(
    opml(
      `<outline text="Map"><outline text="In de map">${outline(house.web.url('/naamloos'))}</outline></outline>
      ${outline(house.web.url('/rss'), 'Ken je')}${outline('https://b.nl/rss', 'B')}${outline('https://www.b.nl/rss/', 'B nog eens')}
      ${outline('ftp://c.nl/rss')}${outline('file:///etc/passwd')}${outline('feed:https://d.nl/rss', 'D')}`,
    ),
  )
  assert.equal(status, 200)
  assert.deepEqual([body.added, body.known, body.refused], [3, 2, 2])
  assert.deepEqual(body.reasons, [
    { url: 'ftp://c.nl/rss', reason: 'Dit is geen webadres dat met http of https begint.' },
    { url: 'file:///etc/passwd', reason: 'Dit is geen webadres dat met http of https begint.' },
  ])
  assert.equal(house.web.asked.length, asked, 'nothing is fetched within the request')
  assert.deepEqual(house.app.sent.all.at(-1)?.name, 'fetch-feeds')
  assert.deepEqual((await log()).at(-1), ['feed.import', '3 feeds'])
  const again = await bring(opml(outline('https://b.nl/rss')))
  assert.deepEqual([again.body.added, again.body.known], [0, 1])

  await house.fetchAfter(0)
  const titles = (await house.admin.get(path)).body.map(({ title }: { title: string }) => title)
  assert.deepEqual(titles, ['B', 'D', 'Eigen naam', 'Naamloos'])
  assert.deepEqual((await house.titles()).toSorted(), ['Een', 'Twee'])
})

test('an OPML file of hundreds of feeds is taken in at once; one without feeds, or made to do harm, is refused', async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => outline(`https://feed${at}.nl/rss`, `Feed ${at}`)).join('')
  assert.deepEqual((await bring(opml(many))).body, {
    added: 1_200,
    known: 0,
    refused: 0,
    why: [],
    reasons: [],
    whole: true,
  })
  const bad = Array.from({ length: MOST_REFUSED + 5 }, (_, at) => outline(`mailto:${at}@a.nl`)).join('')
  const { body } = await bring(opml(bad))
  assert.deepEqual([body.refused, body.reasons.length], [MOST_REFUSED + 5, MOST_REFUSED])
  for (const none of ['hallo', opml(''), rssOf([]), `<opml>${'<outline>'.repeat(200_000)}`])
    assert.deepEqual((await bring(none)).body.code, 'opmlUnreadable')
  assert.equal((await bring('')).status, 400)
  assert.equal((await bring('x'.repeat(2 * 1024 * 1024 + 1))).status, 400)
  assert.equal((await bring('"'.repeat(2 * 1024 * 1024 + 1))).status, 413)
})

const TOO_MANY = 'Kopij volgt hoogstens 5.000 feeds.'

test('of an OPML file with ten thousand feeds as many are added as there is room for, and each other one is counted, with the reason', async () => {
  const first = Array.from({ length: 10 }, (_, at) => outline(`https://eerder${at}.nl/rss`)).join('')
  assert.equal((await bring(opml(first))).body.added, 10)
  const many = Array.from({ length: 9_980 }, (_, at) => outline(`https://feed${at}.nl/rss`, `Feed ${at}`)).join('')
  const bad = Array.from({ length: 10 }, (_, at) => outline(`mailto:${at}@a.nl`)).join('')
  const { status, body } = await bring(opml(first + bad + many))
  assert.equal(status, 200)
  assert.deepEqual([body.added, body.known, body.refused], [4_990, 10, 5_000], 'together all ten thousand')
  assert.deepEqual(body.why, [
    { reason: 'Dit is geen webadres dat met http of https begint.', count: 10 },
    { reason: TOO_MANY, count: 4_990 },
  ])
  assert.equal(body.reasons.length, MOST_REFUSED)
  assert.deepEqual(body.reasons.at(10), { url: 'https://feed4990.nl/rss', reason: TOO_MANY })
  assert.equal(await house.app.database.db.$count(feeds), 5_000)

  const full = await bring(opml(outline('https://nog-een.nl/rss') + outline('https://feed0.nl/rss')))
  assert.deepEqual([full.body.added, full.body.known, full.body.refused], [0, 1, 1])
  assert.deepEqual(full.body.reasons, [{ url: 'https://nog-een.nl/rss', reason: TOO_MANY }])
  house.pages['/rss'] = sent(rssOf([{ title: 'Een' }]))
  const one = await house.admin.post(path, { url: house.web.url('/rss') })
  assert.deepEqual([one.status, one.body.message], [400, TOO_MANY])
})

test('of an OPML file that ends half-way what stood in it until there is added, and it is told that it does', async () => {
  const whole = opml(outline('https://een.nl/rss') + outline('https://twee.nl/rss'))
  for (const [end, added] of [
    ['</opml>', 2],
    ['</body></opml>', 0],
    ['twee.nl/rss"/></body></opml>', 0],
  ] as const) {
    const { status, body } = await bring(whole.slice(0, -end.length))
    assert.deepEqual([status, body.added, body.whole], [200, added, false], end)
  }
  assert.equal((await bring(whole)).body.whole, true)
  const { body } = await bring(`<opml><body>${outline('https://drie.nl/rss')}<outline text="Half" xmlUrl="https://vi`)
  assert.deepEqual([body.added, body.whole], [1, false], 'half an address is none')
})

test('the list goes on behind a feed whose name in an OPML file is long, in any script', async () => {
  const names = ['魚'.repeat(400), '鳥'.repeat(400)]
  await bring(opml(names.map((name, at) => outline(`https://lang${at}.nl/rss`, name)).join('')))
  const first = await house.admin.get(`${path}?limit=1`)
  const rest = await house.admin.get(`${path}?limit=1&after=${first.headers.get('x-next-page')}`)
  assert.deepEqual([rest.status, rest.body.length], [200, 1])
})
