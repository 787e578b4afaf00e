// Tells whether the database answers, also while its connections are all at work for others. Knows nothing of who wants to know.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'

/** A server, asked over a connection of its own, which is made when it is needed and left a while later. */
export function aliveOnServer(connectionString: string) {
  const own = (patienceMs: number) =>
    new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  let pool: pg.Pool | undefined
  /** The question that is under way: whoever asks meanwhile hears its answer, and does not wait for one of their own behind it. */
  let asked: Promise<boolean> | undefined
  return {
    isAlive: async (patienceMs: number): Promise<boolean> => {
      // A connection that breaks must not end the process; the next query makes another.
      pool ??= own(patienceMs).on('error', () => {})
      asked ??= pool
        .query('select 1')
        .then(
          () => true,
          () => false,
        )
        .finally(() => (asked = undefined))
      return Promise.race([asked, wait(patienceMs, false, { ref: false })])
    },
    close: async () => {
      await pool?.end()
    },
  }
}

/** What the thread of the embedded database does, as it says itself. */
export interface Pulse {
  /** How many statements it has answered. */
  answered: () => number
  /** For how long it has been at work on one, in ms; undefined while it waits for the next. */
  busyMs: () => number | undefined
}

/** As long as a statement may take on a server. */
const LONGEST_STATEMENT_MS = 30_000

/** How often its pulse is taken, in ms. */
const LOOK_MS = 20

/**
 * The embedded database has one connection, and a question of its own would wait for everybody's before it. So it is alive when it
 * answers, but also when it answered anybody meanwhile, or is at work on a statement that may still take its time.
 */
export async function isEmbeddedAlive(pool: pg.Pool, pulse: Pulse, patienceMs: number): Promise<boolean> {
  const before = pulse.answered()
  let answer: boolean | undefined
  void pool.query('select 1').then(
    () => (answer = true),
    () => (answer = false),
  )
  for (const end = performance.now() + patienceMs; performance.now() < end;) {
    // A failure of its own says more than what others were answered.
    await wait(LOOK_MS / 2, undefined, { ref: false })
    if (answer !== undefined) return answer
    if (pulse.answered() > before) return true
    await wait(LOOK_MS / 2, undefined, { ref: false })
    const busyMs = pulse.busyMs()
    if (busyMs !== undefined && busyMs >= LOOK_MS && busyMs < LONGEST_STATEMENT_MS) return true
  }
  return false
}
