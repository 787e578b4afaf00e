// Deleting a user in the middle of what they are doing, and of what others do with what is theirs: nobody gets a fault.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { PASSWORD, startApp, type Client, type Reply, type TestApp } from '../support/app.ts'
import { makeLinks } from '../support/links.ts'

const ROUNDS = 25
const LINKS = 12

let app: TestApp
let admin: Client
let other: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
  other = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())

/** Deletes a user while `work` is going on; what they do afterwards may be refused, but nothing may fail. */
async function deleteDuring(id: number, work: Promise<Reply>[]): Promise<void> {
  const deleted = await admin.send('DELETE', `/api/users/${id}`)
  const replies = [deleted, ...(await Promise.all(work))]
  assert.equal(deleted.status, 200, JSON.stringify(deleted.body))
  for (const { status, body } of replies) assert.ok(status < 500, `${status} ${JSON.stringify(body)}`)
}

const link = (id: number, step: string) => `/api/inspiratie-links/${id}/${step}`
const bulk = (client: Client, ids: number[], action: string) =>
  client.post('/api/inspiratie-links/bulk', { ids, action })

test('a user is deleted while they and others claim and release links, one by one and in bulk', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { client, user } = await app.loggedIn({ role: 'admin' })
    const ids = await makeLinks(
      app,
      Array.from({ length: LINKS }, (_, at) => ({ createdBy: user.id, claimedBy: at % 3 === 0 ? user.id : null })),
    )
    // The rows are not where their ids say: what the database finds first is not the lowest.
    for (const id of ids.toReversed()) {
      await app.database.pool.query('UPDATE inspiratie_links SET version = 1 WHERE id = $1', [id])
    }
    await deleteDuring(user.id, [
      bulk(client, ids, 'claim'),
      ...ids.slice(0, 6).map((id) => client.post(link(id, 'claim'))),
      bulk(other, ids, 'unclaim'),
      bulk(other, ids.toReversed(), 'claim'),
      bulk(other, ids, 'delete'),
      ...ids.slice(6).map((id) => client.post(link(id, 'unclaim'))),
      bulk(client, ids, 'restore'),
    ])
    const { rows } = await app.database.pool.query<{ id: number }>(
      "SELECT id FROM inspiratie_links WHERE id = ANY($1) AND (created_by = $2 OR claimed_by = $2 OR (status = 'Opgepakt' AND claimed_by IS NULL))",
      [ids, user.id],
    )
    assert.deepEqual(rows, [], 'nothing is theirs any more, and nothing is stuck')
  }
})

test('a user is deleted while tasks of theirs are completed, moved and given to them', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const { client, user } = await app.loggedIn({ role: 'admin' })
    const add = async (by: Client, fields: object) =>
      (await by.post('/api/tasks', { title: 'Ronde', ...fields })).body.id as number
    const own = await add(client, { assigneeId: user.id, recurrence: 'daily' })
    const given = await add(other, { assigneeId: user.id, recurrence: 'daily' })
    const free = await add(other, {})
    await deleteDuring(user.id, [
      client.post(`/api/tasks/${own}/complete`),
      other.post(`/api/tasks/${given}/complete`),
      other.send('PUT', `/api/tasks/${free}`, { body: { assigneeId: user.id } }),
      client.send('PUT', `/api/tasks/${free}`, { body: { title: 'Anders' } }),
      client.post('/api/tasks', { title: 'Nog een', assigneeId: user.id }),
      other.post(`/api/tasks/${given}/reopen`),
    ])
  }
})

test('a user is deleted while they write, judge what was written, keep styles and handle messages', async () => {
  const write = (client: Client) =>
    client.post('/api/titeltovenaar/generate', { subject: 'Zee', context: 'Golven op het strand.', amount: 4 })
  for (let round = 0; round < ROUNDS; round += 1) {
    const { client, user } = await app.loggedIn({ role: 'admin' })
    assert.equal((await write(client)).status, 200)
    const [generation] = (await client.get('/api/history')).body
    const judge = (rating: number) => client.post('/api/feedback', { generationId: generation.id, index: 0, rating })
    const { rows } = await app.database.pool.query<{ id: number }>(
      `INSERT INTO contact_submissions (name, email, message, created_at)
       VALUES ('Lezer', 'lezer@example.com', 'Een vraag over de krant.', now()) RETURNING id`,
    )
    const message = `/api/contact-submissions/${rows[0]?.id}`
    await deleteDuring(user.id, [
      write(client),
      judge(1),
      judge(-1),
      client.post('/api/styles', { name: 'Strak' }),
      client.post(`${message}/handle`),
      client.post(`${message}/reopen`),
      client.post('/api/login', { username: user.username, password: PASSWORD }),
    ])
  }
})
