// How it stands with the article in the list that the bar's article is: changed since, or gone. Follows what other windows save.
// Renders nothing.
import { useQuery } from '@tanstack/react-query'
import { readArticleHead } from '#contract/articles/endpoints.ts'
import { call, isProblem } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'
import type { Article } from './article.ts'
import { isOlder } from './own-article.ts'

/** The beginning of the cache keys of what is known of such articles. */
export const headsKey = [...listKeys.articles, 'head'] as const

/** Of the article with this id; `null` when there is none any more. */
export function useArticleHead(id: number) {
  return useQuery({
    queryKey: [...headsKey, id],
    queryFn: async ({ signal }) => {
      try {
        return await call(readArticleHead, { params: { id }, signal })
      } catch (error) {
        if (isProblem(error, 'notFound')) return null
        throw error
      }
    },
    refetchOnMount: 'always',
  })
}

/** `same` as well as long as it is not known. */
export type Standing = 'same' | 'changed' | 'gone'

export function useStanding(article: Article, id: number): Standing {
  useLive(['articles'], headsKey)
  const { data } = useArticleHead(id)
  if (data === undefined) return 'same'
  if (data === null) return 'gone'
  return isOlder(article, data) ? 'changed' : 'same'
}
