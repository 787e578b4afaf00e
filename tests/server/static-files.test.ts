// How the built browser application is served.
import assert from 'node:assert/strict'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { brotliCompressSync } from 'node:zlib'
import { NEVER_FRAMED } from '#server/http/security.ts'
import { startApp, type TestApp } from '../support/app.ts'

let app: TestApp
let webDir: string
before(async () => {
  webDir = await mkdtemp(join(tmpdir(), 'kopij-web-'))
  await mkdir(join(webDir, 'assets'))
  await writeFile(join(webDir, 'app.html'), '<title>Kopij</title>')
  const known = ['/admin', '/auth', '/artikelen', '/artikelen/$id', '/admin/caption-generator/facebook']
  await writeFile(join(webDir, 'addresses.json'), JSON.stringify(known))
  await writeFile(join(webDir, 'assets', 'main-abc123.js'), 'export const een = 1')
  await writeFile(join(webDir, 'assets', 'main-abc123.js.br'), brotliCompressSync('export const een = 1'))
  for (const name of ['spelling-worker-abc123.js', 'my-spelling-worker-abc123.js', 'analysis-worker-abc123.js']) {
    await writeFile(join(webDir, 'assets', name), 'self.name')
    await writeFile(join(webDir, 'assets', `${name}.br`), brotliCompressSync('self.name'))
  }
  app = await startApp({ webDir })
})
after(async () => {
  await app.close()
  await rm(webDir, { recursive: true })
})

test('every address of the application gets the application, which is asked for again each time', async () => {
  const known = ['/auth', '/admin?tab=users', '/admin?tab=bestaat-niet', '/artikelen/12', '/artikelen?zoek=1']
  for (const path of [...known, '/ADMIN/', '/admin/caption-generator/Facebook', '/Artikelen/12/']) {
    const { status, headers, body } = await app.client().get(path)
    assert.deepEqual([status, body], [200, '<title>Kopij</title>'], path)
    assert.equal(headers.get('cache-control'), 'no-cache', path)
    assert.equal((await app.client().send('HEAD', path)).status, 200, path)
  }
})

test('an address that the product does not know is 404, with the application to say so', async () => {
  const unknown = ['/bestaat/niet', '/admin/bestaat-niet', '/artikelen/12/meer', '/$id', '/adminx', '/%00']
  for (const path of [...unknown, '/constructor', '//admin']) {
    const { status, headers, body } = await app.client().get(path)
    assert.deepEqual([status, body], [404, '<title>Kopij</title>'], path)
    assert.equal(headers.get('cache-control'), 'no-cache', path)
    assert.equal(headers.get('etag'), null, path)
    assert.equal((await app.client().send('HEAD', path)).status, 404, path)
  }
})

test('the list of addresses is for the server only', async () => {
  assert.equal((await app.client().get('/addresses.json')).status, 404)
})

test('a file with its hash in its name is kept for a year, and sent compressed to who can read that', async () => {
  const { headers, body } = await app
    .client()
    .send('GET', '/assets/main-abc123.js', { headers: { 'accept-encoding': 'br' } })
  assert.equal(headers.get('cache-control'), 'public, max-age=31536000, immutable')
  assert.equal(headers.get('content-encoding'), 'br')
  assert.equal(body, 'export const een = 1')
  const plain = await app.client().send('GET', '/assets/main-abc123.js', { headers: { 'accept-encoding': 'identity' } })
  assert.equal(plain.headers.get('content-encoding'), null)
})

test('a file that is gone is not answered with a page, nor is an unknown address under /api', async () => {
  assert.equal((await app.client().get('/assets/main-oud.js')).status, 404)
  assert.equal((await app.client().get('/api/bestaat-niet')).status, 404)
  assert.equal((await app.client().post('/auth')).status, 404)
})

test('no path leads out of the folder', async () => {
  for (const path of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/assets/%2e%2e/%2e%2e/package.json']) {
    const { body } = await app.client().get(path)
    assert.doesNotMatch(typeof body === 'string' ? body : JSON.stringify(body), /"name": "kopij"/, path)
  }
})

test('only the worker of the spelling may run WebAssembly, and it may do nothing else', async () => {
  const policyOf = async (path: string, encoding = 'br') =>
    (await app.client().send('GET', path, { headers: { 'accept-encoding': encoding } })).headers.get(
      'content-security-policy',
    ) ?? ''
  for (const encoding of ['br', 'identity']) {
    const policy = await policyOf('/assets/spelling-worker-abc123.js', encoding)
    assert.equal(
      policy,
      `default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'; ${NEVER_FRAMED}`,
      encoding,
    )
  }
  for (const path of ['/admin', '/assets/main-abc123.js', '/assets/my-spelling-worker-abc123.js'])
    assert.doesNotMatch(await policyOf(path), /wasm|unsafe-eval/, path)
})

test('the worker that reads what is being written can send it nowhere', async () => {
  for (const encoding of ['br', 'identity']) {
    const headers = { 'accept-encoding': encoding }
    const reply = await app.client().send('GET', '/assets/analysis-worker-abc123.js', { headers })
    const policy = `default-src 'none'; script-src 'self'; ${NEVER_FRAMED}`
    assert.equal(reply.headers.get('content-security-policy'), policy, encoding)
  }
})
