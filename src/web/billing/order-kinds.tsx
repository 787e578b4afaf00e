// For whom Premium is ordered, each with the price that they read first. The browser handles the arrow keys.
import { useId } from 'react'
import type { OrderKind } from '#contract/billing/state.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'

const kinds = [
  { kind: 'private', label: 'Particulier', price: PREMIUM_INCLUDING_VAT, terms: 'per maand, incl. btw' },
  { kind: 'business', label: 'Zakelijk', price: PREMIUM_EXCLUDING_VAT, terms: 'per maand, excl. btw' },
] as const

export function OrderKinds({ value, onChange }: { value: OrderKind; onChange: (kind: OrderKind) => void }) {
  const id = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-small font-semibold">Voor wie bestel je?</legend>
      <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
        {kinds.map(({ kind, label, price, terms }) => (
          <label
            key={kind}
            className="grid cursor-pointer gap-1 rounded-field border border-edge bg-sheet p-4 hover:border-ink-3 has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent-ink"
          >
            <span className="flex items-center justify-between gap-2 text-small font-semibold">
              {label}
              <input
                type="radio"
                name={id}
                value={kind}
                checked={kind === value}
                onChange={() => onChange(kind)}
                className="size-4 accent-ink outline-none"
              />
            </span>
            <span className="font-serif text-h2 tabular-nums">€ {price}</span>
            <span className="text-caption text-ink-3">{terms}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
