// Who published before that took a desk: administrators are asked once who goes on, and nobody is ticked.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { EarlierPublisher } from '#contract/accounts/administration.ts'
import type { AuditEntry } from '#contract/audit/entry.ts'
import { makeUser, startApp, type Client, type NewTestUser, type TestApp } from '../support/app.ts'
import { bringUpToDate } from '../support/earlier-publishers.ts'

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
const put = (path: string, body: unknown) => admin.send('PUT', path, { body })
const newest = async (): Promise<AuditEntry> => (await admin.get('/api/audit')).body[0]
const listed = async (): Promise<EarlierPublisher[]> => (await admin.get('/api/users/published-before')).body
const JUNE = '2026-06-01T10:00:00.000Z'

test('who published before desks and has none is listed once, latest first, with how often; administrators and others are not', async () => {
  const often = await someone({ name: 'Vaak Voorheen' })
  const once = await someone({ name: 'Eens Eerder' })
  const boss = await someone({ role: 'admin' })
  await someone({ name: 'Nooit Niet' })
  await bringUpToDate(app, [
    { id: often.id, orderedAt: ['2026-03-01T10:00:00Z', '2026-05-01T10:00:00Z', '2026-04-01T10:00:00Z'] },
    { id: once.id, orderedAt: [JUNE] },
    { id: boss.id, orderedAt: ['2026-06-02T10:00:00Z'] },
  ])
  assert.deepEqual(await listed(), [
    {
      id: once.id,
      name: 'Eens Eerder',
      username: once.username,
      email: once.email,
      version: 0,
      publications: 1,
      lastAt: JUNE,
    },
    {
      id: often.id,
      name: 'Vaak Voorheen',
      username: often.username,
      email: often.email,
      version: 0,
      publications: 3,
      lastAt: '2026-05-01T10:00:00.000Z',
    },
  ])
  for (const { id } of [once, often])
    assert.equal((await admin.get(`/api/users/${id}/full-details`)).body.desk, 'none', 'nobody was given a desk')
})

test('who is given a desk leaves that list for good: nobody who loses one later comes back', async () => {
  const { id } = await someone()
  const risen = await someone()
  const stays = await someone()
  await bringUpToDate(
    app,
    [id, risen.id, stays.id].map((one) => ({ id: one, orderedAt: [JUNE] })),
  )
  await put(`/api/users/${id}/desk`, { desk: 'editor' })
  await put(`/api/users/${id}/desk`, { desk: 'none' })
  await put(`/api/users/${risen.id}/role`, { role: 'admin' })
  await put(`/api/users/${risen.id}/role`, { role: 'user' })
  // Another change is no answer.
  await put(`/api/users/${stays.id}/role`, { role: 'paid' })
  assert.deepEqual(
    (await listed()).map((one) => one.id),
    [stays.id],
  )
})

test('the list is put away for the whole house, once, and the log says by whom', async () => {
  const { id } = await someone()
  await bringUpToDate(app, [{ id, orderedAt: [JUNE] }])
  const { client: other } = await app.loggedIn({ role: 'admin', name: 'Andere Baas' })
  assert.equal((await other.send('DELETE', '/api/users/published-before')).status, 200)
  assert.deepEqual(await listed(), [])
  const entry = await newest()
  assert.deepEqual([entry.action, entry.actorName], ['settings.publishedBefore', 'Andere Baas'])
  assert.equal((await admin.send('DELETE', '/api/users/published-before')).status, 200)
  assert.deepEqual(await newest(), entry)
})

test('with an account its place on that list goes', async () => {
  const { id } = await someone()
  await bringUpToDate(app, [{ id, orderedAt: [JUNE] }])
  assert.equal((await admin.send('DELETE', `/api/users/${id}`)).status, 200)
  assert.deepEqual(await listed(), [])
})
