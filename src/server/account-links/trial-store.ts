// The SQL about letters on trials: each is posted once for each user, however often its job runs.
import type { Tx } from '../db/transaction.ts'
import { trialLetters, type TrialLetterKind } from './tables.ts'

/** Claims a letter: false when it was posted already. */
export async function markTrialLetter(tx: Tx, userId: number, kind: TrialLetterKind): Promise<boolean> {
  const claimed = await tx
    .insert(trialLetters)
    .values({ userId, kind })
    .onConflictDoNothing()
    .returning({ kind: trialLetters.kind })
  return claimed.length > 0
}
