// Pages made to hold the server up: read in small pieces, between which the server does what else it has to do.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { SIZE_LIMIT_BYTES } from '#server/fetch/safe-fetch.ts'
import { PIECE_BYTES, readPage } from '#server/links/page-preview.ts'

const read = (html: string, contentType = 'text/html; charset=utf-8') =>
  readPage({ bytes: Buffer.from(html), contentType, url: 'https://krant.nl/' })

/** As much of `part` as the largest page that is fetched can hold, between `before` and `after`. */
const filled = (part: string, before = '', after = '') =>
  before + part.repeat(Math.floor((SIZE_LIMIT_BYTES - before.length - after.length) / part.length)) + after

/** How often the event loop went round while `work` was under way. */
async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let next = setImmediate(function count() {
    turns += 1
    next = setImmediate(count)
  })
  await work()
  clearImmediate(next)
  return turns
}

const END = '<title>Einde</title>'
/** Each with the title it is found to have. */
const hostile: Record<string, [html: string, title: string | null]> = {
  'tags within tags': [filled('<b>', '', END), 'Einde'],
  'tags that close nothing': [filled('</b>', '', END), 'Einde'],
  'drawings within drawings': [filled('<svg>', '', END), null],
  'a million attributes': [filled('a ', '<meta ', `>${END}`), 'Einde'],
  'attributes that all differ': [
    `<meta ${Array.from({ length: 100_000 }, (_, at) => `a${at}=1`).join(' ')}>${END}`,
    'Einde',
  ],
  'an attribute that does not end': [filled('&', '<meta content="'), null],
  'the longest name of a tag': [filled('a', '<', `>${END}`), 'Einde'],
  'a comment that does not end': [filled('<!--', '', END), null],
  'a script that does not end': [filled('</scrip', '<script>'), null],
  'a title that does not end': [filled('a', '<title>'), `${'a'.repeat(199)}…`],
  'titles without an end': [filled('<title>'), `${'<title>'.repeat(29).slice(0, 199)}…`],
  'descriptions without an end': [filled('<meta name=description content=a>', '', END), 'Einde'],
  'entities without a name': [filled('&', '<title>'), `${'&'.repeat(199)}…`],
  'an entity without an end': [filled('1', '<title>&#', '</title>'), '\ufffd'],
  'entities by the hundred thousand': [filled('&#65', '<title>', '</title>'), `${'A'.repeat(199)}…`],
  'the beginning of a tag, again and again': [filled('<', '', END), 'Einde'],
}

for (const [what, [html, title]] of Object.entries(hostile)) {
  test(`a page of 1 MB with ${what} is read in small pieces`, async () => {
    let said: Awaited<ReturnType<typeof readPage>> | undefined
    const turns = await turnsDuring(async () => (said = await read(html)))
    assert.ok(turns >= Math.floor(html.length / PIECE_BYTES), `${turns} turns`)
    assert.equal(said?.title, title)
  })
}

test('nothing is read after the head, whether it is closed or the body begins', async () => {
  for (const end of ['</head>', '<body class=x>', '</HEAD\n>', '<BODY>']) {
    const html = filled('<b>', `<head><title>Tuin</title>${end}<meta property="og:title" content="Nee">`)
    let said: Awaited<ReturnType<typeof readPage>> | undefined
    const turns = await turnsDuring(async () => (said = await read(html)))
    assert.equal(said?.title, 'Tuin', end)
    assert.ok(turns <= 1, `${turns} turns after ${end}`)
  }
})

test('what a page says is found wherever the pieces end', async () => {
  const tags =
    '<TITLE >Één &eacute;én &amp; &#8364; 5</TITLE><meta Property = "og:image" CONTENT=\'/a&amp;b.png\'><base href="/beeld/">'
  for (let before = PIECE_BYTES - tags.length - 20; before <= PIECE_BYTES; before += 1) {
    const html = `<!--${'x'.repeat(before - 7)}-->${tags}<meta name=description content="Over caf&eacute;s"></head>`
    assert.deepEqual(
      await read(html),
      { title: 'Één één & € 5', description: 'Over cafés', imageUrl: 'https://krant.nl/a&b.png' },
      `${before} before`,
    )
  }
})
