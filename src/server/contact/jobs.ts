// What contact does by itself: it opens again what a process that died was answering.
import type { Site } from '../http/serve.ts'
import type { Job } from '../jobs/run.ts'
import { reopenForgotten } from './handling.ts'

const HALF_A_MINUTE_MS = 30_000

export function contactJobs({ db, notices }: Site): Job[] {
  return [
    {
      name: 'Afgebroken antwoorden heropenen',
      everyMs: HALF_A_MINUTE_MS,
      run: async (now) => {
        if (await reopenForgotten(db, now)) await notices.tell({ topic: 'messages' })
      },
    },
  ]
}
