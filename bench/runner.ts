// What the runner (tools/run.ts) adds to a provider that answers at once, in ms per call: reserving, checking, settling,
// logging and keeping.
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { addUser } from '#server/accounts/store.ts'
import type { Provider } from '#server/tools/provider.ts'
import { tools } from '#server/tools/registry.ts'
import { runTool } from '#server/tools/run.ts'
import { median } from './measure.ts'
import { scaled, type Row } from './report.ts'
import type { Yardstick } from './yardstick.ts'

/** In ms on the machine of the yardstick. */
const LIMIT_MS = 3
const CALLS = 2_000

const titles = Array.from({ length: 5 }, (_, at) => `Moestuin op het balkon, manier ${at}`)
const atOnce: Provider = {
  model: 'meting',
  draft: async () => ({
    output: { titles },
    model: 'meting',
    promptTokens: 100,
    completionTokens: 200,
    estimatedCost: 0.1,
  }),
}

export async function runner(databaseUrl: string, { ms }: Yardstick): Promise<Row[]> {
  const database = await openDatabase({ databaseUrl, dataDir: '' })
  try {
    await migrateAndSeed(database, async () => {})
    const user = await addUser(database.db, {
      username: 'meting-loper',
      name: 'Meting',
      email: 'meting-loper@example.com',
      password: '-',
      role: 'paid',
    })
    const site = { ...database, clock: () => new Date() }
    const caller = { user, signal: new AbortController().signal }
    const times: number[] = []
    for (let call = 0; call < CALLS; call += 1) {
      const started = performance.now()
      await runTool(site, atOnce, tools['facebook-captions'], { title: 'Moestuin op het balkon' }, caller)
      times.push(performance.now() - started)
    }
    const middle = median(times)
    return [
      {
        what: 'the runner, per call, PostgreSQL',
        measured: `${middle.toFixed(2)} ms (median of ${CALLS})`,
        limit: scaled('at most', LIMIT_MS, ms(LIMIT_MS)),
        met: middle <= ms(LIMIT_MS),
      },
    ]
  } finally {
    await database.close()
  }
}
