// A process of its own that fetches the feeds that are due, for tests that kill it there.
import { openDatabase } from '#server/db/connect.ts'
import { fetchDue } from '#server/feeds/fetch-due.ts'
import { createSafeFetch } from '#server/fetch/safe-fetch.ts'
import { siteOf } from './database.ts'

const { DATABASE_URL: databaseUrl, DATA_DIR: dataDir = '', ALLOW = '' } = process.env
const database = await openDatabase({ databaseUrl, dataDir })
await fetchDue(
  { ...siteOf(database), fetching: createSafeFetch({ allow: [ALLOW] }), publicUrl: undefined },
  new AbortController().signal,
)
await database.close()
