// The SQL of what becomes of orders to publish whose user is deleted, or whose article goes to the bin of the house with that.
import { and, eq, inArray } from 'drizzle-orm'
import { notBegun } from '#contract/publishing/publication.ts'
import { findPerson } from '../accounts/address-store.ts'
import type { ArticlesGo } from '../accounts/administration-store.ts'
import { holdArticlesOf } from '../articles/leaving-store.ts'
import { articleOwners } from '../articles/views.ts'
import type { Actor, Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { holdBinned } from './held-store.ts'
import { mayPublish } from './right.ts'
import { publications } from './tables.ts'

/**
 * What is still to be carried out of a user's articles stands, when an administrator deletes them, in the name of that administrator: they
 * hear when it fails. What a user had ordered of somebody else's, all of who had lost the right to publish, and all of who goes at their own
 * wish, is nobody's by the foreign key, and so does not go out. What goes to the bin is held, as of every article there. Comes before the
 * articles are given away, and holds them.
 */
export async function onUserLeaves(
  tx: Tx,
  { by }: Pick<Deed<Actor | null>, 'by'>,
  userId: number,
  site: Pick<Site, 'mailer'>,
  articlesGo: ArticlesGo,
): Promise<void> {
  await holdArticlesOf(tx, userId)
  const open = inArray(publications.state, [...notBegun, 'sending'])
  const { id, userId: owner } = articleOwners
  const own = inArray(publications.articleId, tx.select({ id }).from(articleOwners).where(eq(owner, userId)))
  const leaver = by === null ? undefined : await findPerson(tx, userId)
  if (by !== null && leaver !== undefined && mayPublish(site, leaver))
    await tx
      .update(publications)
      .set({ askedBy: by.id })
      .where(and(eq(publications.askedBy, userId), open, own))
  if (articlesGo === 'bin') await holdBinned(tx, own)
}
