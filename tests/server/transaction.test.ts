// The transaction below every change: never one within another, never past it, and never without its connection back.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import type { PoolClient } from 'pg'
import { users } from '#server/accounts/tables.ts'
import { change } from '#server/change/change.ts'
import type { Database, Db } from '#server/db/connect.ts'
import { isDatabaseUnavailable } from '#server/db/failures.ts'
import { transaction, type Tx } from '#server/db/transaction.ts'
import { makeUser, until } from '../support/app.ts'
import { onPostgres, openTestDatabase, siteOf } from '../support/database.ts'

let database: Database
let site: Parameters<typeof change>[0]
let user: { id: number }
before(async () => {
  database = await openTestDatabase()
  site = siteOf(database)
  user = await makeUser(database, { username: 'anne', name: 'Eerst' })
})
after(() => database.close())

test('a change within a change is refused at once, instead of waiting for itself', async () => {
  const nested = change(site, user, () => change(site, user, async () => {}))
  await assert.rejects(nested, /transaction within a transaction/)
  // What was begun in a change and goes on after it is none.
  let later: Promise<string> | undefined
  const over = Promise.withResolvers<void>()
  await change(site, user, async () => {
    later = over.promise.then(() => change(site, user, async () => 'later'))
  })
  over.resolve()
  assert.equal(await later, 'later')
})

test('asking the pool within a change is refused at once, on either database, and what comes after the change may ask it', async () => {
  const asks: [string, () => Promise<unknown>][] = [
    ['a query', async () => database.db.select().from(users)],
    ['a statement', async () => database.db.execute(sql`select 1`)],
    ['a prepared one', async () => database.db.select().from(users).prepare('all_users').execute()],
    ['the driver', async () => database.pool.query('select 1')],
    ['a connection', async () => database.pool.connect()],
  ]
  for (const [what, ask] of asks) {
    const asked = change(site, user, ask)
    await assert.rejects(asked, (error: Error) => /ask the tx/.test(`${error.message} ${String(error.cause)}`), what)
  }
  const over = Promise.withResolvers<void>()
  let later: Promise<unknown> | undefined
  await change(site, user, async () => {
    later = over.promise.then(() => database.db.execute(sql`select 1`))
  })
  over.resolve()
  await later
})

test('the pool does not pass for a transaction, and a transaction passes for what only reads', async () => {
  const several = async (_tx: Tx) => {}
  const reads = async (_db: Db) => {}
  // @ts-expect-error -- the pool sends each statement over another connection: it is no transaction
  await several(database.db)
  await transaction(database.pool, async (tx) => {
    await several(tx)
    await reads(tx)
  })
})

/** Breaks the connection of the next client that is taken from the pool, before it can say anything. */
function breakNext(): void {
  database.pool.once('acquire', (client: PoolClient) => {
    ;(client as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy()
  })
}

test('a transaction that cannot begin gives its connection back: the pool stays full', async () => {
  const size = database.pool.options.max
  for (let time = 0; time <= size; time += 1) {
    breakNext()
    await assert.rejects(
      transaction(database.pool, async () => {}),
      isDatabaseUnavailable,
    )
  }
  const { totalCount, idleCount } = database.pool
  assert.equal(totalCount - idleCount, 0, 'none is still taken')
  await Promise.all(
    Array.from({ length: size * 2 }, () => transaction(database.pool, (tx) => tx.execute(sql`select 1`))),
  )
})

test(
  'a server that hangs up in the middle undoes the change, and its reason is what is told',
  { skip: !onPostgres },
  async () => {
    const other = await database.pool.connect()
    const cut = change(site, user, async (tx, deed) => {
      await tx.update(users).set({ name: 'Half' }).where(eq(users.id, user.id))
      deed.tell({ topic: 'users', id: user.id })
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
      await other.query('select pg_terminate_backend($1)', [rows[0]?.pid])
      await until(async () => {
        const left = await other.query('select 1 from pg_stat_activity where pid = $1', [rows[0]?.pid])
        return left.rowCount === 0
      }, 'the connection is gone')
    })
    await assert.rejects(cut, isDatabaseUnavailable)
    other.release()
    const [kept] = await database.db.select({ name: users.name }).from(users).where(eq(users.id, user.id))
    assert.equal(kept?.name, 'Eerst')
  },
)
