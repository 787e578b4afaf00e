// Tells every process of this installation that something changed: within the process on the embedded database, which
// has no other; through LISTEN and NOTIFY on a PostgreSQL server. Knows nothing of who listens.
import { EventEmitter } from 'node:events'
import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { notice as shape, topics } from '#contract/live.ts'
import type { Listening } from './listening.ts'

/** A notice as it goes between processes: to who may hear of its topic, or to one user. Browsers get only the notice in it. */
const told = shape.extend({ onlyFor: z.number().int().optional() })
export type Told = z.infer<typeof told>

export interface Notices {
  /** Tells at once, of what is committed already. Never rejects: the change stands, and who missed the notice asks later. */
  tell(notice: Told): Promise<void>
  /** How a transaction tells: the statements that go out with its commit, and what is to be called after it. */
  ofTransaction(notices: readonly Told[]): { statements: SQL[]; committed: () => void }
  /** Calls `hear` with every notice from now on, until the returned function is called. */
  listen(hear: (notice: Told) => void): () => void
}

const EVENT = 'notice'

function emitter(): EventEmitter {
  // One listener for each open window: Node would warn of a leak beyond ten.
  return new EventEmitter().setMaxListeners(0)
}

/** For a database that only this process can have. */
export function noticesWithin(): Notices {
  const ears = emitter()
  return {
    tell: async (notice) => void ears.emit(EVENT, notice),
    // NOTIFY does not cross the connections of the embedded database.
    ofTransaction: (notices) => ({
      statements: [],
      committed: () => {
        for (const notice of notices) ears.emit(EVENT, notice)
      },
    }),
    listen: (hear) => subscribe(ears, hear),
  }
}

/** PostgreSQL's channel; its messages reach all sessions of one database. */
const CHANNEL = 'kopij'

/** For a PostgreSQL server: begins to listen with the first who does. */
export function noticesBetween(listening: Listening, pool: pg.Pool): Notices {
  const ears = emitter()
  let open = false
  const ear = {
    hear: (payload: string) => {
      const heard = read(payload)
      if (heard !== undefined) ears.emit(EVENT, heard)
    },
    // While nobody listened anything may have changed, so whoever watches must ask again.
    begins: () => topics.forEach((topic) => ears.emit(EVENT, { topic } satisfies Told)),
  }
  return {
    async tell(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch(() => {})
    },
    // PostgreSQL passes them on when the transaction is committed, and forgets them when it is not.
    ofTransaction: (notices) => ({
      statements: notices.map((notice) => sql`select pg_notify(${CHANNEL}, ${JSON.stringify(notice)})`),
      committed: () => {},
    }),
    listen(hear) {
      if (!open) {
        open = true
        listening.on(CHANNEL, ear)
      }
      return subscribe(ears, hear)
    },
  }
}

/** Whoever may use the database may use the channel: what is no notice of ours is passed over. */
function read(payload: string): Told | undefined {
  try {
    return told.safeParse(JSON.parse(payload)).data
  } catch {
    return undefined
  }
}

function subscribe(ears: EventEmitter, hear: (notice: Told) => void): () => void {
  ears.on(EVENT, hear)
  return () => void ears.off(EVENT, hear)
}
