// The job of visits: counts are not kept for ever.
import { addDays, dutchDay } from '#contract/days.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { forgetVisits } from './store.ts'

/** How long counts are kept, in days: two years, as the privacy policy says. */
export const VISITS_KEPT_DAYS = 730

export const forgetOldVisits = scheduledJob({
  name: 'forget-old-visits',
  title: 'Oude bezoekcijfers opruimen',
  schedule: { cron: '50 3 * * *' },
  run: ({ db }: Pick<Site, 'db'>, { now }) => forgetVisits(db, addDays(dutchDay(now), -VISITS_KEPT_DAYS)),
})
