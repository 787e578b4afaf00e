// Counting for people: exact while it is few, and no further than they want to know. Knows no table.
import type { PgSelect } from 'drizzle-orm/pg-core'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import type { Db } from './connect.ts'

/** How many rows `query` has, counted no further than `COUNTED_UP_TO` + 1. `query` is `$dynamic`. */
export function countSome(db: Db, query: PgSelect): Promise<number> {
  return db.$count(query.limit(COUNTED_UP_TO + 1).as('some'))
}
