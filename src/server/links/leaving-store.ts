// The SQL of what happens to the links of a user who is deleted, and of how many there are.
import { and, asc, eq, isNull, or } from 'drizzle-orm'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { inspirationLinks, released } from './tables.ts'

/** Releases every link that the user has claimed; one that was being worked on is open again. */
export async function onUserLeaves(tx: Tx, deed: Pick<Deed, 'tell'>, userId: number): Promise<void> {
  // Locked in the order of their ids, as everywhere. Those the user added are locked too, because deleting the user will
  // empty their `created_by`.
  await tx
    .select({ id: inspirationLinks.id })
    .from(inspirationLinks)
    .where(or(eq(inspirationLinks.claimedBy, userId), eq(inspirationLinks.createdBy, userId)))
    .orderBy(asc(inspirationLinks.id))
    .for('update')
  const changed = await tx
    .update(inspirationLinks)
    .set(released)
    .where(eq(inspirationLinks.claimedBy, userId))
    .returning({ id: inspirationLinks.id })
  for (const { id } of changed) deed.tell({ topic: 'links', id })
}

/** How many links of the board a user has claimed. */
export const countClaimed = (db: Db, userId: number): Promise<number> =>
  db.$count(inspirationLinks, and(eq(inspirationLinks.claimedBy, userId), isNull(inspirationLinks.deletedAt)))
