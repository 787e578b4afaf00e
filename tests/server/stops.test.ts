// SIGTERM in the thick of it: every process ends in order, and what it acknowledged is there.
import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { live } from '#contract/live.ts'
import { openDatabase } from '#server/db/connect.ts'
import { migrateAndSeed } from '#server/db/migrate.ts'
import { until } from '../support/app.ts'
import { newDatabasePlace, type DatabasePlace } from '../support/database.ts'
import { listening, serverStarter } from '../support/server-process.ts'
import { makeAuthors, startWriters } from '../support/writers.ts'

/** More by hand: STOPS=50. */
const STOPS = Number(process.env.STOPS ?? 3)
const WRITERS = 10
const WINDOWS = 10
/** A stop that takes longer hangs, in ms; of a quiet machine it takes a tenth of a second. */
const PATIENCE_MS = 60_000

let place: DatabasePlace
before(async () => {
  place = await newDatabasePlace()
  await inDatabase(makeAuthors)
})
after(() => place.remove())

const startIn = serverStarter()

test(`a process that is told to stop while people write and open windows ends with 0, ${STOPS} times`, async (context) => {
  let slowest = 0
  for (let stop = 0; stop < STOPS; stop += 1) {
    const server = startIn(place)
    await listening(server)
    const writers = await startWriters(server.url, WRITERS)
    const looking = new AbortController()
    const windows = Array.from({ length: WINDOWS }, (_, at) =>
      openWindows(server.url, writers.cookies[at % writers.cookies.length], looking),
    )
    await until(() => writers.acknowledged() >= WRITERS, 'everybody writes', PATIENCE_MS)
    // Another moment each time.
    await wait((stop * 37) % 100)
    let code: number | null | undefined
    void server.exited.then((ended) => (code = ended))
    const told = performance.now()
    server.kill('SIGTERM')
    await until(() => code !== undefined, `stop ${stop} ends`, PATIENCE_MS)
    assert.equal(code, 0, server.printed())
    slowest = Math.max(slowest, performance.now() - told)
    looking.abort()
    await Promise.all([writers.stop(), ...windows])
    await inDatabase(({ db }) => writers.checkKept(db))
  }
  context.diagnostic(`the slowest took ${Math.round(slowest)} ms`)
})

/** Opens a stream of notices, leaves it after a moment, and opens the next. */
async function openWindows(url: string, cookie: string | undefined, looking: AbortController): Promise<void> {
  for (let turn = 0; !looking.signal.aborted; turn += 1) {
    const signal = AbortSignal.any([looking.signal, AbortSignal.timeout(5 + ((turn * 13) % 40))])
    await fetch(url + live.path, { headers: { cookie: cookie ?? '' }, signal })
      .then((reply) => reply.text())
      .catch(() => wait(5))
  }
}

async function inDatabase(work: (database: Awaited<ReturnType<typeof openDatabase>>) => Promise<void>) {
  const database = await openDatabase(place)
  try {
    await migrateAndSeed(database, async () => {})
    await work(database)
  } finally {
    await database.close()
  }
}
