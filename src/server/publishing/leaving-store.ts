// The SQL of what becomes of orders to publish whose user is deleted, or whose article goes to the bin of the house with that.
import { and, eq, inArray, isNull, or } from 'drizzle-orm'
import { notBegun } from '#contract/publishing/publication.ts'
import { findPerson } from '../accounts/address-store.ts'
import type { ArticlesGo } from '../accounts/administration-store.ts'
import { articleOwners, binnedOfHouse } from '../articles/views.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { holdBinned } from './held-store.ts'
import { mayPublish } from './right.ts'
import { publications } from './tables.ts'

/**
 * What is still to be carried out of the articles that are given away stands, when an administrator deletes their user, in the name of that
 * administrator: they hear when it fails. What a user had ordered of somebody else's, all of who had lost the right to publish, and all of
 * who goes at their own wish, is nobody's by the foreign key, and so does not go out. What lies in the bin is held, as of every article there.
 */
export async function onUserLeaves(
  tx: Tx,
  { by }: Pick<Deed<Actor | null>, 'by'>,
  userId: number,
  site: Pick<Site, 'mailer'>,
  articlesGo: ArticlesGo,
): Promise<void> {
  const open = inArray(publications.state, [...notBegun, 'sending'])
  const receiver = typeof articlesGo === 'object' ? articlesGo.to : null
  const { id, userId: owner } = articleOwners
  const given = tx
    .select({ id })
    .from(articleOwners)
    .where(receiver === null ? isNull(owner) : or(isNull(owner), eq(owner, receiver)))
  const leaver = by === null ? undefined : await findPerson(tx, userId)
  if (by !== null && leaver !== undefined && mayPublish(site, leaver))
    await tx
      .update(publications)
      .set({ askedBy: by.id })
      .where(and(eq(publications.askedBy, userId), open, inArray(publications.articleId, given)))
  await holdBinned(tx, inArray(publications.articleId, tx.select({ id: binnedOfHouse.id }).from(binnedOfHouse)))
}
