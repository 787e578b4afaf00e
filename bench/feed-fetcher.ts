// A process of its own that fetches the feeds that are due, in laps of which each begins when all are due again; bench/feeds.ts starts it.
import { openDatabase } from '#server/db/connect.ts'
import { fetchDue } from '#server/feeds/fetch-due.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'

const { DATABASE_URL: databaseUrl, ALLOW = '', AHEAD_MS = '0', LAPS = '1' } = process.env

/** Longer than the interval of the feeds. */
const LAP_MS = 2 * 60 * 60_000

const database = await openDatabase({ databaseUrl, dataDir: '' })
const { db, pool, notices } = database
let ahead = Number(AHEAD_MS)
const clock = () => new Date(Date.now() + ahead)
const fetching = createSafeFetch({ allow: [ALLOW] })
for (let lap = 1; lap <= Number(LAPS); lap += 1) {
  await fetchDue({ db, pool, notices, clock, fetching, publicUrl: undefined }, new AbortController().signal)
  process.stdout.write(`lap ${lap}: ${Math.round(process.memoryUsage().rss / 1024 / 1024)} MB\n`)
  ahead += LAP_MS
}
await database.close()
