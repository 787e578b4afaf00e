// The SQL of orders that stand still until somebody who may publish orders them again, or takes them back. Knows no letter.
import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { publications, publishingSites as sites, siteNameApart } from './tables.ts'

export const IN_BIN = 'Het artikel heeft in de prullenbak gelegen.'

/** Holds what was to go out of an article that goes into the bin, or comes out of it. What has begun is not stopped. */
export async function holdOrdersOf(tx: Tx, deed: Deed, articleId: number): Promise<void> {
  const held = await tx
    .update(publications)
    .set({ state: 'held', problem: IN_BIN, retryAt: null })
    .where(and(eq(publications.articleId, articleId), inArray(publications.state, ['waiting', 'planned', 'paused'])))
    .returning({ askedBy: publications.askedBy })
  for (const onlyFor of new Set(held.flatMap(({ askedBy }) => (askedBy === null ? [] : [askedBy, deed.by.id]))))
    deed.tell({ topic: 'publishing', id: articleId, onlyFor })
}

/**
 * What was planned when publishing became a right of the desk, by who has none. The migration that made it so held it, and nobody has
 * been told as long as nothing says why.
 */
const untold = and(eq(publications.state, 'held'), isNull(publications.problem))

export async function isAnyUntold(db: Db): Promise<boolean> {
  const [found] = await db.select({ id: publications.id }).from(publications).where(untold).limit(1)
  return found !== undefined
}

/** Takes what nobody has been told of, once, and writes down why it is held. */
export async function takeUntold(tx: Tx, problem: string) {
  const taken = await tx.update(publications).set({ problem }).where(untold).returning({ id: publications.id })
  return tx
    .select({
      articleId: publications.articleId,
      askedBy: publications.askedBy,
      plannedFor: publications.plannedFor,
      siteName: siteNameApart,
    })
    .from(publications)
    .innerJoin(sites, eq(sites.id, publications.siteId))
    .where(
      inArray(
        publications.id,
        taken.map(({ id }) => id),
      ),
    )
    .orderBy(asc(publications.id))
}
export type HeldOrder = Awaited<ReturnType<typeof takeUntold>>[number]
