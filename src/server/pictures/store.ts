// All SQL about kept pictures. Knows no files.
import { and, eq, gt, inArray, isNotNull, isNull, lte, or, sql, type SQL } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { pictures, type PictureRow } from './tables.ts'

export type NewPicture = typeof pictures.$inferInsert

export async function insertPicture(db: Db, fields: NewPicture): Promise<PictureRow> {
  const [row] = await db.insert(pictures).values(fields).returning()
  return row as PictureRow
}

const isThere = (userId: number, now: Date) =>
  and(eq(pictures.userId, userId), or(isNull(pictures.expiresAt), gt(pictures.expiresAt, now)))

/** A picture of this user. @throws Problem pictureGone, also for another user's: that it exists is not told. */
export async function findPicture(db: Db, userId: number, name: string, now: Date): Promise<PictureRow> {
  const [row] = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.name, name), isThere(userId, now)))
  if (row === undefined) throw new Problem('pictureGone')
  return row
}

/** Those of `names` that are pictures of this user, in no order. */
export function findPictures(db: Db, userId: number, names: readonly string[], now: Date): Promise<PictureRow[]> {
  return db
    .select()
    .from(pictures)
    .where(and(inArray(pictures.name, [...names]), isThere(userId, now)))
}

/** Removes a picture of this user that has its time: one that stays belongs to something. @throws Problem pictureGone. */
export async function deletePicture(db: Db, userId: number, name: string): Promise<void> {
  const removed = await db
    .delete(pictures)
    .where(and(eq(pictures.name, name), eq(pictures.userId, userId), isNotNull(pictures.expiresAt)))
    .returning({ name: pictures.name })
  if (removed.length === 0) throw new Problem('pictureGone')
}

/**
 * Lets pictures of whoever they are stay until somebody removes them, and locks them until the transaction ends.
 * @returns those of `names` that there are: one that has had its time is, as long as nothing has removed it.
 */
export async function keepForGood(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  const held = await holdNamed(tx, names)
  const passing = and(inArray(pictures.name, [...held]), isNotNull(pictures.expiresAt))
  if (held.size > 0) await tx.update(pictures).set({ expiresAt: null }).where(passing)
  return held
}

/** Locks the pictures with these names until the transaction ends, in the order of their ids. Returns the names that there are. */
export async function holdNamed(tx: Tx, names: readonly string[]): Promise<Set<string>> {
  if (names.length === 0) return new Set()
  const rows = await tx
    .select({ name: pictures.name })
    .from(pictures)
    .where(inArray(pictures.name, [...names]))
    .orderBy(pictures.id)
    .for('update')
  return new Set(rows.map(({ name }) => name))
}

/** Removes pictures that have had their time, at most `most`. Returns their names. */
export async function deleteExpired(tx: Tx, now: Date, most: number): Promise<string[]> {
  const due = tx
    .select({ id: pictures.id })
    .from(pictures)
    .where(lte(pictures.expiresAt, now))
    .orderBy(pictures.id)
    .limit(most)
    .for('update', { skipLocked: true })
  const removed = await tx.delete(pictures).where(inArray(pictures.id, due)).returning({ name: pictures.name })
  return removed.map(({ name }) => name)
}

/**
 * Removes the oldest pictures of a user that have their time, those that tools made or those for articles, so that the newest of them
 * take no more than `mostBytes` together. Returns their names.
 */
export async function deleteBeyond(
  db: Db,
  { userId, forArticles }: { userId: number; forArticles: boolean },
  mostBytes: number,
): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    WITH made AS (
      SELECT id, sum(bytes) OVER (ORDER BY id DESC) AS so_far FROM ${pictures}
      WHERE user_id = ${userId} AND expires_at IS NOT NULL AND (tool = 'article') = ${forArticles}
    ), beyond AS (
      -- That it has its time is asked again of the row that is locked: an article may have taken it meanwhile.
      SELECT id FROM ${pictures} WHERE id IN (SELECT id FROM made WHERE so_far > ${mostBytes}) AND expires_at IS NOT NULL
      ORDER BY id FOR UPDATE SKIP LOCKED
    )
    DELETE FROM ${pictures} WHERE id IN (SELECT id FROM beyond) RETURNING name`)
  return rows.map(({ name }) => name)
}

/** Removes all pictures of a user. Returns their names. */
export const deleteAllOf = (tx: Tx, userId: number) => deleteWhere(tx, eq(pictures.userId, userId))

/** Removes the pictures with these names, however many. Returns the names that there were. */
export const deleteNamed = (tx: Tx, names: readonly string[]) =>
  // One parameter: a statement has no room for one for each of a hundred thousand.
  deleteWhere(tx, sql`${pictures.name} = ANY(${sql.param([...names])}::text[])`)

/**
 * Gives pictures to another user; null is the house.
 * @param names a query of their names.
 */
export async function givePictures(tx: Tx, names: SQL, to: number | null): Promise<void> {
  const given = sql`${pictures.name} IN (${names})`
  await tx.select({ id: pictures.id }).from(pictures).where(given).orderBy(pictures.id).for('update')
  await tx.update(pictures).set({ userId: to }).where(given)
}

async function deleteWhere(tx: Tx, condition: SQL): Promise<string[]> {
  // Locked in the order of their ids first, as everywhere.
  await tx.select({ id: pictures.id }).from(pictures).where(condition).orderBy(pictures.id).for('update')
  const removed = await tx.delete(pictures).where(condition).returning({ name: pictures.name })
  return removed.map(({ name }) => name)
}

/** Those of `names` that a picture has. */
export async function knownNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const rows = await db.select({ name: pictures.name }).from(pictures).where(inArray(pictures.name, names))
  return new Set(rows.map(({ name }) => name))
}
