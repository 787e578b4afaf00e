// What a server under test, whose jobs do not run, sent to be done: kept in a list, so that a test can read it, and run it.
import { allJobs } from '#server/job-registry.ts'
import type { Site } from '#server/http/site.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
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
  /** Runs what was sent and waits for nothing, and what that sends in turn; letters and what is for later stay. */
  run(site: Site): Promise<void>
}

export function sentJobs(secrets: Secrets): SentJobs {
  const all: SentJob[] = []
  const done = new Set<SentJob>()
  return {
    all,
    async run(site) {
      const due = () => all.find((one) => !done.has(one) && one.after === undefined && one.name !== sendLetter.name)
      for (let one = due(); one !== undefined; one = due()) {
        done.add(one)
        const job = allJobs.find(({ name }) => name === one?.name)
        if (job !== undefined) await runJob(job, site, one.data)
      }
    },
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
