// What happens to tasks by itself: deleted ones end when they can no longer be brought back.
import { RESTORE_DAYS } from '#contract/tasks/endpoints.ts'
import type { Job } from '../jobs/run.ts'
import type { Site } from '../http/site.ts'
import { purgeTasks } from './change-store.ts'
import { daysAgo } from './rules.ts'

const HOUR_MS = 60 * 60_000

export function taskJobs({ db }: Site): Job[] {
  return [
    {
      name: 'Verwijderde taken opruimen',
      everyMs: HOUR_MS,
      run: (now) => purgeTasks(db, daysAgo(RESTORE_DAYS, now)),
    },
  ]
}
