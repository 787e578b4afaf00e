// Reading feeds as sites make them: every format, other alphabets, broken ones, and ones that were made to do harm.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ListedEntry, ListedFeed, NoFeed } from '#server/feeds/parsed.ts'
import { readFeed } from '#server/feeds/read-feed.ts'

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

test('RSS 0.91: titles, addresses and descriptions, without ids or dates', async () => {
  const found = await feed(`<?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE rss PUBLIC "-//Netscape Communications//DTD RSS 0.91//EN" "http://my.netscape.com/publish/formats/rss-0.91.dtd">
    <rss version="0.91"><channel><title>Oud nieuws</title><link>https://krant.nl</link><description>Alles</description>
    <image><title>Een beeld</title><url>https://krant.nl/logo.gif</url></image>
    <item><title>Eén</title><link>https://krant.nl/1</link><description>Over een</description></item>
    <item><title>Twee</title><link>https://krant.nl/2</link></item></channel></rss>`)
  assert.equal(found.title, 'Oud nieuws')
  const [one, two] = found.entries
  assert.deepEqual(one, {
    identity: 'https://krant.nl/1',
    url: 'https://krant.nl/1',
    title: 'Eén',
    excerpt: 'Over een',
    author: null,
    publishedAt: null,
  })
  assert.deepEqual([two?.title, two?.excerpt], ['Twee', null])
})

test('RSS 1.0: items beside the channel, with dates and makers of Dublin Core', async () => {
  const found = await feed(`<?xml version="1.0"?>
    <rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/"
      xmlns:dc="http://purl.org/dc/elements/1.1/">
    <channel rdf:about="https://krant.nl/"><title>Het Blad</title><items><rdf:Seq><rdf:li resource="a"/></rdf:Seq></items></channel>
    <item rdf:about="https://krant.nl/a"><title>Een kop</title><link>https://krant.nl/a?x=1</link>
      <dc:creator>Bas de Vries</dc:creator><dc:date>2026-11-27T09:30:00+01:00</dc:date></item></rdf:RDF>`)
  assert.equal(found.title, 'Het Blad')
  assert.deepEqual(found.entries, [
    {
      identity: 'https://krant.nl/a',
      url: 'https://krant.nl/a?x=1',
      title: 'Een kop',
      excerpt: null,
      author: 'Bas de Vries',
      publishedAt: new Date('2026-11-27T08:30:00Z'),
    },
  ])
})

test('RSS 2.0: markup is taken out, the summary goes before the whole text, and an address of mail is left out', async () => {
  const entry = await only(
    rss(`<item><guid isPermaLink="false">7</guid><title><![CDATA[Kop & <em>staart</em>]]></title>
      <link>https://krant.nl/kop</link><author>redactie@krant.nl (Anne Jansen)</author>
      <media:group xmlns:media="m"><media:title>Een ander</media:title></media:group>
      <content:encoded xmlns:content="c"><![CDATA[<p>De hele tekst.</p>]]></content:encoded>
      <description>&lt;p&gt;Twee alinea&#39;s.&lt;/p&gt;&lt;p&gt;Caf&amp;eacute;&amp;nbsp;dicht&lt;/p&gt;&lt;script&gt;kwaad()&lt;/script&gt;</description>
      <pubDate>Fri, 27 Nov 2026 10:00:00 +0100</pubDate></item>`),
  )
  assert.deepEqual(entry, {
    identity: '7',
    url: 'https://krant.nl/kop',
    title: 'Kop & staart',
    excerpt: 'Twee alinea’s. Café dicht'.replace('’', "'"),
    author: 'Anne Jansen',
    publishedAt: new Date('2026-11-27T09:00:00Z'),
  })
  assert.equal((await only(rss('<item><link>https://a.nl/1</link><author>a@b.nl</author></item>'))).author, null)
})

test('an item without a link has its address in the guid, unless that says that it is none', async () => {
  const withGuid = (guid: string) => feed(rss(`<item><title>Kop</title>${guid}</item>`))
  const [one] = (await withGuid('<guid>https://krant.nl/g</guid>')).entries
  assert.equal(one?.url, 'https://krant.nl/g')
  assert.deepEqual((await withGuid('<guid isPermaLink="false">https://krant.nl/g</guid>')).entries, [])
  assert.deepEqual((await withGuid('<guid>4711</guid>')).entries, [])
  const podcast = await only(rss('<item><guid>4711</guid><enclosure url="/1.mp3" type="audio/mpeg"/></item>'))
  assert.equal(podcast.url, 'https://krant.nl/1.mp3')
})

test('only web addresses are taken, and relative ones are of the feed or of xml:base', async () => {
  for (const bad of ['javascript:alert(1)', 'ftp://krant.nl/1', 'mailto:a@b.nl', 'https://u:p@krant.nl/', 'http://'])
    assert.deepEqual((await feed(rss(`<item><title>K</title><link>${bad}</link></item>`))).entries, [], bad)
  assert.equal((await only(rss('<item><link>/1</link></item>'))).url, 'https://krant.nl/1')
  const atom = (base: string, href: string) =>
    only(
      `<feed xmlns="http://www.w3.org/2005/Atom"${base}><entry xml:base="blad/"><link href="${href}"/></entry></feed>`,
    )
  assert.equal((await atom(' xml:base="https://elders.nl/x/"', '1')).url, 'https://elders.nl/x/blad/1')
  assert.equal((await atom('', '1')).url, 'https://krant.nl/feeds/blad/1')
  assert.equal((await atom(' xml:base="javascript:x"', '/1')).url, 'https://krant.nl/1')
})

test('Atom: text, escaped HTML and XHTML, of several links the page itself, and the author’s name', async () => {
  const found = await feed(`<?xml version="1.0" encoding="utf-8"?>
    <feed xmlns="http://www.w3.org/2005/Atom"><title type="html">Blog &amp;amp; meer</title><id>urn:blog</id>
    <link rel="self" href="https://blog.nl/atom"/><author><name>De redactie</name></author>
    <entry><id>urn:1</id><title>1 &lt; 2</title>
      <link rel="self" href="https://blog.nl/1.atom"/><link rel="replies" href="https://blog.nl/1#r"/>
      <link rel="alternate" type="text/html" href="https://blog.nl/1"/><link rel="enclosure" href="https://blog.nl/1.mp3"/>
      <author><name>Carla</name><email>c@blog.nl</email></author><updated>2026-11-27T10:00:00Z</updated>
      <published>2026-11-26T10:00:00Z</published>
      <content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>Een <b>vet</b>, woord.</p><style>p{}</style><p>Nog &lt;een&gt;.</p></div></content>
      <source><title>Ergens anders</title></source></entry>
    <entry><id>urn:2</id><title type="html">&lt;i&gt;Schuin&lt;/i&gt;</title><link href="https://blog.nl/2"/>
      <summary type="html">&lt;p&gt;Kort&lt;/p&gt;</summary><updated>2026-11-25</updated></entry></feed>`)
  assert.equal(found.title, 'Blog & meer')
  const [one, two] = found.entries
  assert.deepEqual(one, {
    identity: 'urn:1',
    url: 'https://blog.nl/1',
    title: '1 < 2',
    excerpt: 'Een vet, woord. Nog <een>.',
    author: 'Carla',
    publishedAt: new Date('2026-11-26T10:00:00Z'),
  })
  assert.deepEqual(
    [two?.title, two?.excerpt, two?.publishedAt?.toISOString()],
    ['Schuin', 'Kort', '2026-11-25T00:00:00.000Z'],
  )
})

test('Atom within a prefix is Atom', async () => {
  const entry = await only(
    '<a:feed xmlns:a="http://www.w3.org/2005/Atom"><a:entry><a:title>Kop</a:title><a:link href="https://a.nl/1"/></a:entry></a:feed>',
  )
  assert.deepEqual([entry.title, entry.url], ['Kop', 'https://a.nl/1'])
})

test('JSON Feed 1.0 and 1.1', async () => {
  const json = (version: string, items: unknown[]) =>
    feed(
      JSON.stringify({ version: `https://jsonfeed.org/version/${version}`, title: 'Los', items }),
      'application/json',
    )
  const found = await json('1.1', [
    {
      id: 5,
      url: 'https://los.nl/5',
      title: 'Vijf',
      content_html: '<p>Vijf <b>dingen</b></p>',
      date_published: '2026-11-27T12:00:00+01:00',
      authors: [{ name: 'Dirk' }],
    },
    { id: 'https://los.nl/6', content_text: 'Zonder titel, met < tekens' },
    { id: '7', title: 'Zonder adres' },
    null,
  ])
  assert.deepEqual(found, {
    title: 'Los',
    whole: true,
    entries: [
      {
        identity: '5',
        url: 'https://los.nl/5',
        title: 'Vijf',
        excerpt: 'Vijf dingen',
        author: 'Dirk',
        publishedAt: new Date('2026-11-27T11:00:00Z'),
      },
      {
        identity: 'https://los.nl/6',
        url: 'https://los.nl/6',
        title: 'Zonder titel, met < tekens',
        excerpt: 'Zonder titel, met < tekens',
        author: null,
        publishedAt: null,
      },
    ],
  })
  const old = await json('1', [{ id: '1', external_url: 'https://los.nl/1', title: 'Een', author: { name: 'Els' } }])
  assert.deepEqual([old.entries[0]?.url, old.entries[0]?.author], ['https://los.nl/1', 'Els'])
  assert.deepEqual(await read('{"version":"1","items":[]}'), { not: 'feed' })
  assert.deepEqual(await read('{"version":'), { not: 'feed' })
})

test('what is not well-formed is read as well as it can be', async () => {
  const found = await feed(
    rss(`<item><title>Vis & friet</title><link>https://a.nl/1</link><description><p>Open<br>alinea</description></item>
      <item><title>Caf&eacute;&nbsp;om de hoek</title><link>https://a.nl/2?x=1&y=2</link></item><item><title>Half`),
  )
  assert.deepEqual(
    found.entries.map(({ title, url, excerpt }) => [title, url, excerpt]),
    [
      ['Vis & friet', 'https://a.nl/1', 'Open alinea'],
      ['Café om de hoek', 'https://a.nl/2?x=1&y=2', null],
    ],
  )
})

test('other alphabets: by header, XML declaration or byte order mark, and what names none is guessed', async () => {
  const of = (declaration: string) =>
    `${declaration}<rss><channel><item><title>Café € ’s</title><link>https://a.nl/1</link></item></channel></rss>`
  const latin = (text: string) => Buffer.from(text.replace('€', '\u0080').replace('’', '\u0092'), 'latin1')
  const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
  const title = async (...given: Parameters<typeof read>) => (await only(...given)).title
  assert.equal(await title(latin(of('<?xml version="1.0" encoding="windows-1252"?>'))), 'Café € ’s')
  assert.equal(await title(latin(of("<?xml version='1.0' encoding='ISO-8859-1' standalone='yes'?>"))), 'Café € ’s')
  assert.equal(await title(latin(of('')), 'text/xml; charset=windows-1252'), 'Café € ’s')
  assert.equal(await title(latin(of(''))), 'Café € ’s')
  assert.equal(await title(of('')), 'Café € ’s')
  assert.equal(await title(`\ufeff${of('<?xml version="1.0" encoding="utf-8"?>')}`), 'Café € ’s')
  assert.equal(await title(utf16(of('<?xml version="1.0" encoding="UTF-16"?>'))), 'Café € ’s')
  assert.equal(await title(utf16(of('')).swap16()), 'Café € ’s')
  assert.equal(await title(of('<?xml version="1.0" encoding="UTF-16"?>')), 'Café € ’s')
  assert.equal(await title(of('<?xml version="1.0" encoding="klingon"?>')), 'Café € ’s')
})

test('a text longer than one piece stays whole, wherever it is cut', async () => {
  for (const length of [32_700, 32_760, 65_500, 200_000]) {
    const { excerpt, title } = await only(
      rss(`<item><content:encoded><![CDATA[${' '.repeat(10)}Begin ${'<i></i>'.repeat(length / 7)}]]></content:encoded>
        <title>Na ${length} &amp; meer</title><link>https://a.nl/1</link></item>`),
    )
    assert.deepEqual([excerpt, title], ['Begin', `Na ${length} & meer`])
  }
})

test('no more than an excerpt is kept of a text, cut between words', async () => {
  const { excerpt, title } = await only(
    rss(
      `<item><title>${'kop '.repeat(200)}</title><link>https://a.nl/1</link><description>${'woord '.repeat(500)}</description></item>`,
    ),
  )
  assert.ok([...(excerpt ?? '')].length <= 300 && excerpt?.endsWith('woord…'), excerpt ?? '')
  assert.ok([...title].length <= 300 && title.endsWith('kop…'))
  const exact = await only(rss(`<item><link>https://a.nl/1</link><description>${'é'.repeat(300)}</description></item>`))
  assert.equal(exact.excerpt, 'é'.repeat(300))
})

test('invisible and control characters are taken out: nobody can write backwards', async () => {
  const { title } = await only(
    rss('<item><title>a\u202eb\u200bc&#0;&#7;d\ud800</title><link>https://a.nl/1</link></item>'),
  )
  assert.match(title, /^abc.*d.?$/u)
  assert.ok(title.isWellFormed() && !/[\p{Cc}\u202e]/u.test(title))
})

test('a page tells which feeds it names, in its order, however large it is', async () => {
  const link = (type: string, href: string, rel = 'alternate') => `<link rel="${rel}" type="${type}" href="${href}">`
  const page = (body: string) =>
    `<!doctype html><html><head><title>Krant</title>${'<meta name="x" content="y">'.repeat(40_000)}
     ${link('text/css', '/a.css', 'stylesheet')}${link('application/json', '/wp-json')}
     ${link('application/rss+xml', '/rss')}${link('application/atom+xml; charset=utf-8', 'atom', 'home ALTERNATE')}
     ${link('application/feed+json', 'https://json.nl/')}${link('application/rss+xml', 'javascript:x')}</head>${body}`
  assert.deepEqual(await read(page('<body><div>'.repeat(1_000)), 'text/html', 'https://krant.nl/nieuws/'), {
    not: 'page',
    names: ['https://krant.nl/rss', 'https://krant.nl/nieuws/atom', 'https://json.nl/'],
  })
  assert.deepEqual(await read('<html><body>Niets</body></html>', 'text/html'), { not: 'page', names: [] })
  assert.deepEqual(await read('<?xml version="1.0"?><svg/>'), { not: 'feed' })
  assert.deepEqual(await read(Buffer.from([1, 2, 3])), { not: 'feed' })
  assert.deepEqual(await read(''), { not: 'feed' })
})

test('a feed that a site sends as a page is a feed all the same', async () => {
  assert.equal((await feed(rss('<item><link>https://a.nl/1</link></item>'), 'text/html')).entries.length, 1)
})
