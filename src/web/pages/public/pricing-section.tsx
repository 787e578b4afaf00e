// What Kopij costs (specification, sections 1 and 9).
import type { ReactNode } from 'react'
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { REGISTER } from './paths.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { Section } from './section.tsx'

export function PricingSection() {
  return (
    <Section beside id="pricing" title="Prijzen" lead="Eerst proberen, dan pas kiezen.">
      <div className="grid gap-12 md:grid-cols-2 md:gap-0">
        <Plan
          name="Gratis proef"
          price="0 euro"
          terms={`${TRIAL_HOURS} uur vanaf je registratie`}
          points={[
            `${AI_REQUESTS_LIMIT} AI-verzoeken`,
            'Alle schrijftools',
            'Geen creditcard nodig',
            'Wat je maakte blijft na de proef van jou',
          ]}
          action={
            <a href={REGISTER} className={buttonLook({ kind: 'secondary' })}>
              Probeer gratis
            </a>
          }
        />
        <div className="border-rule max-md:border-t max-md:pt-12 md:border-l md:pl-12">
          <Plan
            name="Premium"
            price={`${PREMIUM_EXCLUDING_VAT} euro per maand`}
            terms={`excl. btw (${PREMIUM_INCLUDING_VAT} euro incl. 21 % btw), maandelijks vooraf`}
            points={[
              'Onbeperkt AI-verzoeken',
              'Uitgebreide cijfers',
              'Voorrang bij ondersteuning',
              'Eigen AI-stijlprofielen',
            ]}
            action={
              <a href="#contact" className={buttonLook()}>
                Vraag Premium aan
              </a>
            }
          />
        </div>
      </div>
    </Section>
  )
}

interface PlanProps {
  name: string
  price: string
  terms: string
  points: readonly string[]
  action: ReactNode
}

function Plan({ name, price, terms, points, action }: PlanProps) {
  return (
    <section className="grid content-start justify-items-start gap-5">
      <h3 className="text-title">{name}</h3>
      <div>
        <p className="font-serif text-h2 font-medium">{price}</p>
        <p className="text-small text-ink-2">{terms}</p>
      </div>
      <ul className="grid list-disc gap-1.5 pl-5 marker:text-accent">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      {action}
    </section>
  )
}
