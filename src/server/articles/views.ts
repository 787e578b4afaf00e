// What the statements of other rooms may read of articles.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { articles } from './tables.ts'

/** The newest article of a user about a link, by its id; null without one, or while it is in the bin. */
export const articleAbout = (linkId: SQLWrapper, userId: SQLWrapper): SQL<number | null> =>
  sql<number | null>`(SELECT max(${articles.id}) FROM ${articles} WHERE ${articles.linkId} = ${linkId}
    AND ${articles.userId} = ${userId} AND ${articles.deletedAt} IS NULL)`
