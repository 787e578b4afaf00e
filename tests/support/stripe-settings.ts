// Payments as they are configured where a test pays nothing: whoever asked Stripe would find nobody.
import type { StripeSettings } from '#server/config.ts'

export const stripe: StripeSettings = {
  secretKey: 'sk_test_niemand',
  webhookSecret: 'whsec_niemand',
  priceId: 'price_premium',
  apiUrl: 'http://127.0.0.1:9',
}
