// SIGTERM in the thick of it: every process ends in order, and what it acknowledged is there.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { newDatabasePlace, type DatabasePlace } from '../support/database.ts'
import { serverStarter } from '../support/server-process.ts'
import { stopUnderLoad } from '../support/stops.ts'
import { makeAuthors } from '../support/writers.ts'

/** More, and how long the slowest may take: `npm run bench -- stops`. More by hand: STOPS=50. */
const STOPS = Number(process.env.STOPS ?? 3)

let place: DatabasePlace
before(async () => {
  place = await newDatabasePlace()
  await inDatabase(makeAuthors)
})
after(() => place.remove())

const startIn = serverStarter()

test(`a process that is told to stop while people write and open windows ends with 0, ${STOPS} times`, async (context) => {
  let slowest = 0
  for (let turn = 0; turn < STOPS; turn += 1) {
    const { code, ms, printed, writers } = await stopUnderLoad(startIn, place, turn)
    assert.equal(code, 0, printed)
    slowest = Math.max(slowest, ms)
    await inDatabase(({ db }) => writers.checkKept(db))
  }
  context.diagnostic(`the slowest took ${Math.round(slowest)} ms`)
})

async function inDatabase(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
  const database = await openDatabase(place)
  try {
    await migrateAndSeed(database, async () => {})
    await work(database)
  } finally {
    await database.close()
  }
}
