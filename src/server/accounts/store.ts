// All SQL about users. Knows nothing of HTTP, passwords in the clear, or sessions.
import { count, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

export type NewUser = typeof users.$inferInsert

/**
 * Adds a user; `password` is already hashed.
 * @throws Problem usernameTaken or emailTaken, named on their field; capitals make no difference.
 */
export async function addUser(db: Db, user: NewUser): Promise<PublicUser> {
  try {
    const [row] = await db.insert(users).values(user).returning(publicColumns)
    return row as PublicUser
  } catch (error) {
    throw takenOr(error)
  }
}

/** What a failed insert or update of a user means: usernameTaken or emailTaken, named on its field; else the error itself. */
export function takenOr(error: unknown): unknown {
  const taken = { users_username_key: 'usernameTaken', users_email_key: 'emailTaken' } as const
  const code = taken[brokenUnique(error) as keyof typeof taken]
  if (code === undefined) return error
  const { message } = new Problem(code)
  return new Problem(code, { errors: { [code === 'usernameTaken' ? 'username' : 'email']: message } })
}

/** The user of that name, capitals aside, and the hash to check a password against. */
export async function findForLogin(db: Db, username: string): Promise<{ id: number; password: string } | undefined> {
  const [row] = await db
    .select({ id: users.id, password: users.password })
    .from(users)
    .where(eq(sql`lower(${users.username})`, sql`lower(${username})`))
  return row
}

/** Keeps from where and when a user logged in, and returns the user as it now is; undefined when it is gone. */
export async function recordLogin(db: Db, id: number, ipAddress: string, now: Date): Promise<PublicUser | undefined> {
  const [row] = await db
    .update(users)
    .set({ ipAddress, lastLoginDate: now })
    .where(eq(users.id, id))
    .returning(publicColumns)
  return row
}

/**
 * Nobody deletes this user until the transaction ends. Whoever writes in the name of a user takes it before any row that
 * may be theirs: deleting takes the user first too, and so neither waits for what the other holds.
 * @throws Problem notLoggedIn when the user is gone.
 */
export async function holdUser(tx: Db, id: number): Promise<void> {
  const [held] = await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for('key share')
  if (held === undefined) throw new Problem('notLoggedIn')
}

export async function countUsers(db: Db): Promise<{ all: number; administrators: number }> {
  const [row] = await db
    .select({ all: count(), administrators: count(sql`case when ${users.role} = 'admin' then 1 end`) })
    .from(users)
  return row ?? { all: 0, administrators: 0 }
}
