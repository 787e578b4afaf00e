// What the database must do behind the driver, whichever of the two it is.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eq, sql } from 'drizzle-orm'
import { users } from '#server/accounts/tables.ts'
import type { Database } from '#server/db/connect.ts'
import { transaction } from '#server/db/transaction.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { makeUser } from '../support/app.ts'
import { openTestDatabase } from '../support/database.ts'

let database: Database
before(async () => void (database = await openTestDatabase()))
after(() => database.close())

test('queries of different shapes that run at once get their own answers', async () => {
  const { pool } = database
  const ask = async (turn: number) => {
    const [number, pair, named] = await Promise.all([
      pool.query('select $1::int as value', [turn]),
      pool.query('select $1::text as first, $2::text as second', [`a${turn}`, 'b']),
      pool.query({ name: 'shape', text: 'select $1::int + 1 as next', values: [turn] }),
    ])
    assert.deepEqual([number.rows[0].value, pair.rows[0].first, named.rows[0].next], [turn, `a${turn}`, turn + 1])
  }
  await Promise.all(Array.from({ length: 300 }, (_, turn) => ask(turn)))
})

test('a transaction that fails leaves nothing behind, and the others do not see it', async () => {
  const { db, pool } = database
  await makeUser(database, { username: 'deel' })
  const failing = transaction(pool, async (tx) => {
    await tx.update(users).set({ name: 'half' }).where(eq(users.username, 'deel'))
    throw new Error('midden in het werk')
  })
  await assert.rejects(failing, /midden in het werk/)
  const [row] = await db.select({ name: users.name }).from(users).where(eq(users.username, 'deel'))
  assert.equal(row?.name, 'Tester deel')
})

test('a connection that breaks is replaced, prepared statements and all', async () => {
  const { pool } = database
  const statement = { name: 'kept', text: 'select $1::int as value', values: [7] }
  assert.equal((await pool.query(statement)).rows[0].value, 7)
  const client = await pool.connect()
  client.release(new Error('broken'))
  assert.equal((await pool.query(statement)).rows[0].value, 7)
})

test('a query that is wrong does not stop the ones after it', async () => {
  await assert.rejects(database.db.execute(sql`select * from bestaat_niet`))
  assert.equal((await database.pool.query('select 1 as one')).rows[0].one, 1)
})

test('migrating twice, and twice at once, changes nothing', async () => {
  let seeded = 0
  const seed = async () => void (seeded += 1)
  await Promise.all([migrateAndSeed(database, seed), migrateAndSeed(database, seed)])
  assert.equal(seeded, 2)
  const { rows } = await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')
  await migrateAndSeed(database, seed)
  assert.deepEqual(
    (await database.pool.query('select count(*)::int as applied from drizzle.__drizzle_migrations')).rows,
    rows,
  )
})

test('names compare without regard to capitals, accented letters included', async () => {
  await makeUser(database, { username: 'Éloïse' })
  await assert.rejects(makeUser(database, { username: 'éLOÏSE' }), { name: 'Problem', code: 'usernameTaken' })
})
