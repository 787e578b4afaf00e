// All SQL of lists of entries, and of what people do with one. Knows nothing of HTTP.
import { and, desc, eq, sql, type SQL } from 'drizzle-orm'
import { z } from 'zod'
import { entityId } from '#contract/endpoint.ts'
import type { EntryState } from '#contract/feeds/entry.ts'
import type { Db } from '../db/connect.ts'
import { countSome } from '../db/counting.ts'
import { findWords } from '../db/search.ts'
import type { Tx } from '../db/transaction.ts'
import type { List } from '../http/paging.ts'
import { feedEntries as entries, feeds } from './tables.ts'

const select = (db: Db) =>
  db
    .select({
      id: entries.id,
      feedId: entries.feedId,
      feedTitle: feeds.title,
      title: entries.title,
      url: entries.url,
      urlKey: entries.urlKey,
      excerpt: entries.excerpt,
      author: entries.author,
      publishedAt: entries.publishedAt,
      seenAt: entries.seenAt,
      sortedAt: entries.sortedAt,
      state: entries.state,
      linkId: entries.linkId,
    })
    .from(entries)
    .innerJoin(feeds, eq(feeds.id, entries.feedId))
    .$dynamic()
export type EntryRow = Awaited<ReturnType<typeof select>>[number]

export interface EntryQuery {
  state: EntryState
  search?: string | undefined
  feed?: number | undefined
}

/** The entries that are wanted, newest first. */
export async function findEntries(db: Db, wanted: EntryQuery): Promise<List<EntryRow, [sortedAt: number, id: number]>> {
  const ids = (holds?: SQL) =>
    db
      .select({ id: entries.id })
      .from(entries)
      .where(and(matching(wanted), holds))
      .$dynamic()
  const found = await findWords(wanted.search, entries, (holds, atMost) => ids(holds).limit(atMost))
  return {
    total: found?.total ?? (await countSome(db, ids())),
    place: z.tuple([z.int().min(0).max(LATEST_MS), entityId]),
    placeOf: ({ sortedAt, id }) => [sortedAt.getTime(), id],
    fetch: (count, after) =>
      select(db)
        .where(and(matching(wanted), found?.among, after && beyond(after)))
        .orderBy(desc(entries.sortedAt), desc(entries.id))
        .limit(count),
  }
}

/** The end of the year 9999: a cursor may have been made up. */
const LATEST_MS = Date.UTC(10_000, 0) - 1

const beyond = ([time, id]: readonly [number, number]) =>
  sql`(${entries.sortedAt}, ${entries.id}) < (${new Date(time).toISOString()}::timestamptz, ${id})`

const matching = ({ state, feed }: EntryQuery) =>
  and(eq(entries.state, state), feed === undefined ? undefined : eq(entries.feedId, feed))

/** The entry, which nobody else changes until the transaction ends. */
export async function holdEntry(tx: Tx, id: number): Promise<EntryRow | undefined> {
  const [row] = await select(tx).where(eq(entries.id, id)).for('update', { of: entries })
  return row
}

export async function markEntry(
  tx: Tx,
  id: number,
  marked: { state: Exclude<EntryState, 'kept'> } | { state: 'kept'; linkId: number },
): Promise<void> {
  await tx.update(entries).set(marked).where(eq(entries.id, id))
}
