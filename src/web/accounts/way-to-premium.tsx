// For a user who reached the limit of AI requests, or whose trial or Premium ended: what they keep, what Premium adds and
// costs, and where to get it. Why AI is closed is said elsewhere. Makes no request.
import { Check, Plus } from 'lucide-react'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { buttonLook } from '#web/ui/button.tsx'

/** Where Premium is explained. */
export const PREMIUM_ADDRESS = '/#pricing'

const stays = [
  'Je invoer en al je eerdere resultaten',
  'Taalcheck, zonder limiet',
  'Inspiratie-links en je eigen taken',
]
const gains = ['Onbeperkt AI-verzoeken', 'Schrijven in je eigen stijl', 'Uitgebreide cijfers']

export function WayToPremium() {
  return (
    <section aria-label="Zo ga je verder" className="@container grid max-w-3xl gap-5 border-t border-ink pt-5">
      <h2 className="text-h2">Zo ga je verder</h2>
      <div className="grid gap-x-10 gap-y-5 border-y border-rule py-4 @xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="font-sans font-semibold">Dit blijft van jou, gratis</h3>
          <ul className="grid gap-1.5 text-ink-2">
            {stays.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Check aria-hidden className="mt-0.75 size-4.5 shrink-0 text-good" />
                {item}
              </li>
            ))}
          </ul>
        </div>
        <div className="grid content-start gap-2">
          <h3 className="font-sans font-semibold">Met Premium erbij</h3>
          <ul className="grid gap-1.5 text-ink-2">
            {gains.map((item) => (
              <li key={item} className="flex gap-2.5">
                <Plus aria-hidden className="mt-0.75 size-4.5 shrink-0 text-accent-ink" />
                {item}
              </li>
            ))}
          </ul>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <a href={PREMIUM_ADDRESS} className={buttonLook()}>
          Bekijk Premium
        </a>
        <p>
          <span className="font-serif text-title">€ {PREMIUM_INCLUDING_VAT}</span>{' '}
          <span className="text-small text-ink-2">per maand, € {PREMIUM_EXCLUDING_VAT} excl. btw</span>
        </p>
      </div>
      <p className="text-small text-ink-3">
        Schrijf je voor een redactie? Een beheerder kan je ook zonder Premium meer ruimte geven.
      </p>
    </section>
  )
}
