// How soon the process ends when it is told to stop under load, and whether every stop is in order.
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { startProcess } from '../tests/support/server-process.ts'
import { stopUnderLoad } from '../tests/support/stops.ts'
import { makeAuthors } from '../tests/support/writers.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** How many stops are promised. Among all other parts there are fewer, because each needs a start. */
const STOPS = 50
const FEW_STOPS = 10
/** How long the slowest may take, in ms on the machine of the yardstick. */
const LIMIT_MS = 10_000

/** A server as people run it, without the flags that make those of tests cheap. */
const start: typeof startProcess = (place, env, args) => startProcess(place, env, args, [])

/** @param many whether all stops are made that are promised, or only a few. */
export async function stops(
  where: { name: string; env: Record<string, string> },
  { ms }: Yardstick,
  { many }: { many: boolean },
): Promise<Row> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kopij-bench-'))
  const place = { databaseUrl: where.env.DATABASE_URL, dataDir: where.env.DATA_DIR ?? dataDir }
  const database = await openDatabase(place)
  await migrateAndSeed(database, async () => {})
  await makeAuthors(database)
  await database.close()

  const count = many ? STOPS : FEW_STOPS
  const times: number[] = []
  let inOrder = 0
  for (let turn = 0; turn < count; turn += 1) {
    const stop = await stopUnderLoad(start, place, turn)
    times.push(stop.ms)
    if (stop.code === 0) inOrder += 1
    else console.log(`a stop ended with ${stop.code}: ${stop.printed.slice(-300)}`)
  }
  await rm(dataDir, { recursive: true })
  const slowest = Math.max(...times)
  return {
    what: `${count} stops${many ? '' : ` (by name ${STOPS})`} while ten people write and open windows, ${where.name}`,
    measured: `${inOrder} ended with 0, slowest ${Math.round(slowest)} ms`,
    limit: scaled('all with 0, within', LIMIT_MS, ms(LIMIT_MS)),
    met: inOrder === count && slowest <= ms(LIMIT_MS),
  }
}
