// What the statements of other rooms may read of accounts: users, never with the hash of their password.
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { publicColumns, users } from './tables.ts'

export { alphabetical, paysAt } from './tables.ts'

/** The users, for a statement that calls them `as`: it may join them more than once, as whoever does one thing or another. */
export const people = <As extends string>(as: As) => new QueryBuilder().select(publicColumns).from(users).as(as)
