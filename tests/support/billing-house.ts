// The application with a Stripe of its own, for tests of paying: people who order and pay, and notices that arrive.
import { DAY_MS } from '#contract/days.ts'
import { SESSION_DAYS } from '#server/http/session-store.ts'
import type { User } from '#contract/accounts/user.ts'
import { startApp, type Client, type NewTestUser, type TestApp } from './app.ts'
import type { Subscription } from './stripe-objects.ts'
import { startStripeServer, type StripeServer } from './stripe-server.ts'

export interface BillingHouse {
  app: TestApp
  stripe: StripeServer
  /** The address to which Stripe posts. */
  webhook: string
  /** Somebody who is logged in. */
  person(fields?: Partial<NewTestUser>): Promise<{ client: Client; user: User }>
  /** They order and pay; what Stripe tells of it is taken and done. */
  pays(client: Client): Promise<Subscription>
  /** Posts what Stripe told since the last time, and does what the application sent itself to do. */
  hear(): Promise<void>
  /** Moves both clocks; who is logged in stays so. */
  advance(to: Date): Promise<void>
  close(): Promise<void>
}

export async function openBillingHouse(parts: Parameters<typeof startApp>[0] = {}): Promise<BillingHouse> {
  const stripe = await startStripeServer()
  const app = await startApp({ stripe: stripe.settings, ...parts })
  const webhook = `${app.url}/api/billing/webhook`
  let heard = 0
  const people: Client[] = []
  const house: BillingHouse = {
    app,
    stripe,
    webhook,
    async person(fields = {}) {
      const made = await app.loggedIn(fields)
      people.push(made.client)
      return made
    },
    async pays(client) {
      const { body } = await client.post('/api/billing/checkout', { kind: 'private' })
      const subscription = stripe.ledger.pay(body.url.split('/').at(-1))
      await house.hear()
      return subscription
    },
    async hear() {
      for (const notice of stripe.notices.all.slice(heard)) await stripe.notices.post(webhook, notice)
      heard = stripe.notices.all.length
      await app.sent.run(app.site)
    },
    async advance(to) {
      // In steps that no session outlives.
      while (to.getTime() - app.now.getTime() > SESSION_DAYS * DAY_MS) {
        app.now = new Date(app.now.getTime() + (SESSION_DAYS - 2) * DAY_MS)
        for (const client of people) await client.get('/api/user')
      }
      app.now = to
      stripe.ledger.advance(to)
      for (const client of people) await client.get('/api/user')
    },
    async close() {
      await app.close()
      await stripe.close()
    },
  }
  return house
}
