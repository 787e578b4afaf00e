// Tells every process of this installation that something changed: within the process on the embedded database, which
// has no other; through LISTEN and NOTIFY on a PostgreSQL server. Knows nothing of who listens.
import { EventEmitter } from 'node:events'
import { sql, type SQL } from 'drizzle-orm'
import pg from 'pg'
import { z } from 'zod'
import { notice as shape, topics } from '#contract/live.ts'

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
  close(): Promise<void>
}

const EVENT = 'notice'

function emitter(): EventEmitter {
  // As many as there are open windows.
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
    close: async () => void ears.removeAllListeners(),
  }
}

/** PostgreSQL's channel; its messages reach all sessions of one database. */
const CHANNEL = 'kopij'

/** Pause before a lost connection is made anew, in ms. */
const RECONNECT_MS = 1_000

/** For a PostgreSQL server: one connection of its own that listens, opened with the first who does. */
export function noticesBetween(connectionString: string, pool: pg.Pool): Notices {
  const ears = emitter()
  let client: pg.Client | undefined
  let timer: NodeJS.Timeout | undefined
  let open = false

  async function connect(): Promise<void> {
    const mine = new pg.Client({ connectionString, keepAlive: true })
    client = mine
    mine.on('notification', ({ payload = '' }) => {
      const heard = read(payload)
      if (heard !== undefined) ears.emit(EVENT, heard)
    })
    // Both may come of one loss; the second finds another client, or none.
    const lost = () => void (client === mine && reconnect(mine))
    mine.on('error', lost)
    mine.on('end', lost)
    try {
      await mine.connect()
      await mine.query(`listen ${CHANNEL}`)
      // What was told until now is lost, the first time too: everything may have changed.
      for (const topic of topics) ears.emit(EVENT, { topic } satisfies Told)
    } catch {
      lost()
    }
  }
  function reconnect(broken: pg.Client): void {
    client = undefined
    void broken.end().catch(() => {})
    if (open) timer = setTimeout(() => void connect(), RECONNECT_MS).unref()
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
        void connect()
      }
      return subscribe(ears, hear)
    },
    async close() {
      open = false
      clearTimeout(timer)
      const last = client
      client = undefined
      await last?.end().catch(() => {})
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
