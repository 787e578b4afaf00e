// What a server under test, whose jobs do not run, sent to be done: kept in a list, so that a test can read it, and run it.
import type { Job } from '#server/jobs/job.ts'
import type { JobSender } from '#server/jobs/queue.ts'
import { sendLetter } from '#server/letters/jobs.ts'
import { letter } from '#server/letters/letter.ts'
import type { Secrets } from '#server/secrets/secrets.ts'
import type { z } from 'zod'

export interface SentJob {
  name: string
  data: unknown
  after: Date | undefined
}

export interface SentJobs {
  sender: JobSender
  /** Everything that was sent, oldest first; also what a transaction sent that was undone. */
  all: SentJob[]
  /** The letters among them, opened; with `to` only those to that address. */
  letters(to?: string): z.output<typeof letter>[]
}

export function sentJobs(secrets: Secrets): SentJobs {
  const all: SentJob[] = []
  return {
    all,
    sender: {
      async send<Data extends z.ZodType>(
        _db: unknown,
        job: Job<Data>,
        data: z.input<Data>,
        options?: { after?: Date },
      ) {
        job.data.parse(data)
        all.push({ name: job.name, data, after: options?.after })
      },
    },
    letters: (to) =>
      all
        .filter(({ name }) => name === sendLetter.name)
        .map(({ data }) => letter.parse(JSON.parse(secrets.open('mail', sendLetter.data.parse(data).sealed))))
        .filter((one) => to === undefined || one.to === to),
  }
}
