// The feeds in pages, and the calls that change them and the muted words. Renders nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import * as endpoints from '#contract/feeds/endpoints.ts'
import type { editedFeed, newFeed } from '#contract/feeds/feed.ts'
import { LARGEST_PAGE, PAGE_SIZE } from '#contract/paging.ts'
import { call, callPage } from '#web/http/call.ts'

/** The key of everything about feeds in the cache: what waits, the feeds and the muted words. */
export const feedsKey = ['feeds'] as const

export function useFeeds(after: string | undefined) {
  const query = { limit: PAGE_SIZE, ...(after !== undefined && { after }) }
  return useQuery({
    queryKey: [...feedsKey, 'list', query],
    queryFn: ({ signal }) => callPage(endpoints.listFeeds, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** All feeds that one reply holds, to choose one of. */
export function useFeedNames() {
  return useQuery({
    queryKey: [...feedsKey, 'names'],
    queryFn: ({ signal }) => callPage(endpoints.listFeeds, { query: { limit: LARGEST_PAGE }, signal }),
  }).data?.entries
}

export const readMuted = (signal?: AbortSignal) => call(endpoints.readMuted, { signal })

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: feedsKey })
}

export function useAddFeed() {
  return useMutation({
    mutationFn: (body: z.input<typeof newFeed>) => call(endpoints.addFeed, { body }),
    onSettled: useRefresh(),
  })
}

export function useSaveFeed() {
  return useMutation({
    mutationFn: ({ id, ...body }: z.input<typeof editedFeed> & { id: number }) =>
      call(endpoints.saveFeed, { params: { id }, body }),
    onSettled: useRefresh(),
  })
}

export function useDeleteFeed() {
  return useMutation({
    mutationFn: (id: number) => call(endpoints.deleteFeed, { params: { id } }),
    onSettled: useRefresh(),
  })
}

export function useImportFeeds() {
  return useMutation({
    mutationFn: (opml: string) => call(endpoints.importFeeds, { body: { opml } }),
    onSettled: useRefresh(),
  })
}

export function useSaveMuted() {
  return useMutation({
    mutationFn: (words: string[]) => call(endpoints.saveMuted, { body: { words } }),
    onSettled: useRefresh(),
  })
}
