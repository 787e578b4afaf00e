// The cards of articles in pages, how many there are of each kind, and the calls that delete and put back. Renders nothing.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { articleStates, type ArticleCard } from '#contract/articles/article.ts'
import {
  articleSorts,
  countArticles,
  deleteArticle,
  listArticles,
  takeOverArticle,
  undeleteArticle,
  type ArticleCounts,
} from '#contract/articles/endpoints.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'

/** Cards on a page: twelve rows of two. */
export const CARDS_ON_A_PAGE = 24

/** Which articles: those that a search finds, of one state ('' for all), of everyone, or what is in the bin; in which order. */
export const wantedSchema = z.object({
  search: z.string(),
  state: z.enum(['', ...articleStates]),
  sort: z.enum(articleSorts),
  order: z.enum(['asc', 'desc']),
  everyone: z.boolean(),
  bin: z.boolean(),
})
export type Wanted = z.infer<typeof wantedSchema>

export const everything: Wanted = {
  search: '',
  state: '',
  sort: 'createdAt',
  order: 'desc',
  everyone: false,
  bin: false,
}

interface CardsPage {
  entries: ArticleCard[]
  /** The cursor of the next page; null on the last one. */
  next: string | null
}

export function useCards({ search, state, sort, order, everyone, bin }: Wanted, after: string | undefined) {
  const query = {
    sort,
    order,
    size: CARDS_ON_A_PAGE,
    ...(search !== '' && { q: search }),
    // The bin has no states.
    ...(bin ? { bin: 'true' as const } : state !== '' && { state }),
    ...(everyone && { everyone: 'true' as const }),
    ...(after !== undefined && { cursor: after }),
  }
  return useQuery({
    queryKey: [...listKeys.articles, 'cards', query],
    queryFn: async ({ signal }): Promise<CardsPage> => {
      const reply = await call(listArticles, { query, signal })
      // With a sort key the answer is always one of cards.
      return Array.isArray(reply) ? { entries: [], next: null } : { entries: reply.articles, next: reply.nextCursor }
    },
    placeholderData: keepPreviousData,
  })
}

/** How many there are of each kind; undefined until that is known. */
export function useCounts(everyone: boolean): ArticleCounts | undefined {
  return useQuery({
    queryKey: [...listKeys.articles, 'counts', everyone],
    queryFn: ({ signal }) => call(countArticles, { query: everyone ? { everyone: 'true' } : {}, signal }),
  }).data
}

/**
 * How many articles the list has in all, as far as that is known: of a search the server counts nothing, but the last page
 * tells it.
 * @param first the place of the page's first entry, from 1.
 */
export function totalOf(
  { search, state, bin }: Wanted,
  first: number,
  { entries, next }: CardsPage,
  counts: ArticleCounts | undefined,
): number | undefined {
  if (next === null) return first + entries.length - 1
  if (search !== '' || counts === undefined) return undefined
  return bin ? counts.bin : counts[state === '' ? 'all' : state]
}

export interface Outcome {
  done: ArticleCard[]
  refused: { article: ArticleCard; error: unknown }[]
}

const acts = { delete: deleteArticle, undelete: undeleteArticle, takeOver: takeOverArticle } as const

/** Deletes these articles, puts them back, or takes them over. Never rejects: it tells for which the server refused. */
export function useBinning() {
  const client = useQueryClient()
  return async (kind: keyof typeof acts, articles: readonly ArticleCard[]): Promise<Outcome> => {
    const replies = await Promise.allSettled(articles.map(({ id }) => call(acts[kind], { params: { id } })))
    const outcome: Outcome = { done: [], refused: [] }
    for (const [at, article] of articles.entries()) {
      const reply = replies[at]
      if (reply?.status === 'rejected') outcome.refused.push({ article, error: reply.reason as unknown })
      else outcome.done.push(article)
    }
    // After a refusal too: it may be gone already.
    await client.invalidateQueries({ queryKey: listKeys.articles })
    return outcome
  }
}
