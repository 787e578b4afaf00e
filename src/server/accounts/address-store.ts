// The SQL about users that links in mail ask for: by their address, and what a link changes of them. Each expects that the
// user is held. Knows no link and no letter.
import { and, eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import type { Tx } from '../db/transaction.ts'
import { endSessionsOf } from '../http/session-store.ts'
import { takenOr } from './store.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

const hasEmail = (email: string) => eq(sql`lower(${users.email})`, sql`lower(${email})`)

/** The user with this address, ignoring case. */
export async function findByEmail(db: Db, email: string): Promise<PublicUser | undefined> {
  const [row] = await db.select(publicColumns).from(users).where(hasEmail(email))
  return row
}

/** Undefined when they were deleted. */
export async function findPerson(db: Db, id: number): Promise<PublicUser | undefined> {
  const [row] = await db.select(publicColumns).from(users).where(eq(users.id, id))
  return row
}

/** Marks the address of a user as theirs, if it still is `email`; undefined when it is another by now. */
export async function markConfirmed(tx: Tx, id: number, email: string, at: Date): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ emailConfirmedAt: sql`coalesce(${users.emailConfirmedAt}, ${at.toISOString()}::timestamptz)` })
    .where(and(eq(users.id, id), hasEmail(email)))
    .returning(publicColumns)
  return row
}

const nextVersion = sql`${users.version} + 1`

/** Whether any address of this user was confirmed, the present one included. */
export const confirmedBefore = sql`${users.wasConfirmed} OR ${users.emailConfirmedAt} IS NOT NULL`

/** Gives a user an address that was shown to be theirs. @throws Problem emailTaken. */
export async function moveTo(tx: Tx, id: number, email: string, at: Date): Promise<PublicUser> {
  const [row] = await tx
    .update(users)
    .set({ email, emailConfirmedAt: at, wasConfirmed: confirmedBefore, version: nextVersion })
    .where(eq(users.id, id))
    .returning(publicColumns)
    .catch((error: unknown) => {
      throw takenOr(error)
    })
  return row as PublicUser
}

export async function rename(tx: Tx, id: number, name: string): Promise<PublicUser> {
  const [row] = await tx
    .update(users)
    .set({ name, version: nextVersion })
    .where(eq(users.id, id))
    .returning(publicColumns)
  return row as PublicUser
}

/** Stores the hash of a new password, and ends all sessions. */
export async function replacePassword(tx: Tx, id: number, password: string): Promise<PublicUser> {
  const [row] = await tx
    .update(users)
    .set({ password, version: nextVersion })
    .where(eq(users.id, id))
    .returning(publicColumns)
  await endSessionsOf(tx, id)
  return row as PublicUser
}
