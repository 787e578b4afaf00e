// Where an article stands, and the calls that publish it and take that back.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { cancelPublication, publishArticle } from '#contract/publishing/endpoints.ts'
import { isUnderWay, type Publication, type PublishInput } from '#contract/publishing/publication.ts'
import { call } from '#web/http/call.ts'
import { listKeys, publishingKey } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'
import { publicationsQuery } from '#web/sources/use-reading-place.ts'

/** How often is asked what became of what is under way, in ms: the stream tells it sooner, where that comes through. */
const ASK_MS = 5_000

export function usePublications(articleId: number) {
  useLive(['publishing'], publishingKey)
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

export function useCancelPublication(articleId: number) {
  const refresh = useRefresh(articleId)
  return useMutation({
    mutationFn: ({ id }: Publication) => call(cancelPublication, { params: { id: articleId, publication: id } }),
    onSettled: refresh,
  })
}

function useRefresh(articleId: number) {
  const client = useQueryClient()
  // What is held stands on the card of the article too.
  return () =>
    Promise.all(
      [publicationsQuery(articleId).queryKey, listKeys.articles].map((queryKey) =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}
