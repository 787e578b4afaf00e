// The scheduled job that keeps the embedded database quick. On a server it finds nothing to do.
import { tendTables } from '../db/upkeep.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'

export const tendDatabase = scheduledJob({
  name: 'tend-database',
  title: 'Ingebouwde database onderhouden',
  schedule: { everyMinutes: 5 },
  run: ({ db }: Pick<Site, 'db'>, { signal }) => tendTables(db, signal),
})
