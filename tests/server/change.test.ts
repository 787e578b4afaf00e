// The one way to change something: all of it or nothing, by somebody who is there, and told to who watches.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import type { Notice } from '#contract/live.ts'
import { users } from '#server/accounts/tables.ts'
import { auditLog } from '#server/audit/tables.ts'
import { change } from '#server/change/change.ts'
import type { Database } from '#server/db/connect.ts'
import type { Tx } from '#server/db/transaction.ts'
import { makeUser, until } from '../support/app.ts'
import { onPostgres, openTestDatabase, siteOf } from '../support/database.ts'

let database: Database
let site: Parameters<typeof change>[0]
const heard: Notice[] = []
/** What a heard user was called when the notice came: asked of the database by whoever hears it. */
const namesWhenHeard: Promise<string | undefined>[] = []

before(async () => {
  database = await openTestDatabase()
  site = siteOf(database, () => new Date('2026-11-20T10:00:00Z'))
  database.notices.listen((notice) => {
    heard.push(notice)
    if (notice.topic === 'users' && notice.id !== undefined) namesWhenHeard.push(nameOf(notice.id))
  })
  await until(async () => {
    await database.notices.tell({ topic: 'tasks' })
    return heard.some(({ topic }) => topic === 'tasks')
  }, 'the ears are open')
})
after(() => database.close())

async function nameOf(id: number): Promise<string | undefined> {
  const [row] = await database.db.select({ name: users.name }).from(users).where(eq(users.id, id))
  return row?.name
}

let made = 0
const someone = () => makeUser(database, { username: `wie${(made += 1)}`, name: 'Eerst' })
const rename = (tx: Tx, id: number, name: string) => tx.update(users).set({ name }).where(eq(users.id, id))
const linesAbout = (id: number) => database.db.select().from(auditLog).where(eq(auditLog.subjectId, id))

/** Everything heard until now: what was told before it has come in by then. */
async function heardByNow(): Promise<Notice[]> {
  const last = { topic: 'messages', id: (made += 1) } as const
  await database.notices.tell(last)
  await until(() => heard.some(({ topic, id }) => topic === last.topic && id === last.id), 'everything is heard')
  return heard.splice(0).filter(({ topic }) => topic !== 'messages' && topic !== 'tasks')
}

test('what a change does, records and tells is there when it is over, and each of it once', async () => {
  const user = await someone()
  await heardByNow()
  const result = await change(site, user, async (tx, deed) => {
    await rename(tx, user.id, 'Daarna')
    deed.record('user.edit', { id: user.id, name: 'Daarna' }, { name: { from: 'Eerst', to: 'Daarna' } })
    deed.tell({ topic: 'users', id: user.id })
    deed.tell({ topic: 'users', id: user.id })
    deed.tell({ topic: 'links' })
    return 'klaar'
  })
  assert.equal(result, 'klaar')
  assert.equal(await nameOf(user.id), 'Daarna')
  const lines = await linesAbout(user.id)
  assert.deepEqual(
    lines.map(({ actorId, actorName, action, changes, createdAt }) => [actorId, actorName, action, changes, createdAt]),
    [[user.id, 'Eerst', 'user.edit', { name: { from: 'Eerst', to: 'Daarna' } }, site.clock()]],
  )
  assert.deepEqual(await heardByNow(), [{ topic: 'users', id: user.id }, { topic: 'links' }])
})

test('who hears of a change can read it by then', async () => {
  const user = await someone()
  for (const name of ['Twee', 'Drie', 'Vier']) {
    namesWhenHeard.length = 0
    await change(site, user, async (tx, deed) => {
      deed.tell({ topic: 'users', id: user.id })
      await rename(tx, user.id, name)
    })
    await until(() => namesWhenHeard.length > 0, 'it is heard')
    assert.deepEqual(await Promise.all(namesWhenHeard), [name])
  }
})

test('a change that fails did nothing, recorded nothing and told nobody', async () => {
  const user = await someone()
  await heardByNow()
  const failing = change(site, user, async (tx, deed) => {
    await rename(tx, user.id, 'Half')
    deed.record('user.edit', user)
    deed.tell({ topic: 'users', id: user.id })
    throw new Error('midden in het werk')
  })
  await assert.rejects(failing, /midden in het werk/)
  assert.equal(await nameOf(user.id), 'Eerst')
  assert.deepEqual(await linesAbout(user.id), [])
  assert.deepEqual(await heardByNow(), [])
})

test('a change that passes over a failed statement of its own fails as a whole', async () => {
  const user = await someone()
  const passing = change(site, user, async (tx, deed) => {
    await rename(tx, user.id, 'Half')
    deed.tell({ topic: 'users', id: user.id })
    await tx.execute(sql`select * from bestaat_niet`).catch(() => {})
  })
  await assert.rejects(passing)
  const untold = change(site, user, async (tx) => {
    await rename(tx, user.id, 'Half')
    await tx.execute(sql`select * from bestaat_niet`).catch(() => {})
  })
  await assert.rejects(untold, /nothing of it was kept/)
  assert.equal(await nameOf(user.id), 'Eerst')
})

test('who was deleted since their session was read is not logged in, and does nothing', async () => {
  const user = await someone()
  await database.db.delete(users).where(eq(users.id, user.id))
  let began = false
  const late = change(site, user, async () => void (began = true))
  await assert.rejects(late, { name: 'Problem', code: 'notLoggedIn' })
  assert.equal(began, false)
})

test('who changes something is there until it is done: a deletion waits', { skip: !onPostgres }, async () => {
  const user = await someone()
  const order: string[] = []
  const begun = Promise.withResolvers<void>()
  const goOn = Promise.withResolvers<void>()
  const changed = change(site, user, async () => {
    begun.resolve()
    await goOn.promise
    order.push('changed')
  })
  await begun.promise
  const deleted = database.db
    .delete(users)
    .where(eq(users.id, user.id))
    .then(() => order.push('deleted'))
  await until(async () => (await waiting()) > 0, 'the deletion waits')
  goOn.resolve()
  await Promise.all([changed, deleted])
  assert.deepEqual(order, ['changed', 'deleted'])
})

async function waiting(): Promise<number> {
  const { rows } = await database.pool.query(
    "select count(*)::int as waiting from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()",
  )
  return rows[0].waiting as number
}

test('the log names who does it as they are called and what they may do now, not when their session was read', async () => {
  const user = await someone()
  await rename(database.db as Tx, user.id, 'Nieuwe Naam')
  await database.db.update(users).set({ role: 'admin' }).where(eq(users.id, user.id))
  const by = await change(site, user, async (_tx, deed) => {
    deed.record('user.edit', user)
    return deed.by
  })
  assert.deepEqual(by, { id: user.id, name: 'Nieuwe Naam', role: 'admin' })
  assert.deepEqual(
    (await linesAbout(user.id)).map(({ actorName }) => actorName),
    ['Nieuwe Naam'],
  )
})

test('who came as an administrator and is none any more does nothing', async () => {
  const user = await someone()
  let began = false
  const late = change(site, { ...user, role: 'admin' }, async () => void (began = true))
  await assert.rejects(late, { name: 'Problem', code: 'notAllowed' })
  assert.equal(began, false)
})

test(
  'of two changes that wait for each other both are done, and each is recorded and told once',
  { skip: !onPostgres },
  async () => {
    const [one, other] = [await someone(), await someone()]
    await heardByNow()
    const bothHold = Promise.withResolvers<void>()
    let holding = 0
    const crosswise = (first: { id: number; name: string }, second: { id: number }) =>
      change(site, null, async (tx, deed) => {
        await rename(tx, first.id, `Na ${first.id}`)
        if ((holding += 1) === 2) bothHold.resolve()
        await bothHold.promise
        await rename(tx, second.id, `Na ${first.id}`)
        deed.record('user.edit', first)
        deed.tell({ topic: 'users', id: first.id })
      })
    await Promise.all([crosswise(one, other), crosswise(other, one)])
    assert.ok(holding > 2, 'one of them began anew')
    const lines = await Promise.all([linesAbout(one.id), linesAbout(other.id)])
    assert.deepEqual(
      lines.map(({ length }) => length),
      [1, 1],
    )
    assert.equal((await heardByNow()).length, 2)
  },
)

test('what the house does by itself needs no user, and stands in the log under its own name', async () => {
  const user = await someone()
  await heardByNow()
  await change(site, null, async (tx, deed) => {
    assert.equal(deed.by, null)
    await rename(tx, user.id, 'Vanzelf')
    deed.record('user.edit', user)
    deed.tell({ topic: 'users', id: user.id })
  })
  assert.deepEqual(
    (await linesAbout(user.id)).map(({ actorId, actorName }) => [actorId, actorName]),
    [[null, 'Kopij']],
  )
  assert.deepEqual(await heardByNow(), [{ topic: 'users', id: user.id }])
})

test('changes that must be alone at something go one after the other', async () => {
  const user = await someone()
  let within = 0
  let most = 0
  const alone = () =>
    change(
      site,
      user,
      async (tx) => {
        most = Math.max(most, (within += 1))
        await tx.execute(sql`select 1`)
        within -= 1
      },
      { alone: ['accounts', 'tasks'] },
    )
  await Promise.all(Array.from({ length: 8 }, alone))
  assert.equal(most, 1)
})
