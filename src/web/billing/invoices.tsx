// The invoices of a subscription, newest first. The documents themselves stand at Stripe.
import { ExternalLink } from 'lucide-react'
import type { BillingState } from '#contract/billing/state.ts'
import { Badge } from '#web/ui/badge.tsx'
import { buttonLook } from '#web/ui/button.tsx'
import { dayMonthYear } from '#web/ui/date-time.ts'
import { eurosOf, invoiceStates } from './invoice-words.ts'
import { BillingPart } from './part.tsx'

export function Invoices({ invoices }: { invoices: BillingState['invoices'] }) {
  return (
    <BillingPart title="Facturen">
      <ul className="border-t border-rule">
        {invoices.map(({ number, date, cents, state, url }) => (
          <li
            key={number}
            className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 border-b border-rule py-2 @lg:min-h-12 @lg:grid-cols-[6rem_minmax(0,1fr)_auto_8.5rem_auto] @lg:gap-x-4 @lg:py-1"
          >
            <span className="tabular-nums">{dayMonthYear(date)}</span>
            <span className="text-small wrap-anywhere text-ink-2 @max-lg:col-start-1 @max-lg:row-start-2">
              {number}
            </span>
            <span className="text-right tabular-nums @max-lg:col-start-2 @max-lg:row-start-1">{eurosOf(cents)}</span>
            <span className="@max-lg:col-start-2 @max-lg:row-start-2 @max-lg:justify-self-end">
              <Badge tone={invoiceStates[state].tone}>{invoiceStates[state].word}</Badge>
            </span>
            <a
              href={url}
              target="_blank"
              rel="noreferrer"
              aria-label={`Open factuur ${number} bij Stripe, in een nieuw tabblad`}
              className={`${buttonLook({ kind: 'quiet', size: 'small' })} -mr-3 @max-lg:col-start-3 @max-lg:row-span-2 @max-lg:row-start-1`}
            >
              <ExternalLink aria-hidden />
              <span className="@max-lg:sr-only">Open</span>
            </a>
          </li>
        ))}
      </ul>
    </BillingPart>
  )
}
