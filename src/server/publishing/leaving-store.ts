// The SQL of what becomes of orders to publish whose user is deleted.
import { and, eq, inArray } from 'drizzle-orm'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { publications } from './tables.ts'

/**
 * What is still to be carried out stands, when an administrator deletes its user, in the name of that administrator: they hear when it
 * fails. Of a user who goes at their own wish it is nobody's, by the foreign key.
 */
export async function onUserLeaves(tx: Tx, { by }: Pick<Deed<Actor | null>, 'by'>, userId: number): Promise<void> {
  if (by === null) return
  const open = inArray(publications.state, ['waiting', 'planned', 'sending', 'paused'])
  await tx
    .update(publications)
    .set({ askedBy: by.id })
    .where(and(eq(publications.askedBy, userId), open))
}
