// User management: adding, editing, roles and deletion, and what the log keeps of it.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import type { AuditEntry } from '#contract/audit/entry.ts'
import type { Notice } from '#contract/live.ts'
import { users } from '#server/accounts/tables.ts'
import { generations } from '#server/history/tables.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { aiUsage } from '#server/quota/tables.ts'
import { makeUser, PASSWORD, startApp, until, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  ;({ client: admin } = await app.loggedIn({ username: 'baas', name: 'De Baas', role: 'admin' }))
})
after(() => app.close())

const person = (username: string) => ({
  username,
  name: 'Noor Bakker',
  email: `${username}@krant.nl`,
  password: PASSWORD,
})
const newest = async (): Promise<AuditEntry> => (await admin.get('/api/audit')).body[0]
const put = (path: string, body: unknown, client = admin) => client.send('PUT', path, { body })

/** Waits until everything that was told before now is heard: notices come in the order they are told in. */
async function told(heard: Notice[], id: number): Promise<void> {
  await app.database.notices.tell({ topic: 'messages', id })
  await until(() => heard.some((notice) => notice.topic === 'messages' && notice.id === id), 'the last notice is heard')
}

/** What open windows hear while `work` is done. */
async function heardDuring(work: () => Promise<unknown>): Promise<Notice[]> {
  const heard: Notice[] = []
  const stop = app.database.notices.listen((notice) => heard.push(notice))
  // On a server the first listener has to connect, and is then told that anything may have changed.
  await until(async () => {
    await app.database.notices.tell({ topic: 'messages' })
    return heard.length > 0
  }, 'one hears anything')
  await told(heard, 1)
  heard.length = 0
  await work()
  await told(heard, 2)
  stop()
  return heard.filter(({ topic }) => topic !== 'messages')
}

test('an account that an administrator makes is free, has no trial, and can log in', async () => {
  const reply = await admin.post('/api/users', person('Nieuw'))
  assert.equal(reply.status, 201)
  const { role, subscriptionStartDate, subscriptionEndDate, version, createdAt } = reply.body
  assert.deepEqual([role, subscriptionStartDate, subscriptionEndDate, version], ['free', null, null, 0])
  assert.equal(createdAt, app.now.toISOString())
  assert.doesNotMatch(JSON.stringify(reply.body), /password|argon2/)
  assert.equal((await app.client().post('/api/login', { username: 'nieuw', password: PASSWORD })).status, 200)
  const { action, actorName, subjectName, changes } = await newest()
  assert.deepEqual([action, actorName, subjectName], ['user.add', 'De Baas', 'Noor Bakker'])
  assert.deepEqual(Object.keys(changes).toSorted(), ['email', 'name', 'role', 'username'])
})

test('bad input makes no account, and says per field what is wrong, in the specification’s words', async () => {
  const reply = await admin.post('/api/users', {
    name: 'N',
    username: 'no',
    email: 'nee',
    password: '12345',
    role: 'baas',
  })
  assert.equal(reply.status, 400)
  assert.deepEqual(reply.body.errors, {
    name: 'Naam moet minimaal 2 karakters bevatten',
    username: 'Gebruikersnaam moet minimaal 3 karakters bevatten',
    email: 'Voer een geldig e-mailadres in',
    password: 'Wachtwoord moet minimaal 6 karakters bevatten',
    role: 'Kies een rol uit de lijst.',
  })
  const edge = { name: 'No', username: 'nop', email: 'n@o.nl', password: 'v7kq2x', role: null }
  assert.deepEqual((await admin.post('/api/users', edge)).body.role, 'free')
})

test('a taken name or address is refused on its field, when adding, editing and in the details', async () => {
  await admin.post('/api/users', person('bezet'))
  const { body: other } = await admin.post('/api/users', person('ander'))
  const adding = await admin.post('/api/users', { ...person('BEZET'), email: 'vrij@krant.nl' })
  assert.deepEqual([adding.status, Object.keys(adding.body.errors)], [409, ['username']])
  const editing = await put(`/api/users/${other.id}`, { ...other, email: 'Bezet@Krant.nl' })
  assert.deepEqual([editing.status, editing.body.errors], [409, { email: 'Dit e-mailadres is al in gebruik.' }])
  const details = await put(`/api/users/${other.id}/full-details`, { ...other, username: 'Bezet' })
  assert.deepEqual([details.status, Object.keys(details.body.errors)], [409, ['username']])
  assert.equal((await admin.get(`/api/users/${other.id}/full-details`)).body.email, 'ander@krant.nl')
})

test('an edit changes who someone is, raises the version, and the log names only what changed', async () => {
  const { body: made } = await admin.post('/api/users', person('bewerkt'))
  const edit = { name: 'Noor de Vries', username: 'bewerkt', email: 'noor@krant.nl' }
  const reply = await put(`/api/users/${made.id}`, edit)
  assert.deepEqual([reply.status, reply.body.name, reply.body.version], [200, 'Noor de Vries', 1])
  const { action, subjectId, changes } = await newest()
  assert.deepEqual([action, subjectId], ['user.edit', made.id])
  assert.deepEqual(changes, {
    name: { from: 'Noor Bakker', to: 'Noor de Vries' },
    email: { from: 'bewerkt@krant.nl', to: 'noor@krant.nl' },
  })
})

test('an edit that changes nothing leaves version and log alone', async () => {
  const { body: made } = await admin.post('/api/users', person('zelfde'))
  const last = await newest()
  assert.equal((await put(`/api/users/${made.id}`, made)).body.version, 0)
  assert.deepEqual(await newest(), last)
})

test('who changes an older version than the newest is told, and nothing changes', async () => {
  const { body: made } = await admin.post('/api/users', person('oud'))
  await put(`/api/users/${made.id}/role`, { role: 'paid', version: made.version })
  const stale: [string, object][] = [
    [`/api/users/${made.id}`, { ...made, name: 'Te Laat' }],
    [`/api/users/${made.id}/role`, { role: 'user', version: made.version }],
    [`/api/users/${made.id}/password`, { newPassword: 'te-laat', version: made.version }],
    [`/api/users/${made.id}/full-details`, { ...made, name: 'Te Laat' }],
  ]
  for (const [path, body] of stale) {
    const reply = await put(path, body)
    assert.equal(reply.status, 409, path)
    assert.match(reply.body.message, /intussen gewijzigd/)
  }
  const { body: now } = await admin.get(`/api/users/${made.id}/full-details`)
  assert.deepEqual([now.name, now.role, now.version], ['Noor Bakker', 'paid', 1])
  assert.equal((await put(`/api/users/${made.id}`, { ...made, name: 'Zonder Versie', version: null })).status, 200)
})

test('of two administrators who edit one user at the same moment exactly one wins', async () => {
  const { body: made } = await admin.post('/api/users', person('gelijk'))
  const edits = ['Een', 'Twee', 'Drie', 'Vier'].map((name) => put(`/api/users/${made.id}`, { ...made, name }))
  const statuses = (await Promise.all(edits)).map(({ status }) => status)
  assert.deepEqual([statuses.filter((status) => status === 200).length, new Set(statuses)], [1, new Set([200, 409])])
})

test('a role counts from the next request of its user, who stays logged in', async () => {
  const { client, user } = await app.loggedIn({ username: 'klimmer' })
  assert.equal((await client.get('/api/users')).status, 403)
  assert.equal((await put(`/api/users/${user.id}/role`, { role: 'admin' })).status, 200)
  assert.equal((await client.get('/api/users')).status, 200)
  assert.equal((await put(`/api/users/${user.id}/role`, { role: 'free' })).status, 200)
  assert.equal((await client.get('/api/users')).status, 403)
  assert.equal((await client.get('/api/user')).body.role, 'free')
  assert.deepEqual((await newest()).changes, { role: { from: 'admin', to: 'free' } })
})

test('an unknown user is 404, an id that is no number or a role that does not exist 400', async () => {
  const { body: made } = await admin.post('/api/users', person('grens'))
  const calls: [string, string, object | undefined][] = [
    ['PUT', '', made],
    ['PUT', '/role', { role: 'paid' }],
    ['PUT', '/password', { newPassword: 'geheim' }],
    ['GET', '/full-details', undefined],
    ['PUT', '/full-details', made],
    ['DELETE', '', undefined],
  ]
  for (const [method, path, body] of calls) {
    assert.equal((await admin.send(method, `/api/users/2147483647${path}`, { body })).status, 404, `${method} ${path}`)
    for (const id of ['abc', '0', '1.5', '2147483648']) {
      assert.equal(
        (await admin.send(method, `/api/users/${id}${path}`, { body })).status,
        400,
        `${method} ${id}${path}`,
      )
    }
  }
  assert.equal((await put(`/api/users/${made.id}/role`, { role: 'eigenaar' })).status, 400)
})

test('with a user goes what was theirs; the figures of their use stay, and their links are free again', async () => {
  const { client, user } = await app.loggedIn({ username: 'vertrekker' })
  const { db } = app.database
  await client.post('/api/content/facebook-titles', { title: 'Tuinieren op een balkon' })
  const used = await db.select().from(aiUsage).where(eq(aiUsage.userId, user.id))
  assert.equal(used.length, 1)
  const link = (status: 'Open' | 'Opgepakt' | 'Klaar') => ({
    title: status,
    url: `https://krant.nl/${status}`,
    urlKey: `krant.nl/${status}`,
    createdAt: app.now,
    status,
    claimedBy: user.id,
    claimedAt: app.now,
  })
  const made = await db
    .insert(inspirationLinks)
    .values([link('Open'), link('Opgepakt'), link('Klaar')])
    .returning()
  const heard = await heardDuring(async () => {
    assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  })
  assert.equal((await client.get('/api/user')).status, 401)
  assert.deepEqual(await db.select().from(generations).where(eq(generations.userId, user.id)), [])
  const [kept] = await db
    .select()
    .from(aiUsage)
    .where(eq(aiUsage.id, used[0]?.id ?? 0))
  assert.deepEqual([kept?.userId, kept?.agentType], [null, 'facebook-captions'])
  const links = await db.select().from(inspirationLinks).orderBy(inspirationLinks.id)
  assert.deepEqual(
    links.map(({ status, claimedBy, claimedAt }) => [status, claimedBy, claimedAt]),
    [
      ['Open', null, null],
      ['Open', null, null],
      ['Klaar', null, null],
    ],
  )
  assert.deepEqual(heard, [{ topic: 'users', id: user.id }, ...made.map(({ id }) => ({ topic: 'links' as const, id }))])
  const { action, subjectId, subjectName } = await newest()
  assert.deepEqual([action, subjectId, subjectName], ['user.delete', user.id, 'vertrekker'])
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 404)
})

test('every change is told to open windows, a refused one is not', async () => {
  const { id } = await makeUser(app.database, { username: 'gevolgd' })
  const heard = await heardDuring(async () => {
    await put(`/api/users/${id}/role`, { role: 'paid' })
    await put(`/api/users/${id}/password`, { newPassword: 'nieuw-geheim' })
    assert.equal((await put(`/api/users/${id}`, { ...person('baas') })).status, 409)
  })
  assert.deepEqual(heard, [
    { topic: 'users', id },
    { topic: 'users', id },
  ])
})

test('the log outlives the administrator who is in it', async () => {
  const { client: leaver, user } = await app.loggedIn({ username: 'weg', name: 'Weg Man', role: 'admin' })
  const { body: made } = await leaver.post('/api/users', person('blijver'))
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  const entries = (await admin.get('/api/audit')).body as AuditEntry[]
  const entry = entries.find(({ subjectId, action }) => subjectId === made.id && action === 'user.add')
  assert.deepEqual([entry?.actorName, entry?.actorId], ['Weg Man', null])
  const [gone] = await app.database.db.select().from(users).where(eq(users.id, user.id))
  assert.equal(gone, undefined)
})
