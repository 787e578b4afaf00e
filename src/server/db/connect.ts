// Opens the database: a PostgreSQL server, or the embedded one. All other code uses the same driver and dialect for both.
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { StartProblem } from '../config.ts'
import { aliveEmbedded, aliveOnServer } from './alive.ts'
import { startEmbedded } from './embedded.ts'
import { askedDirectly, describeFailure, isDatabaseUnavailable } from './failures.ts'
import { listenTo, type Listening } from './listening.ts'
import { noticesBetween, noticesWithin, type Notices } from './notices.ts'
import { isInTransaction } from './open-transaction.ts'
import { sharing } from './shares.ts'

/**
 * The database as stores query it: the pool, or a transaction, which is a subtype (`Tx`). Within a transaction only that
 * may be queried; querying the pool there throws.
 */
export type Db = NodePgDatabase

export interface Database {
  db: Db
  pool: pg.Pool
  notices: Notices
  /** Receives the notifications of other processes; undefined for the embedded database, which has only one process. */
  listening: Listening | undefined
  /** True for the embedded database: no other process can be using it. */
  exclusive: boolean
  /** Whether it answers, soon enough. It is asked besides the pool: however busy that is, this needs no turn. */
  isAlive: () => Promise<boolean>
  close(): Promise<void>
}

/** Connections to a PostgreSQL server, per process. */
export const POOL_SIZE = 10

/**
 * How many of them the requests of one person have at once; the rest of what they ask waits. Of the one connection to the embedded
 * database everybody has it one statement or change at a time.
 */
const SHARE_OF_ONE = 3

/** A server that does not answer a new connection within this time counts as down, in ms. */
const CONNECT_TIMEOUT_MS = 5_000

/** The server cancels a statement after this time, in ms: one that waits for a lock must not block its request for ever. */
const STATEMENT_TIMEOUT_MS = 30_000

interface Where {
  databaseUrl: string | undefined
  dataDir: string
}

/**
 * Opens the database at `databaseUrl`, or the embedded one in `dataDir`.
 * @param onLost called if the embedded database stops by itself: the process cannot go on without it.
 * @throws StartProblem when the server cannot be reached, or the folder cannot be used.
 */
export async function openDatabase(where: Where, onLost: (error: Error) => void = () => {}): Promise<Database> {
  return where.databaseUrl === undefined
    ? await openEmbedded(where.dataDir, onLost)
    : await openServer(where.databaseUrl)
}

async function openServer(connectionString: string): Promise<Database> {
  const pool = watched(
    new pg.Pool({
      connectionString,
      max: POOL_SIZE,
      connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      keepAlive: true,
    }),
    SHARE_OF_ONE,
  )
  try {
    await askedDirectly(pool).query({ text: 'select 1' })
  } catch (error) {
    await pool.end()
    const failed = isDatabaseUnavailable(error) ? 'is niet bereikbaar' : 'laat Kopij niet binnen'
    // DATABASE_URL itself is not printed: it may contain a password.
    throw new StartProblem(`De database van DATABASE_URL ${failed}: ${describeFailure(error)}.`, { cause: error })
  }
  const listening = listenTo(connectionString, CONNECT_TIMEOUT_MS)
  const asking = aliveOnServer(connectionString)
  return {
    db: drizzle(pool),
    pool,
    notices: noticesBetween(listening, pool),
    listening,
    exclusive: false,
    isAlive: asking.isAlive,
    close: async () => {
      await listening.close()
      await asking.close()
      await pool.end()
    },
  }
}

async function openEmbedded(dataDir: string, onLost: (error: Error) => void): Promise<Database> {
  const embedded = await startEmbedded(dataDir, onLost)
  const pool = watched(
    new pg.Pool({
      host: embedded.socketDir,
      user: 'postgres',
      database: 'postgres',
      // The socket server passes single protocol messages to one session: two connections would mix up their statements.
      max: 1,
      idleTimeoutMillis: 0,
      // All connections share one session, so a new one has to discard the state of the last, such as prepared statements.
      // oxlint-disable-next-line typescript/no-misused-promises -- pg-pool waits for it, its types do not say so
      onConnect: async (client) => void (await client.query('discard all')),
    }),
    1,
  )
  return {
    db: drizzle(pool),
    pool,
    notices: noticesWithin(),
    listening: undefined,
    exclusive: true,
    isAlive: aliveEmbedded(pool, embedded.pulse),
    close: async () => {
      await pool.end()
      await embedded.close()
    },
  }
}

/**
 * A connection that breaks must not end the process, as an `error` event without a listener does. An idle connection emits
 * it on the pool, one in use on the client. Whoever uses that client gets the error with their next query.
 * @param share how many connections one person's requests may have at once.
 */
function watched(pool: pg.Pool, share: number): pg.Pool {
  pool.on('error', () => {})
  pool.on('connect', (client) => void client.on('error', () => {}))
  return refusingWithin(sharing(pool, share))
}

/**
 * Makes the pool throw when it is queried within a transaction. With the one connection of the embedded database the query
 * would wait for itself for ever. On a server it would not see what the transaction did, nor be rolled back with it.
 * Every query of a pool begins with `connect`.
 */
function refusingWithin(pool: pg.Pool): pg.Pool {
  const connect = pool.connect.bind(pool) as (...given: unknown[]) => unknown
  return Object.assign(pool, {
    connect: (...given: unknown[]) => {
      if (isInTransaction()) throw new Error('The pool was asked within a transaction: ask the tx there is.')
      return connect(...given)
    },
  })
}
