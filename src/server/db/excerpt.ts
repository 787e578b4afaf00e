// How a long text begins, in SQL: what a list shows of it. The rest never leaves the database.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'

/** The text of `column`; of a longer one than `EXCERPT_CHARACTERS` the beginning, marked as cut. */
export function excerpt(column: AnyPgColumn): SQL<string | null> {
  const kept = EXCERPT_CHARACTERS - 1
  return sql<string | null>`CASE WHEN length(${column}) > ${EXCERPT_CHARACTERS}
    THEN rtrim(left(${column}, ${kept})) || '…' ELSE ${column} END`
}
