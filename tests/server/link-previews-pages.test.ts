// What a page says of itself: its title, description and picture, in whatever characters it is written.
import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { decoderOf } from '#server/fetch/page-characters.ts'
import { readPage } from '#server/links/page-preview.ts'

const URL = 'https://krant.nl/tuin/a'
const page = (html: string) => readPage({ bytes: Buffer.from(html), contentType: 'text/html; charset=utf-8', url: URL })
const head = (inner: string) => page(`<!doctype html><html><head>${inner}</head><body></body></html>`)
const meta = (name: string, content: string, key = 'property') => `<meta ${key}="${name}" content="${content}">`

test('a title is the one for sharing, else the one for Twitter, else that of the page', async () => {
  const all = `<title>Pagina</title>${meta('twitter:title', 'Twitter', 'name')}${meta('og:title', 'Delen')}`
  assert.equal((await head(all)).title, 'Delen')
  assert.equal((await head(all.replace('og:title', 'og:x'))).title, 'Twitter')
  assert.equal((await head('<title>Pagina</title>')).title, 'Pagina')
  assert.equal(
    (await head(`${meta('og:title', ' ')}<title>Pagina</title>`)).title,
    'Pagina',
    'an empty one says nothing',
  )
  assert.equal((await head('')).title, null)
})

test('a description is the one for sharing, else that of the page', async () => {
  const own = meta('Description', 'Van de pagina', 'NAME')
  assert.equal((await head(own + meta('og:description', 'Delen'))).description, 'Delen')
  assert.equal((await head(own)).description, 'Van de pagina')
  assert.equal(
    (await head(meta('og:description', 'Delen', 'name'))).description,
    'Delen',
    'also where name stands for property',
  )
  assert.equal((await head('')).description, null)
})

test('a picture is the safest named, made absolute beside the page or its base', async () => {
  const og = meta('og:image', 'http://krant.nl/a.jpg')
  assert.equal(
    (await head(og + meta('og:image:secure_url', 'https://krant.nl/b.jpg'))).imageUrl,
    'https://krant.nl/b.jpg',
  )
  assert.equal((await head(og + meta('twitter:image', '/c.jpg', 'name'))).imageUrl, 'http://krant.nl/a.jpg')
  assert.equal((await head(meta('twitter:image', '/c.jpg', 'name'))).imageUrl, 'https://krant.nl/c.jpg')
  assert.equal((await head(meta('og:image', 'd.jpg'))).imageUrl, 'https://krant.nl/tuin/d.jpg')
  assert.equal((await head(meta('og:image', '//cdn.nl/d.jpg'))).imageUrl, 'https://cdn.nl/d.jpg')
  assert.equal(
    (await head(`${meta('og:image', 'd.jpg')}<base href="/beeld/">`)).imageUrl,
    'https://krant.nl/beeld/d.jpg',
  )
  assert.equal(
    (await head(`<base href="javascript:x">${meta('og:image', 'd.jpg')}`)).imageUrl,
    'https://krant.nl/tuin/d.jpg',
  )
  for (const no of ['data:image/png;base64,x', 'javascript:alert(1)', 'http://[', ''])
    assert.equal((await head(meta('og:image', no))).imageUrl, null, no)
})

test('entities are read, markup is none, and white space is one space', async () => {
  assert.equal(
    (await head('<title>\n  Tuin &amp; balkon:\t&eacute;&#233;n &lt;b&gt;\n</title>')).title,
    'Tuin & balkon: één <b>',
  )
  assert.equal(
    (await head(meta('og:title', 'Caf&eacute; &quot;Zon&quot;&nbsp;&#8211; open'))).title,
    'Café "Zon" – open',
  )
  assert.equal((await head('<title>a\u0000b\u200b\u202ec &#xd800;</title>')).title, 'a bc \ufffd')
})

test('a title has at most two hundred characters, a description five hundred, cut between words', async () => {
  for (const [count, cut] of [
    [199, false],
    [200, false],
    [201, true],
  ] as const) {
    const title = '🌱'.repeat(count)
    const said = (await head(`<title>${title}</title>`)).title ?? ''
    assert.equal(said, cut ? `${'🌱'.repeat(199)}…` : title)
  }
  const words = 'woord '.repeat(90).trim()
  const said = (await head(meta('og:description', words))).description ?? ''
  assert.match(said, /woord…$/)
  assert.ok(said.length <= 500 && said.length > 490)
})

test('the first of several counts, and what stands in the body or a drawing does not', async () => {
  assert.equal((await head(meta('og:title', 'Een') + meta('og:title', 'Twee'))).title, 'Een')
  const drawing = '<svg><title>Logo</title></svg>'
  assert.equal((await head(`${drawing}<title>Pagina</title>`)).title, 'Pagina')
  const body = `<head><title>Pagina</title></head><body>${meta('og:title', 'Reactie van een lezer')}</body>`
  assert.equal((await page(body)).title, 'Pagina')
  assert.equal(
    (await head('<script>var a = "<title>Nee</title>"</script><!-- <title>Nee</title> --><title>Ja</title>')).title,
    'Ja',
  )
})

test('a page without a head, or cut off, gives what is there', async () => {
  assert.equal((await page('<title>Los</title><p>tekst')).title, 'Los')
  assert.equal((await page(`<html><head>${meta('og:title', 'Half')}<title>Af`)).title, 'Half')
  assert.deepEqual(await page(''), { title: null, description: null, imageUrl: null })
  assert.deepEqual(await page('geen html'), { title: null, description: null, imageUrl: null })
  // Longer than one piece before the title comes.
  assert.equal((await head(`<style>${'a{}'.repeat(50_000)}</style><title>Ver</title>`)).title, 'Ver')
})

const text = 'Één “café” € 5'
const windows1252 = Uint8Array.from([
  0xc9, 0xe9, 0x6e, 0x20, 0x93, 0x63, 0x61, 0x66, 0xe9, 0x94, 0x20, 0x80, 0x20, 0x35,
])
const utf8 = Buffer.from(text)
const utf16 = Buffer.from(text, 'utf16le')
const bytesOf = (...parts: (string | Uint8Array)[]) =>
  Buffer.concat(parts.map((part) => Buffer.from(part as Uint8Array)))
const named = (charset: string) => `<meta charset="${charset}">`

const decoded = (bytes: Uint8Array, contentType: string) =>
  decoderOf(bytes, contentType).decode(bytes, { stream: true })

const spellings: Record<string, [Uint8Array, string]> = {
  'by its Content-Type': [windows1252, 'text/html; charset=windows-1252'],
  'by its Content-Type, as ISO-8859-1, which browsers read as Windows-1252': [
    windows1252,
    'text/html;charset="ISO-8859-1"',
  ],
  'by its byte order mark, whatever the Content-Type says': [bytesOf('\ufeff', utf8), 'text/html; charset=iso-8859-1'],
  'in UTF-16 by its mark': [bytesOf(Uint8Array.of(0xff, 0xfe), utf16), 'text/html'],
  'in UTF-16, the other way round, by its mark': [
    bytesOf(Uint8Array.of(0xfe, 0xff), Buffer.from(utf16).swap16()),
    'text/html',
  ],
  'by its own head': [bytesOf(named('windows-1252'), windows1252), 'text/html'],
  'by its own head, in the old way': [
    bytesOf('<meta http-equiv="Content-Type" content="text/html; charset=iso-8859-1">', windows1252),
    'text/html',
  ],
  'by its Content-Type before its own head': [bytesOf(named('iso-8859-1'), utf8), 'text/html; charset=utf-8'],
  'as UTF-8 when that fits': [utf8, 'text/html'],
  'as Windows-1252 when UTF-8 does not fit': [windows1252, 'text/html'],
  'by its own head when the Content-Type names nonsense': [bytesOf(named('utf-8'), utf8), 'text/html; charset=onzin'],
  'as UTF-8 when its own head says UTF-16, which it cannot be': [bytesOf(named('utf-16'), utf8), 'text/html'],
}

for (const [how, [bytes, contentType]] of Object.entries(spellings)) {
  test(`a page is read ${how}`, () => assert.ok(decoded(bytes, contentType).endsWith(text)))
}

test('a character cut in half at the limit does not make a page of UTF-8 something else', () => {
  assert.equal(decoded(utf8.subarray(0, -3).subarray(0, utf8.indexOf('€') + 1), 'text/html'), 'Één “café” ')
})

/** Until the test ends each search by an expression gives up after so many steps back, and finds nothing. */
function limitSteps(context: TestContext, most: number): void {
  setFlagsFromString('--allow-natives-syntax')
  context.after(() => setFlagsFromString('--no-allow-natives-syntax'))
  // Expressions of another context are not replaced themselves.
  const limited = runInNewContext('(source, flags, most) => %NewRegExpWithBacktrackLimit(source, flags, most)') as (
    source: string,
    flags: string,
    most: number,
  ) => RegExp
  context.mock.method(RegExp.prototype, 'exec', function (this: RegExp, searched: string) {
    return limited(this.source, this.flags, most).exec(searched)
  })
}

test('a name in the head is found in a few steps for each of its bytes, whatever stands before it', (context) => {
  const own = named('koi8-r')
  const starts = [
    `${'<meta'.repeat(60)}charset=${' '.repeat(600)}>`,
    `<meta charset="${' '.repeat(900)}">`,
    `<meta charset${' '.repeat(900)}>`,
    `${'<meta'.repeat(190)}>`,
    `<meta ${'charset= ;'.repeat(90)}>`,
  ].map((start) => Buffer.from(start + own))
  limitSteps(context, 5_000)
  assert.deepEqual(
    starts.map((start) => [start.length <= 1_024, decoderOf(start, 'text/html').encoding]),
    starts.map(() => [true, 'koi8-r']),
  )
})
