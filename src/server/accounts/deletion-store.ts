// The SQL of accounts that their users want to be deleted: when that is due, and who is. Knows no mail and no link.
import { and, asc, eq, gt, isNotNull, isNull, lte, type SQL } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

/** Makes an account due to be deleted. @returns its user, or undefined when it was due already, or is gone. */
export async function makeDue(tx: Tx, id: number, dueAt: Date): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ deletionDueAt: dueAt })
    .where(and(eq(users.id, id), isNull(users.deletionDueAt)))
    .returning(publicColumns)
  return row
}

/**
 * Lets an account stay whose moment is not there yet: after that some of it may be gone.
 * @param now read while the user is held. @returns its user, or undefined when it was not due, or is due by now.
 */
export const letStay = (tx: Tx, id: number, now: Date): Promise<PublicUser | undefined> =>
  notDueAnyMore(tx, id, gt(users.deletionDueAt, now))

/** Lets the account of the last administrator stay, of which nothing is gone. @returns its user, or undefined when it was not due. */
export const letLastStay = (tx: Tx, id: number): Promise<PublicUser | undefined> =>
  notDueAnyMore(tx, id, isNotNull(users.deletionDueAt))

async function notDueAnyMore(tx: Tx, id: number, when: SQL): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, id), when))
    .returning(publicColumns)
  return row
}

/** Whose account is due by `moment`, the longest first: of whom something is gone already, goes before others do. */
export const findDue = (db: Db, moment: Date): Promise<PublicUser[]> =>
  db
    .select(publicColumns)
    .from(users)
    .where(lte(users.deletionDueAt, moment))
    .orderBy(asc(users.deletionDueAt), asc(users.id))

/** Locks a user who is to be deleted now; undefined when they took it back meanwhile, or are gone. */
export async function holdDue(tx: Tx, id: number, now: Date): Promise<PublicUser | undefined> {
  const [row] = await tx
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletionDueAt, now)))
    .for('update')
  return row
}
