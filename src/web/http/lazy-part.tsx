// Parts of the application that are loaded when they are first shown: waiting, shown, or failed with a way to try again.
// React.lazy keeps a failure until the page is reloaded; this does not. Knows no part.
import { useEffect, useState, useSyncExternalStore, type ComponentType, type ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PageSpinner, Spinner } from '#web/ui/spinner.tsx'
import { serverAnswers } from './call.ts'

type Load<Props> = () => Promise<ComponentType<Props>>

/** A component that loads itself; `preload` begins before it is shown and never rejects. */
type LazyPart<Props> = ((props: Props) => ReactNode) & { preload: () => Promise<void> }

/** A part within a page that already has its frame. */
export function lazyPart<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazy(load, () => <Spinner label="Laden..." />, PartFailed)
}

/** A page of its own. */
export function lazyPage<Props extends object>(load: Load<Props>): LazyPart<Props> {
  return lazy(load, () => <PageSpinner label="Laden..." />, PageFailed)
}

interface FailedProps {
  /** Tries once more; tells whether it worked. */
  retry: () => Promise<boolean>
}

function lazy<Props extends object>(
  load: Load<Props>,
  Waiting: ComponentType,
  Failed: ComponentType<FailedProps>,
): LazyPart<Props> {
  let state: { part?: ComponentType<Props>; failed?: boolean } = {}
  let loading: Promise<boolean> | undefined
  const listeners = new Set<() => void>()

  function become(next: typeof state): boolean {
    state = next
    loading = undefined
    for (const listener of listeners) listener()
    return next.part !== undefined
  }
  // A failure stays on the screen until a later try works: otherwise it would flicker away and back.
  const start = () =>
    (loading ??= load().then(
      (part) => become({ part }),
      () => become({ failed: true }),
    ))
  function subscribe(listener: () => void) {
    listeners.add(listener)
    return () => listeners.delete(listener)
  }

  function Part(props: Props) {
    const { part: Loaded, failed } = useSyncExternalStore(subscribe, () => state)
    useEffect(() => {
      // Also after a failure: mounting it again is another try.
      if (!state.part) void start()
    }, [])
    if (Loaded) return <Loaded {...props} />
    return failed ? <Failed retry={start} /> : <Waiting />
  }
  const preload = async () => void (state.part ?? (await start()))
  return Object.assign(Part, { preload })
}

function PartFailed({ retry }: FailedProps) {
  return (
    <div className="grid max-w-2xl justify-items-start gap-6">
      <h1 className="text-h1">Dit onderdeel kon niet worden geladen</h1>
      <Retry retry={retry} />
    </div>
  )
}

function PageFailed({ retry }: FailedProps) {
  return (
    <main className="mx-auto grid min-h-dvh max-w-2xl content-center justify-items-start gap-6 px-6">
      <h1 className="text-h1">Deze pagina kon niet worden geladen</h1>
      <Retry retry={retry} />
    </main>
  )
}

function Retry({ retry }: FailedProps) {
  const [tries, setTries] = useState(0)
  const [pending, setPending] = useState(false)

  async function again() {
    setPending(true)
    if (await retry()) return
    // The server answers but the file is gone: a newer version has been deployed.
    if (await serverAnswers()) return window.location.reload()
    setTries(tries + 1)
    setPending(false)
  }
  return (
    <>
      <p role="alert" key={tries} className="text-ink-2">
        {tries === 0
          ? 'Controleer je verbinding en probeer het opnieuw.'
          : 'Het is nog niet gelukt. Controleer je verbinding en probeer het zo nog eens.'}
      </p>
      <Button pending={pending} onClick={() => void again()}>
        Probeer opnieuw
      </Button>
    </>
  )
}
