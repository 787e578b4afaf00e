// What refers to users is read from the database itself: each column is declared, and a deletion leaves what is declared.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { sql } from 'drizzle-orm'
import { PASSWORD, startApp, type TestApp } from '../support/app.ts'
import { allRows } from '../support/rows.ts'
import { references } from '#server/leaving-registry.ts'

let app: TestApp
before(async () => {
  app = await startApp()
})
after(() => app.close())

interface Found extends Record<string, unknown> {
  table: string
  column: string
  onDelete: string
  required: boolean
}

/** Every column with a foreign key to `users`, as the database has it. */
async function found(): Promise<Found[]> {
  const { rows } = await app.database.db.execute<Found>(sql`
    SELECT con.conrelid::regclass::text AS table, att.attname AS column, att.attnotnull AS required,
      CASE con.confdeltype WHEN 'c' THEN 'cascade' WHEN 'n' THEN 'set null' ELSE 'stops it' END AS "onDelete"
    FROM pg_constraint AS con
    JOIN unnest(con.conkey) AS key(number) ON true
    JOIN pg_attribute AS att ON att.attrelid = con.conrelid AND att.attnum = key.number
    WHERE con.contype = 'f' AND con.confrelid = 'users'::regclass
    ORDER BY 1, 2`)
  return rows
}

/** What to write for a column that is not declared. */
const toWrite = ({ table, column, onDelete }: Found) =>
  onDelete === 'cascade'
    ? `'${table}.${column}': gone('<subject of account-data/subjects.ts>'), or: inNone('<why it is in no export>', 'deleted'),`
    : `'${table}.${column}': anonymous('<subject of account-data/subjects.ts>'), or: inNone('<why it is in no export>', 'kept without the person'),`

test('every column that refers to users is declared, and no other', async () => {
  const columns = await found()
  assert.ok(columns.length > 20)
  const undeclared = columns.filter(({ table, column }) => !(`${table}.${column}` in references))
  assert.deepEqual(
    undeclared.map(toWrite),
    [],
    'Add these lines to `references` in src/server/leaving-registry.ts; what somebody can take along also gets its rows in src/server/account-data/subjects.ts.',
  )
  const names = new Set(columns.map(({ table, column }) => `${table}.${column}`))
  assert.deepEqual(
    Object.keys(references).filter((name) => !names.has(name)),
    [],
    'these do not refer to users any more',
  )
})

test('the foreign key does what is declared: it deletes the row, or empties the column', async () => {
  for (const { table, column, onDelete } of await found()) {
    const declared = references[`${table}.${column}`]?.afterwards
    // What is given away is gone from its user when the key comes to it; what was not goes with them.
    assert.equal(onDelete, declared === 'kept without the person' ? 'set null' : 'cascade', `${table}.${column}`)
  }
})

/** What stands in every text of the leaver, and nowhere else. */
const MARK = 'vertrekkerzzq'

/** Texts that are names of files, and what holds one, which have a form. */
const shaped: Record<string, string> = {
  'pictures.name': 'p'.repeat(32),
  'account_exports.name': `export.${'e'.repeat(43)}`,
  'article_pictures.files': JSON.stringify([{ name: 'p'.repeat(32) }]),
}

interface Shape extends Record<string, unknown> {
  column: string
  type: string
}

/** A row for this table, in which whatever must have a value has one; the leaver's mark in every text that is theirs alone. */
async function fill({ table, column }: Found, id: number, number: number): Promise<void> {
  const { db } = app.database
  const { rows: shapes } = await db.execute<Shape>(sql`
    SELECT att.attname AS column, format_type(att.atttypid, att.atttypmod) AS type
    FROM pg_attribute AS att LEFT JOIN pg_attrdef AS def ON def.adrelid = att.attrelid AND def.adnum = att.attnum
    WHERE att.attrelid = ${table}::regclass AND att.attnum > 0 AND NOT att.attisdropped AND att.attidentity = ''
      AND att.attgenerated = '' AND (att.attnotnull AND def.oid IS NULL OR att.attname = ${column})`)
  const { rows: keys } = await db.execute<{ column: string; table: string; of: string }>(sql`
    SELECT att.attname AS column, con.confrelid::regclass::text AS table, other.attname AS of
    FROM pg_constraint AS con
    JOIN pg_attribute AS att ON att.attrelid = con.conrelid AND att.attnum = con.conkey[1]
    JOIN pg_attribute AS other ON other.attrelid = con.confrelid AND other.attnum = con.confkey[1]
    WHERE con.contype = 'f' AND con.conrelid = ${table}::regclass AND con.confrelid <> 'users'::regclass`)
  const isTheirs = references[`${table}.${column}`]?.afterwards === 'deleted'
  const values = []
  for (const { column: name, type } of shapes) {
    const key = keys.find((one) => one.column === name)
    if (name === column) values.push(sql`${id}`)
    // A row that must belong to somebody, while the leaver only did something with it, is somebody else's.
    else if (name === 'user_id') values.push(sql`(SELECT min(id) FROM users)`)
    else if (key !== undefined)
      values.push(sql`(SELECT ${sql.identifier(key.of)} FROM ${sql.identifier(key.table)} LIMIT 1)`)
    else if (shaped[`${table}.${name}`]) values.push(sql`${shaped[`${table}.${name}`]}`)
    else if (type === 'integer[]') values.push(sql`'{1}'::integer[]`)
    else if (/int|numeric|real/.test(type)) values.push(sql`${number}`)
    else if (type === 'boolean') values.push(sql`false`)
    else if (type === 'jsonb') values.push(sql`'{}'::jsonb`)
    else if (/^timestamp|^date/.test(type)) values.push(sql`now()`)
    else values.push(sql`${isTheirs ? `${MARK} ${number}` : `van een ander ${number}`}`)
  }
  await db.execute(
    sql`INSERT INTO ${sql.identifier(table)} (${sql.join(
      shapes.map(({ column: name }) => sql.identifier(name)),
      sql`, `,
    )}) VALUES (${sql.join(values, sql`, `)})`,
  )
}

test('after a deletion, rows that are declared deleted are gone, and in those that are kept or given away is nobody: not by number, nor by name', async () => {
  const { client: admin } = await app.loggedIn({ role: 'admin', username: 'baas' })
  const { user, client } = await app.loggedIn({
    username: MARK,
    name: `Naam ${MARK}`,
    email: `${MARK}@example.com`,
    role: 'admin',
  })
  const columns = await found()
  // Those that others refer to come first.
  const order = [
    'ai_usage',
    'generations',
    'inspiratie_links',
    'pictures',
    'article_pictures',
    'articles',
    'publishing_sites',
    'user_feedback',
  ]
  const place = ({ table }: Found) => (order.indexOf(table) + order.length + 1) % (order.length + 1)
  // A channel that is followed: what YouTube says of it is of no user.
  await app.database.db.execute(
    sql`INSERT INTO youtube_sources (channel_id, due_at, created_at) VALUES ('UC', now(), now())`,
  )
  let filled = 0
  for (const [number, one] of columns.toSorted((a, b) => place(a) - place(b)).entries()) {
    await fill(one, user.id, 1_000 + number).catch((error: unknown) => {
      throw new Error(`no row for ${one.table}.${one.column}`, { cause: error })
    })
    filled += 1
  }
  assert.equal(filled, columns.length)
  // A picture stays as long as an article has it.
  await app.database.db.execute(
    sql`INSERT INTO article_picture_uses (article_id, name) SELECT id, ${'p'.repeat(32)} FROM articles WHERE user_id = ${user.id}`,
  )
  // What people do themselves leaves more than rows: a login, a request to be deleted, a change by an administrator.
  await client.post('/api/login', { username: MARK, password: PASSWORD })
  await client.post('/api/account/deletion', { currentPassword: PASSWORD })
  await admin.send('PUT', `/api/users/${user.id}`, {
    body: { name: `Nieuwe naam ${MARK}`, username: MARK, email: `${MARK}@example.com` },
  })
  const counts = async () => {
    const counted: Record<string, number> = {}
    for (const { table, column } of columns) {
      const { rows } = await app.database.db.execute<{ n: number }>(
        sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} = ${user.id}`,
      )
      counted[`${table}.${column}`] = rows[0]?.n ?? 0
    }
    return counted
  }
  for (const [name, count] of Object.entries(await counts())) assert.ok(count > 0, `${name} has a row of the leaver`)
  const sizes = async () => {
    const all = await allRows(app.database)
    return (table: string) => all.filter((row) => row.startsWith(`${table} `)).length
  }
  const sizeBefore = await sizes()
  const ofNobody = async (table: string, column: string) => {
    const { rows } = await app.database.db.execute<{ n: number }>(
      sql`SELECT count(*)::int AS n FROM ${sql.identifier(table)} WHERE ${sql.identifier(column)} IS NULL`,
    )
    return rows[0]?.n ?? 0
  }
  const given = columns.filter(({ table, column }) => references[`${table}.${column}`]?.afterwards === 'given away')
  const hadNobody = new Map<Found, number>()
  for (const one of given) hadNobody.set(one, await ofNobody(one.table, one.column))
  assert.equal((await admin.send('DELETE', `/api/users/${user.id}`)).status, 200)
  assert.deepEqual(
    Object.entries(await counts()).filter(([, count]) => count > 0),
    [],
  )
  const sizeAfter = await sizes()
  for (const { table, column } of columns) {
    const { afterwards } = references[`${table}.${column}`] ?? {}
    const others = columns.filter(
      (one) => one.table === table && references[`${table}.${one.column}`]?.afterwards === 'deleted',
    )
    if (afterwards === 'deleted') assert.ok(sizeAfter(table) < sizeBefore(table), `${table} lost rows`)
    else if (afterwards === 'kept without the person' && others.length === 0 && table !== 'audit_log')
      assert.equal(sizeAfter(table), sizeBefore(table), `${table} kept its rows`)
  }
  for (const [one, count] of hadNobody)
    assert.equal(await ofNobody(one.table, one.column), count + 1, `${one.table}.${one.column} is the house's`)
  // The log says once, with the username, that the account was deleted, as the privacy policy tells.
  const named = (await allRows(app.database)).filter((row) => row.includes(MARK))
  assert.equal(named.length, 1, named.join('\n'))
  assert.match(named[0] ?? '', /^audit_log .*user\.delete/)
})
