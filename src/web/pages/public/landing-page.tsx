// The landing page: what Kopij is, what it costs, what people ask, and how to contact us.
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { ContactSection } from './contact-section.tsx'
import { FeaturesSection } from './features-section.tsx'
import { PageFrame } from './page-frame.tsx'
import { Unless, When } from './passages.tsx'
import { ASK_INVITATION, REGISTER } from './paths.ts'
import { PricingSection } from './pricing-section.tsx'
import { QuestionsSection } from './questions-section.tsx'
import { ShowcaseSection } from './showcase-section.tsx'
import { TitleTrialSection } from './title-trial-section.tsx'

const sections = [
  ['#features', 'Functies'],
  ['#pricing', 'Prijzen'],
  ['#faq', 'Vragen'],
  ['#contact', 'Contact'],
] as const

const example = [
  ['Facebook', 'Zonder tuin toch eigen tomaten: zo pak je het aan op een balkon'],
  ['Pinterest', 'Moestuin op het balkon: stappenplan voor beginners'],
  [
    'Link in Bio',
    'Diepe bakken, goede aarde en wat geduld: meer heb je niet nodig. Lees het stappenplan via de link in bio 🌱',
  ],
] as const

export function LandingPage() {
  return (
    <PageFrame masthead={<Masthead />}>
      <section className="grid items-center gap-12 py-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16 lg:py-16">
        <div className="grid justify-items-start gap-8">
          <h1 className="text-display tracking-[-0.03em] text-wrap">
            Van los idee naar <em className="text-accent-ink sm:block">klaar om te plaatsen</em>
          </h1>
          <p className="max-w-md font-serif text-title text-ink-2">
            Captions, titels, scripts en herschreven teksten in goed Nederlands, op één redactietafel.
          </p>
          <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
            <When fact="open">
              <a href={REGISTER} className={buttonLook()}>
                Start je proef van {TRIAL_HOURS} uur
              </a>
              <p className="text-small text-ink-3">{AI_REQUESTS_LIMIT} AI-verzoeken, 0 euro, geen creditcard</p>
            </When>
            <Unless fact="open">
              <a href={ASK_INVITATION} className={buttonLook()}>
                Vraag een uitnodiging
              </a>
              <p className="max-w-xs text-small text-ink-3">
                Hier maak je een account met een uitnodiging van de beheerder.
              </p>
            </Unless>
          </div>
          <p className="text-small text-ink-2">
            <strong className="font-semibold text-ink">100+ professionals</strong> schrijven met Kopij.
          </p>
        </div>
        <Example />
      </section>
      <TitleTrialSection />
      <ShowcaseSection />
      <FeaturesSection />
      <PricingSection />
      <QuestionsSection />
      <ContactSection />
    </PageFrame>
  )
}

/** The links in a row; on narrow screens behind a button, a `details` element that needs no script. */
function Masthead() {
  return (
    <>
      <nav aria-label="Hoofdmenu" className="hidden items-center gap-6 lg:flex">
        {sections.map(([to, name]) => (
          <a key={to} href={to} className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
            {name}
          </a>
        ))}
        <a href="/auth" className="inline-flex min-h-11 items-center text-ink-2 hover:text-ink">
          Inloggen
        </a>
      </nav>
      <When fact="open">
        <a href={REGISTER} className={cx(buttonLook(), 'max-sm:hidden lg:ml-2')}>
          Probeer gratis
        </a>
      </When>
      <Unless fact="open">
        <a href={ASK_INVITATION} className={cx(buttonLook(), 'max-sm:hidden lg:ml-2')}>
          Vraag een uitnodiging
        </a>
      </Unless>
      <details data-menu className="lg:hidden">
        <summary className={cx(buttonLook({ kind: 'secondary' }), 'list-none [&::-webkit-details-marker]:hidden')}>
          Menu
        </summary>
        <nav
          aria-label="Hoofdmenu"
          className="absolute inset-x-0 top-full z-10 grid rounded-raised border border-rule bg-sheet px-5 py-2 shadow-raised"
        >
          {[...sections, ['/auth', 'Inloggen']].map(([to, name]) => (
            <a key={to} href={to} className={menuLink}>
              {name}
            </a>
          ))}
          <When fact="open">
            <a href={REGISTER} className={menuLink}>
              Probeer gratis
            </a>
          </When>
          <Unless fact="open">
            <a href={ASK_INVITATION} className={menuLink}>
              Vraag een uitnodiging
            </a>
          </Unless>
        </nav>
      </details>
    </>
  )
}

const menuLink = 'flex min-h-12 items-center border-b border-rule font-semibold last:border-b-0'

/** One title and the captions made from it: the product on half a page. */
function Example() {
  return (
    <figure className="rounded-card border border-rule bg-sheet p-6 sm:p-8">
      <figcaption className="grid gap-1 pb-6">
        <span className="text-caption text-ink-3">Voorbeeld</span>
        <span className="font-serif text-h2 font-medium text-balance">
          Moestuin op het balkon: zo begin je zonder tuin
        </span>
      </figcaption>
      <dl>
        {example.map(([network, text]) => (
          <div key={network} className="grid gap-1 border-t border-rule py-4 last:pb-0">
            <dt className="text-caption text-accent-ink">{network}</dt>
            <dd className="font-serif text-result">{text}</dd>
          </div>
        ))}
      </dl>
    </figure>
  )
}
