// How somebody pays for Premium, as browser and server exchange it. What Premium opens is said by the user (access.ts).
import { z } from 'zod'

/** Who buys: a private person, shown prices with VAT, or a company with a VAT number. */
export const orderKinds = ['private', 'business'] as const
export type OrderKind = (typeof orderKinds)[number]

/**
 * - `pending`: ordered, and not paid yet.
 * - `active`: paid, and paid again at `until`.
 * - `cancelled`: paid, and over at `until`.
 * - `failed`: the last payment failed; Premium stays until `until`, unless it succeeds after all.
 */
export const subscriptionStates = ['pending', 'active', 'cancelled', 'failed'] as const
export type SubscriptionState = (typeof subscriptionStates)[number]

export const invoiceStates = ['paid', 'open', 'failed', 'refunded'] as const

const instant = z.iso.datetime()

export const invoice = z.object({
  number: z.string(),
  date: instant,
  /** What it asks, VAT included, in euro cents. */
  cents: z.int(),
  state: z.enum(invoiceStates),
  /** Where Stripe shows it. */
  url: z.string(),
})

export const billingState = z.object({
  /** Whether Premium can be paid here. */
  payments: z.boolean(),
  /** Null without a subscription that is running. */
  subscription: z
    .object({
      state: z.enum(subscriptionStates),
      kind: z.enum(orderKinds),
      until: instant,
      /** The last moment at which the order may be withdrawn (WITHDRAWAL_DAYS); null when that is over. */
      withdrawUntil: instant.nullable(),
    })
    .nullable(),
  /** The newest first, 24 at most. */
  invoices: z.array(invoice),
})
export type BillingState = z.infer<typeof billingState>

/** Time to withdraw from an order, in days: article 9 of directive 2011/83/EU, article 6:230o of the Dutch civil code. */
export const WITHDRAWAL_DAYS = 14

/** How long Premium stays after a payment failed, in days. */
export const GRACE_DAYS = 7
