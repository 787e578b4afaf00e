// A notice of Stripe's as it comes in, in our own words. Looks at no signature.
import { z } from 'zod'
import { Problem } from '#contract/problems.ts'

/** A notice of Stripe's: that something of a customer changed. What it is now is fetched afresh. */
export interface StripeNotice {
  id: string
  type: string
  createdAt: Date
  /** Null for a notice about nobody. */
  customer: string | null
  /** Money of an invoice that we paid back, and that did not arrive. Stripe asks for a refund about nobody: it has no customer. */
  failedRefund: FailedRefund | null
}

export interface FailedRefund {
  id: string
  invoice: string
  cents: number
}

const event = z.object({
  id: z.string(),
  type: z.string(),
  created: z.int(),
  data: z.object({
    object: z.looseObject({ customer: z.union([z.string(), z.object({ id: z.string() })]).nullish() }),
  }),
})

/** A refund of ours names its invoice (pay-back.ts); of one by hand, who made it hears of Stripe. */
const failed = z.object({
  object: z.literal('refund'),
  status: z.literal('failed'),
  id: z.string(),
  amount: z.int(),
  metadata: z.object({ invoice: z.string() }),
})

/** @param said what Stripe signed. @throws Problem malformedRequest for what is no notice. */
export function noticeFrom(said: unknown): StripeNotice {
  const read = event.safeParse(said)
  if (!read.success) throw new Problem('malformedRequest', { cause: read.error })
  const { id, type, created, data } = read.data
  const { customer } = data.object
  const refund = failed.safeParse(data.object).data
  return {
    id,
    type,
    createdAt: new Date(created * 1_000),
    customer: typeof customer === 'string' ? customer : (customer?.id ?? null),
    failedRefund: refund ? { id: refund.id, invoice: refund.metadata.invoice, cents: refund.amount } : null,
  }
}
