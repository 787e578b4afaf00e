// The SQL of who published before that took a desk: who is listed, and the end of that list.
import { and, desc, eq, ne } from 'drizzle-orm'
import { MOST_EARLIER_PUBLISHERS } from '#contract/accounts/administration-endpoints.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { publishedBefore, users } from './tables.ts'

/** Those who have no desk now, who published last before the others. */
export const findEarlierPublishers = (db: Db) =>
  db
    .select({
      id: users.id,
      name: users.name,
      username: users.username,
      email: users.email,
      version: users.version,
      publications: publishedBefore.publications,
      lastAt: publishedBefore.lastAt,
    })
    .from(publishedBefore)
    .innerJoin(users, eq(users.id, publishedBefore.userId))
    .where(and(eq(users.desk, 'none'), ne(users.role, 'admin')))
    .orderBy(desc(publishedBefore.lastAt), desc(users.id))
    .limit(MOST_EARLIER_PUBLISHERS)

/** Empties the list; does nothing when it is empty. */
export async function forgetEarlierPublishers(tx: Tx, deed: Deed): Promise<void> {
  const gone = await tx.delete(publishedBefore).returning({ userId: publishedBefore.userId })
  if (gone.length === 0) return
  deed.record('settings.publishedBefore', { id: null, name: 'Wie eerder publiceerde' })
  deed.tell({ topic: 'users' })
}
