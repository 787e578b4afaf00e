// All SQL about the secrets of apps and about recovery codes. Knows nothing of HTTP, nor how a code is made of a secret.
import { and, asc, count, eq, gt, gte, isNotNull, isNull, lt, lte, or, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { recoveryHash } from './recovery-codes.ts'
import { recoveryCodes, totps } from './tables.ts'

/** The secret of a user, sealed, when it was made and since when it counts; undefined when there is none. */
export async function findTotp(
  db: Db,
  userId: number,
): Promise<{ sealedSecret: string; createdAt: Date; confirmedAt: Date | null } | undefined> {
  const [row] = await db
    .select({ sealedSecret: totps.sealedSecret, createdAt: totps.createdAt, confirmedAt: totps.confirmedAt })
    .from(totps)
    .where(eq(totps.userId, userId))
  return row
}

/** Keeps a new secret that does not count yet, in the place of one that does not either. False when one counts already. */
export async function keepSecret(tx: Tx, userId: number, sealedSecret: string, now: Date): Promise<boolean> {
  const kept = await tx
    .insert(totps)
    .values({ userId, sealedSecret, createdAt: now })
    .onConflictDoUpdate({
      target: totps.userId,
      set: { sealedSecret, createdAt: now },
      setWhere: isNull(totps.confirmedAt),
    })
    .returning({ userId: totps.userId })
  return kept.length > 0
}

/** Removes a secret that does not count yet. */
export async function dropUnconfirmed(tx: Tx, userId: number): Promise<void> {
  await tx.delete(totps).where(and(eq(totps.userId, userId), isNull(totps.confirmedAt)))
}

/** Makes the secret count, with the step of its first code; false when it counts already or is another by now. */
export async function confirmSecret(
  tx: Tx,
  userId: number,
  { sealedSecret, step, now }: { sealedSecret: string; step: number; now: Date },
): Promise<boolean> {
  const confirmed = await tx
    .update(totps)
    .set({ confirmedAt: now, lastStep: step })
    .where(and(eq(totps.userId, userId), isNull(totps.confirmedAt), eq(totps.sealedSecret, sealedSecret)))
    .returning({ userId: totps.userId })
  return confirmed.length > 0
}

/** Takes the code of `step`: false when it, or a later one, was taken before. Of two at once one wins. */
export async function takeStep(tx: Tx, userId: number, step: number): Promise<boolean> {
  const taken = await tx
    .update(totps)
    .set({ lastStep: step })
    .where(
      and(eq(totps.userId, userId), isNotNull(totps.confirmedAt), or(isNull(totps.lastStep), lt(totps.lastStep, step))),
    )
    .returning({ userId: totps.userId })
  return taken.length > 0
}

/** Takes a recovery code: false when there is none such, or not any more. */
export async function takeRecoveryCode(tx: Tx, userId: number, code: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, recoveryHash(userId, code))))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}

/** Puts `codes` in the place of a user's recovery codes. */
export async function keepRecoveryCodes(tx: Tx, userId: number, codes: readonly string[], now: Date): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  const rows = codes.map((code) => ({ userId, codeHash: recoveryHash(userId, code), createdAt: now }))
  await tx.insert(recoveryCodes).values(rows)
}

export async function countRecoveryCodes(db: Db, userId: number): Promise<number> {
  const [row] = await db.select({ left: count() }).from(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  return row?.left ?? 0
}

/** When something was made: left out, whenever. */
export interface Made {
  since?: Date | undefined
  until?: Date | undefined
}

/** Removes secret and recovery codes, or only where the secret was made since or until then; returns whether codes were asked. */
export async function removeSecret(tx: Tx, userId: number, { since, until }: Made = {}): Promise<boolean> {
  const gone = await tx
    .delete(totps)
    .where(
      and(
        eq(totps.userId, userId),
        since && gte(sql`coalesce(${totps.confirmedAt}, ${totps.createdAt})`, since.toISOString()),
        until && lte(totps.createdAt, until),
      ),
    )
    .returning({ confirmedAt: totps.confirmedAt })
  const isAll = gone.length > 0 || (since ?? until) === undefined
  if (isAll || since !== undefined)
    await tx
      .delete(recoveryCodes)
      .where(and(eq(recoveryCodes.userId, userId), isAll ? undefined : since && gte(recoveryCodes.createdAt, since)))
  return gone.some(({ confirmedAt }) => confirmedAt !== null)
}

/** Some sealed secrets of users with an id above `after`, in the order of their ids. */
export function sealedSecrets(db: Db, after: number, most: number) {
  return db
    .select({ userId: totps.userId, sealedSecret: totps.sealedSecret })
    .from(totps)
    .where(gt(totps.userId, after))
    .orderBy(asc(totps.userId))
    .limit(most)
}

/** Puts `renewed` in the place of `sealed`, unless its user put another secret there meanwhile. */
export async function renewSealed(db: Db, userId: number, sealed: string, renewed: string): Promise<boolean> {
  const done = await db
    .update(totps)
    .set({ sealedSecret: renewed })
    .where(and(eq(totps.userId, userId), eq(totps.sealedSecret, sql`${sealed}`)))
    .returning({ userId: totps.userId })
  return done.length > 0
}
