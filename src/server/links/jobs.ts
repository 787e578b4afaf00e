// The scheduled job of links: empties the bin.
import { change, type ChangeSite } from '../change/change.ts'
import { scheduledJob } from '../jobs/job.ts'
import { keptFrom } from './rules.ts'
import { purgeLinks } from './store.ts'

export const emptyLinkBin = scheduledJob({
  name: 'empty-link-bin',
  title: 'Prullenbak van links legen',
  schedule: { cron: '20 3 * * *' },
  run: (site: ChangeSite, { now }) => change(site, null, (tx, deed) => purgeLinks(tx, deed, keptFrom(now))),
})
