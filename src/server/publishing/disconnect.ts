// Disconnects a website: what stands there stays the newsroom's, and who had something planned for it is told.
import { findPerson } from '../accounts/address-store.ts'
import { mayGetWords } from '../accounts/rules.ts'
import { markPublished } from '../articles/leaving-store.ts'
import type { Deed } from '../change/change.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { disconnectedLetter } from './letters.ts'
import { sentTo, undoneAt } from './publication-store.ts'
import { readSite, removeSite } from './site-store.ts'

/** @throws Problem notFound. */
export async function disconnect(
  site: Pick<Site, 'jobs' | 'secrets' | 'address' | 'mailer'>,
  tx: Tx,
  deed: Deed,
  siteId: number,
): Promise<void> {
  const { nameApart: siteName } = await readSite(tx, siteId)
  // Before it is removed: what is known of orders goes with it.
  const undone = await undoneAt(tx, siteId)
  await markPublished(tx, await sentTo(tx, siteId))
  await removeSite(tx, deed, siteId)
  for (const [asker, lines] of Map.groupBy(undone, ({ askedBy }) => askedBy)) {
    const person = asker === null || asker === deed.by.id ? undefined : await findPerson(tx, asker)
    if (person !== undefined && mayGetWords(person, site))
      await postLetter(site, tx, disconnectedLetter(site.address(), person, { siteName, lines }))
  }
}
