// Runs the numbered migrations on one connection. Knows no lock and no pool, because the process that makes a new embedded
// database has neither.
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations that the database of `client` does not have yet. */
export function migrateTables(client: pg.ClientBase): Promise<void> {
  return migrate(drizzle(client as pg.Client), { migrationsFolder })
}
