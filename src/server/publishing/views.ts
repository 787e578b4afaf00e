// What the statements of other rooms may read of publishing: where readers find articles, which were ever sent, what is planned or held,
// and which versions are still to go out.
import { and, eq, isNotNull, ne, or, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { publications } from './tables.ts'

const { id, articleId, siteId, address, askedBy, plannedFor, orderedVersion } = publications

/** By `id`: of several the first was sent first. */
export const readingAddresses = new QueryBuilder()
  .select({ id, articleId, address })
  .from(publications)
  .where(and(eq(publications.isPublic, true), isNotNull(address), ne(publications.state, 'gone')))
  .as('reading_addresses')

/** Whether a text was sent and nobody knows whether it arrived: its answer was lost. */
export const mayStand = sql<boolean>`(${publications.sendingWords} IS NOT NULL AND ${publications.state} <> 'gone')`

/** Articles that readers find, or may find, on a website that is connected. */
export const onlineArticles = new QueryBuilder()
  .select({ articleId })
  .from(publications)
  .where(or(and(eq(publications.isPublic, true), ne(publications.state, 'gone')), mayStand))
  .as('online_articles')

/** Whether something of this article waits for somebody's word before it goes out. */
export const isHeld = (article: SQLWrapper): SQL<boolean> =>
  sql<boolean>`EXISTS (SELECT 1 FROM ${publications} AS waiting WHERE waiting.article_id = ${article} AND waiting.state = 'held')`

/** The versions of articles that are still to go out, and who had them sent. */
export const orderedVersions = new QueryBuilder()
  .select({ articleId, version: orderedVersion, askedBy })
  .from(publications)
  .where(isNotNull(orderedVersion))
  .as('ordered_versions')

/** Articles of which something stands on a website, stood there once, or may stand there because its answer was lost. */
export const sentArticles = new QueryBuilder()
  .select({ articleId, siteId })
  .from(publications)
  .where(or(isNotNull(publications.remoteId), isNotNull(publications.mark)))
  .as('sent_articles')

/** What goes out at a moment, by itself. */
export const plannedOrders = new QueryBuilder()
  .select({ articleId, plannedFor })
  .from(publications)
  .where(and(isNotNull(plannedFor), ne(publications.state, 'held')))
  .as('planned_orders')
