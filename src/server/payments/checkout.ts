// An order as Stripe's page for paying is asked for it. Makes no call.
import type { Stripe } from 'stripe'
import type { OrderKind } from '#contract/billing/state.ts'

export interface Order {
  userId: number
  customer: string
  kind: OrderKind
  /** A company's number for VAT, which Stripe keeps with the customer. */
  vatNumber: string | null
  /** Where Stripe sends the browser when it was paid, and when it was broken off. */
  paidUrl: string
  leftUrl: string
}

/** What stands above the button with which one pays: the law asks that it is said before (6:230v, 6:230p of the civil code). */
const WITHDRAWAL =
  'Premium begint meteen. Betaal je met SEPA-incasso, dan beginnen Premium en je maand zodra je betaling binnen is, meestal binnen enkele werkdagen. Je kunt binnen 14 dagen herroepen; je betaalt dan alleen de dagen waarop je Premium had. Na die 14 dagen zeg je op tegen het einde van een betaalde maand.'

/**
 * Card, iDEAL and SEPA direct debit. Stripe works out the VAT by where the customer is: 21 % for a Dutch person, none, with the
 * words 'btw verlegd', for a company elsewhere in the Union with a VAT number.
 */
export function checkoutOf(
  { userId, customer, kind, paidUrl, leftUrl }: Omit<Order, 'vatNumber'>,
  price: string,
): Stripe.Checkout.SessionCreateParams {
  const metadata = { userId: String(userId), kind }
  return {
    mode: 'subscription',
    customer,
    customer_update: { address: 'auto', name: 'auto' },
    client_reference_id: String(userId),
    line_items: [{ price, quantity: 1 }],
    allowed_payment_method_types: ['card', 'ideal', 'sepa_debit'],
    automatic_tax: { enabled: true },
    billing_address_collection: 'required',
    tax_id_collection: { enabled: kind === 'business' },
    locale: 'nl',
    custom_text: { submit: { message: WITHDRAWAL } },
    success_url: paidUrl,
    cancel_url: leftUrl,
    metadata,
    subscription_data: { metadata },
  }
}
