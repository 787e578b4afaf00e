// The jobs of accounts: they remove expired counts of wrong passwords, known browsers and trials of long ago, and say of Premium that
// is over that it is.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { forgetBrowsers } from './browser-store.ts'
import { forgetDelays } from './delay-store.ts'
import { endIfOver, findEndedSubscriptions } from './subscription-store.ts'
import { change } from '../change/change.ts'
import { forgetTrials } from './past-trials-store.ts'

export const forgetAtDoor = scheduledJob({
  name: 'forget-at-door',
  title: 'Oude inlogtellingen en browsers opruimen',
  schedule: { everyMinutes: 60 },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    await forgetDelays(db, now)
    await forgetBrowsers(db, now)
  },
})

export const endSubscriptions = scheduledJob({
  name: 'end-subscriptions',
  title: 'Afgelopen abonnementen op gratis zetten',
  schedule: { everyMinutes: 10 },
  run: async (site: Pick<Site, 'db' | 'pool' | 'notices' | 'clock'>, { now }) => {
    for (const { id } of await findEndedSubscriptions(site.db, now))
      await change(site, null, (tx, deed) => endIfOver(tx, deed, id))
  },
})

export const forgetPastTrials = scheduledJob({
  name: 'forget-past-trials',
  title: 'Oude proefperiodes vergeten',
  schedule: { cron: '50 3 * * *' },
  run: ({ db }: Pick<Site, 'db'>, { now }) => forgetTrials(db, now),
})
