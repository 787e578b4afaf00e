// The page for addresses that do not exist.
import { Link, useRouter } from '@tanstack/react-router'
import { Button, buttonLook } from '#web/ui/button.tsx'
import { usePageTitle } from '#web/ui/use-page-title.ts'
import { Wordmark } from '#web/ui/wordmark.tsx'

export function NotFoundScreen() {
  usePageTitle('Pagina niet gevonden')
  const { history } = useRouter()
  return (
    <div className="mx-auto flex min-h-dvh max-w-2xl flex-col px-6 py-8">
      <header>
        <Link to="/" className="inline-flex h-11 items-center">
          <Wordmark />
        </Link>
      </header>
      <main className="grid flex-1 content-center gap-6 py-16">
        <h1 className="text-h1">Pagina niet gevonden</h1>
        <p className="font-serif text-title text-ink-2">De pagina die je zoekt bestaat niet of is verplaatst.</p>
        <div className="flex flex-wrap gap-4">
          <Link to="/" className={buttonLook()}>
            Naar startpagina
          </Link>
          <Button kind="secondary" onClick={() => history.back()}>
            Ga terug
          </Button>
        </div>
      </main>
      <footer className="border-t border-rule pt-4 text-small text-ink-3">Foutcode: 404 | Pagina niet gevonden</footer>
    </div>
  )
}
