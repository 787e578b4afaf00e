// A campaign as the server has it, kept up to date with what other windows make and edit. Renders nothing.
import { useQuery, type QueryClient } from '@tanstack/react-query'
import type { Campaign } from '#contract/campaigns/campaign.ts'
import { readCampaign } from '#contract/campaigns/endpoints.ts'
import { listGenerations, readGenerationSource } from '#contract/history/endpoints.ts'
import { call } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'
import type { Asked } from '#web/tools/input-words.ts'

/** The key in the cache; 'campaign' tells it from the article itself. */
export const campaignKey = (articleId: number) => [...listKeys.articles, 'campaign', articleId] as const

export function useCampaignQuery(articleId: number) {
  useLive(['articles'], campaignKey(articleId))
  return useQuery({
    queryKey: campaignKey(articleId),
    queryFn: ({ signal }) => call(readCampaign, { params: { id: articleId }, signal }),
    refetchOnMount: 'always',
  })
}

const nothing: Campaign = { parts: [], underWay: [] }

/** What is known of it now. */
export const campaignNow = (client: QueryClient, articleId: number): Campaign =>
  client.getQueryData<Campaign>(campaignKey(articleId)) ?? nothing

/** Puts what was heard in its place: a reply under way was asked for before, and would undo it. */
export function setCampaign(client: QueryClient, articleId: number, change: (now: Campaign) => Campaign): void {
  void client.cancelQueries({ queryKey: campaignKey(articleId) })
  client.setQueryData<Campaign>(campaignKey(articleId), change(campaignNow(client, articleId)))
}

/**
 * The request that a part was written for, article included: what its facts are held against. null while that is fetched, and when
 * the generation was deleted from the history.
 */
export function useAsked(generationId: number): Asked {
  const { data = null } = useQuery({
    queryKey: ['campaign-asked', generationId],
    queryFn: async ({ signal }): Promise<Asked> => {
      const [[generation], { source }] = await Promise.all([
        call(listGenerations, { query: { id: generationId }, signal }),
        call(readGenerationSource, { params: { id: generationId }, signal }),
      ])
      return generation ? { ...generation.input, source } : null
    },
    staleTime: Infinity,
  })
  return data
}
