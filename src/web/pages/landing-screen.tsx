// The first page: what Kopij is, and the way in.
import { Link } from '@tanstack/react-router'
import { AI_REQUESTS_LIMIT, TRIAL_HOURS } from '#contract/quota.ts'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'
import { legalPages } from './legal-screen.tsx'

const features = [
  ['Artikelen', 'Schrijven en herschrijven, met SEO-hulp naast de tekst.'],
  ['Captions', 'Facebook, Pinterest en Link in Bio in één keer.'],
  ['Beeld', 'Thumbnails, Shorts en afbeeldingen op maat.'],
  ['Redactie', 'Inspiratie-links, taken en wie wat oppakt.'],
] as const

const example = [
  ['Facebook', 'Zonder tuin toch eigen tomaten: zo pak je het aan op een balkon'],
  ['Pinterest', 'Moestuin op het balkon: stappenplan voor beginners'],
  [
    'Link in Bio',
    'Diepe bakken, goede aarde en wat geduld: meer heb je niet nodig. Lees het stappenplan via de link in bio 🌱',
  ],
] as const

export function LandingScreen() {
  usePageTitle('Kopij')
  return (
    <div className="mx-auto flex min-h-dvh max-w-[84rem] flex-col px-5 sm:px-10">
      <header className="flex min-h-20 shrink-0 flex-wrap items-center gap-2 sm:gap-6">
        <span className="mr-auto">
          <Wordmark />
        </span>
        <Link to="/auth" className={cx(buttonLook({ kind: 'quiet' }), 'max-sm:-mr-5')}>
          Inloggen
        </Link>
        <Link to="/auth" search={{ tab: 'register' }} className={cx(buttonLook(), 'max-sm:hidden')}>
          Probeer gratis
        </Link>
      </header>
      <main className="grid flex-1 content-center gap-16 py-12 lg:py-16">
        <div className="grid items-center gap-16 lg:grid-cols-[1.3fr_1fr]">
          <div className="grid justify-items-start gap-8">
            <h1 className="text-display tracking-[-0.03em] text-wrap">
              Van los idee naar <em className="text-accent-ink">klaar om te plaatsen</em>
            </h1>
            <p className="max-w-md font-serif text-title text-ink-2">
              Artikelen, captions, titels en thumbnails in goed Nederlands, op één redactietafel.
            </p>
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Link to="/auth" search={{ tab: 'register' }} className={buttonLook()}>
                Start je proef van {TRIAL_HOURS} uur
              </Link>
              <p className="text-small text-ink-3">{AI_REQUESTS_LIMIT} AI-verzoeken, 0 euro</p>
            </div>
          </div>
          <Example />
        </div>
        <ul className="grid gap-8 border-t border-ink pt-6 sm:grid-cols-2 lg:grid-cols-4">
          {features.map(([name, text]) => (
            <li key={name} className="grid content-start gap-1">
              <h2 className="text-title">{name}</h2>
              <p className="text-ink-2">{text}</p>
            </li>
          ))}
        </ul>
      </main>
      <footer className="flex flex-wrap gap-x-6 border-t border-rule py-4 text-small text-ink-2">
        {Object.entries(legalPages).map(([path, { title }]) => (
          <Link
            key={path}
            to={`/${path as keyof typeof legalPages}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {title}
          </Link>
        ))}
      </footer>
    </div>
  )
}

/** One title and what came of it: the product on half a page. */
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
