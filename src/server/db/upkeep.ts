// The SQL that tends the tables of the embedded database, as autovacuum does on a server: without it every statement is planned as if
// tables were empty, and what was deleted or updated takes room for ever.
import { sql } from 'drizzle-orm'
import type { Db } from './connect.ts'

interface Untended {
  /** Quoted, with its schema. */
  table: string
  /** Whether there are enough rows that nobody sees any more to make room. */
  hasDead: boolean
}

/** After so many changes a table is tended, and after that share of its rows: autovacuum's own (PostgreSQL 15, 20.10). */
const LEAST = 50
const CHANGED_SHARE = 0.1
const DEAD_SHARE = 0.2

/** The tables that need it; none of a server, which does so itself. */
async function untended(db: Db): Promise<Untended[]> {
  const rows = sql`greatest(class.reltuples, 0)`
  const hasDead = sql`n_dead_tup > ${LEAST} + ${DEAD_SHARE} * ${rows}`
  const { rows: found } = await db.execute<{ table: string; dead: boolean }>(sql`
    SELECT format('%I.%I', schemaname, stat.relname) AS "table", ${hasDead} AS dead
    FROM pg_stat_user_tables AS stat JOIN pg_class AS class ON class.oid = stat.relid
    WHERE (${hasDead} OR n_mod_since_analyze > ${LEAST} + ${CHANGED_SHARE} * ${rows})
      AND EXISTS (SELECT FROM pg_stat_activity
        WHERE pid = pg_backend_pid() AND backend_type = 'standalone backend')`)
  return found.map(({ table, dead }) => ({ table, hasDead: dead }))
}

/** Tends each table that needs it, in a statement of its own, so that others come between. */
export async function tendTables(db: Db, signal: AbortSignal): Promise<void> {
  for (const { table, hasDead } of await untended(db)) {
    if (signal.aborted) return
    await db.execute(sql.raw(`${hasDead ? 'VACUUM (ANALYZE)' : 'ANALYZE'} ${table}`))
  }
}
