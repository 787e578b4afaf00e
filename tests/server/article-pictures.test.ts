// The pictures that articles show by their address come through the filter, for who is logged in, and not without end.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { ARTICLE_PICTURES_PER_TEN_MINUTES } from '#server/articles/picture-routes.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, picture, png, type StrangeWeb } from '../support/strange-web.ts'

let app: TestApp
let web: StrangeWeb
let writer: Client
before(async () => {
  web = await openWeb({
    '/a.png': picture(png, 'text/plain'),
    '/a.svg': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    '/page': htmlPage('<title>Tuin</title>'),
  })
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }) })
  writer = (await app.loggedIn()).client
})
after(async () => {
  await app.close()
  await web.close()
})

const shown = (url: string, client = writer) =>
  fetch(`${app.url}/api/articles/picture?url=${encodeURIComponent(url)}`, {
    headers: { ...(client.cookie !== undefined && { cookie: client.cookie }) },
  })

test('a picture comes byte for byte, of the kind its bytes are, and may be kept by the browser', async () => {
  const reply = await shown(web.url('/a.png'))
  assert.deepEqual([reply.status, reply.headers.get('content-type')], [200, 'image/png'])
  assert.match(reply.headers.get('cache-control') ?? '', /private.*max-age=3600/)
  assert.deepEqual(Buffer.from(await reply.arrayBuffer()), png)
})

test('what is no picture, is not there, or stands on the own network is not found', async () => {
  for (const url of [
    web.url('/a.svg'),
    web.url('/page'),
    web.url('/weg.png'),
    'http://127.0.0.1:1/a.png',
    'http://169.254.169.254/latest/meta-data',
    'data:image/png;base64,AAAA',
    'javascript:alert(1)',
    'geen adres',
    '',
  ]) {
    assert.equal((await shown(url)).status, 404, url)
  }
  assert.equal((await shown(web.url('/a.png'), app.client())).status, 401)
})

test('nobody has pictures fetched without end', async () => {
  const { client } = await app.loggedIn()
  for (let at = 0; at < ARTICLE_PICTURES_PER_TEN_MINUTES; at += 1) await shown('geen adres', client)
  assert.equal((await shown(web.url('/a.png'), client)).status, 429)
})
