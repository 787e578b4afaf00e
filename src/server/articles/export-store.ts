// The SQL of what a user takes along of their articles: all of them with their versions, and the pictures that were sent for them.
import { and, asc, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { selectArticles } from './store.ts'
import { articlePictures, articles, articleVersions, type StoredRow } from './tables.ts'

/** Few at once: a text may have a million characters, and so may what it was made from. */
const TEXTS = 5

/** Every article of the user, those in the bin too, oldest first. */
export const allArticlesOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      selectArticles(db)
        .where(and(eq(articles.userId, userId), gt(articles.id, after)))
        .orderBy(asc(articles.id))
        .limit(most),
    ({ id }) => id,
    TEXTS,
  )

export async function countArticlesOf(db: Db, userId: number): Promise<number> {
  return db.$count(articles, eq(articles.userId, userId))
}

/** Every closed version of every article of the user, with its text. */
export async function* allVersionsOf(db: Db, userId: number) {
  const ids = rowsInLots(
    (after, most) =>
      db
        .select({ id: articles.id })
        .from(articles)
        .where(and(eq(articles.userId, userId), gt(articles.id, after)))
        .orderBy(asc(articles.id))
        .limit(most),
    ({ id }) => id,
  )
  for await (const { id: articleId } of ids)
    yield* rowsInLots(
      (after, most) =>
        db
          .select()
          .from(articleVersions)
          .where(and(eq(articleVersions.articleId, articleId), gt(articleVersions.n, after)))
          .orderBy(asc(articleVersions.n))
          .limit(most),
      ({ n }) => n,
      TEXTS,
    )
}

/** Every picture that the user sent for an article, oldest first. */
export async function storedOf(db: Db, userId: number): Promise<StoredRow[]> {
  return db
    .select()
    .from(articlePictures)
    .where(eq(articlePictures.userId, userId))
    .orderBy(asc(articlePictures.createdAt), asc(articlePictures.name))
}
