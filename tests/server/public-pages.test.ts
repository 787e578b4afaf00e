// How the public pages are served: at which addresses, what is filled in, and how they are kept and compressed.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { startApp, type TestApp } from '../support/app.ts'
import { stripe } from '../support/stripe-settings.ts'

const pages = { '/': 'Voorpagina', '/privacybeleid': 'Privacybeleid', '/taalcheck': 'Taalcheck' }
const page = (title: string) =>
  `<title>${title}</title><link rel="canonical" href="{{publicUrl}}/"><a href="{{contactLink}}">{{contactEmail}}</a>`

let webDir: string
let told: TestApp
let untold: TestApp
before(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kopij-web-'))
  await writeFile(join(webDir, 'app.html'), '<title>Toepassing</title>')
  await writeFile(join(webDir, 'addresses.json'), JSON.stringify(['/auth', '/privacybeleid']))
  await writeFile(join(webDir, 'robots.txt'), 'User-agent: *')
  for (const [path, title] of Object.entries(pages)) {
    await mkdir(join(webDir, path), { recursive: true })
    await writeFile(join(webDir, path, 'index.html'), page(title))
  }
  told = await startApp({ webDir, publicUrl: 'https://kopij.example', contactEmail: 'chef+o’r&d?x@kopij.example' })
  untold = await startApp({ webDir })
})
after(async () => {
  await told.close()
  await untold.close()
  await rm(webDir, { recursive: true })
})

test('each page stands at its folder, also with a slash behind it or a query, and nowhere else', async () => {
  for (const [path, title] of Object.entries(pages)) {
    for (const address of [path, `${path}?utm=1`, ...(path === '/' ? [] : [`${path}/`])]) {
      const { status, headers, body } = await untold.client().get(address)
      assert.equal(status, 200, address)
      assert.equal(headers.get('content-type'), 'text/html; charset=utf-8')
      assert.ok((body as string).startsWith(`<title>${title}</title>`), address)
    }
  }
  for (const address of ['/index.html', '/privacybeleid/index.html', '/app.html', '/app.html.br'])
    assert.equal((await untold.client().get(address)).status, 404, address)
  assert.equal((await untold.client().get('/privacybeleid/meer')).body, '<title>Toepassing</title>')
  assert.equal((await untold.client().post('/privacybeleid')).status, 404)
})

test('robots.txt names the sitemap, and that names every page with its whole address', async () => {
  for (const [site, base] of [
    [told, 'https://kopij.example'],
    [untold, untold.url],
  ] as const) {
    const robots = await site.client().get('/robots.txt')
    assert.equal(robots.headers.get('content-type'), 'text/plain; charset=utf-8')
    assert.deepEqual([robots.status, robots.body], [200, `User-agent: *\n\nSitemap: ${base}/sitemap.xml\n`])
    const { status, headers, body } = await site.client().get('/sitemap.xml')
    assert.equal(status, 200)
    assert.equal(headers.get('content-type'), 'application/xml; charset=utf-8')
    const named = [...String(body).matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address)
    assert.deepEqual(named, [`${base}/`, `${base}/privacybeleid`, `${base}/taalcheck`])
  }
})

test('without an address of its own the site names no address that somebody else pointed at it', async () => {
  for (const path of ['/robots.txt', '/sitemap.xml']) {
    const { status, body } = await askAs(untold, path, 'kwaad.example"><script>')
    assert.equal(status, 421, path)
    assert.ok(!body.includes('kwaad'), path)
  }
})

/** Asks under another name: fetch would not send it. */
function askAs({ url }: TestApp, path: string, host: string): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    request(url + path, { headers: { host } }, (response) => {
      let body = ''
      response.setEncoding('utf8').on('data', (part: string) => (body += part))
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body }))
    })
      .on('error', reject)
      .end()
  })
}

test('a page says only what fits how the site is configured', async () => {
  const said = { open: 'Probeer gratis', payments: 'Kies Premium', analytics: 'Meten?', addressed: 'Adres' }
  const html = Object.entries(said)
    .map(([fact, words]) => `{{#${fact}}}<p>${words}</p>{{/${fact}}}{{^${fact}}}<p>Niet ${words}</p>{{/${fact}}}`)
    .join('')
  const folder = await mkdtemp(join(tmpdir(), 'kopij-web-'))
  await writeFile(join(folder, 'app.html'), '')
  await writeFile(join(folder, 'addresses.json'), '[]')
  await writeFile(join(folder, 'index.html'), html)
  for (const [parts, holding] of [
    [{}, ['open']],
    [{ registration: 'invite' }, []],
    [{ registration: 'invite', stripe, analytics: true }, ['payments', 'analytics']],
    [{ registration: 'open', stripe, publicUrl: 'https://kopij.example' }, ['open', 'payments', 'addressed']],
  ] as const) {
    const site = await startApp({ webDir: folder, ...parts })
    const { body } = await site.client().get('/')
    await site.close()
    const expected = Object.entries(said).map(
      ([fact, words]) => `<p>${(holding as readonly string[]).includes(fact) ? words : `Niet ${words}`}</p>`,
    )
    assert.equal(body, expected.join(''))
  }
  await rm(folder, { recursive: true })
})

test('the page of the language check may connect to nothing, and the others have the policy of the house', async () => {
  const { headers } = await untold.client().get('/taalcheck')
  const policy = headers.get('content-security-policy') ?? ''
  for (const rule of ["default-src 'none'", "connect-src 'none'", "form-action 'none'"])
    assert.ok(policy.includes(rule), rule)
  const others = (await untold.client().get('/')).headers.get('content-security-policy') ?? ''
  assert.ok(others.includes("connect-src 'self'"))
})

test('a page names the address to write to and the site, safely in HTML and in a mailto link', async () => {
  const { body } = await told.client().get('/')
  assert.equal(
    body,
    '<title>Voorpagina</title><link rel="canonical" href="https://kopij.example/">' +
      '<a href="mailto:chef%2Bo%E2%80%99r%26d%3Fx@kopij.example">chef+o’r&amp;d?x@kopij.example</a>',
  )
})

test('without an address of its own a page says nothing of where the site is', async () => {
  const { body } = await untold.client().get('/privacybeleid')
  assert.equal(
    body,
    '<title>Privacybeleid</title><link rel="canonical" href="/">' +
      '<a href="mailto:redactie@example.com">redactie@example.com</a>',
  )
})

test('a page is asked for again each time, and sent again only when it changed', async () => {
  const { headers } = await untold.client().get('/')
  const tag = headers.get('etag') ?? ''
  assert.equal(headers.get('cache-control'), 'no-cache')
  const ask = (site: TestApp, path: string) =>
    site.client().send('GET', path, { headers: { 'if-none-match': `"anders", ${tag}` } })
  const again = await ask(untold, '/')
  assert.deepEqual([again.status, again.body, again.headers.get('etag')], [304, '', tag])
  assert.equal((await ask(untold, '/privacybeleid')).status, 200)
  assert.equal((await ask(told, '/')).status, 200, 'another address to write to is another page')
})

test('a page is the same compressed and not, and compressed only for who reads that', async () => {
  const get = (accepted: string, method = 'GET') =>
    untold.client().send(method, '/privacybeleid', { headers: { 'accept-encoding': accepted } })
  const plain = await get('identity')
  for (const accepted of ['br', 'gzip, deflate, br, zstd', 'gzip;q=0.5,BR;q=1.0', 'br;q=0.5']) {
    const { headers, body } = await get(accepted)
    assert.equal(headers.get('content-encoding'), 'br', accepted)
    assert.equal(headers.get('vary'), 'accept-encoding')
    assert.equal(body, plain.body, accepted)
  }
  for (const accepted of ['identity', 'gzip', 'gzip, br;q=0', 'br;q=0.000, gzip', 'brotli']) {
    const { headers, body } = await get(accepted)
    assert.equal(headers.get('content-encoding'), null, accepted)
    assert.equal(body, plain.body, accepted)
  }
  const head = await get('identity', 'HEAD')
  assert.deepEqual([head.status, head.body], [200, ''])
})
