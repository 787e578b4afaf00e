// The legal pages. Their full texts are still to come, and the page says so.
import { Link } from '@tanstack/react-router'
import { ArrowLeft } from 'lucide-react'
import { buttonLook } from '#web/ui/button.tsx'
import { cx } from '#web/ui/cx.ts'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { WordmarkLink } from '#web/ui/wordmark.tsx'

/** The legal pages by their path. */
export const legalPages = {
  privacybeleid: {
    title: 'Privacybeleid',
    text: 'Hier komt te staan welke gegevens we bewaren, waarom, hoelang, en hoe je ze laat inzien of verwijderen.',
  },
  'algemene-voorwaarden': {
    title: 'Algemene voorwaarden',
    text: 'Hier komen de voorwaarden te staan waaronder je Kopij gebruikt.',
  },
  cookiebeleid: {
    title: 'Cookiebeleid',
    text: 'Hier komt te staan welke cookies we gebruiken. Nu zijn dat er twee: een sessiecookie waarmee je ingelogd blijft, en een voorkeurencookie (1 jaar) die je weergave onthoudt.',
  },
} as const

function LegalScreen({ page }: { page: keyof typeof legalPages }) {
  const { title, text } = legalPages[page]
  usePageTitle(title)
  return (
    <div className="mx-auto grid max-w-2xl gap-12 px-6 py-8">
      <header className="flex flex-wrap items-center justify-between gap-x-4">
        <WordmarkLink to="/" />
        <Link to="/" className={cx(buttonLook({ kind: 'quiet', size: 'small' }), '-mr-3')}>
          <ArrowLeft aria-hidden />
          Terug naar home
        </Link>
      </header>
      <main className="grid gap-6">
        <h1 className="text-h1">{title}</h1>
        <p className="font-serif text-title text-ink-2">{text}</p>
        <p className="border-t border-rule pt-4 text-small text-ink-3">De volledige tekst volgt.</p>
      </main>
    </div>
  )
}

export const PrivacyScreen = () => <LegalScreen page="privacybeleid" />
export const TermsScreen = () => <LegalScreen page="algemene-voorwaarden" />
export const CookiesScreen = () => <LegalScreen page="cookiebeleid" />
