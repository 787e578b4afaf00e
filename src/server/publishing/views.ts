// What the statements of other rooms may read of publishing: where readers find articles.
import { and, eq, isNotNull, ne } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { publications } from './tables.ts'

const { id, articleId, address } = publications

/** By `id`: of several the first was sent first. */
export const readingAddresses = new QueryBuilder()
  .select({ id, articleId, address })
  .from(publications)
  .where(and(eq(publications.isPublic, true), isNotNull(address), ne(publications.state, 'gone')))
  .as('reading_addresses')
