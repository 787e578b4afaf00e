// The desk: who gets one and how, and who does not.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq } from 'drizzle-orm'
import { desks } from '#contract/accounts/desk.ts'
import type { AuditEntry } from '#contract/audit/entry.ts'
import type { Told } from '#server/db/notices.ts'
import { users } from '#server/accounts/tables.ts'
import { makeUser, PASSWORD, startApp, until, type Client, type NewTestUser, type TestApp } from '../support/app.ts'
import { letterTo, tokenOf } from '../support/letters.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  ;({ client: admin } = await app.loggedIn({ username: 'baas', name: 'De Baas', role: 'admin' }))
})
after(() => app.close())

let made = 0
const someone = (fields: Partial<NewTestUser> = {}) =>
  makeUser(app.database, { username: `iemand${(made += 1)}`, ...fields })
const put = (path: string, body: unknown, client = admin) => client.send('PUT', path, { body })
const newest = async (): Promise<AuditEntry> => (await admin.get('/api/audit')).body[0]
const own = async (client: Client) => (await client.get('/api/user')).body.desk
const stored = async (id: number) => (await app.database.db.select().from(users).where(eq(users.id, id)))[0]?.desk
const listed = async (query: string) =>
  ((await admin.get(`/api/users?limit=100&${query}`)).body as { id: number }[]).map(({ id }) => id)

/** What the windows of user `id` hear while `work` is done. */
async function heardBy(id: number, work: () => Promise<unknown>): Promise<Told[]> {
  const heard: Told[] = []
  const stop = app.database.notices.listen((notice) => heard.push(notice))
  const marked = async (mark: number) => {
    await until(async () => {
      await app.database.notices.tell({ topic: 'messages', id: mark })
      return heard.some((notice) => notice.topic === 'messages' && notice.id === mark)
    }, 'a notice is heard')
  }
  await marked(1)
  heard.length = 0
  await work()
  await marked(2)
  stop()
  return heard.filter(({ onlyFor }) => onlyFor === id)
}

test('an administrator gives a desk and takes it away, which counts from the next request of its user', async () => {
  const { client, user } = await app.loggedIn()
  assert.equal(await own(client), 'none')
  for (const desk of ['writer', 'editor', 'chief', 'none']) {
    const reply = await put(`/api/users/${user.id}/desk`, { desk })
    assert.deepEqual([reply.status, reply.body.desk], [200, desk])
    assert.equal(await own(client), desk)
  }
  const { action, actorName, subjectId, changes } = await newest()
  assert.deepEqual([action, actorName, subjectId], ['user.desk', 'De Baas', user.id])
  assert.deepEqual(changes, { desk: { from: 'chief', to: 'none' } })
})

test('open windows of whose desk changes hear of it; the same desk again changes and tells nothing', async () => {
  const { id } = await someone()
  const given = await heardBy(id, () => put(`/api/users/${id}/desk`, { desk: 'editor' }))
  assert.deepEqual(given, [{ topic: 'account', onlyFor: id }])
  const last = await newest()
  let version: number | undefined
  const again = await heardBy(
    id,
    async () => ({ version } = (await put(`/api/users/${id}/desk`, { desk: 'editor' })).body),
  )
  assert.deepEqual([again, version, await newest()], [[], 1, last])
})

test('a desk that is given over an older version than the newest is refused', async () => {
  const { id, version } = await someone()
  await put(`/api/users/${id}/role`, { role: 'paid', version })
  const reply = await put(`/api/users/${id}/desk`, { desk: 'editor', version })
  assert.deepEqual([reply.status, reply.body.code, await stored(id)], [409, 'changedMeanwhile', 'none'])
  const replies = await Promise.all(
    ['writer', 'editor', 'chief'].map((desk) => put(`/api/users/${id}/desk`, { desk, version: 1 })),
  )
  const won = replies.filter(({ status }) => status === 200)
  assert.deepEqual([won.length, replies.filter(({ status }) => status === 409).length], [1, 2])
})

test('what is no desk is refused on its field, and nobody is changed', async () => {
  const { id } = await someone({ desk: 'writer' })
  for (const desk of ['baas', '', 0, null, undefined, ['editor'], 'Editor']) {
    const reply = await put(`/api/users/${id}/desk`, { desk })
    assert.deepEqual([reply.status, reply.body.errors], [400, { desk: 'Kies een functie uit de lijst.' }], String(desk))
  }
  assert.equal((await put('/api/users/2147483647/desk', { desk: 'editor' })).status, 404)
  assert.equal((await put('/api/users/0/desk', { desk: 'editor' })).status, 400)
  assert.equal(await stored(id), 'writer')
})

test('nobody but an administrator gives a desk, to others or to themselves; not even a chief', async () => {
  const other = await someone()
  for (const fields of [{}, { role: 'paid' as const }, { desk: 'chief' as const }]) {
    const { client, user } = await app.loggedIn(fields)
    for (const id of [user.id, other.id])
      assert.equal((await put(`/api/users/${id}/desk`, { desk: 'editor' }, client)).status, 403)
    assert.equal(await own(client), fields.desk ?? 'none')
  }
  assert.equal(await stored(other.id), 'none')
})

test('who registers has no desk, whatever they send; nor does their own profile give one', async () => {
  const client = app.client()
  const stranger = { name: 'Vreemde Vogel', username: 'vreemd', email: 'vreemd@elders.nl', password: PASSWORD }
  const reply = await client.post('/api/register', { ...stranger, desk: 'chief', role: 'admin' })
  assert.deepEqual([reply.status, reply.body.desk, reply.body.role], [201, 'none', 'user'])
  const profile = await put('/api/account', { name: 'Vreemde Vogel', email: stranger.email, desk: 'chief' }, client)
  assert.deepEqual([profile.status, profile.body.user.desk], [200, 'none'])
  assert.equal(await stored(reply.body.id), 'none')
})

test('the extended details show a desk and give none, and Premium gives none', async () => {
  const { id, ...rest } = (await admin.get(`/api/users/${(await someone({ desk: 'editor' })).id}/full-details`)).body
  assert.equal(rest.desk, 'editor')
  const saved = await put(`/api/users/${id}/full-details`, { ...rest, role: 'paid', desk: 'chief' })
  assert.deepEqual([saved.status, saved.body.desk, await stored(id)], [200, 'editor', 'editor'])
  const paying = await someone({ subscriptionStatus: 'paid', subscriptionType: 'paid' })
  assert.equal((await admin.get(`/api/users/${paying.id}/full-details`)).body.desk, 'none')
})

test('an account that an administrator adds has the desk that was chosen, and none without a choice', async () => {
  const person = (username: string) => ({
    username,
    name: 'Noor Bakker',
    email: `${username}@krant.nl`,
    password: PASSWORD,
  })
  const chosen = await admin.post('/api/users', { ...person('gekozen'), desk: 'editor' })
  assert.deepEqual([chosen.status, chosen.body.desk], [201, 'editor'])
  assert.deepEqual((await newest()).changes.desk, { to: 'editor' })
  for (const desk of [undefined, null]) {
    const reply = await admin.post('/api/users', { ...person(`zonder${desk}`), desk })
    assert.deepEqual([reply.status, reply.body.desk], [201, 'none'])
    assert.equal((await newest()).changes.desk, undefined)
  }
  const refused = await admin.post('/api/users', { ...person('fout'), desk: 'baas' })
  assert.deepEqual([refused.status, refused.body.errors], [400, { desk: 'Kies een functie uit de lijst.' }])
})

test('an administrator is a chief: no desk can be chosen, and whoever stops being one has the desk of before', async () => {
  const { client, user } = await app.loggedIn({ desk: 'writer' })
  const heard = await heardBy(user.id, () => put(`/api/users/${user.id}/role`, { role: 'admin' }))
  assert.deepEqual(heard, [{ topic: 'account', onlyFor: user.id }])
  assert.equal(await own(client), 'chief')
  for (const desk of desks) {
    const reply = await put(`/api/users/${user.id}/desk`, { desk })
    assert.deepEqual([reply.status, reply.body.code], [409, 'deskOfAdministrator'], desk)
  }
  const demoted = await put(`/api/users/${user.id}/role`, { role: 'user' })
  assert.deepEqual([demoted.body.desk, await own(client)], ['writer', 'writer'])
})

test('who was added as an administrator falls back to no desk, whatever was chosen then', async () => {
  const fields = { name: 'Tweede Baas', username: 'tweede', email: 'tweede@krant.nl', password: PASSWORD }
  const { body } = await admin.post('/api/users', { ...fields, role: 'admin', desk: 'editor' })
  assert.equal(body.desk, 'chief')
  assert.equal((await put(`/api/users/${body.id}/role`, { role: 'user' })).body.desk, 'none')
})

test('an administrator who is none any more gives no desk with a session of before', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  const other = await someone()
  await put(`/api/users/${user.id}/role`, { role: 'user' })
  for (const id of [other.id, user.id])
    assert.equal((await put(`/api/users/${id}/desk`, { desk: 'chief' }, client)).status, 403)
  assert.deepEqual([await stored(other.id), await stored(user.id)], ['none', 'none'])
})

test('the list is filtered by the desk that counts, with administrators among the chiefs', async () => {
  const ids = {
    none: (await someone({ name: 'Filter Maker' })).id,
    writer: (await someone({ name: 'Filter Redacteur', desk: 'writer' })).id,
    editor: (await someone({ name: 'Filter Eindredacteur', desk: 'editor' })).id,
    chief: (await someone({ name: 'Filter Chef', desk: 'chief' })).id,
  }
  const boss = (await someone({ name: 'Filter Baas', role: 'admin', desk: 'writer' })).id
  for (const desk of desks)
    assert.deepEqual(
      new Set(await listed(`desk=${desk}&search=filter`)),
      new Set(desk === 'chief' ? [ids.chief, boss] : [ids[desk]]),
      desk,
    )
  assert.deepEqual(await listed('desk=chief&role=admin&search=filter'), [boss])
  assert.equal((await admin.get('/api/users?desk=baas')).status, 400)
})

test('who is invited with a desk gets it, and reads so in the mail and behind its link', async () => {
  const email = 'eind@krant.nl'
  const invited = await admin.post('/api/invitations', { email, role: 'user', desk: 'editor' })
  assert.deepEqual([invited.status, invited.body.desk], [201, 'editor'])
  assert.deepEqual((await newest()).changes, { role: { to: 'user' }, desk: { to: 'editor' } })
  // Sent again it is the same invitation.
  assert.equal((await admin.post(`/api/invitations/${invited.body.id}/resend`)).body.desk, 'editor')
  const letter = letterTo(app, email, /uitgenodigd/)
  assert.match(letter.paragraphs.join(' '), /de rol ‘Gebruiker’ en de functie ‘Eindredacteur’/)
  const token = tokenOf(letter)
  assert.equal((await app.client().get(`/api/invitation/${token}`)).body.desk, 'editor')
  // Whoever accepts cannot ask for more.
  const person = { name: 'Eva Eind', email, username: 'evaeind', password: PASSWORD, invitation: token, desk: 'chief' }
  const client = app.client()
  assert.deepEqual([(await client.post('/api/register', person)).status, await own(client)], [201, 'editor'])
  assert.deepEqual((await newest()).changes.desk, { to: 'editor' })
})

test('an invitation that names no desk gives none, also when it takes the place of one that did', async () => {
  const email = 'gewoon@krant.nl'
  await admin.post('/api/invitations', { email, role: 'user', desk: 'chief' })
  const { body } = await admin.post('/api/invitations', { email, role: 'user' })
  assert.equal(body.desk, 'none')
  const letter = letterTo(app, email, /uitgenodigd/)
  assert.doesNotMatch(letter.paragraphs.join(' '), /functie/)
  const person = { name: 'Gerda Gewoon', email, username: 'gerda', password: PASSWORD, invitation: tokenOf(letter) }
  assert.deepEqual((await app.client().post('/api/register', person)).body.desk, 'none')
})

test('an invitation gives its desk only as long as who sent it is an administrator', async () => {
  const { client: boss, user } = await app.loggedIn({ role: 'admin' })
  const email = 'telaat@krant.nl'
  await boss.post('/api/invitations', { email, role: 'user', desk: 'chief' })
  const invitation = tokenOf(letterTo(app, email, /uitgenodigd/))
  await put(`/api/users/${user.id}/role`, { role: 'user' })
  const person = { name: 'Te Laat', email, username: 'telaat', password: PASSWORD, invitation }
  assert.equal((await app.client().post('/api/register', person)).body.code, 'letterLinkUnknown')
  // Without the link anybody may register here, with nothing of what was promised.
  const without = await app.client().post('/api/register', { ...person, invitation: undefined })
  assert.deepEqual([without.status, without.body.desk], [201, 'none'])
})

test('who is invited as an administrator is a chief, and the mail names the role alone', async () => {
  const email = 'baas@elders.nl'
  const { body } = await admin.post('/api/invitations', { email, role: 'admin', desk: 'writer' })
  assert.equal(body.desk, 'chief')
  const letter = letterTo(app, email, /uitgenodigd/)
  assert.doesNotMatch(letter.paragraphs.join(' '), /functie/)
  const person = { name: 'Nieuwe Baas', email, username: 'nieuwebaas', password: PASSWORD }
  const reply = await app.client().post('/api/register', { ...person, invitation: tokenOf(letter) })
  assert.deepEqual([reply.body.desk, await stored(reply.body.id)], ['chief', 'none'])
})
