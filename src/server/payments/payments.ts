// Stripe as the house uses it: a few calls, each bounded in time, with what comes back in our own words. Knows nothing of users
// and of what is kept. Stripe's library is loaded with the first call: it takes 33 MB, and most processes never pay.
import { hash } from 'node:crypto'
import type { Stripe } from 'stripe'
import { VAT_NUMBER_INVALID } from '#contract/billing/vat-number.ts'
import type { OrderKind } from '#contract/billing/state.ts'
import { Problem } from '#contract/problems.ts'
import type { StripeSettings } from '../config.ts'
import { maskedError } from '../secrets/masked.ts'
import { openOrder } from './open-order.ts'
import type { Order } from './checkout.ts'
import { noticeFrom, type StripeNotice } from './notice.ts'
import { payBack } from './pay-back.ts'
import {
  customerFrom,
  subscriptionFrom,
  type FetchedCustomer,
  type FetchedInvoice,
  type FetchedSubscription,
  type LateBegin,
} from './fetched.ts'

/** One try of a call takes no longer than this, in ms, and there are two: somebody waits at a screen. */
const CALL_LIMIT_MS = 5_000

/** How old or how far ahead a notice's time may be, in seconds: Stripe's own advice, and its library lets any future one through. */
const NOTICE_SECONDS = 300

export interface Payments {
  /** Makes a customer, once: asked again within a day the same one comes back. */
  makeCustomer(person: { userId: number; email: string; name: string }): Promise<string>
  /**
   * Has the customer keep this number for VAT and no other: Stripe works out the tax by it, and writes it on the invoice. Null for a
   * private person, who may have ordered for a company before. @throws Problem invalidInput on vatNumber when Stripe refuses it.
   */
  setVatNumber(customer: string, vatNumber: string | null): Promise<void>
  /**
   * Where the order is paid: the one page of this customer that is open. Asked again for the same order it is the same page; asked
   * for another, the page of before is closed. @throws Problem alreadyPremium when that was paid just now; changedMeanwhile when
   * another window ordered something else at the same moment.
   */
  openCheckout(order: Order): Promise<string>
  /** Where payment details are changed. */
  openPortal(customer: string, returnUrl: string): Promise<string>
  /** All of the customer's subscriptions and newest 24 invoices, as they are now. */
  fetchCustomer(customer: string): Promise<FetchedCustomer>
  /** Every subscription at Stripe, of all customers, page by page. */
  everySubscription(): AsyncIterable<FetchedSubscription>
  /**
   * Has it end with its period, or takes that back. Of one that was not paid for this period, nothing is collected any more either,
   * unless its customer pays themselves.
   */
  endWithPeriod(subscription: string, ends: boolean): Promise<void>
  /**
   * Has the next payment of a subscription come at `late.nextPayment`: its period lasts until then, and one that ends with its period
   * ends then. Asked again within a day for the same invoice, it is moved once.
   */
  moveNextPayment(late: LateBegin): Promise<void>
  /** Ends it at once, without paying anything back. Once it has ended this does nothing. */
  endNow(subscription: string): Promise<void>
  /**
   * Pays back `cents` of an invoice that was paid, or what is left of it where some went back already. Asked again with the same `reason`
   * it pays back once.
   * @returns how much went back for this reason, now or before, in euro cents.
   */
  payBack(invoice: string, cents: number, reason: string): Promise<number>
  /** Reads a notice. @throws Problem badSignature for one that Stripe did not sign just now; malformedRequest for what is none. */
  readNotice(body: Buffer, signature: string | undefined, now: Date): Promise<StripeNotice>
}

export type { FetchedInvoice, FetchedSubscription, Order, OrderKind, StripeNotice }

/** Every method throws Problem paymentsFailed when Stripe does not answer, or refuses. */
export function createPayments({ secretKey, webhookSecret, priceId, apiUrl }: StripeSettings): Payments {
  let opened: Promise<Stripe> | undefined
  const open = () =>
    (opened ??= import('stripe').then(({ default: Library }) => {
      const at = apiUrl === undefined ? undefined : new URL(apiUrl)
      return new Library(secretKey, {
        timeout: CALL_LIMIT_MS,
        maxNetworkRetries: 1,
        telemetry: false,
        ...(at && {
          host: at.hostname,
          protocol: at.protocol === 'http:' ? 'http' : 'https',
          ...(at.port !== '' && { port: at.port }),
        }),
      })
    }))
  /** What went wrong, for the log and the list of jobs: whatever answers in Stripe's place may quote the key. */
  const causeOf = (error: unknown) => maskedError(error, [secretKey, webhookSecret])
  /** Calls Stripe. What went wrong is for the log: it may name the customer. */
  async function ask<Answer>(call: (stripe: Stripe) => Promise<Answer>): Promise<Answer> {
    try {
      return await call(await open())
    } catch (error) {
      if (error instanceof Problem) throw error
      throw new Problem('paymentsFailed', { cause: causeOf(error) })
    }
  }

  return {
    makeCustomer: ({ userId, email, name }) =>
      ask(async (stripe) => {
        const metadata = { userId: String(userId) }
        // Hashed: the key travels in a header, which takes 255 signs and few alphabets, and names are longer and of all.
        const idempotencyKey = `kopij-customer-${hash('sha256', JSON.stringify([userId, email, name]), 'hex')}`
        const person = { email, name, metadata, preferred_locales: ['nl'] }
        return (await stripe.customers.create(person, { idempotencyKey })).id
      }),
    setVatNumber: (customer, value) =>
      ask(async (stripe) => {
        const { data } = await stripe.customers.listTaxIds(customer, { limit: 100 })
        if (value !== null && !data.some((known) => known.value === value)) {
          const type = value.startsWith('XI') ? 'gb_vat' : 'eu_vat'
          await stripe.customers.createTaxId(customer, { type, value }).catch((error: unknown) => {
            if (!isRefusal(error, 'tax_id_invalid')) throw error
            const message = VAT_NUMBER_INVALID
            throw new Problem('invalidInput', { message, errors: { vatNumber: message }, cause: causeOf(error) })
          })
        }
        for (const known of data) if (known.value !== value) await stripe.customers.deleteTaxId(customer, known.id)
      }),
    openCheckout: (order) => ask((stripe) => openOrder(stripe, order, priceId)),
    openPortal: (customer, returnUrl) =>
      ask(async (stripe) =>
        urlOf(await stripe.billingPortal.sessions.create({ customer, return_url: returnUrl, locale: 'nl' })),
      ),
    fetchCustomer: (customer) =>
      ask(async (stripe) => {
        const [subscriptions, invoices] = await Promise.all([
          stripe.subscriptions.list({ customer, status: 'all', limit: 100 }),
          stripe.invoices.list({ customer, limit: 24, expand: ['data.payments'] }),
        ])
        return customerFrom(subscriptions.data, invoices.data)
      }),
    async *everySubscription() {
      for (let after: string | undefined; ;) {
        const page = await ask((stripe) =>
          stripe.subscriptions.list({
            status: 'all',
            limit: 100,
            ...(after !== undefined && { starting_after: after }),
          }),
        )
        yield* page.data.map(subscriptionFrom)
        after = page.data.at(-1)?.id
        if (!page.has_more || after === undefined) return
      }
    },
    endWithPeriod: (id, ends) =>
      ask(async (stripe) => {
        const { status, latest_invoice: latest } = await stripe.subscriptions.update(id, { cancel_at_period_end: ends })
        const invoice = typeof latest === 'string' ? latest : latest?.id
        if (status !== 'past_due' || invoice === undefined) return
        // Stripe goes on trying for weeks (docs.stripe.com/invoicing/integration/automatic-advancement-collection).
        await stripe.invoices.update(invoice, { auto_advance: !ends })
      }),
    moveNextPayment: ({ subscription, invoice, nextPayment }) =>
      ask(async (stripe) => {
        // A trial is Stripe's own way to move it (docs.stripe.com/billing/subscriptions/billing-cycle); the days that were paid are not
        // credited for it.
        await stripe.subscriptions.update(
          subscription,
          { trial_end: nextPayment.getTime() / 1_000, proration_behavior: 'none' },
          { idempotencyKey: `kopij-begin-${invoice}` },
        )
      }),
    endNow: (id) =>
      ask(async (stripe) => {
        try {
          const { status } = await stripe.subscriptions.retrieve(id)
          if (status === 'canceled' || status === 'incomplete_expired') return
          await stripe.subscriptions.cancel(id, { invoice_now: false, prorate: false })
        } catch (error) {
          // It ended between the two calls, or Stripe removed it.
          if (!isRefusal(error, 'resource_missing')) throw error
        }
      }),
    payBack: (invoice, cents, reason) => ask((stripe) => payBack(stripe, invoice, cents, reason)),
    async readNotice(body, signature, now) {
      const stripe = await open()
      // As the library reads it; only it does not look whether that time has come yet.
      const signedAt = Number(/(?:^|,)t=(\d+)/.exec(signature ?? '')?.[1] ?? Number.NaN)
      const nowSeconds = now.getTime() / 1_000
      if (!(signedAt <= nowSeconds + NOTICE_SECONDS)) throw new Problem('badSignature')
      let said: unknown
      try {
        said = stripe.webhooks.constructEvent(
          body,
          signature ?? '',
          webhookSecret,
          NOTICE_SECONDS,
          undefined,
          now.getTime(),
        )
      } catch (error) {
        throw new Problem('badSignature', { cause: causeOf(error) })
      }
      return noticeFrom(said)
    },
  }
}

const isRefusal = (error: unknown, code: string) => error instanceof Error && (error as { code?: string }).code === code

function urlOf({ url }: { url: string | null }): string {
  if (url === null) throw new Error('Stripe gave no address.')
  return url
}
