// All SQL about what stands of articles on websites, and what is still to be sent. Knows nothing of HTTP, nor of what a site answers.
import { and, asc, eq, inArray, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import { notBegun } from '#contract/publishing/publication.ts'
import { people } from '../accounts/views.ts'
import { titlesOf } from '../articles/list-store.ts'
import { keptVersions } from '../articles/views.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { isBusy, MAY_STAND } from './rules.ts'
import { mayStand, sentArticles } from './views.ts'
import { publications, publishingSites as sites, siteName, siteNameApart, type PublicationRow } from './tables.ts'

const asker = people('asker')

const entryColumns = {
  publication: publications,
  /** Who ordered it last, as they are now. */
  asker: { id: asker.id, role: asker.role, desk: asker.desk, emailConfirmedAt: asker.emailConfirmedAt },
  siteKind: sites.kind,
  siteName: siteNameApart,
  savedAt: keptVersions.savedAt,
  isChanged: keptVersions.isChanged,
}

const selectEntries = (db: Db) =>
  db
    .select(entryColumns)
    .from(publications)
    .innerJoin(sites, eq(sites.id, publications.siteId))
    .leftJoin(asker, eq(asker.id, publications.askedBy))
    .leftJoin(
      keptVersions,
      and(eq(keptVersions.articleId, publications.articleId), eq(keptVersions.n, publications.orderedVersion)),
    )
    .$dynamic()
export type EntryRow = Awaited<ReturnType<typeof selectEntries>>[number]

/** Where an article stands, by the names of the sites. */
export const findPublications = (db: Db, articleId: number): Promise<EntryRow[]> =>
  selectEntries(db)
    .where(eq(publications.articleId, articleId))
    .orderBy(asc(sql`lower(${siteName})`), asc(sites.id))

export async function findPublication(db: Db, articleId: number, siteId: number): Promise<PublicationRow | undefined> {
  const [row] = await db
    .select()
    .from(publications)
    .where(and(eq(publications.articleId, articleId), eq(publications.siteId, siteId)))
  return row
}

/** @throws Problem notFound. */
export async function readEntry(db: Db, id: number): Promise<EntryRow> {
  const [row] = await selectEntries(db).where(eq(publications.id, id))
  if (row === undefined) throw new Problem('notFound')
  return row
}

type Order = Pick<PublicationRow, 'orderedVersion' | 'draft' | 'plannedFor' | 'overwrite' | 'overwriteSeen'> & {
  /** Undefined stays as it is there: what was asked before and has arrived is not sent again, over what somebody made of it since. */
  excerpt: string | undefined
  tags: string[] | undefined
}

/**
 * Takes an order for an article, which the caller holds, in the place of one that has not begun.
 * @throws Problem publicationUnderWay.
 */
export async function takeOrder(
  tx: Tx,
  deed: Deed,
  place: { articleId: number; siteId: number },
  { excerpt, tags, ...order }: Order,
): Promise<PublicationRow> {
  const before = await findPublication(tx, place.articleId, place.siteId)
  if (before && isBusy(before, deed.at)) throw new Problem('publicationUnderWay')
  const asked = {
    ...order,
    state: order.plannedFor === null ? ('waiting' as const) : ('planned' as const),
    askedBy: deed.by.id,
    askedAt: deed.at,
    problem: null,
    tries: 0,
    retryAt: null,
  }
  const hasArrived = before?.state === 'sent'
  const [row] = await tx
    .insert(publications)
    .values({ ...place, ...asked, excerpt, tags })
    .onConflictDoUpdate({
      target: [publications.articleId, publications.siteId],
      set: {
        ...asked,
        ...((excerpt !== undefined || hasArrived) && { excerpt: excerpt ?? null }),
        ...((tags !== undefined || hasArrived) && { tags: tags ?? null }),
        order: sql`${publications.order} + 1`,
      },
    })
    .returning()
  return row as PublicationRow
}

/** Takes back an order that has not begun, of an article that the caller holds. @throws Problem notFound or notPlanned. */
export async function cancelOrder(tx: Tx, id: number, articleId: number): Promise<PublicationRow> {
  const own = and(eq(publications.id, id), eq(publications.articleId, articleId))
  const [row] = await tx
    .update(publications)
    .set({
      // What went out before still stands there.
      state: sql`CASE WHEN ${publications.sentVersion} IS NULL THEN 'cancelled' ELSE 'sent' END`,
      order: sql`${publications.order} + 1`,
      orderedVersion: null,
      plannedFor: null,
      problem: sql`CASE WHEN ${mayStand} THEN ${MAY_STAND} END`,
      retryAt: null,
    })
    .where(and(own, inArray(publications.state, notBegun)))
    .returning()
  if (row !== undefined) return row
  const [found] = await tx.select({ id: publications.id }).from(publications).where(own)
  throw new Problem(found ? 'notPlanned' : 'notFound')
}

/** Takes up an order to carry it out; undefined when it was replaced, taken back or carried out. */
export async function takeUp(db: Db, id: number, order: number, now: Date): Promise<PublicationRow | undefined> {
  const [row] = await db
    .update(publications)
    .set({ state: 'sending', run: sql`${publications.run} + 1`, runAt: now, retryAt: null })
    .where(
      and(
        eq(publications.id, id),
        eq(publications.order, order),
        inArray(publications.state, ['waiting', 'planned', 'sending']),
      ),
    )
    .returning()
  return row
}

/** In whose name an order goes out, as it is now; null when they have left. */
export async function askerOf(db: Db, { id, askedBy }: Pick<PublicationRow, 'id' | 'askedBy'>): Promise<number | null> {
  const [row] = await db.select({ askedBy: publications.askedBy }).from(publications).where(eq(publications.id, id))
  // Without its article or site there is no order any more: what its run writes next finds that out.
  return row === undefined ? askedBy : row.askedBy
}

/** Of which run something is written. */
export type Running = Pick<PublicationRow, 'id' | 'order' | 'run'>

/**
 * Writes down how far a run is, unless another took its order up since, or its article or site is gone.
 * @returns whether it was written: a run that may not write anything any more must not send anything either.
 */
export async function note(
  db: Db,
  { id, order, run }: Running,
  fields: Partial<typeof publications.$inferInsert>,
): Promise<boolean> {
  const written = await db
    .update(publications)
    .set(fields)
    .where(and(eq(publications.id, id), eq(publications.order, order), eq(publications.run, run)))
    .returning({ id: publications.id })
  return written.length > 0
}

/**
 * Writes down what stands there by a run whose order ended while the website answered: what is ordered next, or shown, is about that. A run
 * that began since looks there itself.
 */
export const noteThere = (
  db: Db,
  { id, run }: Pick<Running, 'id' | 'run'>,
  there: Partial<typeof publications.$inferInsert>,
) =>
  db
    .update(publications)
    .set({
      ...there,
      state: sql`CASE WHEN ${publications.state} = 'cancelled' THEN 'sent' ELSE ${publications.state} END`,
      problem: sql`CASE WHEN ${publications.state} IN ('cancelled', 'sent') THEN NULL ELSE ${publications.problem} END`,
    })
    .where(and(eq(publications.id, id), eq(publications.run, run)))

/** Orders as a letter names them, in the order in which their articles were first ordered. */
export async function orderLines(db: Db, which: SQL) {
  const orders = await db
    .select({
      articleId: publications.articleId,
      askedBy: publications.askedBy,
      plannedFor: publications.plannedFor,
      siteName: siteNameApart,
    })
    .from(publications)
    .innerJoin(sites, eq(sites.id, publications.siteId))
    .where(which)
    .orderBy(asc(publications.id))
  const titles = await titlesOf(
    db,
    orders.map(({ articleId }) => articleId),
  )
  return orders.map((order) => ({ ...order, title: titles.get(order.articleId) ?? '' }))
}

/** What is still to go out to a site. */
export const undoneAt = (db: Db, siteId: number) =>
  orderLines(db, sql`${publications.siteId} = ${siteId} AND ${publications.orderedVersion} IS NOT NULL`)

/** Which of the articles that were ever sent were sent to this site. */
export async function sentTo(db: Db, siteId: number): Promise<number[]> {
  const rows = await db
    .select({ articleId: sentArticles.articleId })
    .from(sentArticles)
    .where(eq(sentArticles.siteId, siteId))
  return rows.map(({ articleId }) => articleId)
}

/** Lets what waits for a key that its site takes go on. @returns what has to be sent. */
export function goOn(tx: Tx, siteId: number): Promise<Pick<PublicationRow, 'id' | 'order' | 'articleId'>[]> {
  return (
    tx
      .update(publications)
      // It was tried once: nobody looks at it any more, so when it fails it is written.
      .set({ state: 'waiting', problem: null, tries: 1, retryAt: null })
      .where(and(eq(publications.siteId, siteId), eq(publications.state, 'paused')))
      .returning({ id: publications.id, order: publications.order, articleId: publications.articleId })
  )
}
