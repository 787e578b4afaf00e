// How long a checklist is and how much of it is done, counted where it lies: the description stays in the database.
// Counts what `checklistOf` of the contract finds.
import { sql } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

/** What `\s` stands for in the browser, but for the end of a line: PostgreSQL's depends on the language of the server. */
const BLANKS = String.raw`\t\v\f\r \u00a0\u1680\u2000-\u200a\u2028\u2029\u202f\u205f\u3000\ufeff`
/** Where a dot stops in the browser. */
const ENDS = String.raw`\r\u2028\u2029`

/** A line with an item. Read line by line: no part of it takes the end of one. */
const lineWith = (mark: string) => `^[${BLANKS}]*- \\[${mark}\\][${BLANKS}]+[^${BLANKS}][^${ENDS}]*$`

const count = (column: AnyPgColumn, mark: string) =>
  sql<number>`coalesce(regexp_count(${column}, ${lineWith(mark)}, 1, 'n'), 0)`

/** The two numbers as columns; both 0 without a checklist. */
export const checklistCounts = (column: AnyPgColumn) => ({
  itemsDone: count(column, '[xX]'),
  items: count(column, '[ xX]'),
})
