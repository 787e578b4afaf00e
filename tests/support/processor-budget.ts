// How much of somebody's hour of processor time a test finds left.
import { eq } from 'drizzle-orm'
import { loginTries } from '#server/accounts/tables.ts'
import { PROCESSOR_SECONDS } from '#server/quota/processor-budget.ts'
import type { TestApp } from './app.ts'

/** What who does not pay may spend in an hour, in ms. */
export const HOUR_MS = PROCESSOR_SECONDS.trial * 1_000

/** What of a user's hour can still be reserved, to the ms. */
export async function leftOf({ database }: TestApp, userId: number): Promise<number> {
  const [row] = await database.db
    .select()
    .from(loginTries)
    .where(eq(loginTries.key, `processor:${userId}`))
  return HOUR_MS - (row?.points ?? 0)
}
