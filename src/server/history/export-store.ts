// The SQL of what a user takes along of their history.
import { and, asc, eq, getTableColumns, gt, inArray, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsById } from '../db/rows-in-lots.ts'
import { generations } from './tables.ts'

const {
  userId: _user,
  searchText: _searched,
  aiUsageId: _usage,
  deletedAt: _deleted,
  ...columns
} = getTableColumns(generations)

/** Every generation of the user with its source, oldest first; without those that they deleted. */
export const generationsOf = (db: Db, userId: number) =>
  rowsById(
    (after, most) =>
      db
        .select({ id: generations.id })
        .from(generations)
        .where(and(eq(generations.userId, userId), gt(generations.id, after)))
        .orderBy(asc(generations.id))
        .limit(most),
    (ids) =>
      db
        .select(columns)
        .from(generations)
        .where(and(inArray(generations.id, ids), isNull(generations.deletedAt)))
        .orderBy(asc(generations.id)),
    // One may have a source of a hundred thousand characters.
    50,
  )
