// An invoice in words: its amount and its state. Renders nothing.
import type { BillingState } from '#contract/billing/state.ts'

const euros = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** Cents as '€ 24,19'. */
export const eurosOf = (cents: number) => `€ ${euros.format(cents / 100)}`

type InvoiceState = BillingState['invoices'][number]['state']

export const invoiceStates = {
  paid: { word: 'Betaald', tone: 'good' },
  open: { word: 'Nog niet betaald', tone: 'plain' },
  failed: { word: 'Mislukt', tone: 'bad' },
  refunded: { word: 'Terugbetaald', tone: 'plain' },
} as const satisfies Record<InvoiceState, { word: string; tone: 'good' | 'plain' | 'bad' }>
