// What Kopij costs (specification, sections 1 and 9).
import type { ReactNode } from 'react'
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { Unless, When, whether } from './passages.tsx'
import { ASK_INVITATION, CHOOSE_PREMIUM, REGISTER } from './paths.ts'
import { PREMIUM_EXCLUDING_VAT, PREMIUM_INCLUDING_VAT } from '#contract/prices.ts'
import { Section } from './section.tsx'

export function PricingSection() {
  return (
    <Section
      beside
      id="pricing"
      title="Prijzen"
      lead={whether('open', 'Eerst proberen, dan pas kiezen.', 'Wie een uitnodiging heeft, maakt zelf een account.')}
    >
      <div className="grid gap-12 md:grid-cols-2 md:gap-0">
        <When fact="open">
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
        </When>
        <Unless fact="open">
          <Plan
            name="Op uitnodiging"
            price="Vraag de beheerder"
            terms="je krijgt een mail met een link"
            points={['Met de link maak je zelf je account', 'Alle schrijftools', 'Wat je maakt blijft van jou']}
            action={
              <a href={ASK_INVITATION} className={buttonLook({ kind: 'secondary' })}>
                Vraag een uitnodiging
              </a>
            }
          />
        </Unless>
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
            action={<PremiumLink />}
          />
        </div>
      </div>
    </Section>
  )
}

/** To where Premium is paid, or to the team that turns it on. */
function PremiumLink() {
  return (
    <>
      <When fact="payments">
        <a href={whether('open', CHOOSE_PREMIUM.open, CHOOSE_PREMIUM.invite)} className={buttonLook()}>
          Kies Premium
        </a>
      </When>
      <Unless fact="payments">
        <a href="#contact" className={buttonLook()}>
          Vraag Premium aan
        </a>
      </Unless>
    </>
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
