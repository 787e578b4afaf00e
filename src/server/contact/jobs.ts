// What contact does by itself: it opens again what a process that died was answering, and ends what was handled long ago.
import type { Site } from '../http/site.ts'
import { scheduledJob } from '../jobs/job.ts'
import { purgeMessages, reopenForgotten } from './handling.ts'
import { HANDLED_KEPT_DAYS } from './rules.ts'

const DAY_MS = 24 * 60 * 60 * 1000

type Needs = Pick<Site, 'db' | 'notices'>

export const reopenForgottenMessages = scheduledJob({
  name: 'reopen-forgotten-messages',
  title: 'Afgebroken antwoorden heropenen',
  schedule: { everyMinutes: 1 },
  run: async ({ db, notices }: Needs, { now }) => {
    if (await reopenForgotten(db, now)) await notices.tell({ topic: 'messages' })
  },
})

export const purgeHandledMessages = scheduledJob({
  name: 'purge-handled-messages',
  title: 'Oude berichten opruimen',
  schedule: { cron: '40 3 * * *' },
  run: async ({ db, notices }: Needs, { now }) => {
    const before = new Date(now.getTime() - HANDLED_KEPT_DAYS * DAY_MS)
    if (await purgeMessages(db, before)) await notices.tell({ topic: 'messages' })
  },
})
