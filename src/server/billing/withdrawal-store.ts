// All SQL about withdrawals. Knows nothing of mail and of Stripe.
import { and, eq, gt, isNotNull, isNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { newToken, refuseUnlessOpen, stateOf, tokenHashOf } from '../letters/link.ts'
import { billingWithdrawals } from './tables.ts'

export type WithdrawalRow = typeof billingWithdrawals.$inferSelect

/** Keeps that somebody asked, and returns the secret of the link. */
export async function addWithdrawal(tx: Tx, subscriptionId: string, askedAt: Date, endsAt: Date): Promise<string> {
  const { token, tokenHash } = newToken()
  await tx.insert(billingWithdrawals).values({ tokenHash, subscriptionId, askedAt, endsAt })
  return token
}

const one = new QueryBuilder().select({ one: sql`1` })

/** Whether a link was asked for, in time, that was not pressed and worked at `at`. */
export const hasOpenLink = (subscriptionId: SQLWrapper, at: SQLWrapper): SQL<boolean> =>
  sql<boolean>`EXISTS (${one
    .from(billingWithdrawals)
    .where(
      and(
        eq(billingWithdrawals.subscriptionId, subscriptionId),
        isNull(billingWithdrawals.confirmedAt),
        sql`${billingWithdrawals.endsAt} > ${at}`,
      ),
    )})`

/** Takes the one use of a link. @throws Problem letterLinkUnknown, letterLinkUsed, letterLinkExpired. */
export async function claimWithdrawal(tx: Tx, token: string, at: Date): Promise<WithdrawalRow> {
  const tokenHash = tokenHashOf(token)
  const [row] = await tx
    .update(billingWithdrawals)
    .set({ confirmedAt: at })
    .where(
      and(
        eq(billingWithdrawals.tokenHash, tokenHash),
        isNull(billingWithdrawals.confirmedAt),
        gt(billingWithdrawals.endsAt, at),
      ),
    )
    .returning()
  if (row !== undefined) return row
  const found = await findWithdrawal(tx, tokenHash)
  if (found !== undefined) refuseUnlessOpen(stateOf({ usedAt: found.confirmedAt, expiresAt: found.endsAt }, at))
  throw new Problem('letterLinkUnknown')
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
