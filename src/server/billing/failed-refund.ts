// Tells administrators of money that was paid back and did not arrive: only a person can ask where else it may go.
import { findAdministrators } from '../accounts/staff-store.ts'
import type { Tx } from '../db/transaction.ts'
import type { Site } from '../http/site.ts'
import { postLetter } from '../letters/post.ts'
import { sendsMail } from '../mail/mailer.ts'
import type { StripeNotice } from '../payments/payments.ts'
import * as letters from './letters.ts'
import { findInvoice, takeNotice } from './store.ts'

/** One letter to each administrator, for each refund: Stripe tells of one that failed in several kinds of notice. */
export async function tellFailedRefund(
  site: Site,
  tx: Tx,
  { failedRefund: refund, type }: Pick<StripeNotice, 'failedRefund' | 'type'>,
  at: Date,
): Promise<void> {
  const invoice = refund && (await findInvoice(tx, refund.invoice))
  if (refund === null || invoice == null || !(await takeNotice(tx, refund.id, type, at))) return
  for (const one of await findAdministrators(tx, sendsMail(site.mailer)))
    await postLetter(
      site,
      tx,
      letters.refundFailed({ ...one, address: site.address() }, { cents: refund.cents, number: invoice.number }),
    )
}
