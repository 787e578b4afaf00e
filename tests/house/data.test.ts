// The walls around the data: which file of the server opens a transaction or writes the audit log, and whose tables its SQL
// names.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { alias } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { people } from '#server/accounts/views.ts'
import { inspirationLinks } from '#server/links/tables.ts'
import { codeIn, importsIn, textOf } from './imports.ts'
import { handedOn, isTables, roomsNamed } from './tables.ts'
import { noWaysToAsk, waysToChange, waysToRead } from './ways-to-ask.ts'

const files = codeIn('src/server')

/** The files whose words become SQL as they stand, each looked at: all of them are words of the code. */
const rawWords = new Set(
  `accounts/administration-list articles/list-order db/listening db/settings db/upkeep second-step/views tasks/order-store tasks/tables
  visits/store`
    .split(/\s+/)
    .map((name) => `src/server/${name}.ts`),
)

/** Every rule about what a server file says: its name, and whether a file with this text breaks it. */
const sayings: Record<string, (file: string, text: string) => boolean> = {
  'only change/ opens transactions and tells who watches': (file, text) =>
    !/^src\/server\/(db|change)\//.test(file) &&
    /\btransaction(On)?\s*[<(]|\bnotices\??\.(tell|ofTransaction)\b|\bpool\??\.connect\b|\bsql`\s*begin\b|\bas Tx\b/i.test(
      text,
    ),
  'only change/ writes to the audit log; a room says deed.record': (file, text) =>
    !/^src\/server\/(audit|change|demo)\//.test(file) && /\brecord\b[^}]*\} from '[^']*audit\/store\.ts'/.test(text),
  'a value is a parameter: only files that are named put words into SQL as they stand': (file, text) =>
    !rawWords.has(file) &&
    /\bsql\s*\.\s*raw\b|\.(?:query|exec)\(\s*`[^`]*\$\{|\.(?:query|exec)\(\s*['"][^'"\n]*['"]\s*\+/.test(text),
}

for (const [rule, breaks] of Object.entries(sayings)) {
  const broken = files.filter((file) => breaks(file, textOf(file)))
  test(rule, () => assert.deepEqual(broken, []))
}

test('each rule about what a file says stops what it is there for', () => {
  const wrong: Record<string, [string, string][]> = {
    'only change/ opens transactions and tells who watches': [
      ['src/server/links/routes.ts', 'await db.transaction(async (tx) => {})'],
      ['src/server/links/store.ts', 'return transaction(pool, work)'],
      ['src/server/links/store.ts', 'return transaction<void>(pool, work)'],
      ['src/server/links/store.ts', 'await tx.execute(sql`BEGIN`)'],
      ['src/server/links/store.ts', 'const client = await site.pool.connect()'],
      ['src/server/links/routes.ts', 'await store.binLinks(site.db as Tx, ids, now)'],
      ['src/server/links/jobs.ts', "await site.notices.tell({ topic: 'links' })"],
    ],
    'only change/ writes to the audit log; a room says deed.record': [
      ['src/server/links/store.ts', "import { lastActor, record } from '../audit/store.ts'"],
    ],
    'a value is a parameter: only files that are named put words into SQL as they stand': [
      ['src/server/links/store.ts', 'db.execute(sql`SELECT ${sql.raw(words)}`)'],
      ['src/server/links/store.ts', "pool.query(`SELECT 1 FROM links WHERE title = '${title}'`)"],
      ['src/server/links/store.ts', "pool.query('SELECT 1 FROM links WHERE id = ' + id)"],
    ],
  }
  assert.deepEqual(Object.keys(wrong), Object.keys(sayings))
  for (const [rule, examples] of Object.entries(wrong)) {
    for (const [file, text] of examples) assert.ok(sayings[rule]?.(file, text), text)
  }
})

test('nobody’s SQL names another room’s tables: not to read, to change or to lock', () => {
  const strange = files.flatMap((file) => roomsNamed(file, textOf(file)).map((other) => `${file} names ${other}`))
  assert.deepEqual(strange, [])
})

test('no room hands on its tables as they are: others get a view, or a function', async () => {
  // Only a file that imports tables can hand them on.
  const beside = files.filter((file) => importsIn(file, textOf(file)).some(({ to, types }) => isTables(to) && !types))
  assert.ok(beside.length > 20)
  for (const file of beside) assert.deepEqual(handedOn(file, (await import(`../../${file}`)) as object), [], file)
})

test('a room that changes another one’s table is found, however it comes by it', () => {
  for (const text of waysToChange) {
    assert.deepEqual(roomsNamed('src/server/contact/store.ts', text), ['feedback'], text)
    assert.deepEqual(roomsNamed('src/server/feedback/store.ts', text.replace('../feedback/', './')), [], text)
  }
})

test('a room that reads another one’s table is found, however it names it', () => {
  for (const text of waysToRead) {
    assert.deepEqual(roomsNamed('src/server/links/store.ts', text), ['quota'], text)
    assert.deepEqual(roomsNamed('src/server/quota/store.ts', text.replace('../quota/', './')), [], text)
  }
})

test('what only speaks of tables, or knows a type, is no way to ask them', () => {
  for (const text of noWaysToAsk) assert.deepEqual(roomsNamed('src/server/links/store.ts', text), [], text)
})

test('a table whose name is put together while the code runs could be any', () => {
  assert.ok(roomsNamed('src/server/links/store.ts', 'sql`SELECT 1 FROM ${sql.identifier(name)}`').length > 5)
})

test('users are no exception, nor is any room: not the demo, not what stands in no room, and not a view', () => {
  for (const text of [
    "import { users } from '../accounts/tables.ts'\nawait tx.update(users)",
    "import { alphabetical, users, type PublicUser } from '../accounts/tables.ts'",
    'sql`SELECT name FROM users JOIN inspiratie_links`',
    'sql`update users set`',
    'sql`SELECT id FROM ONLY users FOR KEY SHARE`',
  ]) {
    for (const file of [
      'links/store.ts',
      'links/views.ts',
      'quota/store.ts',
      'http/session-store.ts',
      'demo/board.ts',
    ]) {
      const named = roomsNamed(`src/server/${file}`, text)
      assert.ok(named.includes('accounts'), `${file}: ${text}`)
    }
    assert.ok(
      !roomsNamed('src/server/accounts/store.ts', text.replace('../accounts/', './')).includes('accounts'),
      text,
    )
  }
  assert.deepEqual(roomsNamed('src/server/app.ts', "import { users } from './accounts/tables.ts'"), ['accounts'])
})

test('a view may be joined, a type known, and a table referred to by another', () => {
  for (const [file, text] of [
    [
      'src/server/links/store.ts',
      "import { people } from '../accounts/views.ts'\nsql`SELECT 1 FROM ${people('owner')}`",
    ],
    ['src/server/links/store.ts', "import type { PublicUser } from '../accounts/tables.ts'"],
    ['src/server/links/tables.ts', "import { users } from '../accounts/tables.ts'"],
  ] as const) {
    assert.deepEqual(roomsNamed(file, text), [], text)
  }
  assert.deepEqual(roomsNamed('src/server/links/tables.ts', 'sql`(SELECT max(id) FROM users)`'), ['accounts'])
})

test('a table that is handed on is found, as it is, by another name, or in something else', () => {
  for (const exported of [
    users,
    alias(users, 'people'),
    { users },
    [users],
    { kinds: [{ table: users }] },
    users.password,
  ]) {
    assert.deepEqual(handedOn('src/server/accounts/views.ts', { paysAt: () => users, people: exported }), ['people'])
    assert.deepEqual(handedOn('src/server/accounts/store.ts', { default: exported }), ['default'])
  }
  assert.deepEqual(handedOn('src/server/links/tables.ts', { users, inspirationLinks }), ['users'])
  assert.deepEqual(handedOn('src/server/accounts/tables.ts', { users, password: users.password }), [])
  assert.deepEqual(handedOn('src/server/accounts/store.ts', { newest: users.createdAt, most: 3, nothing: null }), [])
})

test('other rooms see users without the hash of their password', () => {
  const { selectedFields } = people('somebody')._
  assert.ok('name' in selectedFields)
  for (const hidden of ['password', 'usernameLook', 'searchText']) assert.ok(!(hidden in selectedFields), hidden)
})
