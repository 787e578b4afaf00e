// The built application as somebody meets it who registers and pays: a real browser, a mail server and a Stripe of our own, and
// the jobs that run in between, on clocks that a test moves together.
import { DAY_MS } from '#contract/days.ts'
import { allJobs } from '#server/job-registry.ts'
import type { Site } from '#server/http/site.ts'
import { runJob, type Job } from '#server/jobs/job.ts'
import { createMailer } from '#server/mail/mailer.ts'
import type { Page } from 'playwright-core'
import type { z } from 'zod'
import { until, type NewTestUser } from './app.ts'
import { openBrowser, type TestBrowser } from './browser.ts'
import { startMailServer, type ReceivedMail } from './mail-server.ts'
import { atLocalhost } from './passkeys.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

export interface PayingHouse {
  house: TestBrowser
  stripe: StripeServer
  /** Where its pages are, as mails and Stripe name it; passkeys need a name. */
  origin: string
  /** The newest mail to `to` whose subject has these words, once it has come. */
  mailTo(to: string, subject: RegExp): Promise<ReceivedMail>
  /** The link behind the one thing that a mail asks. */
  linkTo(to: string, subject: RegExp): Promise<string>
  /** A page of somebody who is logged in and confirmed their address. */
  member(fields?: Partial<NewTestUser>): Promise<{ page: Page; email: string }>
  /** Keeps back what Stripe tells from now on, until the returned function is called. */
  keepBack(): () => Promise<void>
  /**
   * Moves the clocks of the server, of Stripe and of the page, which is loaded anew; in steps, so that whoever is logged in there
   * stays so.
   */
  advance(page: Page, days: number): Promise<void>
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
  const { ledger, notices } = stripe
  ledger.advance(app.now)
  const webhook = `${app.url}/api/billing/webhook`
  notices.url = webhook
  const found = (to: string, subject: RegExp) =>
    mail.mails.findLast((one) => one.to.includes(to) && subject.test(one.headers['subject'] ?? ''))
  const paying: PayingHouse = {
    house,
    stripe,
    origin: atLocalhost(house),
    async mailTo(to, subject) {
      await until(() => found(to, subject) !== undefined, `a mail to ${to} about ${subject} comes`)
      return found(to, subject) as ReceivedMail
    },
    async linkTo(to, subject) {
      const { text } = await paying.mailTo(to, subject)
      const link = /https?:\/\/\S+#\S+/.exec(text)?.[0]
      if (link === undefined) throw new Error(`no link in: ${text}`)
      return link
    },
    async member(fields) {
      const { user, client } = await app.loggedIn(fields)
      const [name = '', value = ''] = (client.cookie ?? '').split('=')
      const page = await house.visitor({ reducedMotion: 'reduce' })
      await page.context().addCookies([{ name, value, url: paying.origin, httpOnly: true, sameSite: 'Lax' }])
      return { page, email: user.email }
    },
    keepBack() {
      const told = notices.all.length
      notices.url = undefined
      return async () => {
        for (const notice of notices.all.slice(told)) await notices.post(webhook, notice)
        notices.url = webhook
      }
    },
    async advance(page, days) {
      for (let left = days; left > 0; left -= STEP_DAYS) {
        const to = new Date(app.now.getTime() + Math.min(left, STEP_DAYS) * DAY_MS)
        app.now = to
        ledger.advance(to)
        await notices.posted()
        // A sign of life, without which the session would lie unused.
        await page.request.get(`${paying.origin}/api/user`)
      }
      await page.clock.setSystemTime(app.now)
      await page.reload()
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
