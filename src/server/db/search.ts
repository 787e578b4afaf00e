// Searching for words in SQL: every word must occur somewhere in a text, whatever accents and capitals either has. Knows
// no table. What `folded` makes of a text stands in the migration that brought it: é is e there, Ö o, ß ss and ĳ ij.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/paging.ts'

/** The words of what somebody typed. */
const wordsOf = (search = '') => search.split(/\s+/).filter(Boolean)

/** What LIKE reads as a sign is looked for as it stands. Folded first: that may make such a sign of another. */
const pattern = (word: string) => sql`'%' || regexp_replace(folded(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`

/**
 * Every word of `search` occurs in `text`, which is folded. A trigram index on `text` answers it.
 * Undefined without words.
 */
export function holdsEveryWord(text: SQLWrapper, search: string | undefined): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`${text} LIKE ${pattern(word)}`))
}

/** The same in words that no index answers: the planner cannot choose to gather all there are before it sorts them. */
function holdsEveryWordInPassing(text: SQLWrapper, search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`strpos(${text}, folded(${word})) > 0`))
}

export interface Found {
  /** Counted no further than `COUNTED_UP_TO` + 1. */
  total: number
  /** The condition by which a page finds them. */
  among: SQL | undefined
}

/**
 * How many there are with every word of `search` in `searchText`, and the condition by which a page finds them; undefined
 * without words.
 * Few are named by their ids, which the trigram index found. Of many there is one among every hundred or so: the page is
 * reached by walking along the order's own index, and must be, because sorting them all would take as long as there are.
 * @param ids asks the ids of those that meet a condition, at most so many.
 */
export async function findWords(
  search: string | undefined,
  { searchText, id }: Record<'searchText' | 'id', SQLWrapper>,
  ids: (holds: SQL, atMost: number) => PromiseLike<{ id: number }[]>,
): Promise<Found | undefined> {
  const holds = holdsEveryWord(searchText, search)
  if (search === undefined || holds === undefined) return undefined
  const found = await ids(holds, COUNTED_UP_TO + 1)
  if (found.length > COUNTED_UP_TO) return { total: found.length, among: holdsEveryWordInPassing(searchText, search) }
  const named = sql.param(found.map((row) => row.id))
  return { total: found.length, among: sql`${id} = ANY(${named}::integer[])` }
}
