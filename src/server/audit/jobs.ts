// The job of the audit log: it deletes old entries.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { logKeptFrom } from './rules.ts'
import { purgeLog } from './store.ts'

export const purgeOldLog = scheduledJob({
  name: 'purge-audit-log',
  title: 'Oud logboek opruimen',
  schedule: { cron: '10 3 * * *' },
  run: ({ db }: Pick<Site, 'db'>, { now }) => purgeLog(db, logKeptFrom(now)),
})
