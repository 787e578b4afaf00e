// The SQL that removes articles for good, a lot at a time: the embedded database has one connection, and a statement over a gigabyte of
// text would hold everybody up for seconds. Knows no reason why they go.
import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { discardPictures } from '../pictures/discard.ts'
import { unusedOf } from './picture-store.ts'
import { articlePictureUses as uses, articles, articleVersions as versions } from './tables.ts'

/** How much text one lot has at most, in bytes, its versions counted: it is removed in some tens of ms. */
const LOT_BYTES = 16_000_000

/** How many rows are looked at for one lot. */
const LOT_ROWS = 500

interface Weighed {
  bytes: number
}

/** As many of the first as one lot may have, and one at least. */
function firstOf<Row extends Weighed>(rows: readonly Row[]): Row[] {
  let bytes = 0
  return rows.filter((row, at) => {
    bytes += row.bytes
    return at === 0 || bytes <= LOT_BYTES
  })
}

// Named, because a query of one table leaves the names of tables out.
const withVersions = sql<number>`(octet_length(${articles.content}) + coalesce(octet_length(${articles.originalContent}), 0)
  + coalesce((SELECT sum(octet_length(kept.content)) FROM ${versions} AS kept WHERE kept.article_id = ${articles.id}), 0))::float8`

/**
 * Removes the first of these articles for good, as many as make a lot, with the pictures that no other article has. Of one whose versions
 * are more than a lot, its oldest ones go first, and the article with the last lot.
 * @param which must not become true of an article that shall stay: between two lots it has lost versions.
 * @returns whether there may be more.
 */
export async function removeLot(tx: Tx, site: Pick<Site, 'jobs'>, which: SQL | undefined): Promise<boolean> {
  const found = await tx
    .select({ id: articles.id, bytes: withVersions })
    .from(articles)
    .where(which)
    .orderBy(asc(articles.id))
    .limit(LOT_ROWS)
  const lot = firstOf(found)
  const [first] = lot
  if (first === undefined) return false
  // Held before they are looked at once more: somebody may be publishing one of them, or taking it out of the bin.
  const held = and(
    inArray(
      articles.id,
      lot.map(({ id }) => id),
    ),
    which,
  )
  await tx.select({ id: articles.id }).from(articles).where(held).orderBy(asc(articles.id)).for('update')
  const still = await tx.select({ id: articles.id }).from(articles).where(held)
  const ids = still.map(({ id }) => id)
  if (first.bytes > LOT_BYTES && ids.length > 0 && (await removeVersions(tx, first.id))) return true
  const pictures = await tx.selectDistinct({ name: uses.name }).from(uses).where(inArray(uses.articleId, ids))
  await tx.delete(articles).where(inArray(articles.id, ids))
  const names = pictures.map(({ name }) => name)
  await discardPictures(tx, site, await unusedOf(tx, names))
  return found.length > lot.length || found.length === LOT_ROWS
}

/** Removes the oldest versions of an article, as many as make a lot. @returns whether there were any. */
async function removeVersions(tx: Tx, articleId: number): Promise<boolean> {
  const own = eq(versions.articleId, articleId)
  const found = await tx
    .select({ n: versions.n, bytes: sql<number>`octet_length(${versions.content})` })
    .from(versions)
    .where(own)
    .orderBy(asc(versions.n))
    .limit(LOT_ROWS)
  const numbers = firstOf(found).map(({ n }) => n)
  if (numbers.length > 0) await tx.delete(versions).where(and(own, inArray(versions.n, numbers)))
  return numbers.length > 0
}
