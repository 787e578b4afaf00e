// The walls around the data: which file of the server opens a transaction or writes the audit log, and whose tables the SQL of a
// room reads and changes.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { codeIn, textOf } from './imports.ts'
import { changedElsewhere, readers, roomsRead } from './tables.ts'
import { waysToChange } from './ways-to-change.ts'

const files = codeIn('src/server')
const room = (path: string) => path.split('/')[2] ?? ''

/** Every rule about what a server file says: its name, and whether a file with this text breaks it. */
const sayings: Record<string, (file: string, text: string) => boolean> = {
  'only change/ opens transactions and tells who watches': (file, text) =>
    !/^src\/server\/(db|change)\//.test(file) &&
    /\btransaction(On)?\s*[<(]|\bnotices\??\.(tell|ofTransaction)\b|\bpool\??\.connect\b|\bsql`\s*begin\b|\bas Tx\b/i.test(
      text,
    ),
  'only change/ writes to the audit log; a room says deed.record': (file, text) =>
    !/^src\/server\/(audit|change|demo)\//.test(file) && /\brecord\b[^}]*\} from '[^']*audit\/store\.ts'/.test(text),
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
  }
  assert.deepEqual(Object.keys(wrong), Object.keys(sayings))
  for (const [rule, examples] of Object.entries(wrong)) {
    for (const [file, text] of examples) assert.ok(sayings[rule]?.(file, text), text)
  }
})

test('the SQL of a room reads its own tables, users, and what this list says', () => {
  const rooms = files.filter((file) => /^src\/server\/\w+\//.test(file) && !file.endsWith('/tables.ts'))
  const strange = rooms.flatMap((file) =>
    roomsRead(file, textOf(file))
      .filter((other) => !readers[room(file)]?.includes(other))
      .map((other) => `${file} reads ${other}`),
  )
  assert.deepEqual(strange, [])
})

test('the SQL of a room changes its own tables only', () => {
  const rooms = files.filter((file) => /^src\/server\/\w+\//.test(file))
  const strange = rooms.flatMap((file) =>
    changedElsewhere(file, textOf(file)).map(
      (name) => `${file} changes ${name}, which its own tables.ts does not export`,
    ),
  )
  assert.deepEqual(strange, [])
})

test('a room that changes another one’s table is found, however it comes by it', () => {
  for (const text of waysToChange) {
    assert.equal(changedElsewhere('src/server/contact/store.ts', text).length, 1, text)
    assert.deepEqual(changedElsewhere('src/server/feedback/store.ts', text.replace('../feedback/', './')), [], text)
  }
})

test('users are changed by accounts alone, and by the rooms that a list names with their reason', () => {
  for (const text of [
    "import { users } from '../accounts/tables.ts'\nawait tx.update(users)",
    'sql`update users set`',
  ]) {
    assert.deepEqual(changedElsewhere('src/server/links/store.ts', text), ['users'], text)
    assert.deepEqual(changedElsewhere('src/server/quota/store.ts', text), [], text)
  }
})

test('a room that reads another one’s table is found, however it names it', () => {
  assert.deepEqual(roomsRead('src/server/links/store.ts', "import { tasks } from '../tasks/tables.ts'"), ['tasks'])
  assert.deepEqual(roomsRead('src/server/links/store.ts', 'sql`SELECT 1 FROM ai_usage`'), ['quota'])
  assert.deepEqual(roomsRead('src/server/links/store.ts', 'sql`select 1 from ai_usage`'), ['quota'])
  assert.deepEqual(roomsRead('src/server/links/store.ts', 'sql`SELECT 1 FROM users JOIN inspiratie_links`'), [])
})
