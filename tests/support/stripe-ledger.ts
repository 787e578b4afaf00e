// What a Stripe of our own keeps: customers, orders, subscriptions and invoices, and what time does to them.
import { randomBytes } from 'node:crypto'
import type { CheckoutSession, Invoice, Refund, Subscription } from './stripe-objects.ts'

/** Without VAT, the VAT, and both, in cents. */
const [SUBTOTAL, TAX] = [19_99, 4_20]

/** How long an order can be paid. */
const DAY_SECONDS = 24 * 60 * 60

export interface Ledger {
  readonly now: Date
  customers: Map<
    string,
    { id: string; object: 'customer'; email: string; taxIds: string[]; metadata: Record<string, string> }
  >
  sessions: Map<string, CheckoutSession>
  subscriptions: Map<string, Subscription>
  invoices: Map<string, Invoice>
  refunds: Refund[]
  /** Whose payments fail from now on. */
  failing: Set<string>
  id(kind: string): string
  /** Pays an open order; `later` as SEPA does, which waits for `settle`. */
  pay(session: string, later?: boolean): Subscription
  /** A second page for an open order, which can be paid as well; its id. */
  twin(session: string): string
  /** Closes an open order. */
  expire(session: string): CheckoutSession
  /** The payment of a subscription that waits for it comes in; also when it was ended meanwhile. */
  settle(subscription: string): void
  /** Tries an open invoice once more. */
  retry(customer: string): void
  end(subscription: string): Subscription
  /** A trial from now until `end`, in seconds, in the place of the period that runs: the next payment is then. */
  trial(subscription: string, end: number): Subscription
  change(subscription: string, fields: Partial<Subscription>): Subscription
  /** Lets time go by: renewals, failures and ends happen in it. */
  advance(to: Date): void
}

type Emit = (type: string, object: object) => void

export function createLedger(begin: Date, emit: Emit): Ledger {
  let now = begin
  const seconds = () => Math.floor(now.getTime() / 1_000)
  const id = (kind: string) => `${kind}_${randomBytes(9).toString('hex')}`
  const monthAfter = (from: number) => {
    const date = new Date(from * 1_000)
    date.setUTCMonth(date.getUTCMonth() + 1)
    return date.getTime() / 1_000
  }
  let numbers = 0

  function invoice(of: Subscription, paid: boolean, reason: Invoice['billing_reason']): Invoice {
    const [{ current_period_start: start, current_period_end: end }] = of.items.data
    numbers += 1
    // What we change of a subscription is its trial, which costs nothing.
    const [subtotal, tax] = reason === 'subscription_update' ? [0, 0] : [SUBTOTAL, TAX]
    const made: Invoice = {
      id: id('in'),
      object: 'invoice',
      customer: of.customer,
      number: `KOPIJ-${String(numbers).padStart(4, '0')}`,
      billing_reason: reason,
      status: 'open',
      attempted: !paid,
      auto_advance: true,
      attempt_count: paid ? 0 : 1,
      created: seconds(),
      subtotal,
      total: subtotal + tax,
      total_excluding_tax: subtotal,
      amount_paid: 0,
      status_transitions: { paid_at: null },
      period_start: start,
      period_end: end,
      hosted_invoice_url: `https://invoice.stripe.example/${numbers}`,
      parent: { type: 'subscription_details', subscription_details: { subscription: of.id } },
      lines: { object: 'list', data: [{ id: id('il'), period: { start, end } }] },
      payments: { object: 'list', data: [] },
    }
    ledger.invoices.set(made.id, made)
    of.latest_invoice = made.id
    emit('invoice.created', made)
    if (paid) collect(made)
    return made
  }
  function collect(one: Invoice): void {
    one.status = 'paid'
    one.auto_advance = false
    one.attempted = true
    one.attempt_count += 1
    one.amount_paid = one.total
    one.status_transitions.paid_at = seconds()
    const payment = { type: 'payment_intent', payment_intent: id('pi') }
    if (one.total > 0) one.payments.data.push({ id: id('inpay'), status: 'paid', payment })
    emit('invoice.paid', one)
  }
  function found(subscription: string): Subscription {
    const one = ledger.subscriptions.get(subscription)
    if (one === undefined) throw new Error(`no subscription ${subscription}`)
    return one
  }
  const invoiceOf = (one: Subscription) => ledger.invoices.get(one.latest_invoice ?? '') as Invoice

  function renew(one: Subscription): void {
    const [item] = one.items.data
    item.current_period_start = item.current_period_end
    item.current_period_end = monthAfter(item.current_period_start)
    one.status = 'active'
    const fails = ledger.failing.has(one.customer)
    const made = invoice(one, !fails, 'subscription_cycle')
    if (fails) {
      one.status = 'past_due'
      emit('invoice.payment_failed', made)
    }
    emit('customer.subscription.updated', one)
  }

  const ledger: Ledger = {
    get now() {
      return now
    },
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    refunds: [],
    failing: new Set(),
    id,
    pay(session, later = false) {
      const order = ledger.sessions.get(session)
      if (order?.status !== 'open') throw new Error(`no open order ${session}`)
      const start = seconds()
      const made: Subscription = {
        id: id('sub'),
        object: 'subscription',
        customer: order.customer,
        status: later ? 'incomplete' : 'active',
        created: start,
        cancel_at: null,
        cancel_at_period_end: false,
        canceled_at: null,
        ended_at: null,
        trial_end: null,
        latest_invoice: null,
        metadata: order.metadata,
        items: {
          object: 'list',
          has_more: false,
          data: [
            {
              id: id('si'),
              object: 'subscription_item',
              current_period_start: start,
              current_period_end: monthAfter(start),
              price: { id: 'price_premium' },
            },
          ],
        },
      }
      ledger.subscriptions.set(made.id, made)
      order.status = 'complete'
      order.url = null
      order.subscription = made.id
      emit('customer.subscription.created', made)
      invoice(made, !later, 'subscription_create')
      emit('checkout.session.completed', order)
      return made
    },
    twin(session) {
      const order = ledger.sessions.get(session)
      if (order === undefined) throw new Error(`no order ${session}`)
      const twin = { ...order, id: id('cs') }
      ledger.sessions.set(twin.id, twin)
      return twin.id
    },
    expire(session) {
      const order = ledger.sessions.get(session)
      if (order?.status !== 'open') throw new Error(`no open order ${session}`)
      Object.assign(order, { status: 'expired', url: null })
      emit('checkout.session.expired', order)
      return order
    },
    settle(subscription) {
      const one = found(subscription)
      if (one.status !== 'canceled') one.status = 'active'
      collect(invoiceOf(one))
      emit('customer.subscription.updated', one)
    },
    retry(customer) {
      for (const one of ledger.subscriptions.values()) {
        if (one.customer !== customer || one.status !== 'past_due') continue
        one.status = 'active'
        collect(invoiceOf(one))
        emit('customer.subscription.updated', one)
      }
    },
    end(subscription) {
      const one = found(subscription)
      one.status = 'canceled'
      one.ended_at = seconds()
      one.canceled_at ??= seconds()
      emit('customer.subscription.deleted', one)
      return one
    },
    trial(subscription, end) {
      const one = found(subscription)
      Object.assign(one.items.data[0], { current_period_start: seconds(), current_period_end: end })
      Object.assign(one, {
        status: 'trialing',
        trial_end: end,
        cancel_at: one.cancel_at_period_end ? end : one.cancel_at,
      })
      invoice(one, true, 'subscription_update')
      emit('customer.subscription.updated', one)
      return one
    },
    change(subscription, fields) {
      const one = Object.assign(found(subscription), fields)
      emit('customer.subscription.updated', one)
      return one
    },
    advance(to) {
      const nextOf = () =>
        [...ledger.subscriptions.values()]
          .filter(({ status }) => status === 'active' || status === 'trialing')
          .toSorted((a, b) => a.items.data[0].current_period_end - b.items.data[0].current_period_end)
          .find(({ items }) => items.data[0].current_period_end * 1_000 <= to.getTime())
      for (let one = nextOf(); one !== undefined; one = nextOf()) {
        now = new Date(one.items.data[0].current_period_end * 1_000)
        if (one.cancel_at_period_end) ledger.end(one.id)
        else renew(one)
      }
      now = to
      const old = [...ledger.sessions.values()].filter(({ created }) => now.getTime() / 1_000 - created >= DAY_SECONDS)
      for (const one of old) if (one.status === 'open') ledger.expire(one.id)
    },
  }
  return ledger
}
