// Tells every process of this installation that something changed: through LISTEN and NOTIFY on a PostgreSQL server. With
// the embedded database there is only one process, so an event emitter is enough. Knows nothing of who listens.
import { EventEmitter } from 'node:events'
import { sql, type SQL } from 'drizzle-orm'
import type pg from 'pg'
import { z } from 'zod'
import { notice as shape, topics } from '#contract/live.ts'
import type { Listening } from './listening.ts'

/** A notice as processes exchange it. `onlyFor` limits it to one user; it is not sent to browsers. */
const told = shape.extend({ onlyFor: z.number().int().optional() })
/** `missed`: notices of the topic may have been lost, those to a single user too, so this one is for everybody. */
export type Told = z.infer<typeof told> & { missed?: true }

export interface Notices {
  /** Sends a notice at once, about something already committed. Never rejects: a browser that misses it refetches later. */
  tell(notice: Told): Promise<void>
  /** Sends notices with a transaction: `statements` must be sent with its commit, and `committed` called after it. */
  ofTransaction(notices: readonly Told[]): { statements: SQL[]; committed: () => void }
  /** Calls `hear` with every notice from now on. Returns a function that stops it. */
  listen(hear: (notice: Told) => void): () => void
}

const EVENT = 'notice'

function emitter(): EventEmitter {
  // Every open window is a listener; by default Node warns of a leak when there are more than ten.
  return new EventEmitter().setMaxListeners(0)
}

/** Notices for the embedded database, which only this process can use. */
export function noticesWithin(): Notices {
  const ears = emitter()
  return {
    tell: async (notice) => void ears.emit(EVENT, notice),
    // By the event emitter: NOTIFY does not reach other connections of the embedded database.
    ofTransaction: (notices) => ({
      statements: [],
      committed: () => {
        for (const notice of notices) ears.emit(EVENT, notice)
      },
    }),
    listen: (hear) => subscribe(ears, hear),
  }
}

/** The channel of LISTEN and NOTIFY. Notifications reach all sessions of the same database. */
const CHANNEL = 'kopij'

/** Notices for a PostgreSQL server. LISTEN is sent when the first listener comes. */
export function noticesBetween(listening: Listening, pool: pg.Pool): Notices {
  const ears = emitter()
  let open = false
  const ear = {
    hear: (payload: string) => {
      const heard = read(payload)
      if (heard !== undefined) ears.emit(EVENT, heard)
    },
    // Anything may have changed before this connection listened, so whoever watches must fetch everything again.
    begins: () => topics.forEach((topic) => ears.emit(EVENT, { topic, missed: true } satisfies Told)),
  }
  return {
    async tell(notice) {
      await pool.query('select pg_notify($1, $2)', [CHANNEL, JSON.stringify(notice)]).catch(() => {})
    },
    // PostgreSQL delivers them when the transaction is committed, and drops them when it is rolled back.
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

/** Parses a payload. Undefined when it is not one of ours: anybody with access to the database can use the channel. */
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
