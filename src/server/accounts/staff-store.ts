// The SQL about who can do something for others: administrators, and who works at a desk. Knows no article.
import { and, asc, eq, inArray, isNotNull, ne, or } from 'drizzle-orm'
import { desks, isAtLeast, type Desk } from '#contract/accounts/desk.ts'
import type { Db } from '../db/connect.ts'
import { alphabetical, publicColumns, users, type PublicUser } from './tables.ts'

/** Whoever proved that their address is theirs, where that is asked. */
const confirmed = (mailIsSent: boolean) => (mailIsSent ? isNotNull(users.emailConfirmedAt) : undefined)

/** The administrators who can be written to, by their ids. @param mailIsSent whether addresses can be confirmed here. */
export const findAdministrators = (db: Db, mailIsSent: boolean): Promise<PublicUser[]> =>
  db
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.email, ''), confirmed(mailIsSent)))
    .orderBy(asc(users.id))

/** The names of whoever has this desk or more, administrators among them, in the order of the alphabet; at most `most`. */
export async function namesAtDesk(db: Db, least: Desk, mailIsSent: boolean, most: number): Promise<string[]> {
  const enough = desks.filter((desk) => isAtLeast(desk, least))
  const rows = await db
    .select({ name: users.name })
    .from(users)
    .where(and(or(eq(users.role, 'admin'), inArray(users.desk, enough)), confirmed(mailIsSent)))
    .orderBy(asc(alphabetical(users.name)), asc(users.id))
    .limit(most)
  return rows.map(({ name }) => name)
}
