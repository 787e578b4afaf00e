// Counts rows for display: exactly as long as they are few, and no further than is shown. Knows no table.
import type { PgSelect } from 'drizzle-orm/pg-core'
import { COUNTED_UP_TO } from '#contract/paging.ts'
import type { Db } from './connect.ts'

/** The number of rows of `query`, which must be `$dynamic()`; counting stops at `COUNTED_UP_TO` + 1. */
export function countSome(db: Db, query: PgSelect): Promise<number> {
  return db.$count(query.limit(COUNTED_UP_TO + 1).as('some'))
}
