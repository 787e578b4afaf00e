// The SQL of what becomes of orders to publish whose user is deleted, or whose article goes to the bin of the house with that.
import { and, eq, inArray } from 'drizzle-orm'
import { notBegun } from '#contract/publishing/publication.ts'
import { binnedOfHouse } from '../articles/views.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import { IN_BIN } from './held-store.ts'
import { publications } from './tables.ts'

/**
 * What is still to be carried out stands, when an administrator deletes its user, in the name of that administrator: they hear when it
 * fails. Of a user who goes at their own wish it is nobody's, by the foreign key, and so does not go out. What lies in the bin is held, as
 * of every article there.
 */
export async function onUserLeaves(tx: Tx, { by }: Pick<Deed<Actor | null>, 'by'>, userId: number): Promise<void> {
  const open = inArray(publications.state, [...notBegun, 'sending'])
  if (by !== null)
    await tx
      .update(publications)
      .set({ askedBy: by.id })
      .where(and(eq(publications.askedBy, userId), open))
  await tx
    .update(publications)
    .set({ state: 'held', problem: IN_BIN, retryAt: null })
    .where(
      and(
        inArray(publications.articleId, tx.select({ id: binnedOfHouse.id }).from(binnedOfHouse)),
        inArray(publications.state, ['waiting', 'planned', 'paused']),
      ),
    )
}
