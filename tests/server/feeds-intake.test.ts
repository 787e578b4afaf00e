// The intake beside the board: what comes in, what is shown of it, and that an entry goes on the board once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { Link } from '#contract/links/link.ts'
import { applyMutedWords, forgetFeedEntries } from '#server/feeds/jobs.ts'
import { feedEntries, feedListed } from '#server/feeds/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { until } from '../support/app.ts'
import { openFeedHouse, rssOf, sent, type FeedHouse, type Item } from '../support/feeds.ts'
import { makeLink } from '../support/links.ts'
import { follow } from '../support/live.ts'

const path = '/api/feeds/entries'

let house: FeedHouse
before(async () => {
  house = await openFeedHouse()
})
beforeEach(() => house.clear())
after(() => house.close())

/** Follows a feed with these items. */
async function bring(items: readonly Item[], at = '/rss'): Promise<number> {
  house.pages[at] = sent(rssOf(items, `Feed ${at}`))
  return (await house.follow(at)).id
}
const keep = (id: number) => house.admin.post(`${path}/${id}/keep`)
const skip = (id: number, body?: object) => house.admin.post(`${path}/${id}/skip`, body)
const board = async (): Promise<Link[]> => (await house.admin.get('/api/inspiratie-links')).body
const day = (at: number) => new Date(Date.UTC(2026, 10, at, 9))

test('an entry has what its feed says of it, and no more than an excerpt', async () => {
  const feedId = await bring([{ title: 'Kop', description: `Eerste zin. ${'woord '.repeat(500)}`, date: day(20) }])
  const { id, excerpt, ...rest } = await house.entry('Kop')
  assert.ok(id > 0 && excerpt !== null && [...excerpt].length <= 300)
  assert.deepEqual(rest, {
    feedId,
    feedTitle: 'Feed /rss',
    title: 'Kop',
    url: 'https://krant.nl/Kop',
    author: null,
    publishedAt: day(20).toISOString(),
    seenAt: house.app.now.toISOString(),
    state: 'new',
    linkId: null,
  })
})

test('of a feed that is new its twenty newest come in; after that, all that is new', async () => {
  const items = Array.from({ length: 30 }, (_, at) => ({
    title: `Kop ${at + 1}`,
    date: new Date(Date.UTC(2025, 0, at + 1)),
  }))
  await bring(items)
  assert.deepEqual(
    await house.titles(),
    Array.from({ length: 20 }, (_, at) => `Kop ${30 - at}`),
  )
  const more = Array.from({ length: 25 }, (_, at) => ({ title: `Later ${at}`, date: day(1) }))
  house.pages['/rss'] = sent(rssOf([...more, ...items]))
  await house.fetchAfter(60)
  assert.equal((await house.titles()).length, 45)
})

test('newest first: without a date by when it was seen, and a date of the future is now', async () => {
  await bring([
    { title: 'Oud', date: day(2) },
    { title: 'Zonder datum' },
    { title: 'Uit de toekomst', date: new Date('2040-01-01') },
    { title: 'Nieuw', date: day(3) },
  ])
  assert.deepEqual(await house.titles(), ['Zonder datum', 'Uit de toekomst', 'Nieuw', 'Oud'])
})

test('what the board has, or its bin, does not come in, nor what another feed brought', async () => {
  const url = 'https://www.krant.nl/bord/'
  await makeLink(house.app, { url, urlKey: 'krant.nl/bord' })
  await makeLink(house.app, { url: 'https://krant.nl/bak', urlKey: 'krant.nl/bak', deletedAt: house.app.now })
  await bring([
    { title: 'Bord', link: 'http://krant.nl/bord?utm_source=rss' },
    { title: 'Bak', link: 'https://krant.nl/bak' },
    { title: 'Een' },
  ])
  await bring([{ title: 'Een weer', link: 'https://krant.nl/Een#x' }, { title: 'Twee' }], '/ander')
  assert.deepEqual(await house.titles(), ['Twee', 'Een'])
})

test('an entry is told by its id: another title or address does not bring it back, after it was skipped either', async () => {
  await bring([{ title: 'Kop', guid: '1' }])
  await skip((await house.entry('Kop')).id)
  house.pages['/rss'] = sent(rssOf([{ title: 'Kop, verbeterd', guid: '1' }]))
  await house.fetchAfter(60)
  assert.deepEqual([await house.titles(), await house.titles('?state=skipped')], [[], ['Kop']])
})

test('an entry goes on the board, with its title, address, excerpt and where it came from', async () => {
  await bring([{ title: 'Kop', description: 'Waar het over gaat' }])
  const { id } = await house.entry('Kop')
  const { status, body } = await keep(id)
  assert.equal(status, 200)
  assert.deepEqual(
    [body.title, body.url, body.notes, body.status],
    ['Kop', 'https://krant.nl/Kop', 'Waar het over gaat\n\nBron: Feed /rss', 'Open'],
  )
  assert.deepEqual([await house.titles(), (await house.entry('Kop', '?state=kept')).linkId], [[], body.id])
  assert.equal((await skip(id)).body.code, 'forbiddenStep')
})

test('asked twice, or by two at once, it is on the board once', async () => {
  await bring([{ title: 'Kop' }])
  const { id } = await house.entry('Kop')
  const replies = await Promise.all([keep(id), keep(id), keep(id)])
  const ids = new Set([...replies, await keep(id)].map(({ body }) => body.id as number))
  assert.deepEqual([ids.size, (await board()).length], [1, 1])
})

test('a page that came on the board meanwhile is not added again; one that was taken off since is', async () => {
  await bring([{ title: 'Kop' }])
  const { id } = await house.entry('Kop')
  const there = await makeLink(house.app, {
    url: 'https://krant.nl/Kop',
    urlKey: 'krant.nl/Kop',
    title: 'Zelf gevonden',
  })
  assert.deepEqual([(await keep(id)).body.id, (await board()).length], [there, 1])
  await house.admin.send('DELETE', `/api/inspiratie-links/${there}`)
  const again = (await keep(id)).body.id
  assert.notEqual(again, there)
  await house.app.database.db.delete(inspirationLinks).where(eq(inspirationLinks.id, again))
  assert.equal((await house.entry('Kop', '?state=kept')).linkId, null)
})

test('a title too short for the board gets its host along', async () => {
  await bring([{ title: 'Au' }])
  assert.equal((await keep((await house.entry('Au')).id)).body.title, 'Au (krant.nl)')
})

test('a skipped entry can be brought back; what does not exist is told', async () => {
  await bring([{ title: 'Kop' }])
  const { id } = await house.entry('Kop')
  assert.equal((await skip(id)).body.state, 'skipped')
  assert.equal((await skip(id, {})).body.state, 'skipped')
  assert.equal((await skip(id, { undo: true })).body.state, 'new')
  assert.equal((await skip(id, { undo: true })).body.state, 'new')
  assert.equal((await skip(id, { undo: 'ja' })).status, 400)
  assert.deepEqual([(await skip(99_999)).status, (await keep(99_999)).status], [404, 404])
})

test('skipped and kept at once: one of them happens', async () => {
  await bring([{ title: 'Kop' }])
  const { id } = await house.entry('Kop')
  await Promise.all([keep(id), skip(id)])
  const kept = await house.titles('?state=kept')
  // Whoever keeps after a skip still gets it on the board.
  assert.deepEqual([kept, (await board()).length], [['Kop'], 1])
})

test('entries with a muted word come in, and are not shown', async () => {
  const mute = (words: string[]) => house.admin.send('PUT', '/api/feeds/muted', { body: { words } })
  await mute(['voetbal'])
  await bring([
    { title: 'VOETBAL: uitslagen' },
    { title: 'Tennis', description: 'Geen voetbal vandaag' },
    { title: 'Schaken' },
  ])
  assert.deepEqual(await house.titles(), ['Schaken'])
  assert.deepEqual((await house.titles('?state=muted')).toSorted(), ['Tennis', 'VOETBAL: uitslagen'])
  assert.equal((await keep((await house.entry('Tennis', '?state=muted')).id)).status, 200)
})

test('a changed list reaches what stands in the intake, both ways; what was handled stays as it is', async () => {
  const mute = async (words: string[]) => {
    await house.admin.send('PUT', '/api/feeds/muted', { body: { words } })
    await runJob(applyMutedWords, house.app.site, {})
  }
  await bring(['Een café', 'Twee', 'Drie', 'Vier'].map((title) => ({ title })))
  await skip((await house.entry('Vier')).id)
  const window = await follow(house.app, house.admin)
  await mute(['cafe', 'twee', 'vier'])
  await until(() => window.heard.some(({ topic }) => topic === 'feeds'), 'the window hears of it')
  window.leave()
  assert.deepEqual([await house.titles(), await house.titles('?state=skipped')], [['Drie'], ['Vier']])
  await mute(['twee'])
  assert.deepEqual(await house.titles(), ['Een café', 'Drie'])
})

test('a list longer than one lot is muted whole', async () => {
  const feedId = await bring([])
  const { db } = house.app.database
  const now = house.app.now
  await db.insert(feedEntries).values(
    Array.from({ length: 1_203 }, (_, at) => ({
      feedId,
      title: at % 3 === 0 ? `Sport ${at}` : `Nieuws ${at}`,
      url: `https://krant.nl/${at}`,
      urlKey: `${at}`,
      seenAt: now,
      sortedAt: now,
    })),
  )
  await house.admin.send('PUT', '/api/feeds/muted', { body: { words: ['sport'] } })
  await house.app.sent.run(house.app.site)
  assert.equal(await db.$count(feedEntries, eq(feedEntries.state, 'muted')), 401)
})

test('the list: by state, feed and words, in pages that neither skip nor repeat', async () => {
  const items = Array.from({ length: 20 }, (_, at) => ({
    title: `Kop ${at}`,
    description: at % 2 ? 'Één' : 'Twee',
    date: day(1 + (at % 3)),
  }))
  const id = await bring(items)
  await bring([{ title: 'Elders' }], '/ander')
  const seen: string[] = []
  let next: string | null = null
  do {
    const reply = await house.admin.get(`${path}?feed=${id}&limit=3${next === null ? '' : `&after=${next}`}`)
    assert.equal(reply.headers.get('x-total-count'), '20')
    seen.push(...reply.body.map(({ title }: { title: string }) => title))
    next = reply.headers.get('x-next-page')
  } while (next !== null)
  assert.deepEqual([seen.length, new Set(seen).size], [20, 20])
  assert.deepEqual(seen, await house.titles(`?feed=${id}`))
  assert.equal((await house.titles('?search=een')).length, 10)
  assert.deepEqual(await house.titles('?search=kop%2019'), ['Kop 19'])
  assert.equal((await house.admin.get(`${path}?state=weg`)).status, 400)
  for (const [time, number] of [
    [-1, 1],
    [1e15, 1],
    ['x', 1],
    [1, 0],
  ])
    assert.equal(
      (await house.admin.get(`${path}?after=${Buffer.from(JSON.stringify([time, number])).toString('base64url')}`))
        .status,
      400,
    )
})

test('new entries reach open windows of administrators, and nobody else', async () => {
  await bring([{ title: 'Een' }])
  const { client } = await house.app.loggedIn({ role: 'paid' })
  const [admin, other] = [await follow(house.app, house.admin), await follow(house.app, client)]
  await house.fetchAfter(60)
  assert.deepEqual(admin.heard, [], 'nothing came in')
  house.pages['/rss'] = sent(rssOf([{ title: 'Twee' }, { title: 'Een' }]))
  await house.fetchAfter(60)
  await until(() => admin.heard.length > 0, 'the administrator hears')
  assert.deepEqual([admin.heard, other.heard], [[{ topic: 'feeds' }], []])
  admin.leave()
  other.leave()
})

test('what nobody put on the board goes after 60 days, and does not come back while its feed lists it', async () => {
  const DAY = 24 * 60
  await bring(['Nieuw', 'Overgeslagen', 'Bewaard'].map((title) => ({ title })))
  await skip((await house.entry('Overgeslagen')).id)
  await keep((await house.entry('Bewaard')).id)
  const tidy = () => runJob(forgetFeedEntries, house.app.site)
  const begin = house.app.now
  house.app.now = new Date(begin.getTime() + 60 * DAY * 60_000)
  await house.renew()
  await tidy()
  assert.deepEqual([await house.titles(), await house.titles('?state=skipped')], [['Nieuw'], ['Overgeslagen']])
  house.app.now = new Date(begin.getTime() + 60 * DAY * 60_000 + 1)
  await tidy()
  assert.deepEqual(
    [await house.titles(), await house.titles('?state=skipped'), await house.titles('?state=kept')],
    [[], [], ['Bewaard']],
  )
  await house.fetchAfter(0)
  assert.deepEqual(await house.titles(), [])

  const { db } = house.app.database
  assert.equal(await db.$count(feedListed), 3)
  house.pages['/rss'] = sent(rssOf([{ title: 'Overgeslagen' }]))
  await house.fetchAfter(61 * DAY)
  await tidy()
  assert.equal(await db.$count(feedListed), 1, 'what is not listed any more is forgotten')
  house.pages['/rss'] = sent('', {}, 500)
  await house.fetchAfter(100 * DAY)
  await tidy()
  house.pages['/rss'] = sent(rssOf([{ title: 'Overgeslagen' }]))
  await house.fetchAfter(DAY)
  await house.renew()
  assert.deepEqual(await house.titles(), [], 'a feed that failed for long brings nothing back')
})

test('an address that is too long to be kept is left out, and the rest comes in', async () => {
  // Each of these takes three characters in the key.
  const odd = `https://krant.nl/?${Array.from({ length: 1_500 }, (_, at) => ',:;@/$'[(at * at) % 7]).join('')}`
  await bring([{ title: 'Lang', link: odd }, { title: 'Kort' }])
  assert.deepEqual(await house.titles(), ['Kort'])
})
