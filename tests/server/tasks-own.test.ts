// One's own tasks: who is given a task sees it, completes it and reopens it; of other tasks they learn nothing.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'
import { follow } from '../support/live.ts'

let app: TestApp
let admin: Client
let writer: Client
let writerId: number
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })).client
  const made = await app.loggedIn({ role: 'user', name: 'Bram de Vries' })
  writer = made.client
  writerId = made.user.id
})
after(() => app.close())

const add = async (fields: object = {}) => (await admin.post('/api/tasks', { title: 'Interview', ...fields })).body
const own = async (client: Client, query = '') =>
  ((await client.get(`/api/tasks/mine${query}`)).body as { title: string }[]).map(({ title }) => title)

test('everybody finds the tasks that are given to them, and no others, in the order of the whole list', async () => {
  const { client, user } = await app.loggedIn({ role: 'free' })
  assert.deepEqual(await own(client), [])
  await add({ title: 'Van niemand' })
  const [first, second] = [
    await add({ title: 'Eerst', assigneeId: user.id }),
    await add({ title: 'Dan', assigneeId: user.id }),
  ]
  await add({ title: 'Van Bram', assigneeId: writerId })
  assert.deepEqual(await own(client), ['Eerst', 'Dan'])
  await admin.post(`/api/tasks/${second.id}/position`, { beforeId: first.id })
  assert.deepEqual(await own(client), ['Dan', 'Eerst'])
  await client.post(`/api/tasks/${first.id}/complete`)
  assert.deepEqual(await own(client, '?state=open'), ['Dan'])
  assert.deepEqual(await own(client, '?state=done'), ['Eerst'])
  await admin.send('PUT', `/api/tasks/${second.id}`, { body: { assigneeId: writerId } })
  assert.deepEqual(await own(client), ['Eerst'], 'it was given to someone else')
  await admin.send('DELETE', `/api/tasks/${first.id}`)
  assert.deepEqual(await own(client), [], 'it was deleted')
})

test('own tasks come in pages', async () => {
  const { client, user } = await app.loggedIn()
  for (const title of ['Een', 'Twee', 'Drie']) await add({ title, assigneeId: user.id })
  const first = await client.get('/api/tasks/mine?limit=2')
  assert.equal(first.headers.get('x-total-count'), '3')
  const next = first.headers.get('x-next-page') ?? ''
  assert.deepEqual(await own(client, `?limit=2&after=${encodeURIComponent(next)}`), ['Drie'])
})

test('an administrator has own tasks too', async () => {
  const { client, user } = await app.loggedIn({ role: 'admin' })
  await add({ title: 'Voor de chef', assigneeId: user.id })
  assert.deepEqual(await own(client), ['Voor de chef'])
})

test('who is given a task completes it and reopens it, and the log knows who', async () => {
  const { id } = await add({ title: 'Bellen', assigneeId: writerId })
  assert.equal((await writer.get(`/api/tasks/${id}`)).body.title, 'Bellen')
  const done = await writer.post(`/api/tasks/${id}/complete`)
  assert.equal(done.status, 200)
  assert.deepEqual(
    [done.body.completed, done.body.completedBy, done.body.completedByName],
    [true, writerId, 'Bram de Vries'],
  )
  const again = await writer.post(`/api/tasks/${id}/reopen`)
  assert.deepEqual([again.status, again.body.completed, again.body.completedBy], [200, false, null])
  const { body } = await admin.get('/api/audit')
  const about = body.filter(({ subjectId }: { subjectId: number }) => subjectId === id)
  assert.deepEqual(
    about.slice(0, 2).map(({ action, actorName }: { action: string; actorName: string }) => [action, actorName]),
    [
      ['task.reopen', 'Bram de Vries'],
      ['task.complete', 'Bram de Vries'],
    ],
  )
})

test('a task that comes back is theirs again, and undoing takes it away', async () => {
  const { client, user } = await app.loggedIn()
  const { id } = await add({ title: 'Nieuwsbrief', assigneeId: user.id, recurrence: 'weekly', dueDate: '2026-12-01' })
  const { next } = (await client.post(`/api/tasks/${id}/complete`)).body
  assert.equal((await client.get(`/api/tasks/${next.id}`)).status, 200)
  assert.equal((await client.post(`/api/tasks/${id}/reopen`)).status, 200)
  assert.equal((await client.get(`/api/tasks/${next.id}`)).status, 404)
  assert.deepEqual(await own(client), ['Nieuwsbrief'])
})

test("another's task is answered as one that does not exist, and stays as it was", async () => {
  const others = [await add(), await add({ assigneeId: (await app.loggedIn()).user.id })]
  const missing = await writer.get('/api/tasks/999999')
  for (const { id } of others) {
    for (const reply of [
      await writer.get(`/api/tasks/${id}`),
      await writer.post(`/api/tasks/${id}/complete`),
      await writer.post(`/api/tasks/${id}/reopen`),
    ])
      assert.deepEqual([reply.status, reply.body], [404, missing.body])
    assert.equal((await admin.get(`/api/tasks/${id}`)).body.version, 0)
  }
})

test('whose task was taken away completes it no more, not even by a window that was still open', async () => {
  const { id } = await add({ assigneeId: writerId })
  await admin.send('PUT', `/api/tasks/${id}`, { body: { assigneeId: null } })
  assert.equal((await writer.post(`/api/tasks/${id}/complete`)).status, 404)
  assert.equal((await admin.get(`/api/tasks/${id}`)).body.completed, false)
})

test('a task is completed by who has it or given away: the one who is late is told', async () => {
  const { user: other } = await app.loggedIn()
  for (let round = 0; round < 5; round += 1) {
    const { id } = await add({ assigneeId: writerId })
    const [done] = await Promise.all([
      writer.post(`/api/tasks/${id}/complete`),
      admin.send('PUT', `/api/tasks/${id}`, { body: { assigneeId: other.id } }),
    ])
    const { completed } = (await admin.get(`/api/tasks/${id}`)).body
    assert.equal(completed, done.status === 200)
    assert.ok([200, 404].includes(done.status), String(done.status))
  }
})

test("one does not edit, move, tick, delete or bring back a task, one's own included", async () => {
  const { id } = await add({ assigneeId: writerId, description: '- [ ] bellen' })
  const path = `/api/tasks/${id}`
  for (const reply of [
    await writer.send('PUT', path, { body: { title: 'Anders' } }),
    await writer.send('DELETE', path),
    await writer.post(`${path}/position`, { beforeId: null }),
    await writer.post(`${path}/checklist`, { line: 0, done: true }),
    await writer.post(`${path}/restore`),
    await writer.post('/api/tasks', { title: 'Zelf bedacht' }),
    await writer.get('/api/tasks'),
  ])
    assert.equal(reply.status, 403)
  assert.equal((await admin.get(path)).body.version, 0)
})

test('whoever is given a task hears of it at once, and when it changes, is done or is given to another; of others nothing', async () => {
  const { client, user } = await app.loggedIn()
  const window = await follow(app, client)
  const hears = async (what: string, id: number) => {
    await until(() => window.heard.length > 0, what)
    assert.deepEqual(window.heard.splice(0), [{ topic: 'tasks', id }], what)
  }
  const { id } = await add({ assigneeId: user.id })
  await hears('it is given', id)
  const path = `/api/tasks/${id}`
  await admin.send('PUT', path, { body: { title: 'Anders' } })
  await hears('it is edited', id)
  await client.post(`${path}/complete`)
  await hears('it is completed', id)
  await client.post(`${path}/reopen`)
  await hears('it is reopened', id)
  await admin.send('DELETE', path)
  await hears('it is deleted', id)
  await admin.post(`${path}/restore`)
  await hears('it is brought back', id)
  await add({ assigneeId: writerId })
  await add()
  await admin.send('PUT', path, { body: { assigneeId: writerId } })
  await hears('it is given to another, and nothing was heard of the tasks before', id)
  await admin.send('PUT', path, { body: { title: 'Weer anders' } })
  await admin.send('PUT', path, { body: { assigneeId: user.id } })
  await hears('it is back, and nothing was heard of the edit before', id)
  window.leave()
})
