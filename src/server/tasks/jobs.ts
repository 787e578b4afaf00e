// The scheduled job of tasks: removes deleted ones for good once they can no longer be brought back.
import { RESTORE_DAYS } from '#contract/tasks/endpoints.ts'
import { change, type ChangeSite } from '../change/change.ts'
import { scheduledJob } from '../jobs/job.ts'
import { purgeTasks } from './change-store.ts'
import { daysAgo } from './rules.ts'

export const purgeDeletedTasks = scheduledJob({
  name: 'purge-deleted-tasks',
  title: 'Verwijderde taken opruimen',
  schedule: { cron: '30 3 * * *' },
  run: (site: ChangeSite, { now }) =>
    change(site, null, (tx) => purgeTasks(tx, daysAgo(RESTORE_DAYS, now)), { alone: ['tasks'] }),
})
