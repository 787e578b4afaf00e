// Where an article stands, and the calls that publish it and take that back.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelPublication, publishArticle } from '#contract/publishing/endpoints.ts'
import { isUnderWay, type Publication, type PublishInput } from '#contract/publishing/publication.ts'
import { call } from '#web/http/call.ts'
import { listKeys, publishingKey } from '#web/http/query-client.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { useLive } from '#web/live/use-live.ts'
import { reviewsKey } from '#web/reviews/use-reviews.ts'
import { publicationsQuery } from '#web/sources/use-reading-place.ts'
import { toast } from '#web/ui/toast-store.ts'

/** How often is asked what became of what is under way, in ms: the stream tells it sooner, where that comes through. */
const ASK_MS = 5_000

export function usePublications(articleId: number) {
  // A save changes whether what is still to go out is the text that stands here.
  useLive(['publishing', 'articles'], publishingKey)
  return useQuery({
    ...publicationsQuery(articleId),
    refetchInterval: ({ state: { data } }) => (data?.some(({ state }) => isUnderWay(state)) ? ASK_MS : false),
  })
}

export function usePublish(articleId: number) {
  const refresh = useRefresh(articleId)
  return useMutation({
    mutationFn: (body: PublishInput) => call(publishArticle, { params: { id: articleId }, body }),
    onSettled: refresh,
  })
}

/** The same place and moment once more, for the text as it is now. */
export const againOf = ({ siteId, plannedFor, draft }: Publication): PublishInput => ({
  siteId,
  when: plannedFor ?? (draft ? 'draft' : 'now'),
})

/** Orders the present text in the place of one that is still to go out. @param save saves what was typed; null when that failed. */
export function useTakeNewText(articleId: number, save: () => Promise<number | null>) {
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async (publication: Publication) =>
      (await save()) === null ? null : call(publishArticle, { params: { id: articleId }, body: againOf(publication) }),
    onSettled: useRefresh(articleId),
  })
  async function take(publication: Publication) {
    try {
      if ((await mutateAsync(publication)) !== null)
        toast({ title: 'Nieuwe tekst', description: `Naar ${publication.siteName} gaat de tekst van nu.` })
    } catch (error) {
      tellFailure('De nieuwe tekst is niet gekozen', error)
    }
  }
  return { take, isPending }
}

export function useCancelPublication(articleId: number) {
  const refresh = useRefresh(articleId)
  return useMutation({
    mutationFn: ({ id }: Publication) => call(cancelPublication, { params: { id: articleId, publication: id } }),
    onSettled: refresh,
  })
}

function useRefresh(articleId: number) {
  const client = useQueryClient()
  const keys = [
    publicationsQuery(articleId).queryKey,
    // What is held stands on the card of the article too.
    listKeys.articles,
    // Also what was sent back meanwhile, or was overruled by this.
    reviewsKey(articleId),
  ]
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
}
