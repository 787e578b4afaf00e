// The page for addresses that do not exist.
import { useRouter } from '@tanstack/react-router'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { WordmarkLink } from '#web/ui/wordmark.tsx'

export function NotFoundScreen() {
  usePageTitle('Pagina niet gevonden')
  const { history } = useRouter()
  const back = () => (leadsBackHere(history.canGoBack()) ? history.back() : window.location.assign('/'))
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-6 py-8">
      <header>
        <WordmarkLink to="/" />
      </header>
      <main className="grid flex-1 content-center gap-6 py-16">
        <h1 className="text-h1">Pagina niet gevonden</h1>
        <p className="font-serif text-title text-ink-2">De pagina die je zoekt bestaat niet of is verplaatst.</p>
        <div className="flex flex-wrap gap-4">
          <a href="/" className={buttonLook()}>
            Naar startpagina
          </a>
          <Button kind="secondary" onClick={back}>
            Ga terug
          </Button>
        </div>
      </main>
      <footer className="border-t border-rule pt-4 text-small text-ink-3">Foutcode: 404 | Pagina niet gevonden</footer>
    </div>
  )
}

/** Whether going back in the history leads to a page of this site. `within`: whether the router itself made a step. */
function leadsBackHere(within: boolean): boolean {
  // Without the Navigation API the referrer tells whether the user came by a link of this site.
  return window.navigation?.canGoBack ?? (within || document.referrer.startsWith(`${window.location.origin}/`))
}
