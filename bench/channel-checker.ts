// A process that looks at the YouTube channels that are due, for bench/channels.ts. It may be killed at any moment.
import { openDatabase } from '#server/db/connect.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { checkChannels } from '#server/channels/jobs.ts'
import { youtubeItself } from '#server/config.ts'
import type { Site } from '#server/http/site.ts'
import { runJob } from '#server/jobs/job.ts'

const { DATABASE_URL, FEED_URL = '', FEED_PLACE = '', LATER_MS = '0', ROUNDS = '1' } = process.env
const MINUTE_MS = 60_000

const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '' })
let later = Number(LATER_MS)
const site = {
  ...database,
  clock: () => new Date(Date.now() + later),
  fetching: createSafeFetch({ allow: [FEED_PLACE] }),
  youtube: { ...youtubeItself, feedUrl: FEED_URL },
} as unknown as Site
console.log('(ready)')
for (let round = 0; round < Number(ROUNDS); round += 1) {
  await runJob(checkChannels, site)
  globalThis.gc?.()
  console.log(`(round ${round})`)
  // Every channel is due again.
  later += 16 * MINUTE_MS
}
console.log('(done)')
process.on('SIGTERM', () => process.exit(0))
setInterval(() => {}, 1_000)
