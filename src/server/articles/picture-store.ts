// The SQL of the pictures that are stored with articles: whose they are, and which articles have them. Their rows among all pictures, and
// their files, are the room of pictures'.
import { and, eq, exists, gt, inArray, isNotNull, isNull, lte, not, or, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { holdNamed, keepForGood } from '../pictures/store.ts'
import {
  articlePictures as stored,
  articlePictureUses as uses,
  articles,
  articleVersions,
  type StoredRow,
} from './tables.ts'

/** How many names stand in one statement. */
const PER_STATEMENT = 500

export async function insertStored(db: Db, fields: typeof stored.$inferInsert): Promise<StoredRow> {
  const [row] = await db.insert(stored).values(fields).returning()
  return row as StoredRow
}

const usedSomewhere = (db: Db) =>
  exists(
    db
      .select({ one: sql`1` })
      .from(uses)
      .where(eq(uses.name, stored.name)),
  )

/**
 * One that this reader may see: their own, those that an article of theirs has, and for an administrator those that any has. One of
 * an article of theirs is not always their own: what was handed over may share it with what somebody else got.
 * @throws Problem pictureGone.
 */
export async function findStored(db: Db, reader: { id: number; role: string }, name: string): Promise<StoredRow> {
  const usedByThem = exists(
    db
      .select({ one: sql`1` })
      .from(uses)
      .innerJoin(articles, eq(articles.id, uses.articleId))
      .where(and(eq(uses.name, stored.name), eq(articles.userId, reader.id))),
  )
  const [row] = await db
    .select()
    .from(stored)
    .where(
      and(
        eq(stored.name, name),
        or(eq(stored.userId, reader.id), reader.role === 'admin' ? usedSomewhere(db) : usedByThem),
      ),
    )
  if (row === undefined) throw new Problem('pictureGone')
  return row
}

/** One that this article has, or had in a version. @throws Problem pictureGone. */
export async function findStoredOf(db: Db, articleId: number, name: string): Promise<StoredRow> {
  const [row] = await db
    .select({ stored })
    .from(stored)
    .innerJoin(uses, eq(uses.name, stored.name))
    .where(and(eq(stored.name, name), eq(uses.articleId, articleId)))
  if (row === undefined) throw new Problem('pictureGone')
  return row.stored
}

/**
 * A picture of this user with the same content that an article has; null when there is none. One whose article is in the bin, or has it
 * no more, may be gone before the text that it is wanted for is saved.
 */
export async function findSame(db: Db, userId: number, hash: string): Promise<StoredRow | null> {
  const [row] = await db
    .select({ stored })
    .from(stored)
    .innerJoin(uses, and(eq(uses.name, stored.name), isNull(uses.unusedSince)))
    .innerJoin(articles, and(eq(articles.id, uses.articleId), isNull(articles.deletedAt)))
    .where(and(eq(stored.userId, userId), eq(stored.hash, hash)))
    .limit(1)
  return row?.stored ?? null
}

/** Those of `names` that this article has, or had in a version. */
export async function storedIn(db: Db, articleId: number, names: readonly string[]): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (const lot of inLots(names)) {
    const found = await db
      .select({ stored })
      .from(stored)
      .innerJoin(uses, eq(uses.name, stored.name))
      .where(and(eq(uses.articleId, articleId), inArray(stored.name, lot)))
    rows.push(...found.map((row) => row.stored))
  }
  return rows
}

/** Those of `names` that are this user's. */
async function storedAmong(db: Db, userId: number, names: readonly string[]): Promise<StoredRow[]> {
  const rows: StoredRow[] = []
  for (const lot of inLots(names))
    rows.push(
      ...(await db
        .select()
        .from(stored)
        .where(and(eq(stored.userId, userId), inArray(stored.name, lot)))),
    )
  return rows
}

/**
 * Lets pictures belong to an article, which the caller holds: those of `names` that are its owner's stay as long as it has them. Others
 * are passed over, for a text may name anything.
 */
export async function attach(
  tx: Tx,
  { id: articleId, userId }: { id: number; userId: number | null },
  names: readonly string[],
): Promise<void> {
  if (userId === null) return
  for (const lot of inLots(names)) {
    const rows = await storedAmong(tx, userId, lot)
    const there = await keepForGood(
      tx,
      rows.flatMap(({ files }) => files.map(({ name }) => name)),
    )
    const values = rows.flatMap(({ name }) => (there.has(name) ? [{ articleId, name, unusedSince: null }] : []))
    if (values.length === 0) continue
    await tx
      .insert(uses)
      .values(values)
      .onConflictDoUpdate({ target: [uses.articleId, uses.name], set: { unusedSince: null } })
  }
}

/** Whether the text of the article of a use, or a version of it, has its picture. */
const isMentioned = sql<boolean>`(EXISTS (SELECT FROM ${articles} AS text WHERE text.id = ${uses.articleId}
    AND (strpos(text.content, ${uses.name}) > 0 OR strpos(text.original_content, ${uses.name}) > 0))
  OR EXISTS (SELECT FROM ${articleVersions} AS version WHERE version.article_id = ${uses.articleId}
    AND strpos(version.content, ${uses.name}) > 0))`

/** Of which the flag says something else than the texts, or which have been unused for long enough. */
const isDue = (before: Date) => or(sql`${isMentioned} <> (${uses.unusedSince} IS NULL)`, lte(uses.unusedSince, before))

/** The next articles behind this one, by their ids, with a picture of which something has to be done. */
export async function dueForTidying(db: Db, behind: number, before: Date, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ id: uses.articleId })
    .from(uses)
    .where(and(gt(uses.articleId, behind), isDue(before)))
    .orderBy(uses.articleId)
    .limit(most)
  return rows.map(({ id }) => id)
}

/**
 * Notes which pictures of an article its texts have no more since now, and takes from it those that they have not had since `before`.
 * @returns the names of those, for `unusedOf`. Nothing is done while somebody saves the article.
 */
export async function tidyUses(tx: Tx, articleId: number, now: Date, before: Date): Promise<string[]> {
  const [held] = await tx
    .select({ id: articles.id })
    .from(articles)
    .where(eq(articles.id, articleId))
    .for('update', { skipLocked: true })
  if (held === undefined) return []
  const own = eq(uses.articleId, articleId)
  await tx
    .update(uses)
    .set({ unusedSince: null })
    .where(and(own, isNotNull(uses.unusedSince), isMentioned))
  await tx
    .update(uses)
    .set({ unusedSince: now })
    .where(and(own, isNull(uses.unusedSince), not(isMentioned)))
  const gone = await tx
    .delete(uses)
    .where(and(own, lte(uses.unusedSince, before)))
    .returning({ name: uses.name })
  return gone.map(({ name }) => name)
}

/** The names of all files of those of `names` that no article has any more. They are locked: no save takes one of them meanwhile. */
export async function unusedOf(tx: Tx, names: readonly string[]): Promise<string[]> {
  const files: string[] = []
  for (const lot of inLots(names)) {
    await holdNamed(tx, lot)
    const rows = await tx
      .select({ files: stored.files })
      .from(stored)
      .where(and(inArray(stored.name, lot), not(usedSomewhere(tx))))
    files.push(...rows.flatMap((row) => row.files.map(({ name }) => name)))
  }
  return files
}

function inLots(names: readonly string[]): string[][] {
  const lots: string[][] = []
  for (let at = 0; at < names.length; at += PER_STATEMENT) lots.push(names.slice(at, at + PER_STATEMENT))
  return lots
}
