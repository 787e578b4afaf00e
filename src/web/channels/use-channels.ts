// The user's YouTube channels and their videos, and the calls that change them. Renders nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { MOST_CHANNELS, videoSorts } from '#contract/channels/channel.ts'
import * as endpoints from '#contract/channels/endpoints.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { call, callPage } from '#web/http/call.ts'

export const channelsKey = ['youtube-channels'] as const

/** All of them: there are no more than fit on a page. */
export const useChannels = () =>
  useQuery({
    queryKey: [...channelsKey, 'list'],
    queryFn: ({ signal }) => callPage(endpoints.listChannels, { query: { limit: MOST_CHANNELS }, signal }),
    refetchOnMount: 'always',
  })

export const useChannel = (id: number) =>
  useQuery({
    queryKey: [...channelsKey, 'one', id],
    queryFn: ({ signal }) => call(endpoints.readChannel, { params: { id }, signal }),
    refetchOnMount: 'always',
  })

/** Whether there is a key to the Data API, and until when its allowance is spent. */
export const useYoutubeState = () =>
  useQuery({
    queryKey: [...channelsKey, 'state'],
    queryFn: ({ signal }) => call(endpoints.youtubeState, { signal }),
  })

export const wantedSchema = z.object({ search: z.string(), sort: z.enum(videoSorts) })
export type Wanted = z.infer<typeof wantedSchema>
export const everything: Wanted = { search: '', sort: 'newest' }

export function useVideos(id: number, { search, sort }: Wanted, after: string | undefined) {
  const query = { limit: PAGE_SIZE, sort, ...(search !== '' && { search }), ...(after !== undefined && { after }) }
  return useQuery({
    queryKey: [...channelsKey, 'videos', id, query],
    queryFn: ({ signal }) => callPage(endpoints.listVideos, { params: { id }, query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

function useRefetching<Input, Output>(mutationFn: (input: Input) => Promise<Output>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: channelsKey }) })
}

export const useAddChannel = () => useRefetching((channel: string) => call(endpoints.addChannel, { body: { channel } }))

export const useSwitchChannel = () =>
  useRefetching(({ id, active }: { id: number; active: boolean }) =>
    call(endpoints.saveChannel, { params: { id }, body: { active } }),
  )

export const useDeleteChannel = () => useRefetching((id: number) => call(endpoints.deleteChannel, { params: { id } }))

export const useVerifyChannel = () => useRefetching((id: number) => call(endpoints.verifyChannel, { params: { id } }))

export const useRefreshChannel = () => useRefetching((id: number) => call(endpoints.refreshChannel, { params: { id } }))
