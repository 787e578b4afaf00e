// In the place of what was not made because AI is closed: why, what stays, what Premium adds and costs, and where to get it.
// A tool's screen tells the limit here and nowhere else.
import { Check, Plus } from 'lucide-react'
import type { Refusal } from '#contract/quota.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { cx } from '#web/ui/cx.ts'
import { LimitMeter } from './limit-meter.tsx'
import { PremiumLink } from './premium-link.tsx'
import { PremiumPrice } from './premium-price.tsx'

const stays = [
  'Je invoer en al je eerdere resultaten',
  'Taalcheck, zonder limiet',
  'Inspiratie-links en je eigen taken',
]
const gains = ['Onbeperkt AI-verzoeken', 'Schrijven in je eigen stijl', 'Uitgebreide cijfers']

interface WayToPremiumProps {
  /** Why AI is closed; null where the screen says so in the place of a single text. */
  why: Refusal | null
}

export function WayToPremium({ why }: WayToPremiumProps) {
  return (
    <section
      aria-label="Zo ga je verder"
      className="@container grid max-w-3xl grid-cols-1 gap-5 border-t-2 border-ink pt-5"
    >
      <div className="grid gap-2">{why ? <Why why={why} /> : <h2 className="text-h2">Zo ga je verder</h2>}</div>
      <div className="grid gap-x-10 gap-y-5 border-y border-rule py-4 @xl:grid-cols-2">
        <div className="grid content-start gap-2">
          <h3 className="font-sans text-small font-semibold">Dit blijft van jou, gratis</h3>
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
          <h3 className="font-sans text-small font-semibold">Met Premium erbij</h3>
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
        <PremiumLink />
        <PremiumPrice />
      </div>
      <p className="text-small text-ink-3">
        Schrijf je voor een redactie? Een beheerder kan je ook zonder Premium meer ruimte geven.
      </p>
    </section>
  )
}

/** The same in a column beside the work: why, the price and where to get it, without what stays and what comes. */
export function NarrowWayToPremium({ why }: { why: Refusal }) {
  return (
    <section aria-label="Zo ga je verder" className="grid gap-2 border-t-2 border-ink pt-3">
      <Why why={why} narrow />
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <PremiumLink size="small" />
        <p className="text-caption text-ink-3">
          <span className="text-small font-semibold text-ink">€ {PREMIUM_INCLUDING_VAT}</span> per maand,
          <br />€ {PREMIUM_EXCLUDING_VAT} excl. btw
        </p>
      </div>
    </section>
  )
}

function Why({ why, narrow = false }: { why: Refusal; narrow?: boolean }) {
  return (
    <>
      {!narrow && <LimitMeter />}
      {/* Announced: it may come while the screen is open, when the last request was used or a date has passed. */}
      <div role="alert" className={cx('grid', !narrow && 'gap-1')}>
        <h2 className={narrow ? 'text-headline' : 'text-h2'}>{why.title}</h2>
        <p className={narrow ? 'text-small text-ink-2' : 'max-w-xl text-ink-2'}>{why.description}</p>
      </div>
    </>
  )
}
