// The beginning of a long text, for lists. Cut in SQL, so that the rest does not leave the database.
import { sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'
import { EXCERPT_CHARACTERS } from '#contract/paging.ts'

/** SQL for the text of `column`, or if that is longer than `most` characters, its beginning with an ellipsis. */
export function excerpt<Column extends AnyPgColumn>(column: Column, most = EXCERPT_CHARACTERS): SQL<Text<Column>> {
  return sql<Text<Column>>`CASE WHEN length(${column}) > ${most}
    THEN rtrim(left(${column}, ${most - 1})) || '…' ELSE ${column} END`
}

type Text<Column extends AnyPgColumn> = Column['_']['notNull'] extends true ? string : string | null

/** The same for a text that is not a column of its own. */
export function excerptOf(text: string | null): string | null {
  // A character has at most two UTF-16 units, so this much of a long text is enough to count characters in.
  const characters = Array.from((text ?? '').slice(0, 2 * (EXCERPT_CHARACTERS + 1)))
  return characters.length > EXCERPT_CHARACTERS
    ? `${characters
        .slice(0, EXCERPT_CHARACTERS - 1)
        .join('')
        .trimEnd()}…`
    : text
}
