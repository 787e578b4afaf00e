// The scheduled jobs of articles: empties the bin, removes pictures that no text has, and makes the copies that searches look through.
import { change, type ChangeSite } from '../change/change.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { discardPictures } from '../pictures/discard.ts'
import { dueForTidying, tidyUses, unusedOf } from './picture-store.ts'
import { keptFrom, unusedFrom } from './rules.ts'
import { refreshCopy } from './search-store.ts'
import { purgeLot, spareOnline } from './bin-store.ts'

export const emptyArticleBin = scheduledJob({
  name: 'empty-article-bin',
  title: 'Prullenbak van artikelen legen',
  schedule: { cron: '40 3 * * *' },
  async run(site: ChangeSite & Pick<Site, 'jobs'>, { now, signal }) {
    const before = keptFrom(now)
    let isMore = true
    while (isMore && !signal.aborted)
      isMore = await change(site, null, async (tx) => {
        await spareOnline(tx, before)
        return purgeLot(tx, site, before)
      })
  },
})

/** How many articles are looked up at once. */
const AT_ONCE = 100

export const tidyArticlePictures = scheduledJob({
  name: 'tidy-article-pictures',
  title: 'Ongebruikte afbeeldingen van artikelen opruimen',
  schedule: { cron: '55 3 * * *' },
  async run(site: ChangeSite & Pick<Site, 'db' | 'jobs'>, { now, signal }) {
    const before = unusedFrom(now)
    for (let ids = await dueForTidying(site.db, 0, before, AT_ONCE); ids.length > 0;) {
      for (const id of ids) {
        if (signal.aborted) return
        // One by one, so that nobody waits long for a save.
        await change(site, null, async (tx) =>
          discardPictures(tx, site, await unusedOf(tx, await tidyUses(tx, id, now, before))),
        )
      }
      ids = await dueForTidying(site.db, ids.at(-1) ?? 0, before, AT_ONCE)
    }
  },
})

/** A writer who has not saved for this long rests, in ms: while typing a save comes every 20 s at least. */
const REST_MS = 25_000

export const copyArticlesForSearch = scheduledJob({
  name: 'copy-articles-for-search',
  title: 'Artikelen bijwerken voor het zoeken',
  // Often: what is behind is found by a bounded part of it only, and a heap of long texts is read in small heaps.
  schedule: { everyMinutes: 0.25 },
  async run(site: ChangeSite & Pick<Site, 'db' | 'texts' | 'warn'>, { now, signal }) {
    const before = new Date(now.getTime() - REST_MS)
    let after: number | undefined = 0
    while (!signal.aborted && after !== undefined) after = await refreshCopy(site, before, after, signal)
  },
})
