// The way out, loaded with the first fetch: most of the time nobody fetches anything, and it takes 12 MB.
import type { SafeFetch, SafeFetchOptions } from './safe-fetch.ts'

/** As `createSafeFetch`, which it loads when something is asked of it. */
export function fetchWhenAsked(options: SafeFetchOptions = {}): SafeFetch {
  let made: Promise<SafeFetch> | undefined
  // Made once: its limit on fetches at the same time must hold for all who ask.
  const fetching = () => (made ??= import('./safe-fetch.ts').then(({ createSafeFetch }) => createSafeFetch(options)))
  return {
    page: async (...asked) => (await fetching()).page(...asked),
    picture: async (...asked) => (await fetching()).picture(...asked),
  }
}
