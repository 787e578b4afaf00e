// How a long text begins: what a list shows of it. In SQL the rest never leaves the database.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'

/** The text of `column`; of one with more than `most` characters the beginning, marked as cut. */
export function excerpt<Column extends AnyPgColumn>(column: Column, most = EXCERPT_CHARACTERS): SQL<Text<Column>> {
  return sql<Text<Column>>`CASE WHEN length(${column}) > ${most}
    THEN rtrim(left(${column}, ${most - 1})) || '…' ELSE ${column} END`
}

type Text<Column extends AnyPgColumn> = Column['_']['notNull'] extends true ? string : string | null

/** The same of a text that SQL cannot find. */
export function excerptOf(text: string | null): string | null {
  // A character takes at most two units: no more of a long text is taken apart.
  const characters = Array.from((text ?? '').slice(0, 2 * (EXCERPT_CHARACTERS + 1)))
  return characters.length > EXCERPT_CHARACTERS
    ? `${characters
        .slice(0, EXCERPT_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : text
}
