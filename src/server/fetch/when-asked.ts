// Loads safe-fetch.ts with the first fetch: it takes 12 MB, and most of the time nobody fetches anything.
import { setImmediate as turn } from 'node:timers/promises'
import type { SafeFetch, SafeFetchOptions } from './safe-fetch.ts'

/** The same as `createSafeFetch`, but loads that only when something is fetched. */
export function fetchWhenAsked(options: SafeFetchOptions = {}): SafeFetch {
  let made: Promise<SafeFetch> | undefined
  // Made once, so that its limit on fetches at once counts for all callers together.
  const fetching = () => (made ??= load(options))
  return {
    page: async (...asked) => (await fetching()).page(...asked),
    picture: async (...asked) => (await fetching()).picture(...asked),
    ask: async (...asked) => (await fetching()).ask(...asked),
  }
}

/** In steps, between which the event loop goes round: a module that imports node:http makes Node load all of its own fetch. */
async function load(options: SafeFetchOptions): Promise<SafeFetch> {
  await import('node:http')
  await turn()
  await import('./outside.ts')
  await turn()
  const { createSafeFetch } = await import('./safe-fetch.ts')
  return createSafeFetch(options)
}
