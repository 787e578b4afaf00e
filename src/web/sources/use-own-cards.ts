// One's own articles, newest first, for choosing one of them: in pages, and searched. Renders nothing.
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { listArticles } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'

/** @param search '' for all. */
export function useOwnCards(search: string) {
  const query = { sort: 'createdAt', order: 'desc', ...(search !== '' && { q: search }) } as const
  return useInfiniteQuery({
    queryKey: [...listKeys.articles, 'to-choose', search],
    queryFn: async ({ pageParam: cursor, signal }) => {
      const reply = await call(listArticles, { query: { ...query, ...(cursor !== null && { cursor }) }, signal })
      // With a sort key the answer is always one of cards.
      return Array.isArray(reply) ? { articles: [], nextCursor: null } : reply
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
