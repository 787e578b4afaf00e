// The page for an unexpected failure: a screen that threw an error, or a part of the site that could not be loaded.
import { Button } from '#web/ui/button.tsx'

export function ErrorScreen() {
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-6 px-6">
      <h1 className="text-h1">Er ging iets mis</h1>
      <p role="alert" className="text-ink-2">
        Deze pagina kon niet worden getoond. Laad de pagina opnieuw; blijft het misgaan, probeer het dan later nog eens.
      </p>
      <Button onClick={() => window.location.reload()}>Laad opnieuw</Button>
    </main>
  )
}
