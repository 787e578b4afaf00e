// The built application as somebody meets it who registers and pays: a real browser, a mail server and a Stripe of our own, and
// the jobs that run in between, on clocks that a test moves together.
import { DAY_MS } from '#contract/days.ts'
import { allJobs } from '#server/job-registry.ts'
import type { Site } from '#server/http/site.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { Page } from 'playwright-core'
import type { z } from 'zod'
import { until } from './app.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { startMailServer, type MailServer, type ReceivedMail } from './mail-server.ts'
import { atLocalhost } from './passkeys.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

export interface PayingHouse {
  house: TestBrowser
  stripe: StripeServer
  mail: MailServer
  /** Where its pages are: passkeys need a name. */
  origin: string
  /** The newest mail to `to` whose subject has these words, once it has come. */
  mailTo(to: string, subject: RegExp): Promise<ReceivedMail>
  /** The link behind the one thing that a mail asks. */
  linkTo(to: string, subject: RegExp): Promise<string>
  /** Moves the clocks of the server and of Stripe, with `page` being looked at so often that its session stays. */
  advance(to: Date, page?: Page): Promise<void>
  /** Runs a job that a schedule runs, for its schedule follows the clock of the machine. */
  runScheduled(name: string): Promise<void>
  close(): Promise<void>
}

/** In days: half of what a session may lie unused. */
const STEP_DAYS = 15

export async function openPayingHouse(): Promise<PayingHouse> {
  const [stripe, mail] = await Promise.all([startStripeServer(), startMailServer()])
  const mailer = createMailer({ smtpUrl: mail.url, from: 'Kopij <kopij@example.com>', dataDir: '' })
  const house = await openBrowser({ stripe: stripe.settings, mailer, runJobs: true })
  const { app } = house
  stripe.ledger.advance(app.now)
  stripe.notices.url = `${app.url}/api/billing/webhook`
  const found = (to: string, subject: RegExp) =>
    mail.mails.findLast((one) => one.to.includes(to) && subject.test(one.headers['subject'] ?? ''))
  const paying: PayingHouse = {
    house,
    stripe,
    mail,
    origin: atLocalhost(house),
    async mailTo(to, subject) {
      await until(() => found(to, subject) !== undefined, `a mail to ${to} about ${subject}`)
      return found(to, subject) as ReceivedMail
    },
    async linkTo(to, subject) {
      const { text } = await paying.mailTo(to, subject)
      const link = /https?:\/\/\S+#\S+/.exec(text)?.[0]
      if (link === undefined) throw new Error(`no link in: ${text}`)
      return link
    },
    async advance(to, page) {
      while (app.now < to) {
        app.now = new Date(Math.min(to.getTime(), app.now.getTime() + STEP_DAYS * DAY_MS))
        stripe.ledger.advance(app.now)
        await stripe.notices.posted()
        if (page) await Promise.all([page.waitForResponse((reply) => reply.url().endsWith('/api/user')), page.reload()])
      }
    },
    async runScheduled(name) {
      const job = allJobs.find((one) => one.name === name) as Job<z.ZodUndefined, Site>
      await runJob(job, app.site)
    },
    async close() {
      await house.close()
      await Promise.all([stripe.close(), mail.close()])
    },
  }
  return paying
}
