// All that a database holds, for a test of what must not be in it.
import { sql } from 'drizzle-orm'
import type { Database } from '#server/db/connect.ts'

/** Each row of each table, those of the jobs among them, as the name of its table and its JSON. */
export async function allRows({ db }: Pick<Database, 'db'>): Promise<string[]> {
  const { rows: tables } = await db.execute<{ schema: string; name: string }>(
    sql`SELECT schemaname AS schema, tablename AS name FROM pg_tables
        WHERE schemaname IN ('public', 'pgboss') ORDER BY schemaname DESC, tablename`,
  )
  const all: string[] = []
  for (const { schema, name } of tables) {
    const { rows } = await db.execute<{ row: string }>(
      sql`SELECT row_to_json(one)::text AS row FROM ${sql.identifier(schema)}.${sql.identifier(name)} AS one`,
    )
    all.push(...rows.map(({ row }) => `${name} ${row}`))
  }
  return all
}
