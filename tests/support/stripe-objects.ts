// What a Stripe of our own keeps, in the fields of Stripe's that the product reads. Knows no rule.

export interface Subscription {
  id: string
  object: 'subscription'
  customer: string
  status: 'active' | 'trialing' | 'past_due' | 'canceled' | 'incomplete'
  created: number
  cancel_at: number | null
  cancel_at_period_end: boolean
  canceled_at: number | null
  ended_at: number | null
  trial_end: number | null
  latest_invoice: string | null
  metadata: Record<string, string>
  items: { object: 'list'; has_more: false; data: [Item] }
}

interface Item {
  id: string
  object: 'subscription_item'
  current_period_start: number
  current_period_end: number
  price: { id: string }
}

export interface Invoice {
  id: string
  object: 'invoice'
  customer: string
  number: string
  billing_reason: 'subscription_create' | 'subscription_cycle' | 'subscription_update'
  status: 'paid' | 'open'
  attempted: boolean
  /** Whether it is tried again by itself. */
  auto_advance: boolean
  attempt_count: number
  created: number
  subtotal: number
  total: number
  total_excluding_tax: number | null
  amount_paid: number
  status_transitions: { paid_at: number | null }
  period_start: number
  period_end: number
  hosted_invoice_url: string
  parent: { type: 'subscription_details'; subscription_details: { subscription: string } }
  lines: { object: 'list'; data: [{ id: string; period: { start: number; end: number } }] }
  payments: {
    object: 'list'
    data: { id: string; status: 'paid'; payment: { type: string; payment_intent: string } }[]
  }
}

export interface CheckoutSession {
  id: string
  object: 'checkout.session'
  customer: string
  status: 'open' | 'complete' | 'expired'
  created: number
  /** Null once it is not open any more. */
  url: string | null
  success_url: string
  cancel_url: string
  metadata: Record<string, string>
  subscription: string | null
}

export interface Refund {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: 'succeeded' | 'failed'
  metadata: Record<string, string>
}
