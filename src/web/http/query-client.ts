// The cache of the server's data: how long it counts as fresh, and the keys of the shared lists.
// Knows no endpoint and no screen.
import { QueryClient } from '@tanstack/react-query'

const FRESH_MS = 60_000

/** The keys of the lists that login and registration invalidate, also while no screen shows them. */
export const listKeys = {
  articles: ['articles'],
  inspirationSources: ['inspiration-sources'],
  inspirationArticles: ['inspiration-articles'],
} as const

/** Of websites, and of where articles stand on them. */
export const publishingKey = ['publishing'] as const

/** As section 9 of the specification says: fresh for a minute, refetched on focus and mount, no retries. */
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
