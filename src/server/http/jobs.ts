// The scheduled job of sessions: deletes those that have ended.
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
