// What happens to the history by itself: deleted results end when they can no longer be brought back.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { undoFrom } from './rules.ts'
import { purgeGenerations } from './store.ts'

export const purgeDeletedGenerations = scheduledJob({
  name: 'purge-deleted-generations',
  title: 'Verwijderde resultaten opruimen',
  schedule: { everyMinutes: 10 },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    await purgeGenerations(db, undoFrom(now))
  },
})
