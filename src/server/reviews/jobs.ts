// The scheduled job of reviews: forgets links that nobody answered.
import { DAY_MS } from '#contract/days.ts'
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { forgetLinks } from './link-store.ts'

/** How long the list of an article still tells that a link ran out, in days. */
const TOLD_DAYS = 30

export const forgetReviewLinks = scheduledJob({
  name: 'forget-review-links',
  title: 'Verlopen links om mee te lezen vergeten',
  schedule: { cron: '25 3 * * *' },
  run: ({ db }: Pick<Site, 'db'>, { now }) => forgetLinks(db, new Date(now.getTime() - TOLD_DAYS * DAY_MS)),
})
