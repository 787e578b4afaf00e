// Fetching what people link to: never from inside, never for long, never much.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib'
import { createSafeFetch, MOST_REDIRECTS, SIZE_LIMIT_BYTES, TIME_LIMIT_MS } from '#server/fetch/safe-fetch.ts'
import { until } from '../support/app.ts'
import { htmlPage, openWeb, picture, png, redirect, type Answer, type StrangeWeb } from '../support/strange-web.ts'

const UNREACHABLE = { why: 'unreachable', problem: 'Dit adres is niet te bereiken op het openbare internet.' }
const stays = new AbortController().signal
const big = Buffer.alloc(50 * SIZE_LIMIT_BYTES, ' ')
const packed: Record<string, Buffer> = { gzip: gzipSync(big), deflate: deflateSync(big), br: brotliCompressSync(big) }

const tooLarge = Buffer.concat([Buffer.from('<title>Tuin</title>'), big])
const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
const pages: Record<string, Answer> = {
  '/': htmlPage('<title>Tuin</title>'),
  '/xhtml': htmlPage('<title>Tuin</title>', { 'content-type': 'Application/XHTML+XML;charset=utf-8' }),
  '/heads': (request, response) =>
    void response.writeHead(200, { 'content-type': 'text/html' }).end(JSON.stringify(request.headers)),
  '/json': htmlPage('{}', { 'content-type': 'application/json' }),
  '/pdf': htmlPage('%PDF', { 'content-type': 'application/pdf' }),
  '/html-not': htmlPage('x', { 'content-type': 'text/htmlish' }),
  '/typeless': (_, response) => void response.writeHead(200).end('<title>Tuin</title>'),
  '/500': (_, response) => void response.writeHead(500, { 'content-type': 'text/html' }).end('geheim'),
  '/empty': (_, response) => void response.writeHead(204).end(),
  '/silent': () => {},
  '/hangs': (_, response) => void response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Tuin</title>'),
  '/drips': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' })
    const drop = setInterval(() => response.write(' '), 100)
    response.on('close', () => clearInterval(drop))
  },
  '/breaks': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-length': '1000' }).write('<title>')
    setTimeout(() => response.destroy(), 50)
  },
  '/endless': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html' }).write('<title>Tuin</title>')
    const pour = () => {
      while (!response.destroyed && response.write(big.subarray(0, 65_536)));
    }
    response.on('drain', pour)
    pour()
  },
  '/said-large': htmlPage(tooLarge, { 'content-length': String(tooLarge.length) }),
  '/just-fits': htmlPage(Buffer.alloc(SIZE_LIMIT_BYTES, 'a')),
  '/bomb-hangs': (_, response) =>
    void response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' }).write(packed['gzip']),
  // The name of the packed file (RFC 1952, FNAME) never ends, so that nothing ever comes out.
  '/packed-nothing': (_, response) => {
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip' })
    response.write(Buffer.from([0x1f, 0x8b, 8, 8, 0, 0, 0, 0, 0, 3]))
    response.write(Buffer.alloc(SIZE_LIMIT_BYTES + 1, 'a'))
  },
  '/unknown-packing': htmlPage('x', { 'content-encoding': 'zstd' }),
  '/not-packed': htmlPage('geen gzip', { 'content-encoding': 'gzip' }),
  '/small-gzip': htmlPage(gzipSync('<title>Tuin</title>'), { 'content-encoding': 'gzip' }),
  '/loop': redirect('/loop'),
  '/relative': redirect('../', 301),
  '/to-ftp': redirect('ftp://a.nl/'),
  '/to-nowhere': redirect('http://['),
  '/to-credentials': redirect('http://noor:geheim@a.nl/'),
  '/png': picture(png),
  '/gif': picture(Buffer.from('GIF89a\x01\x00\x01\x00'), 'application/octet-stream'),
  '/jpeg': picture(Buffer.from('\xff\xd8\xff\xe0', 'latin1'), 'text/html'),
  '/webp': picture(Buffer.from('RIFF\x1a\x00\x00\x00WEBPVP8L')),
  '/svg': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'image/svg+xml'),
  '/html-as-png': picture(Buffer.from('<script>alert(1)</script>'), 'image/png'),
  '/wav': picture(Buffer.from('RIFF\x1a\x00\x00\x00WAVEfmt '), 'image/webp'),
  '/png-fits': picture(padded(SIZE_LIMIT_BYTES)),
  '/png-said-large': (_, response) =>
    void response
      .writeHead(200, { 'content-type': 'image/png', 'content-length': String(SIZE_LIMIT_BYTES + 1) })
      .write(png),
  '/png-too-large': (_, response) => {
    // Without a length that tells it beforehand.
    response.writeHead(200, { 'content-type': 'image/png' }).write(png)
    response.end(padded(SIZE_LIMIT_BYTES + 1 - png.length))
  },
  ...Object.fromEntries(
    Object.entries(packed).map(([packing, bytes]) => [
      `/bomb-${packing}`,
      htmlPage(bytes, { 'content-encoding': packing }),
    ]),
  ),
  ...Object.fromEntries(
    Array.from({ length: 6 }, (_, at) => [`/hop-${at}`, redirect(at === 0 ? '/' : `/hop-${at - 1}`)]),
  ),
}

let web: StrangeWeb
let inside: StrangeWeb
let page: (path: string) => ReturnType<ReturnType<typeof createSafeFetch>['page']>
let image: (path: string) => ReturnType<ReturnType<typeof createSafeFetch>['picture']>
before(async () => {
  inside = await openWeb({ '/': htmlPage('<title>Intern geheim</title>') })
  for (const status of [301, 302, 303, 307, 308]) pages[`/in-${status}`] = redirect(inside.url('/'), status)
  pages['/in-by-name'] = redirect(`http://intern.example:${inside.port}/`)
  web = await openWeb(pages)
  const fetching = createSafeFetch({ allow: [web.address] })
  page = (path) => fetching.page(web.url(path), stays)
  image = (path) => fetching.picture(web.url(path), stays)
})
after(() => Promise.all([web.close(), inside.close()]))

const textOf = (reply: object) => ('bytes' in reply ? String(reply.bytes) : JSON.stringify(reply))

test('a page is fetched under our own name, in Dutch where it can be, and without cookies', async () => {
  assert.match(textOf(await page('/')), /Tuin/)
  assert.match(textOf(await page('/xhtml')), /Tuin/)
  const heads = JSON.parse(textOf(await page('/heads'))) as Record<string, string>
  assert.equal(heads['user-agent'], 'Kopij/1.0 (+linkvoorbeeld)')
  assert.match(heads['accept'] ?? '', /text\/html/)
  assert.match(heads['accept-language'] ?? '', /^nl/)
  assert.deepEqual([heads['cookie'], heads['authorization'], heads['referer']], [undefined, undefined, undefined])
})

test('what listens inside cannot be told from what does not', async () => {
  // The same machine, allowed at another port only: a server, and a port where none is.
  const port = createSafeFetch({ allow: [`127.0.0.2:${inside.port}`], resolve: async () => ['127.0.0.1'] })
  assert.deepEqual(await port.page(`http://127.0.0.1:${inside.port}/`, stays), UNREACHABLE)
  assert.deepEqual(await port.page(`http://intern.example:${inside.port}/`, stays), UNREACHABLE)
  const none = createSafeFetch({ resolve: () => Promise.reject(new Error('no such name')) })
  assert.deepEqual(await none.page('http://bestaat-niet.example/', stays), UNREACHABLE)
  const unnamed = createSafeFetch({ resolve: async () => [] })
  assert.deepEqual(await unnamed.page('http://leeg.example/', stays), UNREACHABLE)
  const closed = await openWeb({})
  await closed.close()
  const shut = createSafeFetch({ allow: [closed.address] })
  assert.deepEqual(await shut.page(closed.url('/'), stays), UNREACHABLE)
  assert.deepEqual(inside.asked, [])
})

test('a redirect from outside to inside is refused, by address and by name, whatever its kind', async () => {
  for (const status of [301, 302, 303, 307, 308]) {
    const reply = await page(`/in-${status}`)
    assert.deepEqual(reply, { why: 'address', problem: 'Een adres met een eigen poortnummer wordt niet opgehaald.' })
  }
  // The port inside is open to another machine: now only the address itself can be what is refused.
  const resolve = async () => ['127.0.0.1']
  const outside = createSafeFetch({ allow: [web.address, `127.0.0.2:${inside.port}`], resolve })
  for (const path of ['/in-302', '/in-by-name']) {
    assert.deepEqual(await outside.page(web.url(path), stays), UNREACHABLE)
    assert.deepEqual(await outside.picture(web.url(path), stays), UNREACHABLE)
  }
  assert.deepEqual(inside.asked, [])
  const open = createSafeFetch({ allow: [web.address, inside.address], resolve })
  assert.match(textOf(await open.page(web.url('/in-302'), stays)), /Intern geheim/, 'the redirect itself works')
})

test('a name that answers differently the second time is judged by the answer it is connected to', async () => {
  const answers = ['127.0.0.1', '127.0.0.9']
  let looked = 0
  const rebinding = createSafeFetch({
    allow: [web.address],
    resolve: async () => [answers[looked++] ?? '127.0.0.9'],
  })
  assert.match(textOf(await rebinding.page(`http://wissel.example:${web.port}/`, stays)), /Tuin/)
  assert.equal(looked, 1, 'the name was looked up once, and connected to what was judged')
  assert.deepEqual(await rebinding.page(`http://wissel.example:${web.port}/`, stays), UNREACHABLE)
})

test('only web addresses without credentials and on the usual ports are fetched', async () => {
  const fetching = createSafeFetch({ allow: [web.address] })
  const problems: Record<string, RegExp> = {
    'geen adres': /geldige URL/,
    'http://': /geldige URL/,
    'ftp://a.nl/': /http of https/,
    'file:///etc/passwd': /http of https/,
    'javascript:alert(1)': /http of https/,
    'data:text/html,x': /http of https/,
    'http://noor:geheim@a.nl/': /wachtwoord/,
    'http://noor@a.nl/': /wachtwoord/,
    'http://a.nl:8080/': /poortnummer/,
    'https://a.nl:22/': /poortnummer/,
  }
  for (const [url, problem] of Object.entries(problems)) {
    const reply = await fetching.page(url, stays)
    assert.match('problem' in reply ? reply.problem : '', problem, url)
  }
  assert.match(textOf(await page('/to-ftp')), /http of https/)
  assert.match(textOf(await page('/to-credentials')), /wachtwoord/)
  assert.deepEqual(await page('/to-nowhere'), UNREACHABLE)
})

test('four redirects are followed, a fifth is not', async () => {
  assert.match(textOf(await page(`/hop-${MOST_REDIRECTS - 1}`)), /Tuin/)
  assert.match(textOf(await page(`/hop-${MOST_REDIRECTS}`)), /te vaak door/)
  const askedBefore = web.asked.length
  assert.match(textOf(await page('/loop')), /te vaak door/)
  assert.equal(web.asked.length - askedBefore, MOST_REDIRECTS + 1)
  const moved = await page('/relative')
  assert.equal('url' in moved && moved.url, web.url('/'))
})

test('what is no web page is refused before it is read, and an error of the site is told by its number', async () => {
  for (const path of ['/json', '/pdf', '/html-not', '/typeless'])
    assert.deepEqual(await page(path), { why: 'kind', problem: 'Achter dit adres staat geen webpagina.' }, path)
  for (const [path, status] of Object.entries({ '/500': 500, '/nergens': 404, '/empty': 204 }))
    assert.deepEqual(await page(path), {
      why: 'refused',
      problem: `De site gaf geen pagina maar een foutmelding (${status}).`,
    })
})

test('a site gets five seconds for everything together', async () => {
  const started = performance.now()
  const slow = await Promise.all(['/silent', '/hangs', '/drips'].map(page))
  const took = performance.now() - started
  for (const reply of slow)
    assert.deepEqual(reply, { why: 'slow', problem: 'De site antwoordde niet binnen 5 seconden.' })
  assert.ok(took >= TIME_LIMIT_MS - 50, `${took} ms`)
  await until(() => web.open() === 0, 'every connection is closed')
})

test('of a page the first megabyte is read, whether or not it says that it is larger', async () => {
  for (const path of ['/endless', '/said-large']) {
    const large = await page(path)
    assert.ok('bytes' in large, path)
    assert.equal(large.bytes.length, SIZE_LIMIT_BYTES)
    assert.match(String(large.bytes.subarray(0, 100)), /Tuin/)
  }
  const fits = await page('/just-fits')
  assert.equal('bytes' in fits && fits.bytes.length, SIZE_LIMIT_BYTES)
  await until(() => web.open() === 0, 'nothing is read on')
})

for (const packing of Object.keys(packed)) {
  test(`a page that unpacks to fifty megabytes (${packing}) is cut off at one`, async () => {
    const reply = await page(`/bomb-${packing}`)
    assert.equal('bytes' in reply && reply.bytes.length, SIZE_LIMIT_BYTES)
    assert.deepEqual(await image(`/bomb-${packing}`), { why: 'large', problem: 'De afbeelding is groter dan 1 MB.' })
  })
}

test('of a page as much is read as is asked for, and whether that is all of it is told', async () => {
  const { page: fetched } = createSafeFetch({ allow: [web.address] })
  const size = SIZE_LIMIT_BYTES
  const asked: [path: string, limit: number | undefined, bytes: number, whole: boolean][] = [
    ['/just-fits', undefined, size, true],
    ['/just-fits', size - 1, size - 1, false],
    ['/endless', undefined, size, false],
    ['/endless', 2 * size, 2 * size, false],
    ['/bomb-gzip', 2 * size, 2 * size, false],
    ['/', 2 * size, 19, true],
  ]
  for (const [path, limit, bytes, whole] of asked) {
    const reply = await fetched(web.url(path), stays, limit)
    assert.deepEqual('bytes' in reply && [reply.bytes.length, reply.whole], [bytes, whole], `${path} ${limit}`)
  }
})

test('a page that unpacks to too much is left at once, not read to its end', async () => {
  const reply = await page('/bomb-hangs')
  assert.equal('bytes' in reply && reply.bytes.length, SIZE_LIMIT_BYTES)
  assert.deepEqual(await page('/packed-nothing'), {
    why: 'broken',
    problem: 'Het antwoord van de site kon niet worden gelezen.',
  })
})

test('a body that breaks off, or is not packed as it says, is told as such', async () => {
  const unreadable = { why: 'broken', problem: 'Het antwoord van de site kon niet worden gelezen.' }
  for (const path of ['/breaks', '/unknown-packing', '/not-packed'])
    assert.deepEqual(await page(path), unreadable, path)
  assert.equal(textOf(await page('/small-gzip')), '<title>Tuin</title>')
})

test('a picture is what its bytes are: JPEG, PNG, WebP or GIF, and never SVG', async () => {
  const types = { '/png': 'image/png', '/gif': 'image/gif', '/jpeg': 'image/jpeg', '/webp': 'image/webp' }
  for (const [path, mediaType] of Object.entries(types)) {
    const reply = await image(path)
    assert.equal('mediaType' in reply && reply.mediaType, mediaType, path)
  }
  const none = { why: 'kind', problem: 'Achter dit adres staat geen afbeelding in JPEG, PNG, WebP of GIF.' }
  for (const path of ['/svg', '/html-as-png', '/wav', '/']) assert.deepEqual(await image(path), none, path)
})

test('a picture of one megabyte is taken, one of a byte more is not', async () => {
  const fits = await image('/png-fits')
  assert.equal('bytes' in fits && fits.bytes.length, SIZE_LIMIT_BYTES)
  for (const path of ['/png-too-large', '/png-said-large'])
    assert.deepEqual(await image(path), { why: 'large', problem: 'De afbeelding is groter dan 1 MB.' }, path)
})
