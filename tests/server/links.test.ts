// Inspiration links: the list, and what administrators do with it. Steps, races and many at once have their own files.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { addressKey } from '#contract/links/address-key.ts'
import { BIN_DAYS, LINK_LIMITS, type Link } from '#contract/links/link.ts'
import { users } from '#server/accounts/tables.ts'
import { auditLog } from '#server/audit/tables.ts'
import { runJob } from '#server/jobs/job.ts'
import { emptyLinkBin } from '#server/links/jobs.ts'
import { inspirationLinks, linkImages } from '#server/links/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'
import { makeLink, makeLinks } from '../support/links.ts'

const path = '/api/inspiratie-links'

let app: TestApp
let admin: Client
let adminId: number
let reader: Client
let readerId: number
before(async () => {
  app = await startApp()
  const anne = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  const bas = await app.loggedIn({ role: 'user', name: 'Bas de Vries' })
  ;[admin, adminId, reader, readerId] = [anne.client, anne.user.id, bas.client, bas.user.id]
})
beforeEach(async () => {
  await app.database.db.delete(inspirationLinks)
  await app.database.db.delete(auditLog)
})
after(() => app.close())

const fields = {
  title: 'Tuin op een dak',
  url: 'https://Krant.nl/Tuin?x=1#begin',
  notes: 'Mooi voor het voorjaar',
  status: 'Opgepakt',
  additionalNotes: 'Bel de maker',
}
const titles = async (query = '', client = reader): Promise<string[]> =>
  (await client.get(path + query)).body.map(({ title }: { title: string }) => title)
/** What a list has of a link with short notes. */
const entryOf = ({ version: _version, ...entry }: Link) => entry

const log = async () => (await app.database.db.select().from(auditLog)).map(({ action, changes }) => [action, changes])

test('a link comes back as it was added, with what was left out empty', async () => {
  const { status, body } = await admin.post(path, fields)
  assert.equal(status, 201)
  const { id, createdAt, ...rest } = body
  const empty = { claimedBy: null, claimedByName: null, claimedAt: null, version: 0, articleId: null, hasImage: false }
  assert.deepEqual(rest, { ...fields, ...empty })
  assert.equal(new Date(createdAt).getTime(), app.now.getTime())
  assert.deepEqual((await reader.get(path)).body, [entryOf(body)])
  assert.deepEqual((await reader.get(`${path}/${id}`)).body, body)
  const bare = await admin.post(path, { title: 'Zee', url: 'http://zee.nl' })
  assert.deepEqual([bare.body.status, bare.body.notes, bare.body.additionalNotes], ['Open', null, null])
  const nulls = { title: 'Zee', url: 'http://zee.nl', notes: null, status: null, additionalNotes: '  ' }
  assert.deepEqual({ ...bare.body, ...(await admin.post(path, nulls)).body, id: 0 }, { ...bare.body, id: 0 })
})

test('title and address are checked, each with its own message', async () => {
  const wrong = async (change: object) => {
    const { status, body } = await admin.post(path, { ...fields, ...change })
    return status === 400 ? body.errors : status
  }
  const title = { title: 'Titel moet minimaal 3 tekens bevatten.' }
  for (const short of ['', 'ab', '  ab  ', undefined]) assert.deepEqual(await wrong({ title: short }), title)
  assert.equal(await wrong({ title: 'abc' }), 201)
  assert.equal(await wrong({ title: 'é'.repeat(LINK_LIMITS.title) }), 201)
  assert.ok((await wrong({ title: 'é'.repeat(LINK_LIMITS.title + 1) })).title)
  const url = { url: 'Voer een geldige URL in.' }
  const bad = [
    '',
    undefined,
    'krant.nl',
    'javascript:alert(1)',
    'data:text/html,<script>',
    'ftp://krant.nl',
    'file:///etc/passwd',
    'http://',
    'https:///pad',
    'https://?x',
    'http:krant.nl',
    'https://krant.nl/een pad',
    'https://kr\nant.nl',
    'https://krant.nl:99999',
    `https://krant.nl/${'a'.repeat(LINK_LIMITS.url - 16)}`,
  ]
  for (const address of bad) assert.deepEqual(await wrong({ url: address }), url, String(address))
  const good = [
    'http://localhost:3000',
    'HTTPS://KRANT.NL',
    ' https://krant.nl/é?q=ü#x ',
    'https://[::1]/',
    `https://krant.nl/${'a'.repeat(LINK_LIMITS.url - 17)}`,
  ]
  for (const address of good) assert.equal(await wrong({ url: address }), 201, address)
  assert.deepEqual(await wrong({ status: 'Weg' }), { status: 'Kies Open, Opgepakt of Klaar.' })
  assert.equal(
    await wrong({ notes: 'n'.repeat(LINK_LIMITS.notes), additionalNotes: 'n'.repeat(LINK_LIMITS.notes) }),
    201,
  )
  assert.ok((await wrong({ notes: 'n'.repeat(LINK_LIMITS.notes + 1) })).notes)
  assert.ok((await wrong({ additionalNotes: 'n'.repeat(LINK_LIMITS.notes + 1) })).additionalNotes)
})

test('an edit changes what it names, keeps the key of the address in step, and may set any status', async () => {
  const { id } = (await admin.post(path, fields)).body
  const { body } = await admin.send('PUT', `${path}/${id}`, { body: { title: 'Nieuw', url: 'https://ANDERS.nl/a#b' } })
  assert.deepEqual([body.title, body.notes, body.status, body.version], ['Nieuw', fields.notes, 'Opgepakt', 1])
  const [row] = await app.database.db.select().from(inspirationLinks)
  assert.equal(row?.urlKey, addressKey('https://ANDERS.nl/a#b'))
  const cleared = { title: 'Nieuw', url: 'https://anders.nl', notes: null, additionalNotes: '', status: 'Klaar' }
  const second = (await admin.send('PUT', `${path}/${id}`, { body: cleared })).body
  assert.deepEqual([second.notes, second.additionalNotes, second.status], [null, null, 'Klaar'])
  const back = (await admin.send('PUT', `${path}/${id}`, { body: { ...cleared, status: 'Open' } })).body
  assert.equal(back.status, 'Open')
})

test('who edits an older version is told, and nothing changes', async () => {
  const { id, version } = (await admin.post(path, fields)).body
  const save = (title: string, seen?: number | null) =>
    admin.send('PUT', `${path}/${id}`, { body: { title, url: fields.url, version: seen } })
  const both = await Promise.all([save('Eerste', version), save('Tweede', version)])
  assert.deepEqual(new Set(both.map(({ status }) => status)), new Set([200, 409]))
  const [kept] = both.filter(({ status }) => status === 200)
  assert.equal((await reader.get(`${path}/${id}`)).body.title, kept?.body.title)
  assert.equal((await save('Derde')).status, 200)
  assert.equal((await save('Vierde', null)).status, 200)
})

test('an edit that changes nothing makes no new version and no line in the log', async () => {
  const link = (await admin.post(path, fields)).body
  const said = (await log()).length
  const { title, url, notes, status, version } = link
  for (const body of [
    { title, url },
    { title, url, notes, status, version },
  ])
    assert.deepEqual((await admin.send('PUT', `${path}/${link.id}`, { body })).body, link)
  assert.equal((await log()).length, said)
})

test('a link that is claimed shows by whom, until that user is deleted', async () => {
  const { user } = await app.loggedIn({ name: 'Cor Smit' })
  const id = await makeLink(app, { claimedBy: user.id, status: 'Opgepakt' })
  const read = async () => (await reader.get(`${path}/${id}`)).body
  assert.deepEqual([(await read()).claimedBy, (await read()).claimedByName], [user.id, 'Cor Smit'])
  await app.database.db.delete(users).where(eq(users.id, user.id))
  assert.deepEqual([(await read()).claimedBy, (await read()).claimedByName], [null, null])
})

test('the list is filtered by status, by whose it is, and by words in title, address and notes', async () => {
  await makeLinks(app, [
    { title: 'Eén: ZEE', url: 'https://golf.nl/%41', notes: 'Zand_en 100% ZOUT, café ÉÉN' },
    { title: 'Twee: bos', status: 'Opgepakt', claimedBy: readerId },
    { title: 'Drie: duin', status: 'Klaar', claimedBy: adminId },
  ])
  assert.deepEqual(await titles(), ['Drie: duin', 'Twee: bos', 'Eén: ZEE'])
  assert.deepEqual(await titles('?status=Opgepakt'), ['Twee: bos'])
  assert.deepEqual(await titles('?mine=true'), ['Twee: bos'])
  assert.deepEqual(await titles('?mine=true', admin), ['Drie: duin'])
  assert.deepEqual(await titles('?mine=false&search='), await titles())
  const found = (search: string) => titles(`?search=${encodeURIComponent(search)}`)
  for (const words of ['zee', 'GOLF.nl', 'zout zee', 'z zee ZEE ee out', 'd_e', '100%', '%41', 'eén', 'één', 'CAFÉ']) {
    assert.deepEqual(await found(words), ['Eén: ZEE'], words)
  }
  for (const words of ['z_e', 'zee bos', 'bos zee e', 'o%d', '\\', "';--"])
    assert.deepEqual(await found(words), [], words)
  assert.equal((await reader.get(`${path}?search=%00`)).status, 400)
  assert.equal((await reader.get(`${path}?status=Weg`)).status, 400)
})

test('the list comes in pages that neither skip nor repeat, also while links are added', async () => {
  await makeLinks(
    app,
    Array.from({ length: 7 }, (_, at) => ({ title: `Link ${at}` })),
  )
  const first = await reader.get(`${path}?limit=3`)
  assert.equal(first.headers.get('x-total-count'), '7')
  await makeLink(app, { title: 'Nieuw' })
  const next = first.headers.get('x-next-page')
  const second = await reader.get(`${path}?limit=3&after=${next}`)
  const third = await reader.get(`${path}?limit=3&after=${second.headers.get('x-next-page')}`)
  const seen = [first, second, third].flatMap(({ body }) => body.map(({ title }: { title: string }) => title))
  assert.deepEqual(
    seen,
    [6, 5, 4, 3, 2, 1, 0].map((at) => `Link ${at}`),
  )
  assert.equal(third.headers.get('x-next-page'), null)
  assert.equal((await reader.get(`${path}?after=onzin`)).status, 400)
  assert.equal((await reader.get(`${path}?limit=8`)).headers.get('x-next-page'), null)
})

test('beyond a thousand the list says only that there are more', async () => {
  await makeLinks(
    app,
    Array.from({ length: 1_002 }, () => ({})),
  )
  const count = async () => (await reader.get(`${path}?limit=1`)).headers.get('x-total-count')
  assert.equal(await count(), '1001')
  await app.database.pool.query('delete from inspiratie_links where id in (select id from inspiratie_links limit 2)')
  assert.equal(await count(), '1000')
})

test('a deleted link goes into the bin, which only administrators see, and comes back as it was', async () => {
  const id = await makeLink(app, { status: 'Opgepakt', claimedBy: readerId })
  const whole = (await reader.get(`${path}/${id}`)).body
  assert.deepEqual((await admin.send('DELETE', `${path}/${id}`)).body, {})
  assert.deepEqual(await titles(), [])
  assert.equal((await admin.get(`${path}/${id}`)).status, 404)
  assert.equal((await reader.get(`${path}?bin=true`)).status, 403)
  const bin = (await admin.get(`${path}?bin=true`)).body
  assert.deepEqual(bin, [{ ...entryOf(whole), deletedAt: app.now.toISOString() }])
  for (const [method, rest] of [
    ['DELETE', ''],
    ['PUT', ''],
    ['POST', '/claim'],
    ['POST', '/unclaim'],
  ] as const) {
    const { status } = await admin.send(method, `${path}/${id}${rest}`, { body: { ...fields } })
    assert.equal(status, 404, method + rest)
  }
  assert.equal((await admin.post(`${path}/${id}/status`, { status: 'Klaar' })).status, 404)
  assert.deepEqual((await admin.post(`${path}/${id}/restore`)).body, whole)
  assert.equal((await admin.post(`${path}/${id}/restore`)).status, 404)
  assert.deepEqual((await reader.get(path)).body, [entryOf(whole)])
})

test('the bin is emptied of what has been in it for thirty days, with its picture', async () => {
  const ago = (days: number, more: number) => new Date(app.now.getTime() - days * 86_400_000 - more)
  const [, younger, kept] = await makeLinks(app, [
    { deletedAt: ago(BIN_DAYS, 1) },
    { deletedAt: ago(BIN_DAYS, 0) },
    { createdAt: ago(400, 0) },
  ])
  const [old] = (await admin.get(`${path}?bin=true`)).body.slice(-1)
  await app.database.db.insert(linkImages).values({ linkId: old.id, mediaType: 'image/png', bytes: Buffer.from('x') })
  assert.equal((await admin.get(`${path}?bin=true`)).body.at(-1).hasImage, true)
  await runJob(emptyLinkBin, app.site)
  const left = await app.database.db.select({ id: inspirationLinks.id }).from(inspirationLinks)
  assert.deepEqual(new Set(left.map(({ id }) => id)), new Set([younger, kept]))
  assert.equal((await app.database.db.select().from(linkImages)).length, 0)
})

test('what administrators do stands in the audit log, what everybody does not', async () => {
  const { id } = (await admin.post(path, { title: 'Duin', url: 'https://duin.nl' })).body
  await admin.send('PUT', `${path}/${id}`, { body: { title: 'Zee', url: 'https://duin.nl', status: 'Opgepakt' } })
  await reader.post(`${path}/${id}/claim`)
  await reader.post(`${path}/${id}/status`, { status: 'Klaar' })
  await admin.post(`${path}/${id}/status`, { status: 'Open' })
  await admin.send('DELETE', `${path}/${id}`)
  await admin.send('DELETE', `${path}/${id}`)
  await admin.post(`${path}/${id}/restore`)
  const made = {
    title: { to: 'Duin' },
    url: { to: 'https://duin.nl' },
    status: { to: 'Open' },
  }
  const edited = { title: { from: 'Duin', to: 'Zee' }, status: { from: 'Open', to: 'Opgepakt' } }
  assert.deepEqual(await log(), [
    ['link.add', made],
    ['link.edit', edited],
    ['link.reopen', {}],
    ['link.delete', {}],
    ['link.restore', {}],
  ])
})

test('an unknown link is 404 for every call about one', async () => {
  const calls = [
    ['GET', ''],
    ['PUT', ''],
    ['DELETE', ''],
    ['POST', '/restore'],
    ['POST', '/claim'],
    ['POST', '/unclaim'],
    ['POST', '/status'],
  ]
  for (const [method = '', rest = ''] of calls) {
    for (const id of ['2000000000', '0', 'abc', '99999999999']) {
      const body = method === 'GET' ? undefined : { ...fields, status: 'Klaar' }
      const { status } = await admin.send(method, `${path}/${id}${rest}`, { body })
      assert.ok(status === 404 || (id !== '2000000000' && status === 400), `${method} ${id}${rest}: ${status}`)
    }
  }
})
