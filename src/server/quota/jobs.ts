// The scheduled job of the quota: gives back the requests that a dead process had reserved.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { sweep, SWEEP_AFTER_MINUTES } from './store.ts'

export const giveBackRequests = scheduledJob({
  name: 'give-back-requests',
  title: 'Verzoeken van gestopte processen teruggeven',
  schedule: { everyMinutes: 1 },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    await sweep(db, new Date(now.getTime() - SWEEP_AFTER_MINUTES * 60_000), now)
  },
})
