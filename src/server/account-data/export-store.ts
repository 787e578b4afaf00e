// The SQL of the copies that users asked for. Knows no files.
import { and, eq, lte, sql } from 'drizzle-orm'
import { EXPORT_DAYS, EXPORTS_PER_DAY } from '#contract/account-data/own-export.ts'
import { DAY_MS, dutchDay } from '#contract/days.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { accountExports as exports_, type ExportRow } from './tables.ts'

/** A copy whose maker has not been heard of for so long is not being made any more, in ms: longer than any part of it takes. */
export const SILENT_MS = 60 * 60 * 1000

const inDays = (now: Date) => new Date(now.getTime() + EXPORT_DAYS * DAY_MS)

/** The last copy of a user. */
export async function findExport(db: Db, userId: number): Promise<ExportRow | undefined> {
  const [row] = await db.select().from(exports_).where(eq(exports_.userId, userId))
  return row
}

/**
 * Begins a copy in the place of the one before, and counts it. One that is asked for because the last failed does not count.
 * @returns undefined when one is being made, or the user may have no more today; `replaced` is the name of the one before.
 */
export async function claimExport(
  tx: Tx,
  userId: number,
  name: string,
  now: Date,
): Promise<{ replaced: string | null } | undefined> {
  const day = dutchDay(now)
  const silent = sql`${exports_.state} = 'making' AND ${exports_.seenAt} <= ${new Date(now.getTime() - SILENT_MS).toISOString()}::timestamptz`
  const failed = sql`(${exports_.state} = 'failed' OR (${silent}))`
  const sameDay = sql`${exports_.day} = ${day}::date`
  const fresh = { name, state: 'making', step: '', percent: 0, seenAt: now, expiresAt: inDays(now), day } as const
  const [row] = await tx
    .insert(exports_)
    .values({ userId, ...fresh, askedThatDay: 1 })
    .onConflictDoUpdate({
      target: exports_.userId,
      set: {
        ...fresh,
        bytes: null,
        madeAt: null,
        askedThatDay: sql`CASE WHEN ${sameDay} THEN ${exports_.askedThatDay} + (CASE WHEN ${failed} THEN 0 ELSE 1 END) ELSE 1 END`,
      },
      setWhere: sql`(${exports_.state} = 'ready' OR ${failed})
        AND (NOT ${sameDay} OR ${failed} OR ${exports_.askedThatDay} < ${EXPORTS_PER_DAY})`,
    })
    // As it was before this statement: it reads what stood there when it began.
    .returning({
      replaced: sql<string | null>`(SELECT before.name FROM ${exports_} AS before WHERE before.user_id = ${userId})`,
    })
  return row
}

const isOf = (userId: number, name: string) => and(eq(exports_.userId, userId), eq(exports_.name, name))

/** Notes how far a copy is. @returns false when it is not wanted any more: replaced, or its user is gone. */
export async function noteProgress(
  db: Db,
  { userId, name }: Pick<ExportRow, 'userId' | 'name'>,
  progress: Pick<ExportRow, 'step' | 'percent' | 'seenAt'>,
): Promise<boolean> {
  const noted = await db
    .update(exports_)
    .set({ state: 'making', ...progress })
    .where(and(isOf(userId, name), sql`${exports_.state} <> 'ready'`))
    .returning({ userId: exports_.userId })
  return noted.length > 0
}

/** @returns whether it was wanted, and was not ready before. */
export async function markReady(
  tx: Tx,
  { userId, name, bytes, now }: { userId: number; name: string; bytes: number; now: Date },
): Promise<boolean> {
  const made = await tx
    .update(exports_)
    .set({ state: 'ready', percent: 100, bytes, madeAt: now, seenAt: now, expiresAt: inDays(now) })
    .where(and(isOf(userId, name), sql`${exports_.state} <> 'ready'`))
    .returning({ userId: exports_.userId })
  return made.length > 0
}

export async function markFailed(tx: Tx, { userId, name }: Pick<ExportRow, 'userId' | 'name'>, now: Date) {
  await tx
    .update(exports_)
    .set({ state: 'failed', seenAt: now })
    .where(and(isOf(userId, name), eq(exports_.state, 'making')))
}

/** Forgets the copies that have had their time. Returns their names. */
export async function deleteExpired(tx: Tx, now: Date): Promise<string[]> {
  const removed = await tx.delete(exports_).where(lte(exports_.expiresAt, now)).returning({ name: exports_.name })
  return removed.map(({ name }) => name)
}

/** Forgets the copy of a user. Returns its name, if there is one. */
export async function deleteExportOf(tx: Tx, userId: number): Promise<string | undefined> {
  const [removed] = await tx.delete(exports_).where(eq(exports_.userId, userId)).returning({ name: exports_.name })
  return removed?.name
}
