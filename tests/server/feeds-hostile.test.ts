// Feeds and lists of feeds that were made to do harm, or are merely huge; and the odd dates that feeds write.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readMoment } from '#server/feeds/feed-dates.ts'
import { MOST_LISTED, type ListedEntry, type ListedFeed, type NoFeed } from '#server/feeds/parsed.ts'
import { readFeed } from '#server/feeds/read-feed.ts'
import { readOpml } from '#server/feeds/read-opml.ts'

const ADDRESS = 'https://krant.nl/feeds/alles.xml'

function read(
  source: string | Uint8Array,
  contentType = 'application/xml',
  url = ADDRESS,
): Promise<ListedFeed | NoFeed> {
  return readFeed({ url, contentType, bytes: typeof source === 'string' ? Buffer.from(source) : source })
}

async function feed(...given: Parameters<typeof read>): Promise<ListedFeed> {
  const found = await read(...given)
  assert.ok(!('not' in found), JSON.stringify(found))
  return found
}

const only = async (...given: Parameters<typeof read>): Promise<ListedEntry> => {
  const { entries } = await feed(...given)
  assert.equal(entries.length, 1)
  return entries[0] as ListedEntry
}

const rss = (items: string, head = '') =>
  `<?xml version="1.0"?><rss version="2.0"><channel><title>De Krant</title>${head}${items}</channel></rss>`

const bombs: Record<string, string> = {
  'entities that multiply': `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from(
    { length: 9 },
    (_, at) => `<!ENTITY lol${at + 1} "${`&lol${at || ''};`.repeat(10)}">`,
  ).join('')}]><rss><channel><item><title>&lol9;</title><link>https://a.nl/1</link></item></channel></rss>`,
  'an entity that reads a file':
    '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss><channel><title>&x;</title></channel></rss>',
  '340,000 tags within each other': `<rss><channel>${'<a>'.repeat(340_000)}`,
  '340,000 tags within a text': `<rss><channel><item><description>${'<b>'.repeat(340_000)}`,
  'brackets in JSON': `{"version":"https://jsonfeed.org/version/1","items":${'['.repeat(2_000_000)}`,
  'two million things in JSON': `{"version":"https://jsonfeed.org/version/1","items":[${'{},'.repeat(1_000_000)}{}]}`,
}
for (const [what, source] of Object.entries(bombs))
  test(`${what} are refused without being read to their end`, async () => {
    assert.deepEqual(await read(source), { not: 'hostile' })
  })

test('declarations that old feeds have do no harm, and nothing that is declared is put in', async () => {
  const { title } = await only(
    `<!DOCTYPE rss [<!ENTITY % HTMLlat1 PUBLIC "-//W3C//ENTITIES" "https://a.nl/x.ent"> %HTMLlat1;]>${rss('<item><title>A &hoi; b</title><link>https://a.nl/1</link></item>')}`,
  )
  assert.equal(title, 'A &hoi; b')
})

test('a huge feed is read as far as its 500th entry, and an end tag too many costs nothing', async () => {
  const items = Array.from({ length: 5_000 }, (_, at) => `<item><link>https://a.nl/${at}</link></item>`).join('')
  assert.equal((await feed(rss(items))).entries.length, MOST_LISTED)
  assert.equal((await feed(rss(`${'</x>'.repeat(500_000)}<item><link>https://a.nl/1</link></item>`))).entries.length, 1)
})

test('an author that is all addresses and brackets takes no longer to be read than one that is a name', async () => {
  const item = (author: string) => rss(`<item><link>https://a.nl/1</link><author>${author}</author></item>`)
  async function processorMs(source: string): Promise<number> {
    const before = process.cpuUsage()
    await read(source)
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000
  }
  await processorMs(item('warm '.repeat(4_000)))
  const name = await processorMs(item('naam '.repeat(4_000)))
  for (const author of ['@('.repeat(2_000), '@'.repeat(20_000), `a@b${' '.repeat(4_000)}(${'('.repeat(4_000)}`]) {
    const took = await processorMs(item(author))
    assert.ok(took < 100 + 10 * name, `${author.slice(0, 9)}: ${took} ms, a name ${name} ms`)
  }
  const authors = {
    'r@a.nl (Ria Bos)': 'Ria Bos',
    'r@a.nl(Ria)': 'Ria',
    'r@a.nl': null,
    'Ria Bos (De Krant)': 'Ria Bos (De Krant)',
  }
  for (const [said, author] of Object.entries(authors))
    assert.equal((await only(rss(`<item><link>https://a.nl/1</link><author>${said}</author></item>`))).author, author)
})

test('dates: with and without zones and seconds, in Dutch too; what is no date is none', () => {
  const at = (text: string) => readMoment(text)?.toISOString() ?? null
  const nine = '2026-11-27T09:00:00.000Z'
  for (const same of [
    'Fri, 27 Nov 2026 09:00:00 GMT',
    '27 Nov 2026 10:00 +0100',
    'Fri, 27 Nov 26 10:00:00 CET',
    'vr, 27 november 2026 09:00:00 Z',
    'Fri, 27 Nov 2026 04:00:00 EST',
    '2026-11-27T10:00:00+01:00',
    '2026-11-27T10:00:00.123+0100',
    '2026-11-27 09:00:00',
    '  2026-11-27T09:00Z ',
  ])
    assert.equal(at(same)?.slice(0, 19), nine.slice(0, 19), same)
  assert.equal(at('27 mei 2026 00:00'), '2026-05-27T00:00:00.000Z')
  assert.equal(at('2026-11'), '2026-11-01T00:00:00.000Z')
  for (const none of [
    '',
    'gisteren',
    '0001-01-01T00:00:00Z',
    '1970-01-01',
    '32 Nov 2026 09:00',
    '2026-13-01',
    'Foo 12',
  ])
    assert.equal(at(none), null, none)
})

test('OPML: feeds in folders within folders, with the name they have there', async () => {
  assert.deepEqual(
    await readOpml(`<?xml version="1.0"?><opml version="2.0"><head><title>Mijn feeds</title></head><body>
      <outline text="Nieuws"><outline text="Regio"><outline type="rss" text="Krant &amp; co" xmlUrl=" https://krant.nl/rss "/></outline>
      <outline title="Blog" text="b" xmlURL="https://blog.nl/atom"></outline></outline><outline text="leeg"/>
      <outline xmlUrl="https://geen.nl/naam"/></body></opml>`),
    {
      feeds: [
        { url: 'https://krant.nl/rss', title: 'Krant & co' },
        { url: 'https://blog.nl/atom', title: 'Blog' },
        { url: 'https://geen.nl/naam', title: null },
      ],
      whole: true,
    },
  )
  for (const none of [
    '',
    'hallo',
    '<rss/>',
    `<opml>${'<outline>'.repeat(340_000)}`,
    '<!DOCTYPE x [<!ENTITY a "b">]><opml/>',
  ])
    assert.equal(await readOpml(none), undefined)
  assert.deepEqual(await readOpml('<opml/>'), { feeds: [], whole: true })
})
