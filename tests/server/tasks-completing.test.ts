// Completing and reopening: once however many try, and what follows a recurring task.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
let adminId: number
before(async () => {
  app = await startApp()
  app.now = new Date('2026-11-20T12:00:00Z')
  const made = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  admin = made.client
  adminId = made.user.id
})
after(() => app.close())
beforeEach(() => app.database.pool.query('delete from tasks'))

const add = async (fields: object = {}) => (await admin.post('/api/tasks', { title: 'Ronde', ...fields })).body
const complete = (id: number, client = admin) => client.post(`/api/tasks/${id}/complete`)
const reopen = (id: number) => admin.post(`/api/tasks/${id}/reopen`)
const open = async () => (await admin.get('/api/tasks?state=open')).body

test('completing says who and when, reopening takes that back', async () => {
  const { id } = await add()
  const done = await complete(id)
  assert.equal(done.status, 200)
  const { completed, completedAt, completedBy, completedByName, version, next } = done.body
  assert.deepEqual(
    [completed, completedAt, completedBy, completedByName, version, next],
    [true, app.now.toISOString(), adminId, 'Anne Jansen', 1, null],
  )
  const back = (await reopen(id)).body
  assert.deepEqual([back.completed, back.completedAt, back.completedBy, back.version], [false, null, null, 2])
})

test('saving a task with completed true or false is completing and reopening it', async () => {
  const { id } = await add({ recurrence: 'daily' })
  const put = async (completed: boolean) => (await admin.send('PUT', `/api/tasks/${id}`, { body: { completed } })).body
  assert.equal((await put(true)).completedBy, adminId)
  assert.equal((await open()).length, 1)
  assert.equal((await put(false)).completedAt, null)
  assert.deepEqual(
    (await open()).map((task: { id: number }) => task.id),
    [id],
  )
})

test('of many that complete a task at once one does, all see the same, and one occurrence follows', async () => {
  const { id } = await add({ recurrence: 'weekly', dueDate: '2026-11-20' })
  const others = await Promise.all(Array.from({ length: 3 }, () => app.loggedIn({ role: 'admin' })))
  const clients = [admin, ...others.map(({ client }) => client)]
  const replies = await Promise.all(Array.from({ length: 20 }, (_, at) => complete(id, clients[at % 4])))
  assert.ok(replies.every(({ status }) => status === 200))
  assert.equal(new Set(replies.map(({ body }) => body.completedBy)).size, 1)
  assert.equal(replies.filter(({ body }) => body.next !== null).length, 1)
  assert.equal((await open()).length, 1)
  const entries = (await admin.get('/api/audit')).body
  const completions = entries.filter(
    (entry: { subjectId: number; action: string }) => entry.subjectId === id && entry.action === 'task.complete',
  )
  assert.equal(completions.length, 1)
})

test('the next occurrence takes everything over, stands in the same place, and has nothing ticked', async () => {
  const description = 'Lijst:\n- [x] foto\n  - [X] bijschrift\n- [ ] tekst'
  const fields = { description, dueDate: '2026-11-20', priority: 2, assigneeId: adminId, recurrence: 'weekly' }
  await add({ title: 'Eerst' })
  const task = await add(fields)
  await add({ title: 'Laatst' })
  const { body } = await complete(task.id)
  const all = await open()
  assert.deepEqual(
    all.map(({ title }: { title: string }) => title),
    ['Eerst', 'Ronde', 'Laatst'],
  )
  const next = (await admin.get(`/api/tasks/${all[1].id}`)).body
  assert.deepEqual(body.next, { id: next.id, dueDate: '2026-11-27' })
  const { title, priority, assigneeId, recurrence, linkId, completed, version } = task
  assert.deepEqual({ ...next, title, priority, assigneeId, recurrence, linkId, completed, version }, next)
  assert.equal(next.dueDate, '2026-11-27')
  assert.equal(next.description, 'Lijst:\n- [ ] foto\n  - [ ] bijschrift\n- [ ] tekst')
})

test('reopening takes the next occurrence back, and completing again makes it again', async () => {
  const { id } = await add({ recurrence: 'daily', dueDate: '2026-11-20' })
  await complete(id)
  await reopen(id)
  assert.equal((await open()).length, 1)
  assert.equal((await complete(id)).body.next.dueDate, '2026-11-21')
  assert.equal((await open()).length, 1)
})

test('a next occurrence that someone worked on stays, and stays the only one', async () => {
  const { id } = await add({ recurrence: 'daily', dueDate: '2026-11-20' })
  const { next } = (await complete(id)).body
  await admin.send('PUT', `/api/tasks/${next.id}`, { body: { title: 'Anders' } })
  await reopen(id)
  assert.equal((await open()).length, 2)
  assert.equal((await complete(id)).body.next, null)
  assert.deepEqual(
    (await open()).map((task: { id: number }) => task.id),
    [next.id],
  )
})

test('a next occurrence that was deleted does not stop another, and can still be brought back', async () => {
  const { id } = await add({ recurrence: 'daily', dueDate: '2026-11-20' })
  const first = (await complete(id)).body.next
  await admin.send('DELETE', `/api/tasks/${first.id}`)
  await reopen(id)
  const second = (await complete(id)).body.next
  assert.notEqual(second, null)
  assert.equal((await admin.post(`/api/tasks/${first.id}/restore`)).status, 200)
  assert.equal((await open()).length, 2)
})

test('a monthly task keeps to the end of the month over a shorter one', async () => {
  const { id } = await add({ recurrence: 'monthly', dueDate: '2027-01-31' })
  const due: string[] = []
  let at = id
  for (let month = 0; month < 4; month += 1) {
    const { next } = (await complete(at)).body
    due.push(next.dueDate)
    at = next.id
  }
  assert.deepEqual(due, ['2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31'])
})

test('ticking an item leaves everything else as it stands by then', async () => {
  const { id } = await add({ description: 'Vooraf\n- [ ] foto\n- [ ] tekst\nAchteraf' })
  const tick = (body: object) => admin.post(`/api/tasks/${id}/checklist`, body)
  const replies = await Promise.all([
    tick({ line: 1, done: true }),
    tick({ line: 2, done: true }),
    admin.send('PUT', `/api/tasks/${id}`, { body: { title: 'Anders' } }),
  ])
  assert.ok(replies.every(({ status }) => status === 200))
  const { title, description } = (await admin.get(`/api/tasks/${id}`)).body
  assert.deepEqual([title, description], ['Anders', 'Vooraf\n- [x] foto\n- [x] tekst\nAchteraf'])
  assert.equal((await tick({ line: 1, done: false })).body.description, 'Vooraf\n- [ ] foto\n- [x] tekst\nAchteraf')
})

test('an item is found again by its text when lines were added before it', async () => {
  const { id } = await add({ description: 'Nieuwe regel\n- [ ] nieuw\n- [ ] foto' })
  const tick = (body: object) => admin.post(`/api/tasks/${id}/checklist`, body)
  assert.equal(
    (await tick({ line: 0, text: 'foto', done: true })).body.description,
    'Nieuwe regel\n- [ ] nieuw\n- [x] foto',
  )
  for (const wrong of [
    { line: 0, done: true },
    { line: 9, done: true },
    { line: 1, text: 'weg', done: true },
    { line: 1, done: true, version: 0 },
  ])
    assert.equal((await tick(wrong)).status, 409, JSON.stringify(wrong))
})
