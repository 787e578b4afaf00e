// What is left of acknowledged writes after the process was killed again and again in the thick of them: all of it, and counted once.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { sweep } from '#server/quota/store.ts'
import { until } from '../tests/support/app.ts'
import { listening, startProcess } from '../tests/support/server-process.ts'
import type { Row } from './report.ts'
import { kinds, makeLanes, tenKinds } from './ten-kinds.ts'

/** How many kills are promised. Among all other parts there are fewer, because each needs a start. */
const KILLS = 20
const FEW_KILLS = 4
/** At least so many writes are acknowledged between two kills, and some of every kind. */
const WRITES = 300
const OF_EACH = 3
const PATIENCE_MS = 180_000

export async function kills(
  where: { name: string; env: Record<string, string> },
  { many }: { many: boolean },
): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
  const place = { databaseUrl: where.env.DATABASE_URL, dataDir: where.env.DATA_DIR ?? dataDir }
  const inDatabase = async <Result>(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<Result>) => {
    const database = await openDatabase(place)
    try {
      await migrateAndSeed(database, async () => {})
      return await work(database)
    } finally {
      await database.close()
    }
  }
  await inDatabase(makeLanes)
  const written = tenKinds()
  const total = () => Object.values(written.acknowledged()).reduce((sum, one) => sum + one, 0)
  const count = many ? KILLS : FEW_KILLS
  let fewest = Number.POSITIVE_INFINITY
  for (let turn = 0; turn < count; turn += 1) {
    const server = startProcess(place, { RATE_LIMIT: 'off' }, [], [])
    await listening(server)
    const before = written.acknowledged()
    const had = total()
    const writing = await written.start(server.url)
    // Each kill comes at another moment of what is under way.
    const enough = WRITES + ((turn * 37) % 50)
    await until(
      () => total() - had >= enough && kinds.every((kind) => written.acknowledged()[kind] - before[kind] >= OF_EACH),
      `enough is written before kill ${turn}: ${JSON.stringify(written.acknowledged())}`,
      PATIENCE_MS,
    )
    server.kill('SIGKILL')
    await server.exited
    await writing.stop()
    fewest = Math.min(fewest, total() - had)
  }
  const { lost, twice, told } = await inDatabase(async ({ db }) => {
    // What the dead reserved is given back, as the job does once ten minutes have passed.
    const now = new Date()
    await sweep(db, now, now)
    return written.check(db)
  })
  await rm(dataDir, { recursive: true })
  for (const line of told) console.log(line)
  return {
    what: `${count} kills${many ? '' : ` (by name ${KILLS})`} while ${kinds.length} kinds of things are written, ${where.name}`,
    measured: `${total()} acknowledged, at least ${fewest} between two; ${lost} lost, ${twice} counted twice`,
    limit: `at least ${WRITES}; 0 lost, 0 counted twice`,
    met: lost === 0 && twice === 0 && fewest >= WRITES,
  }
}
