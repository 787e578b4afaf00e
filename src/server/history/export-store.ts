// The SQL of what a user takes along of their history.
import { and, asc, eq, getTableColumns, gt, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
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
  rowsInLots(
    (after, most) =>
      db
        .select(columns)
        .from(generations)
        .where(and(eq(generations.userId, userId), isNull(generations.deletedAt), gt(generations.id, after)))
        .orderBy(asc(generations.id))
        .limit(most),
    ({ id }) => id,
    // One may have a source of a hundred thousand characters.
    50,
  )
