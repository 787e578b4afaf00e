// The SQL of what a user takes along of the pictures that tools made; those of articles are their room's.
import { and, asc, eq, gt, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { pictures, type PictureRow } from './tables.ts'

export const madePicturesOf = (db: Db, userId: number, now: Date): Promise<PictureRow[]> =>
  db
    .select()
    .from(pictures)
    .where(and(eq(pictures.userId, userId), ne(pictures.tool, 'article'), gt(pictures.expiresAt, now)))
    .orderBy(asc(pictures.id))
