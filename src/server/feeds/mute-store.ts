// All SQL about muted words, and about which entries they hide. Knows nothing of how a word is found in a text.
import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { feedEntries, mutedFeedWords } from './tables.ts'

export async function findMuted(db: Db): Promise<string[]> {
  const rows = await db.select({ word: mutedFeedWords.word }).from(mutedFeedWords).orderBy(asc(mutedFeedWords.position))
  return rows.map(({ word }) => word)
}

/** Replaces the list. Returns false, and changes nothing, when it is the same. */
export async function replaceMuted(tx: Tx, deed: Deed, words: readonly string[]): Promise<boolean> {
  const before = await findMuted(tx)
  if (before.length === words.length && before.every((word, at) => word === words[at])) return false
  await tx.delete(mutedFeedWords)
  if (words.length > 0) await tx.insert(mutedFeedWords).values(words.map((word, position) => ({ position, word })))
  deed.tell({ topic: 'feeds' })
  const [from, to] = [before, words].map((list) => list.join(', '))
  deed.record('feed.mute', { id: null, name: 'de gedempte woorden' }, { words: { from, to } })
  return true
}

/** The next entries that wait or are muted, in the order of their ids. */
export function nextWaiting(db: Db, after: number, most: number) {
  return db
    .select({ id: feedEntries.id, title: feedEntries.title, excerpt: feedEntries.excerpt, state: feedEntries.state })
    .from(feedEntries)
    .where(and(gt(feedEntries.id, after), inArray(feedEntries.state, ['new', 'muted'])))
    .orderBy(asc(feedEntries.id))
    .limit(most)
}

/** Those that somebody kept or skipped meanwhile stay as they are. */
export async function setMuted(tx: Tx, ids: readonly number[], muted: boolean): Promise<void> {
  if (ids.length === 0) return
  const [from, to] = muted ? (['new', 'muted'] as const) : (['muted', 'new'] as const)
  await tx
    .update(feedEntries)
    .set({ state: to })
    .where(and(inArray(feedEntries.id, [...ids]), eq(feedEntries.state, from)))
}
