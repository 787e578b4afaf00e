// A fresh, migrated database for one test file: on the PostgreSQL server of TEST_DATABASE_URL, else an embedded one.
import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { openDatabase, type Database } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'

const server = process.env.TEST_DATABASE_URL

/** Which of the two databases this run is on. */
export const onPostgres = server !== undefined

/** An empty place for a database, for a test that opens it itself; `remove` deletes it. */
export interface DatabasePlace {
  databaseUrl: string | undefined
  dataDir: string
  remove(): Promise<void>
}

/** An empty place: no tables yet. */
export async function newDatabasePlace(): Promise<DatabasePlace> {
  return placeFrom('template1')
}

/** An open, migrated, empty database; `close` also removes it. */
export async function openTestDatabase(): Promise<Database> {
  const place = onPostgres ? await placeFrom(await serverTemplate()) : await newDatabasePlace()
  // A third of the time of `cp`, which asks for each file and folder by itself.
  if (!onPostgres) cpSync(await embeddedTemplate(), place.dataDir, { recursive: true })
  const database = await openMigrated(place)
  return {
    ...database,
    close: async () => {
      await database.close()
      await place.remove()
    },
  }
}

/** Opens and migrates a database as a start of the product does. A copy of a template has nothing left to migrate. */
async function openMigrated(place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>): Promise<Database> {
  const database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
  return database
}

/**
 * PGlite's compiled code. V8 shares it with every thread of this process that compiles the same bytes, for as long as one
 * of them holds it: opening another database then takes half the processor time.
 */
let compiled: Promise<WebAssembly.Module> | undefined

async function compilePglite(): Promise<WebAssembly.Module> {
  return WebAssembly.compile(await readFile(new URL('pglite.wasm', import.meta.resolve('@electric-sql/pglite'))))
}

/** A place whose database, on a server, is a copy of `template`. */
async function placeFrom(template: string): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-test-'))
  const removeDir = () => rm(dataDir, { recursive: true, force: true })
  if (!onPostgres) {
    compiled ??= compilePglite()
    await compiled
    return { databaseUrl: undefined, dataDir, remove: removeDir }
  }
  const name = `kopij_${randomBytes(8).toString('hex')}`
  // Its files are copied, which is cheaper than the default: to write all of it to the write-ahead log.
  await ask(`create database ${name} template ${template} strategy file_copy`)
  return {
    databaseUrl: urlOf(name),
    dataDir,
    remove: async () => {
      await ask(`drop database ${name} with (force)`)
      await removeDir()
    },
  }
}

/** What `change` needs of the site, for a test that has no application. */
export function siteOf({ db, pool, notices }: Database, clock: () => Date = () => new Date()) {
  return { db, pool, notices, clock }
}

function urlOf(name: string): string {
  const url = new URL(server ?? '')
  url.pathname = `/${name}`
  return url.href
}

async function ask(statement: string): Promise<pg.QueryResult> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    return await client.query(statement)
  } finally {
    await client.end()
  }
}

/** The key of an advisory lock; any number that nothing else locks. */
const TEMPLATE_LOCK = 19_820_408

/** The database that others on the server are copied from; the first test file that wants one makes it. */
async function serverTemplate(): Promise<string> {
  const name = `kopij_template_${await fingerprint()}`
  const isThere = `select 1 from pg_database where datname = '${name}'`
  if ((await ask(isThere)).rowCount === 1) return name
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`)
    // Another process made it while this one waited for the lock.
    if ((await client.query(isThere)).rowCount === 1) return name
    await client.query(`drop database if exists ${name}_in_the_making with (force)`)
    await client.query(`create database ${name}_in_the_making`)
    const database = await openMigrated({ databaseUrl: urlOf(`${name}_in_the_making`), dataDir: '' })
    await database.close()
    await client.query(`alter database ${name}_in_the_making rename to ${name}`)
    return name
  } finally {
    await client.end()
  }
}

/** The folder that embedded databases are copied from: making one takes seconds, copying a fraction. */
async function embeddedTemplate(): Promise<string> {
  const cache = fileURLToPath(new URL('../../.cache', import.meta.url))
  const template = join(cache, `test-database-${await fingerprint()}`)
  if (existsSync(template)) return template
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-template-'))
  const database = await openMigrated({ databaseUrl: undefined, dataDir })
  await database.close()
  const made = `${template}.${process.pid}`
  cpSync(dataDir, made, { recursive: true })
  await rm(dataDir, { recursive: true })
  // Another test file may have been faster; then its copy is as good.
  await rename(made, template).catch(() => rm(made, { recursive: true, force: true }))
  // Those of earlier versions, 40 MB each.
  for (const name of await readdir(cache))
    if (/^test-database-[^.]+$/.test(name) && join(cache, name) !== template)
      await rm(join(cache, name), { recursive: true, force: true })
  return template
}

/** A hash of what a template is made from: the server's database code with its migrations, and the version of PGlite. */
async function fingerprint(): Promise<string> {
  const made = new URL('../../src/server/db/', import.meta.url)
  const names = await readdir(made, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile()).map(({ parentPath, name }) => join(parentPath, name))
  const hash = createHash('sha256')
  for (const file of files.toSorted()) hash.update(await readFile(file))
  hash.update(await readFile(new URL('../../node_modules/@electric-sql/pglite/package.json', import.meta.url)))
  return hash.digest('hex').slice(0, 16)
}
