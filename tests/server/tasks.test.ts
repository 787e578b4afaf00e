// Tasks: what they hold, who is told what is wrong, deleting and bringing back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import type { Notice } from '#contract/live.ts'
import { change } from '#server/change/change.ts'
import type { Tx } from '#server/db/transaction.ts'
import { runJob } from '#server/jobs/job.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { purgeDeletedTasks } from '#server/tasks/jobs.ts'
import { startApp, until, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
let adminId: number
before(async () => {
  app = await startApp()
  const made = await app.loggedIn({ role: 'admin', name: 'Anne Jansen' })
  admin = made.client
  adminId = made.user.id
})
after(() => app.close())

const add = async (fields: object = {}) => (await admin.post('/api/tasks', { title: 'Interview', ...fields })).body
const put = (id: number, body: object, client = admin) => client.send('PUT', `/api/tasks/${id}`, { body })
const remove = (id: number) => admin.send('DELETE', `/api/tasks/${id}`)
const read = async (id: number) => (await admin.get(`/api/tasks/${id}`)).body

async function addLink(fields: Partial<typeof inspirationLinks.$inferInsert> = {}): Promise<number> {
  const link = { title: 'Duinen', url: 'https://example.nl/duinen', urlKey: 'duinen', createdAt: new Date() }
  const [row] = await app.database.db
    .insert(inspirationLinks)
    .values({ ...link, ...fields })
    .returning()
  return row?.id as number
}

test('a task needs no more than a title, and has sensible values for the rest', async () => {
  const reply = await admin.post('/api/tasks', { title: '  Interview\n met de wethouder ' })
  assert.equal(reply.status, 201)
  const { id, position, createdAt, ...rest } = reply.body
  assert.ok(id > 0 && position > 0)
  assert.deepEqual(rest, {
    title: 'Interview met de wethouder',
    description: null,
    dueDate: null,
    completed: false,
    updatedAt: createdAt,
    createdBy: adminId,
    completedAt: null,
    completedBy: null,
    completedByName: null,
    priority: 0,
    assigneeId: null,
    assigneeName: null,
    linkId: null,
    linkTitle: null,
    linkUrl: null,
    recurrence: null,
    version: 0,
  })
})

test('every field that may be left out may be null', async () => {
  const nothing = { description: null, dueDate: null, priority: null, assigneeId: null, recurrence: null, linkId: null }
  const reply = await admin.post('/api/tasks', { title: 'Leeg', ...nothing, completed: null })
  assert.equal(reply.status, 201)
  assert.equal(reply.body.priority, 0)
})

const wrong: Record<string, [fields: object, field: string, message?: string]> = {
  'no title': [{ title: undefined }, 'title', 'Titel moet minimaal 2 tekens bevatten'],
  'a title of one character': [{ title: 'x' }, 'title', 'Titel moet minimaal 2 tekens bevatten'],
  'a title of one emoji': [{ title: '🎉' }, 'title', 'Titel moet minimaal 2 tekens bevatten'],
  'a blank title': [{ title: '   ' }, 'title', 'Titel moet minimaal 2 tekens bevatten'],
  'a title of 201 characters': [{ title: 'x'.repeat(201) }, 'title'],
  'a description of 10,001 characters': [{ description: 'x'.repeat(10_001) }, 'description'],
  'priority 3': [{ priority: 3 }, 'priority'],
  'priority -1': [{ priority: -1 }, 'priority'],
  'priority 0.5': [{ priority: 0.5 }, 'priority'],
  'priority as text': [{ priority: '1' }, 'priority'],
  'the 30th of February': [{ dueDate: '2026-02-30' }, 'dueDate'],
  'the 29th of February of no leap year': [{ dueDate: '2027-02-29' }, 'dueDate'],
  'a month 13': [{ dueDate: '2026-13-01' }, 'dueDate'],
  'an impossible moment': [{ dueDate: '2026-02-30T10:00:00Z' }, 'dueDate'],
  'the year 0': [{ dueDate: '0000-01-01' }, 'dueDate'],
  'a date in words': [{ dueDate: 'morgen' }, 'dueDate'],
  'a date as a number': [{ dueDate: 20261120 }, 'dueDate'],
  'an assignee who does not exist': [{ assigneeId: 999_999 }, 'assigneeId'],
  'a link that does not exist': [{ linkId: 999_999 }, 'linkId'],
  'a recurrence that does not exist': [{ recurrence: 'hourly' }, 'recurrence'],
}
for (const [name, [fields, field, message]] of Object.entries(wrong)) {
  test(`${name} is refused on its field, when adding and when saving`, async () => {
    const task = await add()
    const replies = [await admin.post('/api/tasks', { title: 'Goed', ...fields })]
    if (!('title' in fields) || fields.title !== undefined) replies.push(await put(task.id, fields))
    for (const { status, body } of replies) {
      assert.equal(status, 400)
      assert.deepEqual(Object.keys(body.errors), [field])
      if (message !== undefined) assert.equal(body.errors[field], message)
    }
    assert.equal((await read(task.id)).version, 0)
  })
}

test('the edges of title and priority are let in', async () => {
  for (const fields of [{ title: 'xy' }, { title: '🎉🎉' }, { title: 'x'.repeat(200) }, { priority: 2 }]) {
    assert.equal((await admin.post('/api/tasks', { title: 'Goed', ...fields })).status, 201)
  }
})

const days: Record<string, string> = {
  '2028-02-29': '2028-02-29',
  '2026-06-30T22:30:00Z': '2026-07-01',
  '2026-06-30T22:30:00.000Z': '2026-07-01',
  '2026-12-31T22:59:00Z': '2026-12-31',
  '2026-12-31T23:00:00Z': '2027-01-01',
  '2026-06-30T23:30:00+02:00': '2026-06-30',
  '2026-06-30T23:30': '2026-06-30',
}
for (const [given, day] of Object.entries(days)) {
  test(`a due date of ${given} is ${day}`, async () => assert.equal((await add({ dueDate: given })).dueDate, day))
}

test('a due date in the past is saved with a warning, by the Dutch calendar', async () => {
  app.now = new Date('2026-07-01T22:30:00Z')
  try {
    assert.equal((await add({ dueDate: '2026-07-01' })).warning, 'De einddatum ligt in het verleden.')
    const today = await add({ dueDate: '2026-07-02' })
    assert.equal(today.warning, undefined)
    assert.equal((await put(today.id, { dueDate: '2026-06-01' })).body.warning, 'De einddatum ligt in het verleden.')
    assert.equal((await put(today.id, { completed: true })).body.warning, undefined)
    assert.equal((await put(today.id, { dueDate: null, completed: false })).body.dueDate, null)
  } finally {
    app.now = new Date()
  }
})

test('a whole task can be sent back, and what is left out stays as it was', async () => {
  const { user } = await app.loggedIn({ name: 'Bram de Vries', role: 'free' })
  const linkId = await addLink()
  const all = { description: 'Bel eerst.', dueDate: '2026-12-24', priority: 2, recurrence: 'weekly', linkId }
  const task = await add({ ...all, assigneeId: user.id })
  assert.equal(task.assigneeName, 'Bram de Vries')
  assert.deepEqual([task.linkTitle, task.linkUrl], ['Duinen', 'https://example.nl/duinen'])
  const same = await put(task.id, task)
  assert.equal(same.body.version, 0, 'nothing changed')
  const saved = await put(task.id, { title: 'Gesprek' })
  assert.equal(saved.status, 200)
  assert.deepEqual({ ...task, title: 'Gesprek', version: 1, updatedAt: saved.body.updatedAt }, saved.body)
  const emptied = (
    await put(task.id, { description: '', dueDate: '', assigneeId: null, linkId: null, recurrence: null })
  ).body
  assert.deepEqual(
    [emptied.description, emptied.dueDate, emptied.assigneeId, emptied.linkId, emptied.recurrence, emptied.priority],
    [null, null, null, null, null, 2],
  )
})

test('who saves an older version is told who changed it, and nothing is overwritten', async () => {
  const task = await add()
  const { client: other } = await app.loggedIn({ role: 'admin', name: 'Bea Smit' })
  assert.equal((await put(task.id, { title: 'Van Bea', version: 0 }, other)).status, 200)
  const late = await put(task.id, { title: 'Van Anne', version: 0 })
  assert.equal(late.status, 409)
  assert.equal(late.body.message, 'Bea Smit heeft deze taak intussen gewijzigd.')
  assert.equal((await read(task.id)).title, 'Van Bea')
})

test('of many that save the same version at once, one succeeds', async () => {
  const task = await add()
  const replies = await Promise.all(
    Array.from({ length: 10 }, (_, at) => put(task.id, { title: `Titel ${at}`, version: 0 })),
  )
  assert.equal(replies.filter(({ status }) => status === 409).length, 9)
  const winner = replies.find(({ status }) => status === 200)
  assert.equal((await read(task.id)).title, winner?.body.title)
})

test('a task whose link went into the bin can still be saved, but not be given such a link', async () => {
  const linkId = await addLink()
  const task = await add({ linkId })
  await app.database.pool.query('update inspiratie_links set deleted_at = now() where id = $1', [linkId])
  assert.equal((await put(task.id, { ...task, title: 'Anders' })).status, 200)
  assert.deepEqual(Object.keys((await put((await add()).id, { linkId })).body.errors), ['linkId'])
  assert.equal((await admin.get(`/api/tasks/from-link/${linkId}`)).status, 404)
})

test('a link hands a new task its title, address and notes', async () => {
  const linkId = await addLink({ notes: 'Mooie foto’s' })
  assert.deepEqual((await admin.get(`/api/tasks/from-link/${linkId}`)).body, {
    linkId,
    title: 'Duinen',
    url: 'https://example.nl/duinen',
    notes: 'Mooie foto’s',
  })
  assert.equal((await admin.get('/api/tasks/from-link/999999')).status, 404)
})

test('a deleted task is gone for everybody, and can be brought back for thirty days', async () => {
  const task = await add()
  assert.equal((await remove(task.id)).status, 200)
  for (const reply of [
    await admin.get(`/api/tasks/${task.id}`),
    await remove(task.id),
    await put(task.id, { title: 'Anders' }),
    await admin.post(`/api/tasks/${task.id}/complete`),
    await admin.post(`/api/tasks/${task.id}/reopen`),
    await admin.post(`/api/tasks/${task.id}/position`, { beforeId: null }),
    await admin.post(`/api/tasks/${task.id}/checklist`, { line: 0, done: true }),
  ])
    assert.equal(reply.status, 404)
  const back = await admin.post(`/api/tasks/${task.id}/restore`)
  assert.equal(back.status, 200)
  assert.equal(back.body.position, task.position)
  assert.equal((await admin.post(`/api/tasks/${task.id}/restore`)).status, 404, 'it is not deleted')
})

test('after thirty days a deleted task cannot be brought back, and is purged', async () => {
  const [old, fresh] = [await add(), await add()]
  await remove(old.id)
  app.now = new Date(Date.now() + 2 * 86_400_000)
  const count = async () =>
    (await app.database.pool.query('select id from tasks where id = any($1)', [[old.id, fresh.id]])).rowCount
  try {
    await remove(fresh.id)
    app.now = new Date(Date.now() + 30 * 86_400_000 + 60_000)
    assert.equal((await admin.post(`/api/tasks/${old.id}/restore`)).status, 404)
    assert.equal(await count(), 2)
    await runJob(purgeDeletedTasks, app.site)
    assert.equal(await count(), 1)
    assert.equal((await admin.post(`/api/tasks/${fresh.id}/restore`)).status, 200)
  } finally {
    app.now = new Date()
  }
})

test('the purge waits for a change of tasks that is under way, and neither fails', async (context) => {
  if (app.database.exclusive) return context.skip('one connection does one thing after the other')
  const { pool } = app.database
  const tasks = [await add(), await add()]
  for (const { id } of tasks) await remove(id)
  app.now = new Date(Date.now() + 31 * 86_400_000)
  try {
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const touch = (tx: Tx, id: number) => tx.execute(sql`update tasks set priority = 1 where id = ${id}`)
    const changed = change(
      app.site,
      null,
      async (tx) => {
        await touch(tx, tasks[1].id)
        begun.resolve()
        await goOn.promise
        await touch(tx, tasks[0].id)
      },
      { alone: ['tasks'] },
    )
    await begun.promise
    const purged = runJob(purgeDeletedTasks, app.site)
    await until(async () => {
      const waiting = "select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()"
      return (await pool.query(waiting)).rowCount === 1
    }, 'the purge waits')
    goOn.resolve()
    await Promise.all([changed, purged])
  } finally {
    app.now = new Date()
  }
})

test('open windows of administrators hear of every change', async () => {
  const heard: Notice[] = []
  const stop = app.database.notices.listen((notice) => heard.push(notice))
  // On a PostgreSQL server it takes a moment before one listens.
  await until(async () => {
    await app.database.notices.tell({ topic: 'messages' })
    return heard.length > 0
  }, 'one listens')
  const task = await add()
  await put(task.id, { title: 'Anders' })
  const aboutTask = () => heard.filter(({ topic, id }) => topic === 'tasks' && id === task.id)
  await until(() => aboutTask().length === 2, 'both changes are heard')
  assert.deepEqual(
    aboutTask(),
    [1, 2].map(() => ({ topic: 'tasks', id: task.id })),
  )
  stop()
})

test('a task outlives who made it and who it was given to', async () => {
  const { user, client } = await app.loggedIn({ role: 'admin' })
  const made = (await client.post('/api/tasks', { title: 'Blijft staan', assigneeId: user.id })).body
  await client.post(`/api/tasks/${made.id}/complete`)
  await app.database.pool.query('delete from users where id = $1', [user.id])
  const { createdBy, assigneeId, assigneeName, completedBy, completed } = await read(made.id)
  assert.deepEqual([createdBy, assigneeId, assigneeName, completedBy, completed], [null, null, null, null, true])
})
