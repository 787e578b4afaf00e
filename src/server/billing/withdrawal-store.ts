// All SQL about withdrawals. Knows nothing of mail and of Stripe.
import { hash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { billingWithdrawals } from './tables.ts'

export type WithdrawalRow = typeof billingWithdrawals.$inferSelect

const hashOf = (token: string) => hash('sha256', token, 'base64url')

/** Keeps that somebody asked, and returns the secret of the link. */
export async function addWithdrawal(tx: Tx, subscriptionId: string, askedAt: Date, endsAt: Date): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  await tx.insert(billingWithdrawals).values({ tokenHash: hashOf(token), subscriptionId, askedAt, endsAt })
  return token
}

/** Takes the one use of a link. Undefined when it was used, is over, or never was. */
export async function claimWithdrawal(tx: Tx, token: string, at: Date): Promise<WithdrawalRow | undefined> {
  const [row] = await tx
    .update(billingWithdrawals)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(billingWithdrawals.tokenHash, hashOf(token)),
        isNull(billingWithdrawals.confirmedAt),
        gt(billingWithdrawals.endsAt, at),
      ),
    )
    .returning()
  return row
}

export async function findWithdrawal(db: Db, tokenHash: string): Promise<WithdrawalRow | undefined> {
  const [row] = await db.select().from(billingWithdrawals).where(eq(billingWithdrawals.tokenHash, tokenHash))
  return row
}

/** The withdrawals of a subscription that were confirmed and of which nothing was noted as paid back. */
export async function unsettledWithdrawals(db: Db, subscriptionId: string): Promise<string[]> {
  const rows = await db
    .select({ tokenHash: billingWithdrawals.tokenHash })
    .from(billingWithdrawals)
    .where(
      and(
        eq(billingWithdrawals.subscriptionId, subscriptionId),
        isNotNull(billingWithdrawals.confirmedAt),
        isNull(billingWithdrawals.refundedCents),
      ),
    )
  return rows.map(({ tokenHash }) => tokenHash)
}

/** Notes what was paid back. False when that was noted before. */
export async function notePaidBack(tx: Tx, tokenHash: string, cents: number): Promise<boolean> {
  const rows = await tx
    .update(billingWithdrawals)
    .set({ refundedCents: cents })
    .where(and(eq(billingWithdrawals.tokenHash, tokenHash), isNull(billingWithdrawals.refundedCents)))
    .returning({ tokenHash: billingWithdrawals.tokenHash })
  return rows.length > 0
}
