// Who keeps something about users says what becomes of it when one goes.
import assert from 'node:assert/strict'
import { globSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { is } from 'drizzle-orm'
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core'
import { users } from '#server/accounts/tables.ts'
import { leaving } from '#server/leaving-registry.ts'

const server = fileURLToPath(new URL('../../src/server', import.meta.url))

/** Every reference to users: the room whose table has it, and what becomes of the row. */
const references: { room: string; name: string; onDelete: string | undefined }[] = []
for (const path of globSync('*/tables.ts', { cwd: server })) {
  const tables = Object.values((await import(`${server}/${path}`)) as Record<string, unknown>)
  for (const table of tables.filter((one) => is(one, PgTable))) {
    for (const key of getTableConfig(table).foreignKeys) {
      if (key.reference().foreignTable !== users) continue
      references.push({ room: path.split('/')[0] ?? '', name: key.getName(), onDelete: key.onDelete })
    }
  }
}

test('every room that refers to users is on the list of those that take part when one goes', () => {
  assert.ok(references.length > 10, 'the references are found')
  const rooms = [...new Set(references.map(({ room }) => room))]
  assert.deepEqual(
    rooms.filter((room) => !(room in leaving)),
    [],
  )
})

test('every reference to a user says what becomes of its row, so that none can stop a deletion', () => {
  const silent = references.filter(({ onDelete }) => onDelete !== 'cascade' && onDelete !== 'set null')
  assert.deepEqual(silent, [])
})
