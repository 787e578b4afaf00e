// What happens to the audit log by itself: old lines are dropped.
import type { Site } from '../http/site.ts'
import type { Job } from '../jobs/run.ts'
import { logKeptFrom } from './rules.ts'
import { purgeLog } from './store.ts'

const HOUR_MS = 60 * 60 * 1000

export function auditJobs({ db }: Pick<Site, 'db'>): Job[] {
  return [{ name: 'Oud logboek opruimen', everyMs: HOUR_MS, run: (now) => purgeLog(db, logKeptFrom(now)) }]
}
