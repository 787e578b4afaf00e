// Takes one code, of the app or a recovery code: whichever it is, it works once. Knows nothing of HTTP.
import type { Tx } from '../db/transaction.ts'
import type { Secrets } from '../secrets/secrets.ts'
import { stepOf } from './totp.ts'
import { findTotp, takeRecoveryCode, takeStep } from './totp-store.ts'

/** Which kind of code it was; undefined when it is none of this user's, or was used before. */
export async function takeCode(
  { secrets }: { secrets: Secrets },
  tx: Tx,
  userId: number,
  code: string,
  now: Date,
): Promise<'app' | 'recovery' | undefined> {
  const totp = await findTotp(tx, userId)
  if (totp === undefined || totp.confirmedAt === null) return undefined
  const step = await stepOf(secrets.open('second-step', totp.sealedSecret), code, now)
  if (step !== undefined) return (await takeStep(tx, userId, step)) ? 'app' : undefined
  return (await takeRecoveryCode(tx, userId, code)) ? 'recovery' : undefined
}
