// Websites to publish on: connected by administrators, tested at once, and their keys never shown.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import type { PublishingSite } from '#contract/publishing/site.ts'
import { createSecrets } from '#server/secrets/secrets.ts'
import { resealSiteKeys } from '#server/publishing/reseal.ts'
import { openGhost } from '#server/publishing/ghost.ts'
import { publishingSites } from '#server/publishing/tables.ts'
import { openGhostServer } from '../support/ghost-server.ts'
import {
  connected,
  ghostInput,
  openNewsroom,
  sentBy,
  taken,
  wordpressInput,
  written,
  type Newsroom,
} from '../support/publishing.ts'
import { openPublishingServer, said } from '../support/publishing-server.ts'
import { openWordpressServer } from '../support/wordpress-server.ts'
import { openWeb, htmlPage } from '../support/strange-web.ts'
import { startApp } from '../support/app.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'

let room: Newsroom
before(async () => void (room = await openNewsroom()))
after(() => room.close())
beforeEach(async () => {
  await room.app.database.db.delete(publishingSites)
  Object.assign(room.wordpress.may, { publish: true, key: true })
  room.ghost.key.counts = true
})

const connect = (input: object) => room.admin.post('/api/publishing/sites', input)
const listed = async (client = room.admin) => taken<PublishingSite[]>(await client.get('/api/publishing/sites'))

test('a WordPress is found by the link that its pages send, and known by its own name and account', async () => {
  const site = await connected(room, wordpressInput(room.wordpress))
  const { id, testedAt, connectedAt, ...rest } = site
  assert.deepEqual(rest, {
    kind: 'wordpress',
    name: 'De Linge & omstreken',
    label: null,
    ownName: 'De Linge & omstreken',
    url: room.wordpress.url,
    account: 'redactie',
    state: 'connected',
    problem: null,
  })
  assert.ok(id > 0 && testedAt === connectedAt)
})

test('a WordPress without pretty addresses is connected all the same', async () => {
  const plain = await openWordpressServer({ pretty: false })
  const app = await startApp({ linkFetch: createSafeFetch({ allow: [plain.address] }) })
  const { client } = await app.loggedIn({ role: 'admin' })
  const { status, body } = await client.post('/api/publishing/sites', wordpressInput(plain))
  assert.deepEqual([status, (body as PublishingSite).name], [201, 'De Linge & omstreken'])
  await Promise.all([app.close(), plain.close()])
})

test('a Ghost is connected with a token that is signed with its key, also by the address of its administration', async () => {
  const input = ghostInput(room.ghost)
  const { name, url } = await connected(room, { ...input, url: `${room.ghost.url}/ghost/#/settings` })
  assert.deepEqual([name, url], ['De Waal', room.ghost.url])
})

test('a key never leaves, neither in a reply nor readable in the database', async () => {
  const { status, body } = await connect(wordpressInput(room.wordpress))
  const secret = room.wordpress.applicationPassword.replaceAll(' ', '')
  const rows = await room.app.database.db.select().from(publishingSites)
  assert.equal(status, 201)
  for (const text of [JSON.stringify(body), JSON.stringify(rows), JSON.stringify(await listed())])
    assert.ok(!text.includes(secret) && !text.includes(room.wordpress.applicationPassword))
})

test('a key is sealed anew with the next key of the installation', async () => {
  await connected(room, ghostInput(room.ghost))
  const { db } = room.app.database
  const secrets = createSecrets(['another-key-another-key-another-key', 'only-for-tests-only-for-tests-only'])
  const { signal } = new AbortController()
  assert.equal(await resealSiteKeys({ db, secrets }, signal), 1)
  assert.equal(await resealSiteKeys({ db, secrets }, signal), 0)
  const [row] = await db.select().from(publishingSites)
  assert.match(secrets.open('other-systems', row?.sealedKey ?? ''), /adminApiKey/)
})

test('who is no administrator is told of a site what it takes to choose one', async () => {
  const { id } = await connected(room, ghostInput(room.ghost))
  assert.deepEqual(await listed(room.writer), [{ id, kind: 'ghost', name: 'De Waal' }])
})

test('sites come by name, in pages', async () => {
  await connected(room, ghostInput(room.ghost))
  await connected(room, wordpressInput(room.wordpress))
  const first = await room.admin.get('/api/publishing/sites?limit=1')
  const next = first.headers.get('x-next-page')
  const second = await room.admin.get(`/api/publishing/sites?limit=1&after=${encodeURIComponent(next ?? '')}`)
  const names = [first, second].flatMap(({ body }) => (body as PublishingSite[]).map(({ name }) => name))
  assert.deepEqual(names, ['De Linge & omstreken', 'De Waal'])
  assert.equal(second.headers.get('x-next-page'), null)
})

test('a password that WordPress does not know connects nothing', async () => {
  const { status, body } = await connect({ ...wordpressInput(room.wordpress), applicationPassword: 'a'.repeat(24) })
  assert.deepEqual([status, body.code], [422, 'siteRefused'])
  assert.match(body.message, /applicatiewachtwoord/)
  assert.deepEqual(await listed(), [])
})

test('an account that may not publish connects nothing', async () => {
  room.wordpress.may.publish = false
  const { status, body } = await connect(wordpressInput(room.wordpress))
  assert.deepEqual([status, body.code], [422, 'siteForbids'])
  assert.match(body.message, /Auteur, Redacteur of Beheerder/)
})

test('a key that Ghost does not know connects nothing', async () => {
  const adminApiKey = room.ghost.adminApiKey.replace(/:..../, ':0000')
  const { status, body } = await connect({ ...ghostInput(room.ghost), adminApiKey })
  assert.deepEqual([status, body.code], [422, 'siteRefused'])
})

test('an address without a WordPress behind it, and one where nothing answers, are told apart', async () => {
  const web = await openWeb({ '/': htmlPage('<title>Bakker</title>') })
  const app = await startApp({ linkFetch: createSafeFetch({ allow: [web.address] }) })
  const { client } = await app.loggedIn({ role: 'admin' })
  const ask = (url: string) => client.post('/api/publishing/sites', { ...wordpressInput(room.wordpress), url })
  assert.equal((await ask(web.url('/'))).body.code, 'siteUnknown')
  assert.equal((await ask('http://10.255.255.1/')).body.code, 'siteUnreachable')
  await Promise.all([app.close(), web.close()])
})

test('what a website says of itself is kept as far as it can be, and is no link that does something else', async () => {
  const told = { title: 'De Waal', url: '' }
  const odd = await openPublishingServer(({ path }) =>
    path.endsWith('/site/')
      ? said({ site: told })
      : said({
          posts: [{ id: '1', title: 'A\0b', status: 'published', updated_at: 'nu', url: 'javascript:alert(1)' }],
        }),
  )
  const fetching = createSafeFetch({ allow: [odd.address] })
  const app = await startApp({ linkFetch: fetching })
  const { client } = await app.loggedIn({ role: 'admin' })
  const input = { ...ghostInput(room.ghost), url: odd.url }
  told.url = 'javascript:alert(1)'
  assert.deepEqual((await client.post('/api/publishing/sites', input)).body.code, 'siteUnreachable')
  for (const [at, title] of [`a\0\n${'魚'.repeat(100_000)}`, 'İb', 'İc', ''].entries()) {
    Object.assign(told, { title, url: `${odd.url}/${at}` })
    assert.equal((await client.post('/api/publishing/sites', input)).status, 201, title.slice(0, 9))
  }
  const names: string[] = []
  for (let next: string | null = ''; next !== null;) {
    const { body, headers } = await client.get(`/api/publishing/sites?limit=1${next && `&after=${next}`}`)
    names.push(...(body as PublishingSite[]).map(({ name }) => name))
    next = headers.get('x-next-page')
  }
  assert.deepEqual(names.toSorted(), ['İb', 'İc', `a ${'魚'.repeat(148)}`, new URL(odd.url).host].toSorted())
  const { signal } = new AbortController()
  const ghost = openGhost((url, question) => fetching.ask(url, question, signal), odd.url, undefined, {
    adminApiKey: room.ghost.adminApiKey,
    clock: () => app.now,
  })
  const post = await ghost.find('1')
  assert.deepEqual([post?.title, post?.address], ['Ab', null])
  await Promise.all([app.close(), odd.close()])
})

test('a key is not sent over the open internet without https', async () => {
  const { status, body } = await connect({ ...wordpressInput(room.wordpress), url: 'http://93.184.215.14/' })
  assert.deepEqual([status, body.code], [422, 'siteInsecure'])
})

for (const [what, input, field] of [
  [
    'an ordinary password',
    { kind: 'wordpress', url: 'https://site.nl', username: 'a', applicationPassword: 'geheim!' },
    'applicationPassword',
  ],
  ['half a key', { kind: 'ghost', url: 'https://site.nl', adminApiKey: '6489d0f5' }, 'adminApiKey'],
  [
    'an address with a password in it',
    { kind: 'ghost', url: 'https://a:b@site.nl', adminApiKey: `${'a'.repeat(24)}:${'b'.repeat(64)}` },
    'url',
  ],
  ['no address', { kind: 'ghost', url: '', adminApiKey: `${'a'.repeat(24)}:${'b'.repeat(64)}` }, 'url'],
] as const)
  test(`${what} is refused at its field`, async () => {
    const { status, body } = await connect(input)
    assert.equal(status, 400)
    assert.deepEqual(Object.keys(body.errors as object), [field])
  })

test('the address of a site that is connected gives it another key, and keeps it one site', async () => {
  const first = await connected(room, wordpressInput(room.wordpress))
  const again = await connected(room, { ...wordpressInput(room.wordpress), url: `${room.wordpress.url}/` })
  assert.equal(again.id, first.id)
  assert.equal((await listed()).length, 1)
})

test('two administrators who connect one site at the same moment make it one site', async () => {
  const replies = await Promise.all([1, 2, 3].map(() => connect(wordpressInput(room.wordpress))))
  assert.deepEqual(
    replies.map(({ status }) => status),
    [201, 201, 201],
  )
  assert.equal((await listed()).length, 1)
})

test('a site whose key was revoked is paused by its test, and goes on when it takes it again', async () => {
  const { id } = await connected(room, wordpressInput(room.wordpress))
  const testIt = () => room.admin.post(`/api/publishing/sites/${id}/test`)
  room.wordpress.may.key = false
  assert.equal((await testIt()).body.code, 'siteRefused')
  assert.equal((await listed())[0]?.state, 'paused')
  room.wordpress.may.key = true
  assert.equal(taken<PublishingSite>(await testIt()).state, 'connected')
})

test('what administrators do with sites stands in the log', async () => {
  const { id, name } = await connected(room, ghostInput(room.ghost))
  taken(await room.admin.send('DELETE', `/api/publishing/sites/${id}`))
  assert.equal((await room.admin.send('DELETE', `/api/publishing/sites/${id}`)).status, 404)
  const log = taken<{ action: string; subjectName: string }[]>(await room.admin.get('/api/audit?part=changes&limit=2'))
  assert.deepEqual(
    log.map(({ action, subjectName }) => [action, subjectName]),
    [
      ['site.disconnect', name],
      ['site.connect', name],
    ],
  )
})

const label = (id: number, typed: unknown, client = room.admin) =>
  client.send('PUT', `/api/publishing/sites/${id}`, { body: { label: typed } })

test('a website is called as administrators label it, everywhere, and without a label as it calls itself', async () => {
  const { id } = await connected(room, ghostInput(room.ghost))
  const named = taken<PublishingSite>(await label(id, '  Onze krant  '))
  assert.deepEqual([named.name, named.label, named.ownName], ['Onze krant', 'Onze krant', 'De Waal'])
  const article = await written(room.writer)
  assert.equal((await sentBy(room, article.id, { siteId: id, when: 'draft' })).siteName, 'Onze krant')
  assert.deepEqual(await listed(room.writer), [{ id, kind: 'ghost', name: 'Onze krant' }])
  // Testing it asks the website its own name anew, and leaves the label.
  assert.equal(taken<PublishingSite>(await room.admin.post(`/api/publishing/sites/${id}/test`)).name, 'Onze krant')
  const again = taken<PublishingSite>(await label(id, ''))
  assert.deepEqual([again.name, again.label], ['De Waal', null])
  const entries = taken<{ action: string; changes: object }[]>(await room.admin.get('/api/audit'))
  const renamed = entries.filter(({ action }) => action === 'site.rename').map(({ changes }) => changes)
  assert.deepEqual(renamed.slice(0, 2), [
    { name: { from: 'Onze krant', to: 'De Waal' } },
    { name: { from: 'De Waal', to: 'Onze krant' } },
  ])
})

test('two websites of one name are told apart by their address, until one is called otherwise', async () => {
  const other = await openGhostServer()
  const app = await startApp({ linkFetch: createSafeFetch({ allow: [other.address, room.ghost.address] }) })
  const { client } = await app.loggedIn({ role: 'admin' })
  const connectAt = async (ghost: typeof other) =>
    taken<PublishingSite>(await client.post('/api/publishing/sites', ghostInput(ghost)), 201)
  const first = await connectAt(room.ghost)
  const second = await connectAt(other)
  const names = async () => (await listed(client)).map(({ name }) => name).toSorted()
  const apart = [`De Waal (${room.ghost.address})`, `De Waal (${other.address})`].toSorted()
  assert.deepEqual(await names(), apart)
  taken(await label(second.id, 'De Maas', client))
  assert.deepEqual(await names(), ['De Maas', 'De Waal'])
  taken(await label(first.id, 'de maas', client))
  assert.deepEqual(await names(), [`De Maas (${other.address})`, `de maas (${room.ghost.address})`])
  await Promise.all([app.close(), other.close()])
})

test('a label of 100 characters is taken, one of 101 or of two lines is not, and only by an administrator', async () => {
  const { id } = await connected(room, ghostInput(room.ghost))
  assert.equal((await label(id, 'é'.repeat(100))).status, 200)
  for (const wrong of ['é'.repeat(101), 'De\nWaal', 'De\u200bWaal', 7, undefined])
    assert.equal((await label(id, wrong)).status, 400, String(wrong))
  assert.equal((await label(id, 'Van mij', room.writer)).status, 403)
  assert.equal((await label(999_999, 'Niemand')).status, 404)
  assert.equal((await listed())[0]?.label, 'é'.repeat(100))
})
