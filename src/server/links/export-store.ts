// The SQL of what a user takes along of the board: the links that they claimed or added.
import { and, asc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { inspirationLinks as links } from './tables.ts'

export const linksOf = (db: Db, userId: number) =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: links.id,
          title: links.title,
          url: links.url,
          notes: links.notes,
          additionalNotes: links.additionalNotes,
          status: links.status,
          claimedByYou: sql<boolean>`${links.claimedBy} IS NOT DISTINCT FROM ${userId}`,
          claimedAt: links.claimedAt,
          addedByYou: sql<boolean>`${links.createdBy} IS NOT DISTINCT FROM ${userId}`,
          createdAt: links.createdAt,
        })
        .from(links)
        .where(
          and(
            or(eq(links.claimedBy, userId), eq(links.createdBy, userId)),
            isNull(links.deletedAt),
            gt(links.id, after),
          ),
        )
        .orderBy(asc(links.id))
        .limit(most),
    ({ id }) => id,
  )
