// Tells whether the database answers, also while its connections are all at work for others. Knows nothing of who wants to know.
import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import { forTheHouse } from '../fetch/asker.ts'

/** A database that takes longer than this to answer counts as down, in ms. */
const PATIENCE_MS = 3_000

/** Of one question for all who ask meanwhile: a flood of them costs no more than one, and stands before nobody. */
function forAll<Answer>(question: () => Promise<Answer>): () => Promise<Answer> {
  let underWay: Promise<Answer> | undefined
  return () => (underWay ??= forTheHouse(question).finally(() => (underWay = undefined)))
}

const answers = (pool: pg.Pool): Promise<boolean> =>
  pool.query('select 1').then(
    () => true,
    () => false,
  )

/** A server, asked over a connection of its own, which is made when it is needed and left a while later. */
export function aliveOnServer(connectionString: string, patienceMs = PATIENCE_MS) {
  const own = () =>
    new pg.Pool({ connectionString, max: 1, connectionTimeoutMillis: patienceMs, query_timeout: patienceMs })
  let pool: pg.Pool | undefined
  return {
    isAlive: forAll(async (): Promise<boolean> => {
      // A connection that breaks must not end the process; the next query makes another.
      pool ??= own().on('error', () => {})
      const answered = new AbortController()
      const late = wait(patienceMs, false, { ref: false, signal: answered.signal }).catch(() => false)
      return Promise.race([answers(pool), late]).finally(() => answered.abort())
    }),
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
export function aliveEmbedded(pool: pg.Pool, pulse: Pulse, patienceMs = PATIENCE_MS): () => Promise<boolean> {
  // That of before may still be waiting for its turn.
  const ask = forAll(() => answers(pool))
  return forAll(async () => {
    const before = pulse.answered()
    let answer: boolean | undefined
    void ask().then((said) => (answer = said))
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
  })
}
