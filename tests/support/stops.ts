// A stop in the thick of it: SIGTERM to a server while people write, log in, and open and leave windows.
import { setTimeout as wait } from 'node:timers/promises'
import { live } from '#contract/live.ts'
import { until } from './app.ts'
import type { DatabasePlace } from './database.ts'
import { listening, type startProcess } from './server-process.ts'
import { startWriters, type Writers } from './writers.ts'

const WRITERS = 10
const WINDOWS = 10
/** A stop that takes longer hangs, in ms; of a quiet machine it takes a tenth of a second. */
const PATIENCE_MS = 60_000

export interface Stop {
  /** Its exit code, null when a signal ended it. */
  code: number | null
  /** From the signal to the end of the process, in ms. */
  ms: number
  printed: string
  /** They have ended, and remember what was acknowledged. */
  writers: Writers
}

/**
 * Starts a server, and stops it once everybody writes. The database must have the authors of `makeAuthors`.
 * @param turn counts the stops: each comes at another moment.
 * @throws Error when it has not ended after a minute.
 */
export async function stopUnderLoad(
  start: typeof startProcess,
  place: Pick<DatabasePlace, 'databaseUrl' | 'dataDir'>,
  turn: number,
): Promise<Stop> {
  const server = start(place)
  await listening(server)
  const writers = await startWriters(server.url, WRITERS)
  const looking = new AbortController()
  const windows = Array.from({ length: WINDOWS }, (_, at) =>
    openWindows(server.url, writers.cookies[at % writers.cookies.length], looking),
  )
  await until(() => writers.acknowledged() >= WRITERS, 'everybody writes', PATIENCE_MS)
  await wait((turn * 37) % 100)
  const told = performance.now()
  let over = false
  const ended = server.exited.then((code) => {
    over = true
    return { code, ms: performance.now() - told }
  })
  server.kill('SIGTERM')
  await until(() => over, `stop ${turn} ends`, PATIENCE_MS)
  looking.abort()
  await Promise.all([writers.stop(), ...windows])
  return { ...(await ended), printed: server.printed(), writers }
}

/** Opens a stream of notices, leaves it after a moment, and opens the next. */
async function openWindows(url: string, cookie: string | undefined, looking: AbortController): Promise<void> {
  for (let turn = 0; !looking.signal.aborted; turn += 1) {
    const signal = AbortSignal.any([looking.signal, AbortSignal.timeout(5 + ((turn * 13) % 40))])
    await fetch(url + live.path, { headers: { cookie: cookie ?? '' }, signal })
      .then((reply) => reply.text())
      .catch(() => wait(5))
  }
}
