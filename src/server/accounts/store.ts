// The SQL about users that registration, login and start-up need; that of user management is in administration-store.ts
// and administration-list.ts. Knows nothing of HTTP, plain-text passwords, or sessions.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { lookOf } from './lookalikes.ts'
import { knownBrowsers, publicColumns, users, type PublicUser } from './tables.ts'

/** The values of a new user, without the look of the username, which `addUser` derives. */
export type NewUser = Omit<typeof users.$inferInsert, 'usernameLook'>

/**
 * Adds a user; `password` is a hash.
 * @throws Problem usernameTaken, usernameTooAlike or emailTaken, with the message on its field.
 */
export async function addUser(db: Db, user: NewUser): Promise<PublicUser> {
  try {
    const usernameLook = await lookOf(user.username)
    const [row] = await db
      .insert(users)
      .values({ ...user, usernameLook })
      .returning(publicColumns)
    return row as PublicUser
  } catch (error) {
    throw takenOr(error)
  }
}

const taken = {
  users_username_key: 'usernameTaken',
  users_username_look_key: 'usernameTooAlike',
  users_email_key: 'emailTaken',
} as const

/**
 * Translates the error of a failed insert or update of a user: a broken unique constraint becomes Problem usernameTaken,
 * usernameTooAlike or emailTaken, with the message on its field. Any other error is returned as it is.
 */
export function takenOr(error: unknown): unknown {
  const code = taken[brokenUnique(error) as keyof typeof taken] as (typeof taken)[keyof typeof taken] | undefined
  if (code === undefined) return error
  const { message } = new Problem(code)
  return code === 'emailTaken' ? emailTaken() : new Problem(code, { errors: { username: message } })
}

/** The problem of an address that is somebody's, with the message on its field. */
export const emailTaken = () => new Problem('emailTaken', { errors: { email: new Problem('emailTaken').message } })

/** A user who may be logging in. */
export interface Candidate {
  id: number
  username: string
  /** The stored hash of the password. */
  password: string
  /** Whether the user logged in with this browser before. */
  known: boolean
}

/** The user with that name, ignoring case and Unicode form. @param browser the hash of the browser's token, if any. */
export async function findForLogin(db: Db, username: string, browser?: string): Promise<Candidate | undefined> {
  const [row] = await candidates(db, browser)
    // Also compared as typed: usernames that are older than the rule to normalize (NFKC) are stored as they were typed.
    .where(sql`lower(${users.username}) in (lower(${username}), lower(${username.normalize('NFKC')}))`)
    .orderBy(desc(sql`lower(${users.username}) = lower(${username})`))
    .limit(1)
  return row
}

/** The same of the user with this id. */
export async function findCandidate(db: Db, id: number, browser?: string): Promise<Candidate | undefined> {
  const [row] = await candidates(db, browser).where(eq(users.id, id))
  return row
}

function candidates(db: Db, browser = '') {
  const known = sql<boolean>`exists (select 1 from ${knownBrowsers}
    where ${knownBrowsers.userId} = ${users.id} and ${knownBrowsers.tokenHash} = ${browser})`
  return db.select({ id: users.id, username: users.username, password: users.password, known }).from(users)
}

/**
 * Records the IP address and time of a login, and returns the user as they are now; undefined when the user was deleted,
 * or the password was changed after `password`, the hash of it, was checked. The update locks the user's row, so a concurrent change of the
 * password waits, and then also ends the session that is made in this transaction.
 */
export async function recordLogin(
  tx: Tx,
  { id, password }: { id: number; password?: string },
  ipAddress: string,
  now: Date,
): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ipAddress, lastLoginDate: now })
    .where(and(eq(users.id, id), password === undefined ? undefined : eq(users.password, password)))
    .returning(publicColumns)
  return row
}

export async function countUsers(db: Db): Promise<{ all: number; administrators: number }> {
  const [row] = await db
    .select({ all: count(), administrators: count(sql`case when ${users.role} = 'admin' then 1 end`) })
    .from(users)
  return row ?? { all: 0, administrators: 0 }
}
