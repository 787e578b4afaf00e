// All SQL about the pictures of links. Knows nothing of where they come from.
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { inspirationLinks, linkImages } from './tables.ts'

const present = (linkId: number) => and(eq(inspirationLinks.id, linkId), isNull(inspirationLinks.deletedAt))

/** Whether a picture can be kept with the link: it exists, and is not in the bin. */
export async function isLinkPresent(db: Db, linkId: number): Promise<boolean> {
  const [row] = await db.select({ id: inspirationLinks.id }).from(inspirationLinks).where(present(linkId))
  return row !== undefined
}

/** Keeps a link's picture in place of the one before. False when the link is gone or in the bin. */
export async function keepImage(
  db: Db,
  linkId: number,
  { mediaType, bytes }: { mediaType: string; bytes: Buffer },
): Promise<boolean> {
  // One statement: between a look and a write the link could be thrown away.
  const kept = await db
    .insert(linkImages)
    .select(
      db
        .select({
          linkId: inspirationLinks.id,
          mediaType: sql<string>`${mediaType}::text`.as('media_type'),
          bytes: sql<Buffer>`${bytes}::bytea`.as('bytes'),
        })
        .from(inspirationLinks)
        .where(present(linkId)),
    )
    .onConflictDoUpdate({
      target: linkImages.linkId,
      set: { mediaType: sql`excluded.media_type`, bytes: sql`excluded.bytes` },
    })
    .returning({ linkId: linkImages.linkId })
  return kept.length > 0
}

/** Undefined when the link has no picture, is gone, or is in the bin. */
export async function imageOf(db: Db, linkId: number): Promise<{ mediaType: string; bytes: Buffer } | undefined> {
  const [row] = await db
    .select({ mediaType: linkImages.mediaType, bytes: linkImages.bytes })
    .from(linkImages)
    .innerJoin(inspirationLinks, eq(inspirationLinks.id, linkImages.linkId))
    .where(present(linkId))
  return row
}

/** False when there was no picture, or its link is gone or in the bin. */
export async function dropImage(db: Db, linkId: number): Promise<boolean> {
  const links = db.select({ id: inspirationLinks.id }).from(inspirationLinks).where(present(linkId))
  const dropped = await db
    .delete(linkImages)
    .where(sql`${linkImages.linkId} IN (${links})`)
    .returning({ linkId: linkImages.linkId })
  return dropped.length > 0
}
