// Runs the numbered migrations. Knows no start, no lock and no pool: a new database is migrated before there is any of them.
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import { fileURLToPath } from 'node:url'
import type pg from 'pg'

const migrationsFolder = fileURLToPath(new URL('./migrations', import.meta.url))

/** Runs the migrations that the database of `client` has not had. */
export function migrateTables(client: pg.ClientBase): Promise<void> {
  return migrate(drizzle(client as pg.Client), { migrationsFolder })
}
