// The embedded database tends its tables, as a server does by itself: else it plans for empty ones.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import type { Database } from '#server/db/connect.ts'
import { runJob } from '#server/jobs/job.ts'
import { tendDatabase } from '#server/status/jobs.ts'
import { onPostgres, openTestDatabase, siteOf } from '../support/database.ts'

let database: Database
before(async () => void (database = await openTestDatabase()))
after(() => database.close())

const LINKS = 5_000
const add = (from: number, to: number) =>
  database.pool.query(
    `insert into inspiratie_links (title, url, url_key, created_at)
     select 'Link ' || n, 'https://example.com/' || n, n::text, now() from generate_series($1::int, $2::int) n`,
    [from, to],
  )

async function tend(): Promise<void> {
  // The database counts changes once in a second.
  await database.pool.query('select pg_stat_force_next_flush()')
  await runJob(tendDatabase, siteOf(database))
}

async function known(): Promise<{ rows: number; dead: number }> {
  const { rows } = await database.pool.query<{ rows: number; dead: number }>(
    `select reltuples::int as rows, n_dead_tup::int as dead from pg_class join pg_stat_user_tables on relid = oid
     where oid = 'inspiratie_links'::regclass`,
  )
  return rows[0] ?? assert.fail()
}

const embedded = { skip: onPostgres && 'a server does it by itself' }

test('a table that grew is known to have so many rows, and a page of it is read by its index', embedded, async () => {
  await add(1, LINKS)
  assert.equal((await known()).rows, -1)
  await tend()
  assert.equal((await known()).rows, LINKS)
  const { rows } = await database.pool.query<Record<string, string>>(
    'explain select id from inspiratie_links where deleted_at is null order by id desc limit 51',
  )
  const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
  assert.match(plan, /Index.* Scan Backward/)
  assert.doesNotMatch(plan, /Sort/)
})

test('a few changes are not worth it, a tenth of the table is', embedded, async () => {
  await add(LINKS + 1, LINKS + 550)
  await tend()
  assert.equal((await known()).rows, LINKS)
  await add(LINKS + 551, LINKS + 552)
  await tend()
  assert.equal((await known()).rows, LINKS + 552)
})

test('what nobody sees any more makes room', embedded, async () => {
  await database.pool.query("update inspiratie_links set notes = 'anders' where id % 2 = 0")
  await tend()
  assert.equal((await known()).dead, 0)
})
