// The folder of the embedded database: whose it is, what may be in it, and what happens when it cannot be used.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import { chmod, mkdir, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { READY_MARK } from '#server/db/embedded-options.ts'
import { Client } from '../support/app.ts'
import { newDatabasePlace, onPostgres, type DatabasePlace } from '../support/database.ts'
import { listening, refusal, serverStarter } from '../support/server-process.ts'

let place: DatabasePlace
before(async () => void (place = await newDatabasePlace()))
after(() => place.remove())

const startIn = serverStarter()
const start = (env: Record<string, string> = {}, args: string[] = [], where: Parameters<typeof startIn>[0] = place) =>
  startIn(where, env, args)

test(
  'a second process on the folder is refused, and the first goes on',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const first = start()
    await listening(first)
    assert.match(await refusal(start()), /^De map .* is al in gebruik/)
    assert.equal((await new Client(first.url).get('/api/health')).status, 200)
  },
)

test(
  'the folder of the embedded database is for its owner only',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const server = start()
    await listening(server)
    for (const name of ['database', 'socket']) {
      assert.equal((await stat(join(place.dataDir, name))).mode & 0o777, 0o700, name)
    }
  },
)

test(
  'a folder with a path too long for a socket works as well',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'diep'.repeat(30))
    const server = start({}, [], { databaseUrl: undefined, dataDir })
    await listening(server)
    assert.equal((await new Client(server.url).get('/api/health')).status, 200)
  },
)

test(
  'of a start that fails nothing is left outside the folder',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'stuk'.repeat(30))
    await mkdir(join(dataDir, 'database'), { recursive: true })
    for (const name of [READY_MARK, 'PG_VERSION']) await writeFile(join(dataDir, 'database', name), '')
    const temporary = await mkdtemp(join(place.dataDir, 'tijdelijk-'))
    const printed = await refusal(start({ TMPDIR: temporary }, [], { databaseUrl: undefined, dataDir }))
    assert.match(printed, /^De database in .* kon niet worden geopend/)
    const left = await readdir(temporary)
    assert.deepEqual(
      left.filter((name) => name.startsWith('kopij-')),
      [],
    )
  },
)

test(
  'a database that was only half made is made again',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'half')
    await mkdir(join(dataDir, 'database', 'base'), { recursive: true })
    await writeFile(join(dataDir, 'database', 'PG_VERSION'), '18\n')
    const server = start({}, [], { databaseUrl: undefined, dataDir })
    await listening(server)
  },
)

test(
  'a folder that holds something else is left alone',
  { skip: onPostgres && 'of the embedded database' },
  async () => {
    const dataDir = join(place.dataDir, 'van-iemand')
    await mkdir(join(dataDir, 'database'), { recursive: true })
    await mkdir(join(dataDir, 'socket'))
    await writeFile(join(dataDir, 'database', 'mijn-werk.txt'), 'werk')
    await writeFile(join(dataDir, 'socket', 'ook.txt'), 'werk')
    const printed = await refusal(start({}, [], { databaseUrl: undefined, dataDir }))
    assert.match(printed, /bevat iets anders dan een database van Kopij/)
    for (const name of ['database/mijn-werk.txt', 'socket/ook.txt'])
      assert.ok((await stat(join(dataDir, name))).isFile(), name)
  },
)

test('a path that is a file is named', { skip: onPostgres && 'of the embedded database' }, async () => {
  const dataDir = join(place.dataDir, 'een-bestand')
  await writeFile(dataDir, '')
  assert.match(
    await refusal(start({}, [], { databaseUrl: undefined, dataDir })),
    /^De map .* kan niet worden gebruikt: het pad is geen map/,
  )
})

const root = process.getuid?.() === 0
const mayNotWrite = (onPostgres && 'of the embedded database') || (root && 'root may write anywhere')
test('a folder that may not be written is named', { skip: mayNotWrite }, async () => {
  const dataDir = join(place.dataDir, 'dicht')
  await mkdir(dataDir)
  await chmod(dataDir, 0o500)
  assert.match(
    await refusal(start({}, [], { databaseUrl: undefined, dataDir })),
    /er zijn geen rechten om er te schrijven/,
  )
})

/** A disk of one megabyte, where this user may mount one. */
async function tinyDisk(): Promise<string | undefined> {
  if (!root || process.platform !== 'linux') return undefined
  const folder = await mkdtemp(join(tmpdir(), 'kopij-vol-'))
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', folder])
  if (mounted.status === 0) return folder
  await rm(folder, { recursive: true })
  return undefined
}

test('a full disk is named', async (context) => {
  const disk = onPostgres ? undefined : await tinyDisk()
  if (disk === undefined) return context.skip('needs the embedded database and the right to mount a small disk')
  try {
    assert.match(
      await refusal(start({}, [], { databaseUrl: undefined, dataDir: disk })),
      /^De map .* kan niet worden gebruikt: de schijf is vol/,
    )
  } finally {
    execFileSync('umount', [disk])
    await rm(disk, { recursive: true })
  }
})
