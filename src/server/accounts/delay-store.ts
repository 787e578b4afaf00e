// All SQL of the delay that grows with every wrong password. Whose count it is, is a key to it; the names that were tried
// are not kept: sometimes they are passwords.
import { createHash } from 'node:crypto'
import { and, eq, gt, lte, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { loginDelays } from './tables.ts'

/** Failures before the first wait. */
export const FREE_FAILURES = 5

/** The longest wait, in seconds; the first is one second, and each is twice the one before. */
export const LONGEST_DELAY_S = 15 * 60

/** After this long without a try a count begins anew. */
const FORGET_MS = 24 * 60 * 60 * 1000

const keyOf = (whose: string) => createHash('sha256').update(whose).digest('base64url')

/**
 * Counts a try as a failure, ahead of its outcome: guesses that fire together do not outrun the count.
 * @returns how long to wait in ms; 0: it is counted, go on.
 */
export async function tryOrWait(db: Db, whose: string, now: Date): Promise<number> {
  const key = keyOf(whose)
  const failures = sql`case when ${loginDelays.forgetAt} <= ${now} then 1 else ${loginDelays.failures} + 1 end`
  // The exponent is bounded: after a thousand failures the power would be out of range, and the statement would fail.
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

/** The password was right: the count is over. */
export async function endDelay(db: Db, whose: string): Promise<void> {
  await db.delete(loginDelays).where(eq(loginDelays.key, keyOf(whose)))
}

/** The try did not come to an outcome: it does not count, and a count of nothing is not kept. */
export async function takeBackTry(db: Db, whose: string, now: Date): Promise<void> {
  const ofKey = eq(loginDelays.key, keyOf(whose))
  const counted = await db
    .update(loginDelays)
    .set({ failures: sql`${loginDelays.failures} - 1`, nextAt: now })
    .where(and(ofKey, gt(loginDelays.failures, 1)))
    .returning({ key: loginDelays.key })
  if (counted.length === 0) await db.delete(loginDelays).where(and(ofKey, lte(loginDelays.failures, 1)))
}

/** Removes the counts that are over. */
export async function forgetDelays(db: Db, now: Date): Promise<void> {
  await db.delete(loginDelays).where(lte(loginDelays.forgetAt, now))
}
