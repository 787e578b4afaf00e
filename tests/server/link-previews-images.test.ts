// A link's picture: fetched with care, kept with the link, shown to who is logged in, gone with the link.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { addressKey } from '#contract/links/address-key.ts'
import type { Notice } from '#contract/live.ts'
import { PICTURES_PER_TEN_MINUTES } from '#server/links/preview-routes.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { inspirationLinks, linkImages } from '#server/links/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, picture, png, type StrangeWeb } from '../support/strange-web.ts'

const gif = Buffer.from('GIF89a\x01\x00\x01\x00\x00\x00\x00;', 'latin1')
let app: TestApp
let web: StrangeWeb
let admin: Client
let reader: Client
const held: (() => void)[] = []
before(async () => {
  web = await openWeb({
    '/a.png': picture(png, 'text/plain'),
    '/b.gif': picture(gif),
    '/a.svg': picture(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'),
    '/page': htmlPage('<title>Tuin</title>'),
    '/held.png': (request, response) => void held.push(() => picture(png)(request, response)),
  })
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }) })
  admin = (await app.loggedIn({ role: 'admin' })).client
  reader = (await app.loggedIn({ role: 'user' })).client
})
after(async () => {
  await app.close()
  await web.close()
})

async function addLink(): Promise<number> {
  const url = 'https://krant.nl/a'
  const [row] = await app.database.db
    .insert(inspirationLinks)
    .values({ title: 'Tuin', url, urlKey: addressKey(url), createdAt: app.now })
    .returning({ id: inspirationLinks.id })
  return row?.id ?? 0
}
const bin = (id: number, deletedAt: Date | null) =>
  app.database.db.update(inspirationLinks).set({ deletedAt }).where(eq(inspirationLinks.id, id))
const path = (id: number) => `/api/inspiratie-links/${id}/image`
const keep = (id: number, file: string) => admin.post(path(id), { imageUrl: web.url(file) })

/** The bytes as a browser gets them. */
async function shown(id: number, client = reader) {
  const reply = await fetch(app.url + path(id), { headers: { cookie: client.cookie ?? '' } })
  return { status: reply.status, headers: reply.headers, bytes: Buffer.from(await reply.arrayBuffer()) }
}

test('a picture is kept with its link and shown to everyone who is logged in, byte for byte', async () => {
  const id = await addLink()
  const heard: Notice[] = []
  const deaf = app.database.notices.listen((notice) => void heard.push(notice))
  // On a server the ear opens a connection of its own first.
  await until(async () => {
    await app.database.notices.tell({ topic: 'messages', id })
    return heard.length > 0
  }, 'one hears anything')
  const kept = await keep(id, '/a.png')
  assert.deepEqual([kept.status, kept.body], [200, {}])
  await until(() => heard.some((notice) => notice.topic === 'links' && notice.id === id), 'others hear of it')
  deaf()
  const { status, headers, bytes } = await shown(id)
  assert.deepEqual([status, bytes.equals(png)], [200, true])
  assert.equal(headers.get('content-type'), 'image/png', 'by its bytes, not by what its site said')
  assert.equal(headers.get('cache-control'), 'private, max-age=86400')
  assert.equal(headers.get('x-content-type-options'), 'nosniff')
})

test('a new picture takes the place of the old one', async () => {
  const id = await addLink()
  await keep(id, '/a.png')
  assert.equal((await keep(id, '/b.gif')).status, 200)
  const { headers, bytes } = await shown(id)
  assert.deepEqual([headers.get('content-type'), bytes.equals(gif)], ['image/gif', true])
})

test('what is no picture, or cannot be fetched, is told at the field and changes nothing', async () => {
  const id = await addLink()
  await keep(id, '/a.png')
  for (const imageUrl of [
    web.url('/a.svg'),
    web.url('/page'),
    web.url('/nergens'),
    'http://127.0.0.1/a.png',
    'onzin',
  ]) {
    const { status, body } = await admin.post(path(id), { imageUrl })
    assert.deepEqual([status, body.errors], [400, { imageUrl: body.message }], imageUrl)
  }
  assert.equal((await admin.post(path(id), {})).status, 400)
  assert.ok((await shown(id)).bytes.equals(png))
})

test('a link without a picture, in the bin, or unknown has none to give or to keep', async () => {
  const id = await addLink()
  assert.equal((await shown(id)).status, 404)
  await keep(id, '/a.png')
  await bin(id, app.now)
  const askedBefore = web.asked.length
  for (const gone of [id, 2_000_000_000]) {
    assert.equal((await shown(gone)).status, 404)
    assert.equal((await keep(gone, '/b.gif')).status, 404)
    assert.equal((await admin.send('DELETE', path(gone))).status, 404)
  }
  assert.equal(web.asked.length, askedBefore, 'nothing is fetched for it')
  await bin(id, null)
  assert.ok((await shown(id)).bytes.equals(png), 'a restored link has its picture back')
})

test('a link that is thrown away while its picture is fetched keeps none', async () => {
  const id = await addLink()
  const keeping = keep(id, '/held.png')
  await until(() => held.length === 1, 'the picture is asked')
  await bin(id, app.now)
  held.shift()?.()
  assert.equal((await keeping).status, 404)
  assert.deepEqual(await app.database.db.select().from(linkImages).where(eq(linkImages.linkId, id)), [])
})

test('a picture can be dropped, once', async () => {
  const id = await addLink()
  await keep(id, '/a.png')
  assert.equal((await admin.send('DELETE', path(id))).status, 200)
  assert.equal((await shown(id)).status, 404)
  assert.equal((await admin.send('DELETE', path(id))).status, 404)
})

test('a picture of a page that is not on the board yet is shown through the server, checked the same way', async () => {
  const look = (url: string) => admin.get(`/api/inspiratie-links/preview/picture?url=${encodeURIComponent(url)}`)
  const { status, headers } = await look(web.url('/a.png'))
  assert.deepEqual([status, headers.get('content-type')], [200, 'image/png'])
  for (const url of [web.url('/a.svg'), web.url('/page'), 'http://127.0.0.1/a.png', 'onzin'])
    assert.equal((await look(url)).status, 404, url)
})

test('one person may have four hundred pictures fetched in ten minutes', async () => {
  const { client } = await app.loggedIn({ role: 'admin' })
  const look = () => client.get('/api/inspiratie-links/preview/picture?url=onzin')
  for (let asked = 0; asked < PICTURES_PER_TEN_MINUTES; asked += 1) assert.equal((await look()).status, 404)
  assert.equal((await look()).status, 429)
})
