// What the statements of other rooms may read of articles.
import { sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { articles } from './tables.ts'

/** The title of an article; null without one, and while it is in the bin. */
export const articleTitle = (id: SQLWrapper): SQL<string | null> =>
  // Named, because a query of one table leaves the names of tables out, and two columns would then have one name.
  sql<string | null>`(SELECT named.title FROM ${articles} AS named WHERE named.id = ${id}
    AND named.deleted_at IS NULL)`

/** The newest article of a user about a link, by its id; null without one, or while it is in the bin. */
export const articleAbout = (linkId: SQLWrapper, userId: SQLWrapper): SQL<number | null> =>
  sql<number | null>`(SELECT max(${articles.id}) FROM ${articles} WHERE ${articles.linkId} = ${linkId}
    AND ${articles.userId} = ${userId} AND ${articles.deletedAt} IS NULL)`
