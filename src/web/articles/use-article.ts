// One article as the server has it, kept up to date with what other windows save. Renders nothing.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Article } from '#contract/articles/article.ts'
import { readArticle } from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'
import { laterOf } from './article-text.ts'

/** The key of one article in the cache; 'one' tells it from the pages of lists. */
export const articleKey = (id: number) => [...listKeys.articles, 'one', id] as const

/** Keeps what a reply said of an article, unless something later is known of it. */
export const keepArticle = (client: QueryClient, article: Article): void =>
  void client.setQueryData<Article>(articleKey(article.id), (before) => laterOf(before, article))

/** @param id undefined for a new article: then nothing is asked. */
export function useArticle(id: number | undefined) {
  useLive(['articles'], [...listKeys.articles, 'one'])
  return useQuery({
    queryKey: articleKey(id ?? 0),
    queryFn: ({ signal }) => call(readArticle, { params: { id: id ?? 0 }, signal }),
    enabled: id !== undefined,
    refetchOnMount: 'always',
  })
}
