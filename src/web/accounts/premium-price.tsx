// What Premium costs, that with VAT first, and how one gets out of it. Knows nobody.
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'

export function PremiumPrice() {
  return (
    <div>
      <p>
        <span className="font-serif text-title whitespace-nowrap">€ {PREMIUM_INCLUDING_VAT}</span>{' '}
        <span className="text-small text-ink-2">per maand, € {PREMIUM_EXCLUDING_VAT} excl. btw</span>
      </p>
      <p className="text-caption text-ink-3">Elke maand opzegbaar · 14 dagen bedenktijd</p>
    </div>
  )
}
