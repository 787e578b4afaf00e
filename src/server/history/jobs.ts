// The scheduled job of the history: removes deleted results for good once they can no longer be brought back.
import { change, type ChangeSite } from '../change/change.ts'
import { scheduledJob } from '../jobs/job.ts'
import { undoFrom } from './rules.ts'
import { purgeGenerations } from './store.ts'

export const purgeDeletedGenerations = scheduledJob({
  name: 'purge-deleted-generations',
  title: 'Verwijderde resultaten opruimen',
  schedule: { everyMinutes: 10 },
  run: (site: ChangeSite, { now }) => change(site, null, (tx) => purgeGenerations(tx, undoFrom(now))),
})
