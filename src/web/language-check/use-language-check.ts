// What the language check finds in a text, as it is typed: the rules at once, the spelling when its word list has come. Both are
// loaded when they are first needed: they would weigh on the first paint of a screen. Knows no markup.
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react'
import type { Finding } from '#dutch/language-check/check.ts'
import { useOwnWords } from '#web/own-words/use-own-words.ts'
import { useDebounced } from '#web/ui/use-debounced.ts'
import { askWords, startSpelling, useSpelling, type Spelling } from './spelling.ts'

/** A word is looked up when typing rests: half a word is no mistake yet. */
const REST_MS = 400

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
  /** How far the spelling is; 'off' while nobody wants it. */
  spelling: Spelling['phase']
  /** The check could not be loaded. */
  failed: boolean
  loading: boolean
  retry: () => void
}

/**
 * Checks `text` here in the browser; nothing is sent anywhere. `spelled`: with the word list, which is loaded behind the first
 * answer of the rules. Of a text that is not Dutch, null, nothing is checked and nothing loaded.
 */
export function useLanguageCheck(text: string | null, { spelled }: { spelled: boolean }): LanguageCheckState {
  const { engine, failed, loading } = useSyncExternalStore(subscribe, snapshot, snapshot)
  const { phase, answers } = useSpelling()
  const isDutch = text !== null
  useEffect(() => {
    // Also after a failure: whoever comes back to it tries again.
    if (isDutch && !state.engine) load()
  }, [isDutch])
  const wants = spelled && engine !== null && isDutch && text.trim() !== ''
  const rested = useDebounced(text ?? '', REST_MS)
  useEffect(() => {
    if (wants) startSpelling()
  }, [wants])
  useEffect(() => {
    if (wants && phase !== 'failed') askWords(engine.wordsToAsk(rested))
  }, [wants, engine, rested, phase])
  const own = useOwnWords(wants)
  // Typing goes first; the findings follow as soon as the browser has time.
  const current = useDeferredValue(text)
  const checked = useMemo(() => {
    const knows = (word: string) => own?.has(word) || answers.get(word)
    return engine && current !== null
      ? { text: current, findings: engine.checkLanguage(current, own ? knows : null), engine }
      : null
  }, [engine, current, own, answers])
  return { checked, spelling: wants ? phase : 'off', failed, loading, retry: load }
}
