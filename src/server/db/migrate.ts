// Brings the tables to the newest form, once, however many processes start together.
import { StartProblem } from '../config.ts'
import type { Database } from './connect.ts'
import { isForbidden } from './failures.ts'
import { migrateTables } from './migrate-tables.ts'
import { transactionOn, type Tx } from './transaction.ts'

/** Any number that nothing else locks. */
const START_LOCK = 19_820_407

/** Its owner may do all of it: tables in the schema public, and schemas for what keeps migrations and jobs. */
const FORBIDDEN =
  'De gebruiker van DATABASE_URL mag in deze database geen schema of tabel maken. Maak die gebruiker eigenaar: ALTER DATABASE naam OWNER TO gebruiker.'

/**
 * Migrates, then runs `seed` in a transaction on the same connection, while other processes that start wait.
 * Both have happened when it returns; the lock ends with the connection, so a killed process blocks nobody.
 * The lock belongs to a session: through PgBouncer in transaction mode a start would not get it.
 */
export async function migrateAndSeed<Seeded>(database: Database, seed: (tx: Tx) => Promise<Seeded>): Promise<Seeded> {
  const client = await database.pool.connect()
  try {
    // A migration of a large table, and waiting for the process that came first, may take longer than a statement may.
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
