// Where readers find an article, for what is written about it. Undefined as long as it stands nowhere.
import { useQuery } from '@tanstack/react-query'
import { listPublications } from '#contract/publishing/endpoints.ts'
import { readingPlace } from '#contract/publishing/reading-address.ts'
import { call } from '#web/http/call.ts'
import { publishingKey } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'

/** Where an article stands: the same query for whoever shows it. */
export const publicationsQuery = (articleId: number) => ({
  queryKey: [...publishingKey, 'article', articleId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call(listPublications, { params: { id: articleId }, signal }),
})

/** @param articleId of an article that is kept; undefined or null for one that is not. */
export function useReadingPlace(articleId: number | null | undefined): ReturnType<typeof readingPlace> {
  useLive(['publishing'], publishingKey)
  const { data } = useQuery({ ...publicationsQuery(articleId ?? 0), enabled: articleId != null })
  return data && readingPlace(data)
}
