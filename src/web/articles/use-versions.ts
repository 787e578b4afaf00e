// The closed versions of an article, and the calls that make and restore them. Renders nothing.
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { listVersions, nameVersion, readVersion, restoreVersion } from '#contract/articles/endpoints.ts'
import { call, callPage } from '#web/http/call.ts'
import { articleKey } from './use-article.ts'

const versionsKey = (id: number) => [...articleKey(id), 'versions'] as const

/** In pages, newest first. @param version the number of the present text: with another one there may be another closed version. */
export function useVersions(id: number, version: number) {
  return useInfiniteQuery({
    queryKey: [...versionsKey(id), version],
    queryFn: ({ pageParam: after, signal }) =>
      callPage(listVersions, { params: { id }, query: after === null ? {} : { after }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
  })
}

export function useVersionText(id: number, n: number) {
  return useQuery({
    queryKey: [...versionsKey(id), 'text', n],
    queryFn: ({ signal }) => call(readVersion, { params: { id, n }, signal }),
    staleTime: Infinity,
  })
}

export function useNameVersion(id: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(nameVersion, { params: { id }, body: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: versionsKey(id) }),
  })
}

export function useRestoreVersion(id: number) {
  return useMutation({
    mutationFn: ({ n, version }: { n: number; version: number }) =>
      call(restoreVersion, { params: { id, n }, body: { version } }),
  })
}
