// All SQL about users. Knows nothing of HTTP, passwords in the clear, or sessions.
import { and, count, desc, eq, sql } from 'drizzle-orm'
import { Problem } from '#contract/problems.ts'
import type { Db } from '../db/connect.ts'
import { brokenUnique } from '../db/failures.ts'
import type { Tx } from '../db/transaction.ts'
import { lookOf } from './lookalikes.ts'
import { knownBrowsers, publicColumns, users, type PublicUser } from './tables.ts'

/** Without what follows from the rest. */
export type NewUser = Omit<typeof users.$inferInsert, 'usernameLook'>

/**
 * Adds a user; `password` is already hashed.
 * @throws Problem usernameTaken, usernameTooAlike or emailTaken, named on their field.
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

/** What a failed insert or update of a user means: usernameTaken, usernameTooAlike or emailTaken, named on its field; else the error itself. */
export function takenOr(error: unknown): unknown {
  const code = taken[brokenUnique(error) as keyof typeof taken] as (typeof taken)[keyof typeof taken] | undefined
  if (code === undefined) return error
  const { message } = new Problem(code)
  return new Problem(code, { errors: { [code === 'emailTaken' ? 'email' : 'username']: message } })
}

/** Who wants in: what to check a password against, and whether they logged in with this browser before. */
export interface Candidate {
  id: number
  username: string
  password: string
  known: boolean
}

/** The user of that name, capitals aside and in whatever form. @param browser its token's hash, if it has one. */
export async function findForLogin(db: Db, username: string, browser?: string): Promise<Candidate | undefined> {
  const known = sql<boolean>`exists (select 1 from ${knownBrowsers}
    where ${knownBrowsers.userId} = ${users.id} and ${knownBrowsers.tokenHash} = ${browser ?? ''})`
  const [row] = await db
    .select({ id: users.id, username: users.username, password: users.password, known })
    .from(users)
    // Also compared as it was typed: names from before the rule of one form (NFKC) are kept in the form they were typed
    // in.
    .where(sql`lower(${users.username}) in (lower(${username}), lower(${username.normalize('NFKC')}))`)
    .orderBy(desc(sql`lower(${users.username}) = lower(${username})`))
    .limit(1)
  return row
}

/**
 * Keeps from where and when a user logged in, and returns the user as it now is; undefined when they are gone, or have
 * another password than was checked. A session that is made in the same transaction is there when a change of that
 * password, which waits for it, ends them all.
 */
export async function recordLogin(
  tx: Tx,
  { id, password }: Candidate,
  ipAddress: string,
  now: Date,
): Promise<PublicUser | undefined> {
  const [row] = await tx
    .update(users)
    .set({ ipAddress, lastLoginDate: now })
    .where(and(eq(users.id, id), eq(users.password, password)))
    .returning(publicColumns)
  return row
}

export async function countUsers(db: Db): Promise<{ all: number; administrators: number }> {
  const [row] = await db
    .select({ all: count(), administrators: count(sql`case when ${users.role} = 'admin' then 1 end`) })
    .from(users)
  return row ?? { all: 0, administrators: 0 }
}
