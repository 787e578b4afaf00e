// All SQL about duplicates: links to the same page have the same key. Knows nothing of how a key is made of an address.
import { and, desc, inArray, ne, sql } from 'drizzle-orm'
import type { Duplicate } from '#contract/links/preview.ts'
import type { Db } from '../db/connect.ts'
import { inspirationLinks } from './tables.ts'

/** Most duplicates that are told of one page: whoever sees five needs no sixth. */
const MOST_PER_PAGE = 5

/**
 * Looks up the links that have one of `keys`. Returns a function that gives those of one key: links on the board before
 * links in the bin, each newest first. `except`: the id of a link to leave out.
 */
export async function duplicatesOf(
  db: Db,
  keys: readonly string[],
  except?: number,
): Promise<(key: string) => Duplicate[]> {
  const links = inspirationLinks
  const binned = sql<boolean>`${links.deletedAt} IS NOT NULL`
  const ranked = db
    .select({
      id: links.id,
      title: links.title,
      status: links.status,
      urlKey: links.urlKey,
      deleted: binned.as('deleted'),
      place: sql<number>`row_number() OVER (PARTITION BY ${links.urlKey} ORDER BY ${binned}, ${links.id} DESC)`.as(
        'place',
      ),
    })
    .from(links)
    .where(and(inArray(links.urlKey, [...keys]), except === undefined ? undefined : ne(links.id, except)))
    .as('ranked')
  const rows = await db
    .select()
    .from(ranked)
    .where(sql`${ranked.place} <= ${MOST_PER_PAGE}`)
    .orderBy(ranked.deleted, desc(ranked.id))
  const byKey = Map.groupBy(rows, (row) => row.urlKey)
  return (key) => (byKey.get(key) ?? []).map(({ id, title, status, deleted }) => ({ id, title, status, deleted }))
}
