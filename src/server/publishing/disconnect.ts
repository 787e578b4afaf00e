// Disconnects a website: what stands there stays the newsroom's, and who had something planned for it is told.
import { and, asc, eq, isNotNull, or } from 'drizzle-orm'
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { markPublished } from '../articles/leaving-store.ts'
import { titlesOf } from '../articles/list-store.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { disconnectedLetter } from './letters.ts'
import { readSite, removeSite } from './site-store.ts'
import { publications } from './tables.ts'

/** @throws Problem notFound. */
export async function disconnect(
  site: Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>,
  tx: Tx,
  deed: Deed,
  siteId: number,
): Promise<void> {
  const { nameApart: siteName } = await readSite(tx, siteId)
  const { articleId, askedBy, plannedFor, orderedVersion, remoteId, mark } = publications
  const rows = await tx
    .select({ articleId, askedBy, plannedFor, orderedVersion, remoteId, mark })
    .from(publications)
    .where(and(eq(publications.siteId, siteId), or(isNotNull(orderedVersion), isNotNull(remoteId), isNotNull(mark))))
    .orderBy(asc(publications.id))
  await markPublished(
    tx,
    rows.filter((row) => row.remoteId !== null || row.mark !== null).map((row) => row.articleId),
  )
  await removeSite(tx, deed, siteId)
  const undone = rows.filter((row) => row.orderedVersion !== null)
  const titles = await titlesOf(
    tx,
    undone.map((row) => row.articleId),
  )
  for (const [asker, orders] of Map.groupBy(undone, (row) => row.askedBy)) {
    const person = asker === null || asker === deed.by.id ? undefined : await findPerson(tx, asker)
    if (person === undefined || !mayGetWords(person, site)) continue
    const lines = orders.map((row) => ({ ...row, siteName, title: titles.get(row.articleId) ?? '' }))
    await postLetter(site, tx, disconnectedLetter(site.address(), person, { siteName, lines }))
  }
}
