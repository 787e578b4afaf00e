// The job of the logins: it removes expired counts of wrong passwords and expired known browsers.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { forgetBrowsers } from './browser-store.ts'
import { forgetDelays } from './delay-store.ts'

export const forgetAtDoor = scheduledJob({
  name: 'forget-at-door',
  title: 'Oude inlogtellingen en browsers opruimen',
  schedule: { everyMinutes: 60 },
  run: async ({ db }: Pick<Site, 'db'>, { now }) => {
    await forgetDelays(db, now)
    await forgetBrowsers(db, now)
  },
})
