// The websites that are connected, and the calls that connect, test and forget them.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { connectSite, disconnectSite, labelSite, listSites, testSite } from '#contract/publishing/endpoints.ts'
import type { newSite } from '#contract/publishing/site.ts'
import { call } from '#web/http/call.ts'
import { publishingKey } from '#web/http/query-client.ts'
import { useLive } from '#web/live/use-live.ts'

const sitesKey = [...publishingKey, 'sites'] as const

/** All sites, by name: nobody has more than one page of them. */
export function useSites() {
  useLive(['publishing'], publishingKey)
  return useQuery({ queryKey: sitesKey, queryFn: ({ signal }) => call(listSites, { signal }) })
}

export function useConnectSite() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.input<typeof newSite>) => call(connectSite, { body }),
    onSuccess: refresh,
  })
}

export function useTestSite() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(testSite, { params: { id } }),
    // Also after a refusal: it may be paused by it.
    onSettled: refresh,
  })
}

export function useLabelSite() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, label }: { id: number; label: string }) => call(labelSite, { params: { id }, body: { label } }),
    onSuccess: refresh,
  })
}

export function useDisconnectSite() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(disconnectSite, { params: { id } }),
    onSettled: refresh,
  })
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: publishingKey })
}
