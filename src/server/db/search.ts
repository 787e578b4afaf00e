// Searching for words in SQL: every word must occur somewhere in a text. Knows no table.
import { and, or, sql, type SQL } from 'drizzle-orm'
import { COUNTED_UP_TO } from '#contract/paging.ts'

/** The words of what somebody typed, in lower case. */
function wordsOf(search = ''): string[] {
  return search.toLowerCase().split(/\s+/).filter(Boolean)
}

/** Not every database's `lower` knows letters with accents: É may still be one. */
function spellings(word: string): string[] {
  return [...new Set([word, word.replace(/\P{ASCII}/gu, (letter) => letter.toUpperCase())])]
}

/** What LIKE reads as a sign is looked for as it stands. */
const escaped = (word: string) => word.replace(/[\\%_]/g, '\\$&')

/**
 * Every word of `search` occurs in `text`, which is in lower case. A trigram index on `text` answers it.
 * Undefined without words.
 */
export function holdsEveryWord(text: SQL, search: string | undefined): SQL | undefined {
  return every(search, (spelled) => sql`${text} LIKE ${`%${escaped(spelled)}%`}`)
}

/** The same in words that no index answers: the planner cannot choose to gather all there are before it sorts them. */
function holdsEveryWordInPassing(text: SQL, search: string): SQL | undefined {
  return every(search, (spelled) => sql`strpos(${text}, ${spelled}) > 0`)
}

function every(search: string | undefined, holds: (spelled: string) => SQL): SQL | undefined {
  return and(...wordsOf(search).map((word) => or(...spellings(word).map(holds))))
}

export interface Found {
  /** Counted no further than `COUNTED_UP_TO` + 1. */
  total: number
  /** The condition by which a page finds them. */
  among: SQL | undefined
}

/**
 * How many there are with every word of `search` in `text`, and the condition by which a page finds them; undefined
 * without words.
 * Few are named by their ids, which the trigram index found. Of many there is one among every hundred or so: the page is
 * reached by walking along the order's own index, and must be, because sorting them all would take as long as there are.
 * @param ids asks the ids of those that meet a condition, at most so many.
 */
export async function findWords(
  search: string | undefined,
  { text, id }: { text: SQL; id: SQL },
  ids: (holds: SQL, atMost: number) => PromiseLike<{ id: number }[]>,
): Promise<Found | undefined> {
  const holds = holdsEveryWord(text, search)
  if (search === undefined || holds === undefined) return undefined
  const found = await ids(holds, COUNTED_UP_TO + 1)
  if (found.length > COUNTED_UP_TO) return { total: found.length, among: holdsEveryWordInPassing(text, search) }
  const named = sql.param(found.map((row) => row.id))
  return { total: found.length, among: sql`${id} = ANY(${named}::integer[])` }
}
