// The job that sends one letter. A death between the mail server's answer and the end of the run sends it twice, never not.
import { z } from 'zod'
import type { Site } from '../http/site.ts'
import { sentJob } from '../jobs/job.ts'
import { htmlOf, letter, textOf } from './letter.ts'

const MINUTE_S = 60

export const sendLetter = sentJob({
  name: 'send-letter',
  title: 'Mail versturen',
  /** Sealed: a link that opens an account, say, must not be readable in a copy of the database. */
  data: z.object({ sealed: z.string() }),
  // After 1, 2, 4 … 512 minutes and twice after 12 hours: a mail server that was away for a day loses nothing.
  retry: { limit: 12, delaySeconds: MINUTE_S, maxDelaySeconds: 12 * 60 * MINUTE_S },
  atOnce: 4,
  limitSeconds: 2 * MINUTE_S,
  run: async ({ mailer, secrets }: Pick<Site, 'mailer' | 'secrets'>, { data }) => {
    const { to, subject, replyTo, ...said } = letter.parse(JSON.parse(secrets.open('mail', data.sealed)))
    await mailer.send({
      to,
      subject,
      text: textOf({ to, subject, ...said }),
      html: htmlOf({ to, subject, ...said }),
      automatic: true,
      ...(replyTo !== undefined && { replyTo }),
    })
  },
})
