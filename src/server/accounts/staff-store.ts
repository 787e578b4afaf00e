// The SQL about who can do something for others: administrators. Knows no article.
import { and, asc, eq, isNotNull, ne } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { publicColumns, users, type PublicUser } from './tables.ts'

/** Whoever proved that their address is theirs, where that is asked. */
const confirmed = (mailIsSent: boolean) => (mailIsSent ? isNotNull(users.emailConfirmedAt) : undefined)

/** The administrators who can be written to, by their ids. @param mailIsSent whether addresses can be confirmed here. */
export const findAdministrators = (db: Db, mailIsSent: boolean): Promise<PublicUser[]> =>
  db
    .select(publicColumns)
    .from(users)
    .where(and(eq(users.role, 'admin'), ne(users.email, ''), confirmed(mailIsSent)))
    .orderBy(asc(users.id))
