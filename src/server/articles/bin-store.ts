// All SQL about the bin of articles. Knows nothing of HTTP, nor of how long it keeps them.
import { and, eq, inArray, isNull, lt, or } from 'drizzle-orm'
import { ARTICLE_BIN_DAYS } from '#contract/articles/article.ts'
import { Problem } from '#contract/problems.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { onlineArticles } from '../publishing/views.ts'
import { takeHeld } from './leaving-store.ts'
import { removeLot } from './lot-store.ts'
import { keptFrom } from './rules.ts'
import { checkIsOwn, holdArticle, holdForReading, tellBoard, told, type ArticleRow } from './store.ts'
import { articles } from './tables.ts'

/** What another room does when an article goes into the bin, or comes out of it: within that change. */
export type OnBin = (tx: Tx, deed: Deed, articleId: number) => Promise<void>

/** Moves an article of the actor to the bin. @throws Problem as `holdArticle` does. */
export async function binArticle(tx: Tx, deed: Deed, id: number, onBin: OnBin): Promise<void> {
  const { linkId } = await holdArticle(tx, deed, id)
  await onBin(tx, deed, id)
  await tx.update(articles).set({ deletedAt: deed.at }).where(eq(articles.id, id))
  tellBoard(deed, linkId)
  deed.tell({ topic: 'articles', id, onlyFor: deed.by.id })
}

const DAYS_OVER = `De ${ARTICLE_BIN_DAYS} dagen in de prullenbak zijn voorbij. Dit artikel wordt verwijderd.`

/**
 * Takes an article of the actor out of the bin; one that is the house's becomes theirs, an administrator's.
 * @throws Problem as `holdArticle` does, and notFound once its days are over: it may have lost versions by then.
 */
export async function unbinArticle(tx: Tx, deed: Deed, id: number, onBin: OnBin): Promise<ArticleRow> {
  const article = await holdForReading(tx, deed, id, true)
  if (article.deletedAt !== null && article.deletedAt < keptFrom(deed.at))
    throw new Problem('notFound', { message: DAYS_OVER })
  if (article.userId === null) await takeHeld(tx, deed, article)
  else checkIsOwn(article, deed.by)
  await onBin(tx, deed, id)
  await tx.update(articles).set({ deletedAt: null }).where(eq(articles.id, id))
  tellBoard(deed, article.linkId)
  return told(tx, deed, id)
}

/** Removes a lot of what was put in the bin before `before` for good, with its versions and pictures. @returns whether there may be more. */
export const purgeLot = (tx: Tx, site: Pick<Site, 'jobs'>, before: Date): Promise<boolean> =>
  removeLot(tx, site, lt(articles.deletedAt, before))

/**
 * Takes out of the bin what was put there before `before`, is the house's and stands on a website, or may stand on one that was disconnected:
 * removed, nobody could correct it there.
 */
export async function spareOnline(tx: Tx, before: Date): Promise<void> {
  const online = tx.select({ id: onlineArticles.articleId }).from(onlineArticles)
  await tx
    .update(articles)
    .set({ deletedAt: null })
    .where(
      and(
        isNull(articles.userId),
        lt(articles.deletedAt, before),
        or(inArray(articles.id, online), articles.wasPublished),
      ),
    )
}
