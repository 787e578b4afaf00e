// Explains a Premium screen to a user without Premium: what it brings, an example, and where to get it. Makes no request.
import type { ReactNode } from 'react'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { Badge } from '#web/ui/badge.tsx'
import { PremiumLink } from './premium-link.tsx'

interface PremiumStoryProps {
  /** What the screen does, in one sentence. */
  purpose: string
  gains: string[]
  /** Why the screen is closed, and what opens it. */
  refusal: string
  /** Caption of `children`, the example. */
  example: string
  children: ReactNode
}

export function PremiumStory({ purpose, gains, refusal, example, children }: PremiumStoryProps) {
  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-2 lg:gap-14">
      <div className="grid content-start justify-items-start gap-6">
        <Badge tone="accent">Premium</Badge>
        <p className="font-serif text-title text-ink-2">{purpose}</p>
        <ul className="grid list-disc gap-2 pl-5 text-ink-2 marker:text-accent">
          {gains.map((gain) => (
            <li key={gain}>{gain}</li>
          ))}
        </ul>
        <div className="grid w-full justify-items-start gap-4 border-t border-rule pt-6">
          <p className="text-ink-2">
            {refusal} Premium kost € {PREMIUM_INCLUDING_VAT} per maand, € {PREMIUM_EXCLUDING_VAT} excl. btw.
          </p>
          <PremiumLink />
        </div>
      </div>
      <figure className="grid grid-cols-1 content-start gap-6 border-t border-rule pt-8 lg:border-t-0 lg:border-l lg:pt-0 lg:pl-14">
        <figcaption className="grid grid-cols-1 gap-1">
          <span className="text-caption text-ink-3">Voorbeeld</span>
          <span className="font-serif text-h2 font-medium">{example}</span>
        </figcaption>
        {children}
      </figure>
    </div>
  )
}
