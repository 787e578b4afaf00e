// All SQL about what is asked of the Data API: units are reserved before each call, by all processes from one row.
import { and, eq, isNull, lte, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '../db/connect.ts'
import { pacificDay, pauseMs, unitsFor, type Asker } from './rules.ts'
import { youtubeBudget } from './tables.ts'

const THE_ROW = 1
const theRow = eq(youtubeBudget.id, THE_ROW)

/** How long YouTube is left alone at most when it fails, in hours. */
const LONGEST_PAUSE_HOURS = 6

/** Why nothing may be asked: the day's units are spent, or it failed and is left alone until then. */
export type Withheld = { why: 'spent' } | { why: 'paused'; until: Date }

/**
 * Reserves one unit. One statement: of many processes at the limit no more get through than there are units. With the first of a
 * day the count begins anew; a process whose clock is behind counts for the newer day.
 * @returns how many failures on end came before this call; or why it may not be made.
 */
export async function reserveUnit(db: Db, asker: Asker, units: number, now: Date): Promise<number | Withheld> {
  const day = pacificDay(now)
  const most = unitsFor(asker, units)
  const table = youtubeBudget
  const isNewDay = sql`${table.day} < excluded.day`
  const used = sql`CASE WHEN ${isNewDay} THEN 0 ELSE ${table.used} END`
  if (most > 0) {
    const [row] = await db
      .insert(table)
      .values({ id: THE_ROW, day, used: 1 })
      .onConflictDoUpdate({
        target: table.id,
        set: {
          day: sql`greatest(${table.day}, excluded.day)`,
          used: sql`${used} + 1`,
          spent: false,
        },
        setWhere: sql`${used} < ${most} AND (${isNewDay} OR NOT ${table.spent})
          AND (${table.pausedUntil} IS NULL OR ${table.pausedUntil} <= ${now})`,
      })
      .returning({ failures: table.failures })
    if (row !== undefined) return row.failures
  }
  const [held] = await db.select({ pausedUntil: table.pausedUntil }).from(table).where(theRow)
  const until = held?.pausedUntil
  return until && until > now ? { why: 'paused', until } : { why: 'spent' }
}

/** YouTube says that nothing is left of this day. */
export async function noteSpent(db: Db, now: Date): Promise<void> {
  await db
    .update(youtubeBudget)
    .set({ spent: true })
    .where(and(theRow, eq(youtubeBudget.day, pacificDay(now))))
}

/** YouTube failed or refused: it is left alone, each time twice as long. Of several calls at once the first counts. */
export async function noteFailure(db: Db, now: Date): Promise<void> {
  const [row] = await db
    .select({ failures: youtubeBudget.failures, pausedUntil: youtubeBudget.pausedUntil })
    .from(youtubeBudget)
    .where(theRow)
  const failures = (row?.failures ?? 0) + 1
  await db
    .update(youtubeBudget)
    .set({ failures, pausedUntil: new Date(now.getTime() + pauseMs(failures, LONGEST_PAUSE_HOURS)) })
    .where(
      and(
        theRow,
        eq(youtubeBudget.failures, failures - 1),
        or(isNull(youtubeBudget.pausedUntil), lte(youtubeBudget.pausedUntil, now)),
      ),
    )
}

export async function noteSuccess(db: Db): Promise<void> {
  await db.update(youtubeBudget).set({ failures: 0, pausedUntil: null }).where(theRow)
}

/** How many units were used today, and whether YouTube says that none are left. */
export async function usedToday(db: Db, now: Date): Promise<{ used: number; spent: boolean }> {
  const [row] = await db.select().from(youtubeBudget).where(theRow)
  if (row === undefined || z.string().parse(row.day) < pacificDay(now)) return { used: 0, spent: false }
  return { used: row.used, spent: row.spent }
}

/** Whether anything may be asked now; undefined when it may. */
export async function mayAsk(db: Db, asker: Asker, units: number, now: Date): Promise<Withheld | undefined> {
  const [row] = await db.select().from(youtubeBudget).where(theRow)
  if (row === undefined) return undefined
  if (row.pausedUntil !== null && row.pausedUntil > now) return { why: 'paused', until: row.pausedUntil }
  const { used, spent } = await usedToday(db, now)
  return spent || used >= unitsFor(asker, units) ? { why: 'spent' } : undefined
}
