// What the language check finds in a text, as it is typed. The check itself is the contract's, loaded when it is first needed:
// its word lists would weigh on the first paint of a screen. Knows no markup.
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Finding } from '#dutch/language-check/check.ts'

const fetchEngine = async () => {
  const [check, mending] = await Promise.all([
    import('#dutch/language-check/check.ts'),
    import('#dutch/language-check/mend-all.ts'),
  ])
  return { ...check, ...mending }
}

export type Engine = Awaited<ReturnType<typeof fetchEngine>>

/** One for all checks of a page, so that a failure and what mends it are everywhere the same. */
let state: { engine: Engine | null; failed: boolean; loading: boolean } = {
  engine: null,
  failed: false,
  loading: false,
}
const listeners = new Set<() => void>()

function become(next: typeof state): void {
  state = next
  for (const listener of listeners) listener()
}

function load(): void {
  if (state.loading) return
  become({ ...state, loading: true })
  void fetchEngine().then(
    (engine) => become({ engine, failed: false, loading: false }),
    () => become({ engine: null, failed: true, loading: false }),
  )
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const snapshot = () => state

export interface CheckedText {
  /** What was checked; while someone types it may be a moment older than what stands in the field. */
  text: string
  findings: readonly Finding[]
  engine: Engine
}

export interface LanguageCheckState {
  /** null until the check has been loaded. */
  checked: CheckedText | null
  /** The check could not be loaded. */
  failed: boolean
  loading: boolean
  retry: () => void
}

/** Checks `text` here in the browser; nothing is sent anywhere. */
export function useLanguageCheck(text: string): LanguageCheckState {
  const { engine, failed, loading } = useSyncExternalStore(subscribe, snapshot, snapshot)
  useEffect(() => {
    // Also after a failure: whoever comes back to it tries again.
    if (!state.engine) load()
  }, [])
  // Typing goes first; the findings follow as soon as the browser has time.
  const current = useDeferredValue(text)
  const checked = useMemo(
    () => (engine ? { text: current, findings: engine.checkLanguage(current), engine } : null),
    [engine, current],
  )
  return { checked, failed, loading, retry: load }
}
