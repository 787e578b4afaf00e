// How an invoice is paid back: once for each reason, and never more than is left of it.
import type { Stripe } from 'stripe'

/** The states of a refund that came to nothing. */
const unpaid = new Set(['failed', 'canceled'])

/** How often it is looked anew how much is left, when Stripe refuses what was asked. */
const TRIES = 3

/** As `Payments.payBack` says. */
export async function payBack(stripe: Stripe, invoice: string, cents: number, reason: string): Promise<number> {
  const { payments, amount_paid: came } = await stripe.invoices.retrieve(invoice, { expand: ['payments'] })
  const paid = payments?.data.find(({ status }) => status === 'paid')?.payment
  const by = paid?.payment_intent ?? paid?.charge
  const id = typeof by === 'string' ? by : by?.id
  if (id === undefined) throw new Error(`Invoice ${invoice} was not paid.`)
  const what = paid?.payment_intent === undefined ? { charge: id } : { payment_intent: id }
  for (let tries = 1; ; tries++) {
    // Stripe forgets a key after a day, and this may be tried again after weeks; what it paid back it does not forget.
    const { data: all } = await stripe.refunds.list({ ...what, limit: 100 })
    const before = all.filter(({ status }) => !unpaid.has(status ?? ''))
    const own = before.find(({ metadata }) => metadata?.['reason'] === reason)
    if (own !== undefined) return own.amount
    // Somebody of the house paid some of it back by hand: Stripe refuses to pay back more than is left, and then pays nothing.
    const amount = Math.min(
      cents,
      before.reduce((rest, one) => rest - one.amount, came),
    )
    if (amount <= 0) return 0
    try {
      await stripe.refunds.create(
        { ...what, amount, reason: 'requested_by_customer', metadata: { reason, invoice } },
        // Of another amount it is another call: a key that comes back with one is refused for a day.
        { idempotencyKey: `kopij-${reason}-${invoice}-${amount}` },
      )
      return amount
    } catch (error) {
      // By hand at this very moment: there is less left than a moment ago.
      if (tries === TRIES || (error as { type?: string }).type !== 'StripeInvalidRequestError') throw error
    }
  }
}
