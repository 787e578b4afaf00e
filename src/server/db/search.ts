// Searching for words in SQL: every word must occur somewhere in a text, ignoring case and accents. Knows no table. The SQL
// function `folded` normalizes both (é to e, Ö to o, ß to ss, ĳ to ij); it is defined in migration 0004.
import { and, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/paging.ts'

/** The words of a search text that are in no other of its words: every one is looked for in whole texts. */
function wordsOf(search = ''): string[] {
  const words = search.split(/\s+/).filter(Boolean)
  const byLook = [...new Map(words.map((word) => [word.toLowerCase(), word]))]
  return byLook
    .filter(([look]) => !byLook.some(([other]) => other !== look && other.includes(look)))
    .map(([, word]) => word)
}

/** The LIKE pattern for a word. `%`, `_` and `\` are escaped after folding, because folding may produce such characters. */
const pattern = (word: string) => sql`'%' || regexp_replace(folded(${word}), '[\\\\%_]', '\\\\\\&', 'g') || '%'`

/**
 * The condition that every word of `search` occurs in `text`, which must be folded already. A trigram index on `text`
 * serves it. Undefined when `search` has no words.
 */
export function holdsEveryWord(text: SQLWrapper, search: string | undefined): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`${text} LIKE ${pattern(word)}`))
}

/**
 * The same condition in a form that no index can serve. So the planner cannot decide to collect all matches with the
 * trigram index and then sort them.
 */
export function holdsEveryWordInPassing(text: SQLWrapper, search: string): SQL | undefined {
  return and(...wordsOf(search).map((word) => sql`strpos(${text}, folded(${word})) > 0`))
}

export interface Found {
  /** The number of matches; counting stops at `COUNTED_UP_TO` + 1. */
  total: number
  /** The SQL condition that selects them. */
  among: SQL | undefined
}

/**
 * The number of rows with every word of `search` in `searchText`, and the condition with which a page selects them;
 * undefined when `search` has no words.
 * At most `COUNTED_UP_TO` matches are selected by their ids, which the trigram index found. With more, even among 100,000
 * rows one in a hundred matches: the page is then found by reading along the index of the list's order until it is full.
 * Sorting all matches instead would take longer the more there are.
 * @param ids queries the ids of the rows that meet the condition `holds`, at most `atMost` of them.
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
