// The one page at Stripe on which a customer can pay, whoever asks for it at the same moment: another window, another process, or one
// that was killed before it kept anything. So nothing of it is kept here: Stripe's own list says which page is open.
import { hash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { Stripe } from 'stripe'
import { Problem } from '#contract/problems.ts'
import { checkoutOf, type Order } from './checkout.ts'

/** How often Stripe is asked while another request makes the same page, and how long is waited in between, in ms. */
const [TRIES, BETWEEN_MS] = [6, 500]

/**
 * Stripe answers a key for a day with what it answered first, a fault of its own too: after a minute an order gets another one.
 * Two that ask at either side of that minute make two pages, and the list then closes one.
 */
const KEY_MS = 60_000

/** The address of the page for this order. @throws Problem alreadyPremium, changedMeanwhile. */
export async function openOrder(stripe: Stripe, order: Order, price: string): Promise<string> {
  const wanted = checkoutOf(order, price)
  const choice = hash('sha256', JSON.stringify([wanted, order.vatNumber]), 'hex')
  const isWanted = (one: Stripe.Checkout.Session | undefined) => one?.metadata?.['choice'] === choice
  // The same all the while: the minute may end while another request makes the page.
  const minute = Math.floor(Date.now() / KEY_MS)
  let made = false
  for (let tries = 0; tries < TRIES; tries++) {
    const all = await pagesOf(stripe, order.customer)
    const open = all.filter(isOpen)
    // The newest holds. Who made another one at the same moment leaves it be, or each would close that of the other.
    const [newest] = open
    const others = made || isWanted(newest) ? open.slice(1) : open
    for (const one of others) if ((await closePage(stripe, one.id)) === 'paid') await paidMeanwhile(stripe, newest)
    if (newest?.url && isWanted(newest)) return newest.url
    if (made) break
    // Whoever sees the same list asks for the same page.
    const key = hash('sha256', JSON.stringify([order.customer, choice, all[0]?.id, minute]), 'hex')
    try {
      await stripe.checkout.sessions.create(
        { ...wanted, metadata: { ...wanted.metadata, choice } },
        { idempotencyKey: `kopij-order-${key}` },
      )
      made = true
    } catch (error) {
      if ((error as { code?: string }).code !== 'idempotency_key_in_use') throw error
      await wait(BETWEEN_MS)
    }
  }
  throw new Problem('changedMeanwhile', {
    message: 'In een ander venster bestelde je net iets anders. Bestel opnieuw wat je hier hebt gekozen.',
  })
}

/**
 * Closes a page. `paid` when it was paid before that: Stripe refuses to close what is not open any more
 * (docs.stripe.com/api/checkout/sessions/expire).
 */
async function closePage(stripe: Stripe, id: string): Promise<'closed' | 'paid'> {
  try {
    await stripe.checkout.sessions.expire(id)
    return 'closed'
  } catch (error) {
    const { status } = await stripe.checkout.sessions.retrieve(id)
    if (status === 'open') throw error
    return status === 'complete' ? 'paid' : 'closed'
  }
}

/** One order was paid while another was asked for: that other is not to be paid too. */
async function paidMeanwhile(stripe: Stripe, newest: Stripe.Checkout.Session | undefined): Promise<never> {
  if (newest) await closePage(stripe, newest.id)
  throw new Problem('alreadyPremium', { message: UNDER_WAY })
}

export const UNDER_WAY =
  'Je bestelling wordt nog verwerkt. Zodra de betaling binnen is, begint Premium; een tweede is niet nodig.'

/** A day has no hundred: a person may order twenty times in ten minutes, and only one page is left open. */
const pagesOf = async (stripe: Stripe, customer: string) =>
  (await stripe.checkout.sessions.list({ customer, limit: 100 })).data

const isOpen = ({ status }: Stripe.Checkout.Session) => status === 'open'
