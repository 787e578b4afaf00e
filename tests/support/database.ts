// A fresh, migrated database for one test file: on the PostgreSQL server of TEST_DATABASE_URL, else an embedded one.
import { createHash, randomBytes } from 'node:crypto'
import { cp, mkdtemp, readFile, rename, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'

const server = process.env.TEST_DATABASE_URL

/** Which of the two databases this run is on. */
export const onPostgres = server !== undefined

/** A place for a database, for a test that opens it itself. Empty; `remove` takes it away. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
  remove(): Promise<void>
}

/** An empty place: no tables yet. */
export async function newDatabasePlace(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-test-'))
  const removeDir = () => rm(dataDir, { recursive: true, force: true })
  if (server === undefined) return { databaseUrl: undefined, dataDir, remove: removeDir }
  const name = `kopij_${randomBytes(8).toString('hex')}`
  await ask(`create database ${name}`)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    databaseUrl: url.href,
    dataDir,
    remove: async () => {
      await ask(`drop database ${name} with (force)`)
      await removeDir()
    },
  }
}

/** An open, migrated, empty database; `close` also removes it. */
export async function openTestDatabase(): Promise<Database> {
  const place = await newDatabasePlace()
  if (!onPostgres) await cp(await embeddedTemplate(), place.dataDir, { recursive: true })
  const database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
  return {
    ...database,
    close: async () => {
      await database.close()
      await place.remove()
    },
  }
}

/** The house as a change needs it, for a test that has no application. */
export function siteOf({ db, pool, notices }: Database, clock: () => Date = () => new Date()) {
  return { db, pool, notices, clock }
}

async function ask(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  await client.query(statement)
  await client.end()
}

/** Making an embedded database takes seconds, copying one a fraction: one is kept per version of PGlite and of the migrations. */
async function embeddedTemplate(): Promise<string> {
  const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
  const journal = await readFile(new URL('../../src/server/db/migrations/meta/_journal.json', import.meta.url))
  const version = await readFile(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url))
  const template = join(
    cache,
    `test-database-${createHash('sha256').update(journal).update(version).digest('hex').slice(0, 16)}`,
  )
  if (await exists(template)) return template
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-template-'))
  const database = await openDatabase({ databaseUrl: undefined, dataDir })
  await migrateAndSeed(database, async () => {})
  await database.close()
  const made = `${template}.${process.pid}`
  await cp(dataDir, made, { recursive: true })
  await rm(dataDir, { recursive: true })
  // Another test file may have been faster; then its copy is as good.
  await rename(made, template).catch(() => rm(made, { recursive: true, force: true }))
  return template
}

const exists = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  )
