// What the audit log keeps of tasks.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { inspirationLinks } from '#server/links/tables.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })).client
})
after(() => app.close())

const add = async (fields: object = {}) => (await admin.post('/api/tasks', { title: 'Interview', ...fields })).body
const put = (id: number, body: object) => admin.send('PUT', `/api/tasks/${id}`, { body })
const remove = (id: number) => admin.send('DELETE', `/api/tasks/${id}`)

test('every change stands in the audit log, with what it was and what it became', async () => {
  const task = await add({ title: 'In het logboek', priority: 1 })
  await put(task.id, { priority: 2, dueDate: '2026-12-01', completed: true })
  await put(task.id, { title: 'In het logboek' })
  await admin.post(`/api/tasks/${task.id}/reopen`)
  await remove(task.id)
  await admin.post(`/api/tasks/${task.id}/restore`)
  const entries = (await admin.get('/api/audit')).body
  const about = entries.filter(({ subjectId }: { subjectId: number }) => subjectId === task.id).toReversed()
  assert.deepEqual(
    about.map(({ action, actorName }: { action: string; actorName: string }) => [action, actorName]),
    ['add', 'edit', 'complete', 'reopen', 'delete', 'restore'].map((verb) => [`task.${verb}`, 'Anne Jansen']),
  )
  assert.deepEqual(about[0].changes, {
    title: { to: 'In het logboek' },
    priority: { to: 1 },
  })
  assert.deepEqual(about[1].changes, { priority: { from: 1, to: 2 }, dueDate: { from: null, to: '2026-12-01' } })
})

test('the log names who a task is given to and the link it is about, not their numbers', async () => {
  const [first, second] = [await app.loggedIn({ name: 'Bram Smit' }), await app.loggedIn({ name: 'Bram Smit' })]
  const link = 'Duinen'
  const [row] = await app.database.db
    .insert(inspirationLinks)
    .values({ title: link, url: 'https://example.nl/duinen', urlKey: 'duinen', createdAt: new Date() })
    .returning()
  const linkId = row?.id
  const task = await add({ assigneeId: first.user.id, linkId })
  await put(task.id, { assigneeId: second.user.id })
  await put(task.id, { assigneeId: null, linkId: null })
  const entries = (await admin.get('/api/audit')).body
  const [emptied, exchanged, added] = entries.map(({ changes }: { changes: object }) => changes)
  assert.deepEqual([added.assignee, added.link], [{ to: 'Bram Smit' }, { to: link }])
  assert.deepEqual(exchanged, { assignee: { from: 'Bram Smit', to: 'Bram Smit' } })
  assert.deepEqual(emptied, { assignee: { from: 'Bram Smit', to: null }, link: { from: link, to: null } })
})

test('who deleted and restored a task did not change it: who is late is told of the last real change', async () => {
  const task = await add()
  const { client: other } = await app.loggedIn({ role: 'admin', name: 'Cas Smit' })
  await other.send('PUT', `/api/tasks/${task.id}`, { body: { title: 'Van Cas' } })
  await remove(task.id)
  await admin.post(`/api/tasks/${task.id}/restore`)
  const late = await put(task.id, { title: 'Te laat', version: 0 })
  assert.equal(late.body.message, 'Cas Smit heeft deze taak intussen gewijzigd.')
  assert.equal((await put(task.id, { title: 'Op tijd', version: 1 })).status, 200)
})

test('what was refused stands in no log', async () => {
  const { rows: written } = await app.database.pool.query('select count(*) from audit_log')
  await admin.post('/api/tasks', { title: 'Geen', assigneeId: 999_999 })
  await admin.post('/api/tasks/999999/complete')
  assert.deepEqual((await app.database.pool.query('select count(*) from audit_log')).rows, written)
})
