// What happens to links by itself: the bin is emptied.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { keptFrom } from './rules.ts'
import { purgeLinks } from './store.ts'

export const emptyLinkBin = scheduledJob({
  name: 'empty-link-bin',
  title: 'Prullenbak van links legen',
  schedule: { cron: '20 3 * * *' },
  run: async ({ db, notices }: Pick<Site, 'db' | 'notices'>, { now }) => {
    if ((await purgeLinks(db, keptFrom(now))) > 0) await notices.tell({ topic: 'links' })
  },
})
