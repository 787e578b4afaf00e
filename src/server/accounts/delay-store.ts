// All SQL about the delay that grows with every wrong password. Counts are stored under a hash of whose they are: the
// names that were tried are not stored, because people sometimes type their password there.
import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { loginDelays } from './tables.ts'

/** The number of failures after which the next try has to wait. */
export const FREE_FAILURES = 5

/** The longest wait, in seconds. The first wait is one second, and each is twice the one before. */
export const LONGEST_DELAY_S = 15 * 60

/** After this long without a try a count starts from zero, in ms. */
const FORGET_MS = 24 * 60 * 60 * 1000

const keyOf = (whose: string) => createHash('sha256').update(whose).digest('base64url')

/**
 * Counts a try as a failure before its outcome is known, so that parallel guesses are all counted in time.
 * @param whose identifies whose count it is: a name, a browser or a session.
 * @returns 0 when the try is counted and may go on; otherwise how long to wait in ms, and the try is not counted.
 */
export async function tryOrWait(db: Db, whose: string, now: Date): Promise<number> {
  const key = keyOf(whose)
  const failures = sql`case when ${loginDelays.forgetAt} <= ${now} then 1 else ${loginDelays.failures} + 1 end`
  // The exponent is bounded: after a thousand failures the power would be out of range and the statement would fail.
  const seconds = sql`least(${LONGEST_DELAY_S}, power(2, least((${failures}) - ${FREE_FAILURES}, 20)))`
  const counted = await db
    .insert(loginDelays)
    .values({ key, failures: 1, nextAt: now, forgetAt: new Date(now.getTime() + FORGET_MS) })
    .onConflictDoUpdate({
      target: loginDelays.key,
      set: {
        failures,
        nextAt: sql`excluded.next_at + case when (${failures}) < ${FREE_FAILURES} then 0 else ${seconds} end * interval '1 second'`,
        forgetAt: sql`excluded.forget_at`,
      },
      setWhere: lte(loginDelays.nextAt, now),
    })
    .returning({ key: loginDelays.key })
  if (counted.length > 0) return 0
  const [row] = await db.select({ nextAt: loginDelays.nextAt }).from(loginDelays).where(eq(loginDelays.key, key))
  return Math.max(1, (row?.nextAt.getTime() ?? 0) - now.getTime())
}

/** Removes a count, after a right password. */
export async function endDelay(db: Db, whose: string): Promise<void> {
  await db.delete(loginDelays).where(eq(loginDelays.key, keyOf(whose)))
}

/** Takes back one counted try that had no outcome; a count that becomes zero is removed. */
export async function takeBackTry(db: Db, whose: string, now: Date): Promise<void> {
  const ofKey = eq(loginDelays.key, keyOf(whose))
  const counted = await db
    .update(loginDelays)
    .set({ failures: sql`${loginDelays.failures} - 1`, nextAt: now })
    .where(and(ofKey, gt(loginDelays.failures, 1)))
    .returning({ key: loginDelays.key })
  if (counted.length === 0) await db.delete(loginDelays).where(and(ofKey, lte(loginDelays.failures, 1)))
}

/** Removes the counts whose time is over. */
export async function forgetDelays(db: Db, now: Date): Promise<void> {
  await db.delete(loginDelays).where(lte(loginDelays.forgetAt, now))
}
