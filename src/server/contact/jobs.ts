// The jobs of contact: opening messages again that a process which died was answering, and deleting messages that were
// handled long ago.
import { DAY_MS } from '#contract/days.ts'
import { change, type ChangeSite } from '../change/change.ts'
import { scheduledJob } from '../jobs/job.ts'
import { purgeMessages, reopenForgotten } from './handling.ts'
import { HANDLED_KEPT_DAYS } from './rules.ts'

export const reopenForgottenMessages = scheduledJob({
  name: 'reopen-forgotten-messages',
  title: 'Afgebroken antwoorden heropenen',
  schedule: { everyMinutes: 1 },
  run: (site: ChangeSite) => change(site, null, reopenForgotten),
})

export const purgeHandledMessages = scheduledJob({
  name: 'purge-handled-messages',
  title: 'Oude berichten opruimen',
  schedule: { cron: '40 3 * * *' },
  run: (site: ChangeSite, { now }) => {
    const before = new Date(now.getTime() - HANDLED_KEPT_DAYS * DAY_MS)
    return change(site, null, (tx, deed) => purgeMessages(tx, deed, before))
  },
})
