// All SQL about addresses that had a trial and were deleted: they get no second one for a year. Kept is a hash that nobody can
// look up without the key of the house, and until when. 'jan+1@…' and 'j.an@…' count as other addresses than 'jan@…': which of
// them are one mailbox only their own mail server knows, and a guess would refuse people who never tried.
import { and, eq, gt, inArray, isNotNull, lte, sql } from 'drizzle-orm'
import { DAY_MS } from '#contract/days.ts'
import type { Deed } from '../change/change.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { pastTrials, users } from './tables.ts'

/** How long, in days. */
export const PAST_TRIAL_DAYS = 365

const marksOf = (secrets: Secrets, email: string) => secrets.marks('past-trials', email.toLowerCase())

/** Remembers until `until` that this address had a trial. */
export async function rememberTrial(tx: Tx, secrets: Secrets, email: string, until: Date): Promise<void> {
  const [mark = ''] = marksOf(secrets, email)
  await tx
    .insert(pastTrials)
    .values({ mark, until })
    .onConflictDoUpdate({
      target: pastTrials.mark,
      set: { until: sql`greatest(${pastTrials.until}, excluded.until)` },
    })
}

/** Whether this address had a trial that is still remembered at `now`, also under the key before this one. */
export async function hadTrial(db: Db, secrets: Secrets, email: string, now: Date): Promise<boolean> {
  const [row] = await db
    .select({ mark: pastTrials.mark })
    .from(pastTrials)
    .where(and(inArray(pastTrials.mark, marksOf(secrets, email)), gt(pastTrials.until, now)))
    .limit(1)
  return row !== undefined
}

export async function forgetTrials(db: Db, now: Date): Promise<void> {
  await db.delete(pastTrials).where(lte(pastTrials.until, now))
}

/**
 * A user who leaves had their trial, if they had one and the address was shown to be theirs: who registers with somebody else's
 * address must not use up that person's trial.
 */
export async function onUserLeaves(
  tx: Tx,
  { at }: Pick<Deed, 'at'>,
  id: number,
  { secrets }: { secrets: Secrets },
): Promise<void> {
  const [tried] = await tx
    .select({ email: users.email })
    .from(users)
    .where(and(eq(users.id, id), isNotNull(users.subscriptionStartDate), isNotNull(users.emailConfirmedAt)))
  if (tried) await rememberTrial(tx, secrets, tried.email, new Date(at.getTime() + PAST_TRIAL_DAYS * DAY_MS))
}
