// What the statements of other rooms may read of articles.
import { eq, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { QueryBuilder } from 'drizzle-orm/pg-core'
import { articles, articleVersions } from './tables.ts'

/** The title of an article; null without one, and while it is in the bin. */
export const articleTitle = (id: SQLWrapper): SQL<string | null> =>
  // Named, because a query of one table leaves the names of tables out, and two columns would then have one name.
  sql<string | null>`(SELECT named.title FROM ${articles} AS named WHERE named.id = ${id}
    AND named.deleted_at IS NULL)`

/** The newest article of a user about a link, by its id; null without one, or while it is in the bin. */
export const articleAbout = (linkId: SQLWrapper, userId: SQLWrapper): SQL<number | null> =>
  sql<number | null>`(SELECT max(${articles.id}) FROM ${articles} WHERE ${articles.linkId} = ${linkId}
    AND ${articles.userId} = ${userId} AND ${articles.deletedAt} IS NULL)`

const { articleId, n, title, content, seo, createdAt } = articleVersions

/** The versions that are kept, by article and number: when their text was saved, and whether what goes out of the article differs by now. */
export const keptVersions = new QueryBuilder()
  .select({
    articleId,
    n,
    savedAt: createdAt,
    isChanged:
      sql<boolean>`(${title} <> ${articles.title} OR ${content} <> ${articles.content} OR ${seo} IS NOT NULL AND
      (${seo} ->> 'seoTitle', ${seo} ->> 'seoDescription', ${seo} ->> 'slug') IS DISTINCT FROM
      (${articles.seoTitle}, ${articles.seoDescription}, coalesce(${articles.seoData} ->> 'slug', '')))`.as(
        'is_changed',
      ),
  })
  .from(articleVersions)
  .innerJoin(articles, eq(articles.id, articleId))
  .as('kept_versions')

/** Whose an article is; null: the house's. */
export const articleOwners = new QueryBuilder()
  .select({ id: articles.id, userId: articles.userId })
  .from(articles)
  .as('article_owners')
