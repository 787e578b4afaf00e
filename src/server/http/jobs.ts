// What happens to sessions by itself: those that ended are dropped.
import { scheduledJob } from '../jobs/job.ts'
import { deleteExpiredSessions } from './session-store.ts'
import type { Site } from './site.ts'

export const dropEndedSessions = scheduledJob({
  name: 'drop-ended-sessions',
  title: 'Verlopen sessies opruimen',
  schedule: { everyMinutes: 60 },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    await deleteExpiredSessions(db, now)
  },
})
