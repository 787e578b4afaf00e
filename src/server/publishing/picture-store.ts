// The SQL of the pictures that websites have of ours. Knows no file.
import { and, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { publishedPictures as pictures, type PublishedPictureRow } from './tables.ts'

export async function picturesThere(
  db: Db,
  siteId: number,
  names: readonly string[],
): Promise<Map<string, PublishedPictureRow>> {
  if (names.length === 0) return new Map()
  const rows = await db
    .select()
    .from(pictures)
    .where(and(eq(pictures.siteId, siteId), inArray(pictures.name, [...names])))
  return new Map(rows.map((row) => [row.name, row]))
}

/** Notes that a picture is about to be sent: after an answer that was lost it is looked for. */
export async function beginPicture(
  db: Db,
  fields: Pick<PublishedPictureRow, 'siteId' | 'name' | 'alt' | 'credit'>,
): Promise<void> {
  await db.insert(pictures).values(fields).onConflictDoNothing()
}

export async function keepPicture(db: Db, { siteId, name, ...fields }: PublishedPictureRow): Promise<void> {
  await db
    .update(pictures)
    .set(fields)
    .where(and(eq(pictures.siteId, siteId), eq(pictures.name, name)))
}

/** A picture that is not there any more is sent anew. */
export async function forgetPicture(db: Db, siteId: number, name: string): Promise<void> {
  await db.delete(pictures).where(and(eq(pictures.siteId, siteId), eq(pictures.name, name)))
}
