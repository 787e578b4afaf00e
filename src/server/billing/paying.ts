// Whether this house can be paid. Knows no order.
import { Problem } from '#contract/problems.ts'
import type { Site } from '../http/site.ts'
import type { Payments } from '../payments/payments.ts'

/** @throws Problem paymentsOff where no payments are configured. */
export function paymentsOf({ payments }: Pick<Site, 'payments'>): Payments {
  if (payments === undefined) throw new Problem('paymentsOff')
  return payments
}
