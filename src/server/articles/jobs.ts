// The scheduled jobs of articles: empties the bin, and makes the copies that searches look through.
import { change, type ChangeSite } from '../change/change.ts'
import { scheduledJob } from '../jobs/job.ts'
import { keptFrom } from './rules.ts'
import { refreshCopies } from './search-store.ts'
import { purgeArticles } from './store.ts'

export const emptyArticleBin = scheduledJob({
  name: 'empty-article-bin',
  title: 'Prullenbak van artikelen legen',
  schedule: { cron: '40 3 * * *' },
  run: (site: ChangeSite, { now }) => change(site, null, (tx) => purgeArticles(tx, keptFrom(now))),
})

/** A writer who has not saved for this long rests, in ms: while typing a save comes every 20 s at least. */
const REST_MS = 30_000

export const copyArticlesForSearch = scheduledJob({
  name: 'copy-articles-for-search',
  title: 'Artikelen bijwerken voor het zoeken',
  schedule: { everyMinutes: 1 },
  async run(site: ChangeSite, { now, signal }) {
    const before = new Date(now.getTime() - REST_MS)
    // In short transactions, so that no writer waits long for a save.
    while (!signal.aborted && (await change(site, null, (tx) => refreshCopies(tx, before))));
  },
})
