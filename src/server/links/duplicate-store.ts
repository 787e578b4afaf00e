// All SQL about links of the same page. Knows nothing of how addresses are compared: that is their key.
import { and, desc, inArray, ne, sql } from 'drizzle-orm'
import type { Duplicate } from '#contract/links/preview.ts'
import type { Db } from '../db/connect.ts'
import { inspirationLinks } from './tables.ts'

/** Most links told of one page; whoever sees five needs no sixth. */
const MOST_PER_PAGE = 5

/** Per key the links that have it: those on the board first, the newest first. `except`: a link that does not count. */
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
