// What contact does by itself: it opens again what a process that died was answering, and ends what was handled long ago.
import type { Site } from '../http/site.ts'
import type { Job } from '../jobs/run.ts'
import { purgeMessages, reopenForgotten } from './handling.ts'
import { HANDLED_KEPT_DAYS } from './rules.ts'

const HALF_A_MINUTE_MS = 30_000
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

export function contactJobs({ db, notices }: Site): Job[] {
  return [
    {
      name: 'Afgebroken antwoorden heropenen',
      everyMs: HALF_A_MINUTE_MS,
      run: async (now) => {
        if (await reopenForgotten(db, now)) await notices.tell({ topic: 'messages' })
      },
    },
    {
      name: 'Oude berichten opruimen',
      everyMs: HOUR_MS,
      run: async (now) => {
        const before = new Date(now.getTime() - HANDLED_KEPT_DAYS * DAY_MS)
        if (await purgeMessages(db, before)) await notices.tell({ topic: 'messages' })
      },
    },
  ]
}
