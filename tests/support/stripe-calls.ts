// How a Stripe of our own answers a call to its API. Knows nothing of connections.
import type { Ledger } from './stripe-ledger.ts'
import type { Invoice } from './stripe-objects.ts'

export interface StripeCall {
  method: string
  path: string
  /** As they were sent, with brackets in their names. */
  params: Record<string, string>
  /** By which the same call, sent twice, happens once. */
  key: string | undefined
}

type Answer = [number, object]

const missing = (what: string): Answer => [
  404,
  { error: { type: 'invalid_request_error', code: 'resource_missing', message: `No such ${what}` } },
]
const refused = (code: string, message: string): Answer => [
  400,
  { error: { type: 'invalid_request_error', code, message } },
]

/** The parameters within `name[…]`. */
const within = (params: Record<string, string>, name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(params).flatMap(([key, value]) =>
      key.startsWith(`${name}[`) && key.endsWith(']') ? [[key.slice(name.length + 1, -1), value]] : [],
    ),
  )

function list<One extends { id: string }>(
  all: readonly One[],
  { limit = '10', starting_after }: Record<string, string>,
) {
  const from = starting_after === undefined ? 0 : all.findIndex(({ id }) => id === starting_after) + 1
  const data = all.slice(from, from + Number(limit))
  return { object: 'list', data, has_more: from + data.length < all.length, url: '/v1' }
}

/** Without what has to be asked for. */
const plain = (one: Invoice, expanded: boolean) => (expanded ? one : { ...one, payments: undefined })

/** Whose details the portal shows, and where its way back leads. */
const portalOf = (params: Record<string, string>) =>
  new URLSearchParams({ klant: params['customer'] ?? '', terug: params['return_url'] ?? '' }).toString()

/** @param origin of its pages. */
export function answerCall(ledger: Ledger, { method, path, params }: StripeCall, origin: string): Answer {
  const [room = '', id = '', more = '', last = ''] = path.slice('/v1/'.length).split('/')
  // Of two of its rooms the name has two parts; what follows is one thing in it, and what is done with that.
  const isDeep = room === 'checkout' || room === 'billing_portal'
  const parts = isDeep ? [room, id, more && ':id', last] : [room, id && ':id', more]
  const route = `${method} ${parts.filter(Boolean).join('/')}`
  const expands = Object.entries(params).some(([key, value]) => key.startsWith('expand') && value.endsWith('payments'))
  const newest = <One extends { created: number }>(all: Iterable<One>) =>
    [...all].toReversed().toSorted((a, b) => b.created - a.created)
  switch (route) {
    case 'POST customers': {
      const made = {
        id: ledger.id('cus'),
        object: 'customer' as const,
        email: params['email'] ?? '',
        taxIds: [],
        metadata: within(params, 'metadata'),
      }
      ledger.customers.set(made.id, made)
      return [200, made]
    }
    case 'GET customers/:id/tax_ids':
      return [
        200,
        list(
          (ledger.customers.get(id)?.taxIds ?? []).map((value) => ({ id: value, value })),
          params,
        ),
      ]
    case 'POST customers/:id/tax_ids': {
      const customer = ledger.customers.get(id)
      if (customer === undefined) return missing('customer')
      // Numbers that look right, and that Stripe knows better of.
      if (/0{6}/.test(params['value'] ?? '')) return refused('tax_id_invalid', 'Invalid value for eu_vat.')
      customer.taxIds.push(params['value'] ?? '')
      return [200, { id: ledger.id('txi'), object: 'tax_id', value: params['value'] }]
    }
    case 'DELETE customers/:id/tax_ids': {
      const customer = ledger.customers.get(id)
      if (customer === undefined) return missing('customer')
      customer.taxIds = customer.taxIds.filter((value) => value !== path.split('/').at(-1))
      return [200, { id: path.split('/').at(-1), object: 'tax_id', deleted: true }]
    }
    case 'POST checkout/sessions': {
      if (!ledger.customers.has(params['customer'] ?? '')) return missing('customer')
      const made = ledger.id('cs')
      const session = {
        id: made,
        object: 'checkout.session' as const,
        customer: params['customer'] ?? '',
        status: 'open' as const,
        created: Math.floor(ledger.now.getTime() / 1_000),
        url: `${origin}/betalen/${made}`,
        success_url: params['success_url'] ?? '',
        cancel_url: params['cancel_url'] ?? '',
        metadata: within(params, 'metadata'),
        subscription: null,
      }
      ledger.sessions.set(made, session)
      return [200, structuredClone(session)]
    }
    case 'GET checkout/sessions': {
      const { customer, status } = params
      const all = newest(ledger.sessions.values()).filter(
        (one) =>
          (customer === undefined || one.customer === customer) && (status === undefined || one.status === status),
      )
      return [200, list(all, params)]
    }
    case 'GET checkout/sessions/:id': {
      const one = ledger.sessions.get(more)
      return one === undefined ? missing('checkout.session') : [200, one]
    }
    case 'POST checkout/sessions/:id/expire': {
      const one = ledger.sessions.get(more)
      if (one === undefined) return missing('checkout.session')
      if (one.status !== 'open') {
        const message = `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${one.status}\`.`
        return [400, { error: { type: 'invalid_request_error', message } }]
      }
      return [200, ledger.expire(more)]
    }
    case 'POST billing_portal/sessions':
      return [200, { id: ledger.id('bps'), url: `${origin}/portaal?${portalOf(params)}` }]
    case 'GET subscriptions': {
      const { customer } = params
      const all = newest(ledger.subscriptions.values()).filter(
        (one) => customer === undefined || one.customer === customer,
      )
      return [200, list(all, params)]
    }
    case 'GET subscriptions/:id': {
      const one = ledger.subscriptions.get(id)
      return one === undefined ? missing('subscription') : [200, one]
    }
    case 'POST subscriptions/:id': {
      const one = ledger.subscriptions.get(id)
      if (one === undefined) return missing('subscription')
      if (one.status === 'canceled')
        return refused('resource_missing', 'A canceled subscription can only update its metadata.')
      const { trial_end: trialEnd } = params
      if (trialEnd !== undefined) {
        if (Number(trialEnd) * 1_000 <= ledger.now.getTime())
          return refused('invalid_request', 'Invalid timestamp: must be an integer Unix timestamp in the future.')
        // Stripe credits what was paid of the period that runs, unless it is asked not to.
        if (params['proration_behavior'] !== 'none') return refused('invalid_request', 'No prorations are known here.')
        return [200, ledger.trial(id, Number(trialEnd))]
      }
      const ends = params['cancel_at_period_end'] === 'true'
      const end = one.items.data[0].current_period_end
      return [
        200,
        ledger.change(id, {
          cancel_at_period_end: ends,
          cancel_at: ends ? end : null,
          canceled_at: ends ? Math.floor(ledger.now.getTime() / 1_000) : null,
        }),
      ]
    }
    case 'DELETE subscriptions/:id': {
      const one = ledger.subscriptions.get(id)
      if (one === undefined || one.status === 'canceled') return missing('subscription')
      return [200, ledger.end(id)]
    }
    case 'GET invoices': {
      const all = newest(ledger.invoices.values()).filter(
        ({ customer, status }) => customer === params['customer'] && (params['status'] ?? status) === status,
      )
      return [
        200,
        list(
          all.map((one) => plain(one, expands) as Invoice),
          params,
        ),
      ]
    }
    case 'GET invoices/:id': {
      const one = ledger.invoices.get(id)
      return one === undefined ? missing('invoice') : [200, plain(one, expands)]
    }
    case 'POST invoices/:id': {
      const one = ledger.invoices.get(id)
      if (one === undefined) return missing('invoice')
      if (one.status !== 'open') return refused('invoice_not_editable', 'This invoice can no longer be edited.')
      one.auto_advance = params['auto_advance'] === 'true'
      return [200, plain(one, expands)]
    }
    case 'GET refunds':
      return [
        200,
        list(
          ledger.refunds.filter((one) => one.payment_intent === params['payment_intent']),
          params,
        ),
      ]
    case 'POST refunds': {
      const intent = params['payment_intent'] ?? ''
      const of = [...ledger.invoices.values()].find(({ payments }) =>
        payments.data.some(({ payment }) => payment.payment_intent === intent),
      )
      if (of === undefined) return missing('payment_intent')
      const back = ledger.refunds
        .filter((one) => one.payment_intent === intent && one.status !== 'failed')
        .reduce((sum, one) => sum + one.amount, 0)
      const amount = Number(params['amount'] ?? of.total - back)
      if (back >= of.total) return refused('charge_already_refunded', 'Charge has already been refunded.')
      if (back + amount > of.total) {
        const message = `Refund amount (${amount}) is greater than unrefunded amount on charge (${of.total - back})`
        return [400, { error: { type: 'invalid_request_error', message, param: 'amount' } }]
      }
      const made = {
        id: ledger.id('re'),
        object: 'refund' as const,
        payment_intent: intent,
        amount,
        status: 'succeeded' as const,
        metadata: within(params, 'metadata'),
      }
      ledger.refunds.push(made)
      return [200, made]
    }
    default:
      return [
        404,
        { error: { type: 'invalid_request_error', message: `Unrecognized request URL (${method}: ${path}).` } },
      ]
  }
}
