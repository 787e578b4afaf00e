// The order of tasks: one for everybody, in which each keeps a place of its own however many move at once.
import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { GAP } from '#server/tasks/order-store.ts'
import { startApp, type Client, type TestApp } from '../support/app.ts'

let app: TestApp
let admin: Client
before(async () => {
  app = await startApp()
  admin = (await app.loggedIn({ role: 'admin' })).client
})
after(() => app.close())
beforeEach(() => app.database.pool.query('delete from tasks'))

const add = async (title: string): Promise<number> => (await admin.post('/api/tasks', { title })).body.id
const move = (id: number, beforeId: number | null) => admin.post(`/api/tasks/${id}/position`, { beforeId })
const list = async (): Promise<{ id: number; title: string; position: number }[]> =>
  (await admin.get('/api/tasks')).body
const order = async () => (await list()).map(({ title }) => title).join(' ')
const many = async (titles: string) => {
  const ids: number[] = []
  for (const title of titles.split(' ')) ids.push(await add(title))
  return ids as [number, number, number, ...number[]]
}

test('a task is put before another, at the front or at the end', async () => {
  const [a, b, c] = await many('aa bb cc')
  assert.equal(await order(), 'aa bb cc')
  assert.equal((await move(c, b)).status, 200)
  assert.equal(await order(), 'aa cc bb')
  await move(b, a)
  assert.equal(await order(), 'bb aa cc')
  await move(b, null)
  assert.equal(await order(), 'aa cc bb')
})

test('moving a task to where it stands changes nothing', async () => {
  const [a, b, c] = await many('aa bb cc')
  for (const [id, beforeId] of [
    [a, b],
    [b, b],
    [c, null],
  ] as const)
    assert.equal((await move(id, beforeId)).status, 200)
  assert.equal(await order(), 'aa bb cc')
})

test('a task moves without a new version: who is editing it is not disturbed', async () => {
  const [a, , c] = await many('aa bb cc')
  const { body } = await move(c, a)
  assert.equal(body.version, 0)
})

test('the place of a task that does not exist is refused', async () => {
  const [a] = await many('aa bb')
  assert.equal((await move(a, 999_999)).status, 400)
  assert.equal((await move(999_999, a)).status, 404)
  assert.equal((await admin.post(`/api/tasks/${a}/position`, {})).status, 400)
})

test('when a gap is used up all are given new places, and the order holds', async () => {
  const ids = await many('aa bb cc dd')
  const [a, b] = ids
  // Each move halves the gap before bb: after eleven there is no place left.
  for (let at = 0; at < 15; at += 1) await move(ids[2 + (at % 2)] as number, b)
  assert.equal(await order(), 'aa dd cc bb')
  const positions = (await list()).map(({ position }) => position)
  assert.equal(new Set(positions).size, 4)
  await move(b, a)
  assert.equal(await order(), 'bb aa dd cc')
})

test('at the ends of what a number can hold all are given new places', async () => {
  const [a, , c] = await many('aa bb cc')
  await app.database.pool.query('update tasks set position = 2147483647 where id = $1', [c])
  await add('dd')
  assert.equal(await order(), 'aa bb cc dd')
  await app.database.pool.query('update tasks set position = -2147483648 where id = $1', [a])
  await move(c, a)
  assert.equal(await order(), 'cc aa bb dd')
})

test('tasks that share a place are told apart by the first move between them', async () => {
  const [a, b, c] = await many('aa bb cc')
  await app.database.pool.query('update tasks set position = 0')
  assert.equal(await order(), 'aa bb cc')
  await move(c, b)
  assert.equal(await order(), 'aa cc bb')
  await move(b, a)
  assert.equal(await order(), 'bb aa cc')
})

test('a deleted task comes back where it stood, also after a renumbering', async () => {
  const [, b, c] = await many('aa bb cc dd')
  await admin.send('DELETE', `/api/tasks/${c}`)
  for (let at = 0; at < 15; at += 1) {
    const [first, second] = await list()
    await move(second?.id ?? 0, first?.id ?? 0)
  }
  await move(b, (await list())[0]?.id ?? 0)
  await admin.post(`/api/tasks/${c}/restore`)
  const all = await list()
  assert.equal(new Set(all.map(({ position }) => position)).size, 4)
  assert.deepEqual(all.at(-2)?.title, 'cc')
})

test('twenty moves at once leave one order, in which every task has a place of its own', async () => {
  const ids = await many(Array.from({ length: 20 }, (_, at) => `taak-${at}`).join(' '))
  // All of them into the same gap, so that it is used up on the way.
  await app.database.pool.query(`update tasks set position = position / ${GAP / 4}`)
  const replies = await Promise.all(
    ids.map((id, at) => move(id, at % 3 === 0 ? null : (ids[(at * 7 + 3) % 20] as number))),
  )
  assert.ok(replies.every(({ status }) => status === 200))
  const all = await list()
  assert.equal(all.length, 20)
  assert.equal(new Set(all.map(({ position }) => position)).size, 20)
})

test('tasks that are added and moved at once all get places of their own', async () => {
  const ids = await many('aa bb cc')
  await Promise.all([
    ...Array.from({ length: 10 }, (_, at) => add(`nieuw ${at}`)),
    ...Array.from({ length: 10 }, (_, at) => move(ids[at % 3] as number, null)),
  ])
  const positions = (await list()).map(({ position }) => position)
  assert.equal(new Set(positions).size, 13)
})
