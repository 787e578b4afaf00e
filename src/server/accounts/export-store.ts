// The SQL of what a user takes along of their account.
import { asc, eq } from 'drizzle-orm'
import { deskOf } from '#contract/accounts/desk.ts'
import type { Db } from '../db/connect.ts'
import { knownBrowsers, publicColumns, users } from './tables.ts'

const { version: _version, deletionDueAt: _due, ...columns } = publicColumns

export async function accountOf(db: Db, userId: number) {
  const [row] = await db.select(columns).from(users).where(eq(users.id, userId))
  return row && { ...row, desk: deskOf(row) }
}

/** When the user last logged in with each browser. */
export const browsersOf = (db: Db, userId: number) =>
  db
    .select({ lastLoginAt: knownBrowsers.lastLoginAt })
    .from(knownBrowsers)
    .where(eq(knownBrowsers.userId, userId))
    .orderBy(asc(knownBrowsers.lastLoginAt))
