// Brings the tables up to date at start-up, once, however many processes start at the same time.
import { StartProblem } from '../config.ts'
import type { Database } from './connect.ts'
import { isForbidden } from './failures.ts'
import { migrateTables } from './migrate-tables.ts'
import { transactionOn, type Tx } from './transaction.ts'

/** The key of the advisory lock: an arbitrary number that nothing else uses. */
const START_LOCK = 19_820_407

/** The database's owner may do all of it: make tables in the schema public, and schemas for migrations and jobs. */
const FORBIDDEN =
  'De gebruiker van DATABASE_URL mag in deze database geen schema of tabel maken. Maak die gebruiker eigenaar: ALTER DATABASE naam OWNER TO gebruiker.'

/**
 * Migrates, and then runs `seed` in a transaction on the same connection, while other processes that start wait.
 * The lock ends with the connection, so a process that is killed blocks nobody. It belongs to the database session, so it
 * does not work through PgBouncer in transaction mode.
 */
export async function migrateAndSeed<Seeded>(database: Database, seed: (tx: Tx) => Promise<Seeded>): Promise<Seeded> {
  const client = await database.pool.connect()
  try {
    // No time limit: migrating a large table, or waiting for the process that came first, may take longer than the limit.
    await client.query('set statement_timeout = 0')
    await client.query('select pg_advisory_lock($1)', [START_LOCK])
    await migrateTables(client).catch((error: unknown) => {
      throw isForbidden(error) ? new StartProblem(FORBIDDEN, { cause: error }) : error
    })
    return await transactionOn(client, seed)
  } finally {
    await client.query('select pg_advisory_unlock($1)', [START_LOCK]).catch(() => {})
    await client.query('reset statement_timeout').catch(() => {})
    client.release()
  }
}
