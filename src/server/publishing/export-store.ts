// The SQL of what a user takes along of publishing: what they had sent, to which website and what became of it.
import { and, eq, gt } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { rowsInLots } from '../db/rows-in-lots.ts'
import { publications, publishingSites as sites, siteNameApart } from './tables.ts'

/** In the order in which they were first asked. How it stands there as HTML is not in it: the texts are in their articles. */
export const publicationsBy = (db: Db, userId: number): AsyncGenerator<object, void, undefined> =>
  rowsInLots(
    (after, most) =>
      db
        .select({
          id: publications.id,
          articleId: publications.articleId,
          site: siteNameApart,
          siteUrl: sites.url,
          state: publications.state,
          problem: publications.problem,
          askedAt: publications.askedAt,
          orderedVersion: publications.orderedVersion,
          draft: publications.draft,
          plannedFor: publications.plannedFor,
          excerpt: publications.excerpt,
          tags: publications.tags,
          address: publications.address,
          isPublic: publications.isPublic,
          sentVersion: publications.sentVersion,
          sentAt: publications.sentAt,
        })
        .from(publications)
        .innerJoin(sites, eq(sites.id, publications.siteId))
        .where(and(eq(publications.askedBy, userId), gt(publications.id, after)))
        .orderBy(publications.id)
        .limit(most),
    ({ id }) => id,
  )
