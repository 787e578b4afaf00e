// What the statements of other rooms may ask of the second step. Knows nothing of codes.
import { and, eq, isNotNull, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import type { Requirement } from '#contract/second-step/administration-endpoints.ts'
import { settingHeld } from '../db/settings.ts'
import { passkeys, totps } from './tables.ts'

/** The name of the setting of whom a second step is asked. */
export const REQUIREMENT = 'second-step'

const one = new QueryBuilder().select({ one: sql`1` })
const codesOf = (userId: SQLWrapper) =>
  sql<boolean>`EXISTS (${one.from(totps).where(and(eq(totps.userId, userId), isNotNull(totps.confirmedAt)))})`
const passkeysOf = (userId: SQLWrapper) =>
  sql<boolean>`EXISTS (${one.from(passkeys).where(eq(passkeys.userId, userId))})`

/** Whether the house asks a second step of a user with this role. */
export const isRequired = (role: SQLWrapper): SQL<boolean> => {
  const everybody: Requirement = 'everybody'
  const administrators: Requirement = 'administrators'
  return sql<boolean>`coalesce(CASE ${settingHeld(REQUIREMENT)}
    WHEN ${sql.raw(`'${everybody}'`)} THEN true WHEN ${sql.raw(`'${administrators}'`)} THEN ${role} = 'admin' END, false)`
}

/** Whether it asks one of a user who has none. Nobody's codes are looked for as long as none is asked. */
export const secondStepMissing = (userId: SQLWrapper, role: SQLWrapper): SQL<boolean> =>
  sql<boolean>`CASE WHEN ${isRequired(role)} THEN NOT (${codesOf(userId)} OR ${passkeysOf(userId)}) ELSE false END`

/** Whether codes of an app are asked of a user, and whether they have a passkey. */
export const stepsOf = (userId: SQLWrapper) => ({ codes: codesOf(userId), passkeys: passkeysOf(userId) })
