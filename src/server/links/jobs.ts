// What happens to links by itself: the bin is emptied.
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/site.ts'
import { keptFrom } from './rules.ts'
import { purgeLinks } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

export function linkJobs({ db, notices }: Pick<Site, 'db' | 'notices'>): Job[] {
  return [
    {
      name: 'Prullenbak van links legen',
      everyMs: HOUR_MS,
      run: async (now) => {
        if ((await purgeLinks(db, keptFrom(now))) > 0) await notices.tell({ topic: 'links' })
      },
    },
  ]
}
