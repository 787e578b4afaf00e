// All SQL about passkeys. Knows nothing of HTTP, nor how a signature is checked.
import { and, asc, eq, gte, lt, lte, or, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import type { Made } from './totp-store.ts'
import { passkeys } from './tables.ts'

export type KeptPasskey = typeof passkeys.$inferSelect

export function passkeysOf(db: Db, userId: number): Promise<KeptPasskey[]> {
  return db.select().from(passkeys).where(eq(passkeys.userId, userId)).orderBy(asc(passkeys.id))
}

/** @throws Problem passkeyKnown. */
export async function insertPasskey(tx: Tx, fields: typeof passkeys.$inferInsert): Promise<KeptPasskey> {
  try {
    const [row] = await tx.insert(passkeys).values(fields).returning()
    return row as KeptPasskey
  } catch (error) {
    throw brokenUnique(error) === 'passkeys_credential_id_key' ? new Problem('passkeyKnown') : error
  }
}

export async function findPasskey(db: Db, credentialId: string): Promise<KeptPasskey | undefined> {
  const [row] = await db.select().from(passkeys).where(eq(passkeys.credentialId, credentialId))
  return row
}

/**
 * Records a use; false when the count of the passkey did not rise, so that it may have been copied. One that does not count
 * always says 0.
 */
export async function recordUse(tx: Tx, id: number, counter: number, now: Date): Promise<boolean> {
  const used = await tx
    .update(passkeys)
    .set({ counter, lastUsedAt: now })
    .where(
      and(
        eq(passkeys.id, id),
        or(lt(passkeys.counter, counter), and(eq(passkeys.counter, 0), sql`${counter}::bigint = 0`)),
      ),
    )
    .returning({ id: passkeys.id })
  return used.length > 0
}

/** Removes one of a user's passkeys; undefined when they have none such. */
export async function deletePasskey(tx: Tx, userId: number, id: number): Promise<KeptPasskey | undefined> {
  const [gone] = await tx
    .delete(passkeys)
    .where(and(eq(passkeys.userId, userId), eq(passkeys.id, id)))
    .returning()
  return gone
}

/** Removes the passkeys of a user, or only those that were added since or until then; returns how many there were. */
export async function deletePasskeysOf(tx: Tx, userId: number, { since, until }: Made = {}): Promise<number> {
  const gone = await tx
    .delete(passkeys)
    .where(
      and(
        eq(passkeys.userId, userId),
        since && gte(passkeys.createdAt, since),
        until && lte(passkeys.createdAt, until),
      ),
    )
    .returning({ id: passkeys.id })
  return gone.length
}
