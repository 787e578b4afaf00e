// How the embedded database comes to be: whole or not at all, whatever happens half-way, and only from a pattern that fits.
import assert from 'node:assert/strict'
import { execFileSync, spawn } from 'node:child_process'
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { openDatabase } from '#server/db/connect.ts'
import { makeDatabase } from '#server/db/embedded-making.ts'
import { markOfThisVersion, READY_MARK } from '#server/db/embedded-options.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { Client, until } from '../support/app.ts'
import { onPostgres } from '../support/database.ts'
import { listening, serverStarter } from '../support/server-process.ts'

const ofEmbedded = { skip: onPostgres && 'of the embedded database' }
const startIn = serverStarter()

let root: string
before(async () => void (root = await mkdtemp(join(tmpdir(), 'kopij-making-'))))
after(() => rm(root, { recursive: true, force: true }))

/** A new folder for data. */
const newPlace = () => mkdtemp(join(root, 'data-'))
const names = (folder: string) => readdir(folder).then((found) => found.toSorted())

const isHalfMade = (name: string) => name.startsWith('database-in-the-making-')

/** A folder that stands for a database that a build made, with `mark` as its mark. */
async function patternWith(mark: string): Promise<string> {
  const pattern = await mkdtemp(join(root, 'pattern-'))
  await mkdir(join(pattern, 'base'))
  await writeFile(join(pattern, 'base', 'van-de-bouw'), 'bladzijden')
  await writeFile(join(pattern, READY_MARK), mark)
  return pattern
}

test('a new database is a copy of what a build of this version made', ofEmbedded, async () => {
  const place = await newPlace()
  await makeDatabase(place, join(place, 'database'), await patternWith(await markOfThisVersion()))
  assert.deepEqual(await names(place), ['database'])
  assert.deepEqual(await names(join(place, 'database', 'base')), ['van-de-bouw'])
})

test(
  'what another version made is no pattern: then the database is made from nothing, with all tables and nobody in them',
  ofEmbedded,
  async () => {
    const pattern = await patternWith((await markOfThisVersion()).replace('PGlite ', 'PGlite 9'))
    const place = await newPlace()
    await makeDatabase(place, join(place, 'database'), pattern)
    assert.deepEqual(await names(place), ['database'])
    const made = await names(join(place, 'database'))
    assert.ok(made.includes('PG_VERSION') && made.includes(READY_MARK), made.join())
    await assert.rejects(access(join(place, 'database', 'base', 'van-de-bouw')))

    const database = await openDatabase({ databaseUrl: undefined, dataDir: place })
    try {
      const count = async (table: string) =>
        (await database.pool.query(`select count(*)::int as n from ${table}`)).rows[0].n
      const migrations = await count('drizzle.__drizzle_migrations')
      await migrateAndSeed(database, async () => {})
      assert.deepEqual([await count('drizzle.__drizzle_migrations'), await count('users')], [migrations, 0])
      assert.ok(migrations > 0)
    } finally {
      await database.close()
    }
  },
)

test('what was made with other tables than these is no pattern either', ofEmbedded, async () => {
  const pattern = await patternWith((await markOfThisVersion()).replace(/ \S+\n$/, ' 0000_eerder\n'))
  const place = await newPlace()
  await makeDatabase(place, join(place, 'database'), pattern)
  await assert.rejects(access(join(place, 'database', 'base', 'van-de-bouw')))
})

test('a database that cannot be made leaves nothing behind, and says why', ofEmbedded, async () => {
  const place = await newPlace()
  // In the way of the new folder: something that is not empty.
  await mkdir(join(place, 'database', 'vol'), { recursive: true })
  const pattern = await patternWith(await markOfThisVersion())
  await assert.rejects(makeDatabase(place, join(place, 'database'), pattern), { code: 'ENOTEMPTY' })
  assert.deepEqual(await names(place), ['database'])
})

test(
  'starts that are killed while they make their database leave a folder that the next one uses',
  ofEmbedded,
  async () => {
    const place = { databaseUrl: undefined, dataDir: await newPlace() }
    for (const [signal, code] of [
      ['SIGKILL', null],
      ['SIGTERM', 0],
    ] as const) {
      const left = await names(place.dataDir)
      const server = startIn(place)
      const begun = async () => (await names(place.dataDir)).some((name) => isHalfMade(name) && !left.includes(name))
      await until(begun, 'it is being made', 60_000)
      server.kill(signal)
      assert.equal(await server.exited, code)
    }
    const next = startIn(place)
    await listening(next)
    assert.equal((await new Client(next.url).get('/api/health')).status, 200)
    assert.deepEqual((await names(place.dataDir)).filter(isHalfMade), [])
  },
)

test('of two starts at once on a new folder one serves, and the other says that it is in use', ofEmbedded, async () => {
  const place = { databaseUrl: undefined, dataDir: await newPlace() }
  const both = [startIn(place), startIn(place)]
  const first = await Promise.race(both.map((server) => server.exited.then(() => server)))
  assert.match(first.printed(), /is al in gebruik door een ander proces/)
  const other = both.find((server) => server !== first)!
  await listening(other)
  assert.equal((await new Client(other.url).get('/api/health')).status, 200)
})

test('nobody goes on making a database for a process that is gone', ofEmbedded, async (context) => {
  if (process.platform !== 'linux') return context.skip('reads the list of processes')
  const place = await newPlace()
  const making = new URL('../../src/server/db/embedded-making.ts', import.meta.url).href
  const script = `const { makeDatabase } = await import('${making}'); await makeDatabase('${place}', '${place}/database', 'geen')`
  const asking = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
  context.after(() => asking.kill('SIGKILL'))
  const makers = () => {
    const processes = execFileSync('ps', ['-eo', 'args'], { encoding: 'utf8' }).split('\n')
    return processes.filter((line) => line.includes('embedded-maker') && line.includes(place)).length
  }
  await until(() => makers() === 1, 'it is being made', 60_000)
  asking.kill('SIGKILL')
  await until(() => makers() === 0, 'nobody is left', 60_000)
  await assert.rejects(access(join(place, 'database')))
})
