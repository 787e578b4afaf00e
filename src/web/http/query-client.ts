// The cache of the server's data: how long it counts as fresh, and under which keys the shared lists stand.
// Knows no endpoint and no screen.
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 60_000

/** The lists that login and registration refresh, also when nobody shows them yet. */
export const listKeys = {
  articles: ['articles'],
  inspirationSources: ['inspiration-sources'],
  inspirationArticles: ['inspiration-articles'],
} as const

/** Specification, section 9: fresh for a minute, refetched on focus and mount, nothing tried twice. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: FRESH_MS,
        refetchInterval: false,
        refetchOnWindowFocus: true,
        refetchOnMount: true,
        retry: false,
        // A call while offline fails at once with a message, instead of waiting without a word.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
