// All SQL about the state of the installation. Knows no threshold.
import { sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { partFailures } from './tables.ts'

/** The parts whose last failure is kept here. Those of language models stand in the log of requests. */
export type KeptPart = 'database' | 'files' | 'mail' | 'pictures' | `job:${string}`

export interface Failure {
  part: KeptPart
  error: string
  failedAt: Date
}

/** Keeps the last failure of a part; an older one than is known changes nothing. */
export async function keepFailure(db: Db, failure: Failure): Promise<void> {
  const { error, failedAt } = failure
  await db
    .insert(partFailures)
    .values(failure)
    .onConflictDoUpdate({
      target: partFailures.part,
      set: { error, failedAt },
      setWhere: sql`${partFailures.failedAt} < excluded.failed_at`,
    })
}

export function readFailures(db: Db) {
  return db.select().from(partFailures)
}

/** What the database says of itself. */
export async function describeDatabase(db: Db): Promise<{ version: string; sizeBytes: number }> {
  const result = await db.execute<{ version: string; size: string }>(sql`
    SELECT current_setting('server_version') AS version, pg_database_size(current_database())::text AS size`)
  const [row] = result.rows
  // '16.4 (Debian 16.4-1.pgdg120+1)' is version 16.4.
  return { version: row?.version.split(' ')[0] ?? '', sizeBytes: Number(row?.size ?? 0) }
}
