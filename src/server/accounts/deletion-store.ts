// The SQL of accounts that their users want to be deleted: when that is due, and who is. Knows no mail and no link.
import { and, asc, eq, isNotNull, isNull, lte } from 'drizzle-orm'
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

/** Lets an account stay. @returns its user, or undefined when it was not due. */
export async function letStay(tx: Tx, id: number): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ deletionDueAt: null })
    .where(and(eq(users.id, id), isNotNull(users.deletionDueAt)))
    .returning(publicColumns)
  return row
}

/** Whose account is due by `moment`, in the order of their ids. */
export const findDue = (db: Db, moment: Date): Promise<PublicUser[]> =>
  db.select(publicColumns).from(users).where(lte(users.deletionDueAt, moment)).orderBy(asc(users.id))

/** Locks a user who is to be deleted now; undefined when they took it back meanwhile, or are gone. */
export async function holdDue(tx: Tx, id: number, now: Date): Promise<PublicUser | undefined> {
  const [row] = await tx
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.id, id), lte(users.deletionDueAt, now)))
    .for('update')
  return row
}
