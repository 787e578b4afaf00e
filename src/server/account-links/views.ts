// What the statements of other rooms may read of links in mail: which addresses can take an account back.
import { and, eq, isNull } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { accountLinks } from './tables.ts'

const { userId, email, expiresAt, kind, usedAt } = accountLinks

/** Addresses that accounts had, or have, and can be taken back to; some more than once. Open until `expiresAt`. */
export const takeBacks = new QueryBuilder()
  .select({ userId, email, expiresAt })
  .from(accountLinks)
  .where(and(eq(kind, 'takeBack'), isNull(usedAt)))
  .as('take_backs')
