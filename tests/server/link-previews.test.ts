// Previews of pasted links: what comes back per address, what the board has already, and how much one may ask.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { addressKey } from '#contract/links/address-key.ts'
import type { Duplicate, LinkPreview } from '#contract/links/preview.ts'
import { PAGES_PER_TEN_MINUTES } from '#server/links/preview-routes.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { htmlPage, openWeb, redirect, type StrangeWeb } from '../support/strange-web.ts'

let app: TestApp
let web: StrangeWeb
let admin: Client
const held: (() => void)[] = []
before(async () => {
  web = await openWeb({
    '/': htmlPage(
      `<head><title>Tuin</title><meta name="description" content="Over tuinen"><meta property="og:image" content="/t.png"></head>`,
    ),
    '/bare': htmlPage('<p>Zonder titel</p>'),
    '/short': redirect('/'),
    '/inside': redirect('http://127.0.0.1/'),
    '/held': (request, response) => void held.push(() => htmlPage('<title>Traag</title>')(request, response)),
  })
  app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }) })
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(async () => {
  await app.close()
  await web.close()
})

const preview = (urls: string[], client = admin) => client.post('/api/inspiratie-links/preview', { urls })
const previews = async (urls: string[]) => (await preview(urls)).body as LinkPreview[]
const duplicates = async (url: string, except = '') =>
  (await admin.get(`/api/inspiratie-links/duplicates?url=${encodeURIComponent(url)}${except}`)).body as Duplicate[]

async function addLink(fields: Partial<typeof inspirationLinks.$inferInsert> & { url: string }): Promise<number> {
  const [row] = await app.database.db
    .insert(inspirationLinks)
    .values({ title: 'Tuin', urlKey: addressKey(fields.url), createdAt: app.now, ...fields })
    .returning({ id: inspirationLinks.id })
  return row?.id ?? 0
}

test('each address gives its title, description and picture, in the order asked', async () => {
  const urls = [web.url('/bare'), web.url('/'), web.url('/nergens')]
  const found = { duplicates: [], repeated: false }
  const none = { title: null, description: null, imageUrl: null }
  assert.deepEqual(await previews(urls), [
    { url: urls[0], ...none, problem: 'De pagina noemt geen titel.', ...found },
    { url: urls[1], title: 'Tuin', description: 'Over tuinen', imageUrl: web.url('/t.png'), problem: null, ...found },
    { url: urls[2], ...none, problem: 'De site gaf geen pagina maar een foutmelding (404).', ...found },
  ])
})

test('one bad address among good ones spoils nothing, and one inside tells nothing', async () => {
  const replies = await previews(['onzin', 'http://127.0.0.1/', web.url('/inside'), web.url('/')])
  const unreachable = 'Dit adres is niet te bereiken op het openbare internet.'
  assert.deepEqual(
    replies.map(({ problem }) => problem),
    ['Voer een geldige URL in.', unreachable, unreachable, null],
  )
})

test('without an address allowed on purpose, this machine is refused', async () => {
  const strict = await startApp()
  try {
    const { client } = await strict.loggedIn({ role: 'admin' })
    const askedBefore = web.asked.length
    const { body } = await preview([web.url('/'), `http://localhost:${web.port}/`, 'http://localhost/'], client)
    for (const { problem } of body as LinkPreview[]) assert.match(problem ?? '', /poortnummer|openbare internet/)
    assert.equal(web.asked.length, askedBefore)
  } finally {
    await strict.close()
  }
})

test('a page that is on the board is told with its status, also under another spelling', async () => {
  const url = 'https://board.example/tuin?id=1'
  const id = await addLink({ url, title: 'Al bekend', status: 'Opgepakt' })
  const told = [{ id, title: 'Al bekend', status: 'Opgepakt', deleted: false }]
  assert.deepEqual(await duplicates('http://www.board.example/tuin/?utm_source=x&id=1#kop'), told)
  assert.deepEqual(await duplicates('https://board.example/tuin?id=2'), [])
  assert.deepEqual(await duplicates(url, `&except=${id}`), [], 'a link is no duplicate of itself')
  const [reply] = await previews([`${url}&fbclid=x`])
  assert.deepEqual(reply?.duplicates, told)
})

test('of one page at most five links are told: those on the board before those in the bin, the newest first', async () => {
  const url = 'https://often.example/a'
  const ids: number[] = []
  for (let at = 0; at < 4; at += 1) ids.push(await addLink({ url }))
  const binned = await addLink({ url, deletedAt: app.now })
  const newest = await addLink({ url })
  const told = await duplicates(url)
  assert.deepEqual(
    told.map(({ id, deleted }) => [id, deleted]),
    [newest, ...ids.toReversed()].map((id) => [id, false]),
  )
  const withBin = await duplicates(url, `&except=${newest}`)
  assert.deepEqual(withBin.at(-1), { id: binned, title: 'Tuin', status: 'Open', deleted: true })
})

test('a short address is a duplicate of the page it leads to', async () => {
  const id = await addLink({ url: web.url('/') })
  const [short] = await previews([web.url('/short')])
  assert.deepEqual(
    short?.duplicates.map((link) => link.id),
    [id],
  )
})

test('the same page twice in one list is told, and fetched once', async () => {
  const askedBefore = web.asked.length
  const urls = [web.url('/'), web.url('/?utm_source=x'), web.url('/#kop'), web.url('/bare')]
  const replies = await previews(urls)
  assert.deepEqual(
    replies.map(({ repeated, title }) => [repeated, title]),
    [
      [false, 'Tuin'],
      [true, null],
      [true, null],
      [false, null],
    ],
  )
  assert.equal(web.asked.length - askedBefore, 2)
})

test('one request takes 1 to 50 addresses of bearable length', async () => {
  const many = (count: number) => Array.from({ length: count }, () => 'onzin')
  for (const [count, status] of [
    [0, 400],
    [1, 200],
    [49, 200],
    [50, 200],
    [51, 400],
  ] as const)
    assert.equal((await preview(many(count))).status, status, String(count))
  const long = (length: number) => 'onzin'.padEnd(length, 'x')
  assert.equal((await preview([long(2_000)])).status, 200)
  const refused = await preview([long(2_001)])
  assert.deepEqual([refused.status, Object.keys(refused.body.errors)], [400, ['urls']])
  for (const urls of [null, 'https://a.nl', [1], undefined])
    assert.equal((await admin.post('/api/inspiratie-links/preview', { urls })).status, 400)
  assert.equal((await admin.get('/api/inspiratie-links/duplicates')).status, 400)
})

test('one request fetches four pages at once, and stops when the browser leaves', async () => {
  const leaving = new AbortController()
  const urls = Array.from({ length: 6 }, (_, at) => web.url(`/held?${at}`))
  const gone = assert.rejects(
    admin.send('POST', '/api/inspiratie-links/preview', { body: { urls }, signal: leaving.signal }),
  )
  await until(() => held.length === 4, 'four are asked')
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(held.length, 4)
  held.shift()?.()
  await until(() => held.length === 4, 'a fifth takes the free lane')
  leaving.abort()
  await gone
  await until(() => web.open() === 0, 'all fetches ended')
  await new Promise((resolve) => setTimeout(resolve, 100))
  assert.equal(held.length, 4, 'the sixth is never asked')
})

test('one person may have two hundred pages fetched in ten minutes; another is not held up by that', async () => {
  const { client } = await app.loggedIn({ role: 'admin' })
  const fifty = (from: number) => Array.from({ length: 50 }, (_, at) => `onzin ${from + at}`)
  for (let asked = 0; asked < PAGES_PER_TEN_MINUTES; asked += 50)
    assert.equal((await preview(fifty(asked), client)).status, 200)
  const refused = await preview(['onzin'], client)
  assert.equal(refused.status, 429)
  assert.match(
    String(refused.body.message),
    /^Je hebt nu veel links opgehaald\. Probeer het over 10 minuten opnieuw\.$/,
  )
  assert.equal(Number(refused.headers.get('retry-after')), 600)
  assert.equal((await client.get('/api/inspiratie-links/duplicates?url=https://a.nl')).status, 200)
  assert.equal((await preview(['onzin'])).status, 200)
})
