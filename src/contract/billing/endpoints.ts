// The endpoints of paying for Premium, and of withdrawing from it. Without payments configured an order is refused with paymentsOff.
import { z } from 'zod'
import { emailField } from '../accounts/fields.ts'
import { get, nothing, post } from '../endpoint.ts'
import { textField } from '../text.ts'
import { billingState, orderKinds } from './state.ts'
import { isVatNumber, plainVatNumber, VAT_NUMBER_INVALID } from './vat-number.ts'

/** What is ordered. A company's VAT number is written plainly when it has been read. */
export const orderInput = z
  .object({
    kind: z.enum(orderKinds, { error: 'Kies particulier of zakelijk.' }),
    vatNumber: z.string({ error: VAT_NUMBER_INVALID }).max(40, VAT_NUMBER_INVALID).transform(plainVatNumber).nullish(),
  })
  .refine(({ kind, vatNumber }) => kind === 'private' || isVatNumber(vatNumber ?? ''), {
    path: ['vatNumber'],
    message: VAT_NUMBER_INVALID,
  })

/** An address at Stripe, to which the browser goes. */
const elsewhere = z.object({ url: z.string() })

/** Asks nobody but the database: what Stripe says is kept there. */
export const billing = get('/api/billing', { access: 'user', output: billingState })

/**
 * 403 emailUnconfirmed; 409 alreadyPremium when there is a subscription, or Premium without one; 502 paymentsFailed when Stripe
 * does not answer: then nothing was ordered.
 */
export const checkout = post('/api/billing/checkout', { access: 'user', body: orderInput, output: elsewhere })

/** Where payment details and addresses are changed. 409 noSubscription for who never ordered. */
export const portal = post('/api/billing/portal', { access: 'user', output: elsewhere })

/** Premium runs to the end of the period. 409 noSubscription when nothing runs. */
export const cancelPremium = post('/api/billing/cancel', { access: 'user', output: nothing })

/** Takes a cancellation back, as long as the period has not ended. 409 noSubscription. */
export const resumePremium = post('/api/billing/resume', { access: 'user', output: nothing })

/** Stripe's notices. The body is read as bytes: its signature is of those. 400 badSignature, malformedRequest. */
export const webhook = post('/api/billing/webhook', { access: 'public', output: nothing, bodyBytes: 256 * 1024 })

/** Mails a link to withdraw, if the address has an order. The reply is the same if not. 429 tooManyTries. */
export const askWithdrawal = post('/api/withdrawal', {
  access: 'public',
  body: z.object({
    email: emailField('Vul een geldig e-mailadres in.'),
    /** The number of an invoice, to tell the order by; only for the person who reads the letter. */
    reference: textField({ max: 100, oneLine: true }).nullish(),
  }),
  output: nothing,
})

/**
 * Withdraws: ends Premium at once and pays back what was not used. 404 letterLinkUnknown, 409 letterLinkUsed, 410
 * letterLinkExpired.
 */
export const withdraw = post('/api/withdrawal/:token', {
  access: 'public',
  params: z.object({ token: z.string().max(100) }),
  output: z.object({ at: z.iso.datetime() }),
})
