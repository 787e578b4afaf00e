// The scheduled job of the second step: it removes what was asked and never answered.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { forgetChallenges } from './challenge-store.ts'

export const forgetSecondSteps = scheduledJob({
  name: 'forget-challenges',
  title: 'Afgebroken inlogpogingen opruimen',
  schedule: { everyMinutes: 60 },
  run: ({ db }: Pick<Site, 'db'>, { now }) => forgetChallenges(db, now),
})
