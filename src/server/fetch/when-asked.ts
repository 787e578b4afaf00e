// Loads safe-fetch.ts with the first fetch: it takes 12 MB, and most of the time nobody fetches anything.
import type { SafeFetch, SafeFetchOptions } from './safe-fetch.ts'

/** The same as `createSafeFetch`, but loads that only when something is fetched. */
export function fetchWhenAsked(options: SafeFetchOptions = {}): SafeFetch {
  let made: Promise<SafeFetch> | undefined
  // Made once, so that its limit on fetches at once counts for all callers together.
  const fetching = () => (made ??= import('./safe-fetch.ts').then(({ createSafeFetch }) => createSafeFetch(options)))
  return {
    page: async (...asked) => (await fetching()).page(...asked),
    picture: async (...asked) => (await fetching()).picture(...asked),
  }
}
