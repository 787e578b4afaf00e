// How it stands with the reviews of an article, kept up to date with what others do. Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { readReviews } from '#contract/reviews/endpoints.ts'
import { call } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'

const all = ['reviews'] as const
export const reviewsKey = (id: number) => [...all, id] as const

/** @param version of the article: another one may go out in another way. */
export function useReviews(id: number, version: number) {
  useLive(['articles', 'settings'], all)
  return useQuery({
    queryKey: [...reviewsKey(id), version],
    queryFn: ({ signal }) => call(readReviews, { params: { id }, signal }),
    // What was known of the version before stands until this one is known; of another article nothing does.
    placeholderData: (before, query) => (query?.queryKey[1] === id ? before : undefined),
  })
}
