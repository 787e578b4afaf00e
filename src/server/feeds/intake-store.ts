// The SQL of what comes into the intake, and of what goes from it by itself. Knows nothing of HTTP, nor of how a feed is read.
import { and, inArray, lt, ne, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { duplicatesOf } from '../links/duplicate-store.ts'
import { DAY_MS } from '#contract/days.ts'
import { muting } from './mute.ts'
import { findMuted } from './mute-store.ts'
import type { ListedEntry } from './parsed.ts'
import { firstOf, hashOf, keptFrom, keyOf, sortedAt } from './rules.ts'
import { feedEntries, feedListed, feeds } from './tables.ts'

/** Most entries that one visit brings in: more than any site writes in a day. */
export const MOST_TAKEN = 100

/** How many rows one statement writes. */
const LOT = 500

/**
 * Takes in what a feed lists and did not list before; in a change that is alone at the intake. Left out is what the board has, its bin
 * included, and what another feed brought.
 * @param first whether nothing of this feed came in before: then only its newest entries do.
 * @returns how many wait now that did not before.
 */
export async function takeIn(
  tx: Tx,
  feedId: number,
  listed: readonly ListedEntry[],
  { first, at }: { first: boolean; at: Date },
): Promise<number> {
  const byHash = new Map<string, ListedEntry>()
  for (const entry of listed) {
    const hash = hashOf(entry)
    if (!byHash.has(hash)) byHash.set(hash, entry)
  }
  const unseen = await remember(tx, feedId, [...byHash.keys()], at)
  const fresh = unseen.map((hash) => byHash.get(hash) as ListedEntry)
  // What one visit brings is bounded: a feed with other ids each time, broken or made so, would fill the house.
  const wanted = first ? firstOf(fresh, at) : fresh.slice(0, MOST_TAKEN)
  if (wanted.length === 0) return 0
  const muted = muting(await findMuted(tx))
  // What stands first in the feed gets the highest id, and so stands first among those of the same moment.
  const rows = wanted.toReversed().map((entry) => ({
    feedId,
    title: entry.title,
    url: entry.url,
    urlKey: keyOf(entry.url) ?? '',
    excerpt: entry.excerpt,
    author: entry.author,
    publishedAt: entry.publishedAt,
    seenAt: at,
    sortedAt: sortedAt(entry, at),
    state: muted(entry.title, entry.excerpt) ? ('muted' as const) : ('new' as const),
  }))
  const onBoard = await duplicatesOf(
    tx,
    rows.map(({ urlKey }) => urlKey),
  )
  let waiting = 0
  for (const lot of lotsOf(rows.filter(({ urlKey }) => urlKey !== '' && onBoard(urlKey).length === 0))) {
    const made = await tx
      .insert(feedEntries)
      .values(lot)
      .onConflictDoNothing({ target: feedEntries.urlKey })
      .returning({ state: feedEntries.state })
    waiting += made.filter(({ state }) => state === 'new').length
  }
  return waiting
}

/** Notes that the feed listed these now. Returns those that it did not list before, in their order. */
async function remember(tx: Tx, feedId: number, hashes: readonly string[], at: Date): Promise<string[]> {
  const added = new Set<string>()
  for (const lot of lotsOf(hashes)) {
    const made = await tx
      .insert(feedListed)
      .values(lot.map((hash) => ({ feedId, hash, listedAt: at })))
      .onConflictDoNothing()
      .returning({ hash: feedListed.hash })
    for (const { hash } of made) added.add(hash)
    // Once a day is enough to know what is still listed.
    await tx
      .update(feedListed)
      .set({ listedAt: at })
      .where(
        and(
          sql`${feedListed.feedId} = ${feedId}`,
          inArray(feedListed.hash, lot),
          lt(feedListed.listedAt, new Date(at.getTime() - DAY_MS)),
        ),
      )
  }
  return hashes.filter((hash) => added.has(hash))
}

function* lotsOf<Item>(items: readonly Item[]): Generator<Item[]> {
  for (let from = 0; from < items.length; from += LOT) yield items.slice(from, from + LOT)
}

/** Deletes what has waited its time, or was skipped or muted so long ago. Returns whether there was any. */
export async function forgetEntries(tx: Tx, now: Date): Promise<boolean> {
  const gone = await tx
    .delete(feedEntries)
    .where(and(lt(feedEntries.seenAt, keptFrom(now)), ne(feedEntries.state, 'kept')))
    .returning({ id: feedEntries.id })
  return gone.length > 0
}

/**
 * Forgets what feeds have not listed for as long as an entry is kept. Reckoned from when the feed was last read: what a feed that has not
 * changed, or fails, would list is still known.
 */
export async function forgetListed(db: Db, now: Date): Promise<void> {
  const kept = now.getTime() - keptFrom(now).getTime()
  await db.execute(sql`DELETE FROM ${feedListed} USING ${feeds} WHERE ${feeds.id} = ${feedListed.feedId}
    AND ${feedListed.listedAt} < ${feeds.readAt} - ${kept / 1_000} * interval '1 second'`)
}
