// The SQL of orders that stand still until somebody who may publish orders them again, or takes them back. Knows no letter.
import { and, eq, gte, inArray, isNull, sql, type SQL } from 'drizzle-orm'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { orderLines } from './publication-store.ts'
import { MAY_STAND } from './rules.ts'
import { publications } from './tables.ts'
import { mayStand } from './views.ts'

const IN_BIN = 'Het artikel heeft in de prullenbak gelegen.'

/** Holds what was to go out of articles in the bin. What has begun is not stopped. @param which publications. */
export const holdBinned = (tx: Tx, which: SQL) =>
  tx
    .update(publications)
    .set({
      state: 'held',
      problem: sql`${IN_BIN} || CASE WHEN ${mayStand} THEN ${` ${MAY_STAND}`} ELSE '' END`,
      retryAt: null,
    })
    .where(and(which, inArray(publications.state, ['waiting', 'planned', 'paused'])))
    .returning({ askedBy: publications.askedBy })

/** The same of an article that goes into the bin, or comes out of it. */
export async function holdOrdersOf(tx: Tx, deed: Deed, articleId: number): Promise<void> {
  for (const { askedBy } of await holdBinned(tx, eq(publications.articleId, articleId)))
    for (const onlyFor of new Set([deed.by.id, askedBy ?? deed.by.id]))
      deed.tell({ topic: 'publishing', id: articleId, onlyFor })
}

const TAKEN_BACK =
  'Het e-mailadres van je account was gewijzigd, en is rechtgezet. Kijk na of jij dit had gepland, en of het niet al op de website staat.'

/**
 * Holds what this user ordered, since then where that is given, as somebody else may have done so in their name. A run that is under way
 * belongs to an order that there is no more then, and stops before its next step.
 */
export async function holdOrdersBy(tx: Tx, userId: number, since?: Date) {
  const held = await tx
    .update(publications)
    .set({ state: 'held', problem: TAKEN_BACK, retryAt: null, order: sql`${publications.order} + 1` })
    .where(
      and(
        eq(publications.askedBy, userId),
        since && gte(publications.askedAt, since),
        inArray(publications.state, ['waiting', 'planned', 'paused', 'sending']),
      ),
    )
    .returning({ id: publications.id })
  return orderLines(tx, inArray(publications.id, idsOf(held)))
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
  return orderLines(tx, inArray(publications.id, idsOf(taken)))
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id)
