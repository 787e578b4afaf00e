// How the house is, asked for again and again while somebody looks, and having a job done again. Draws nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readStatus, retryJob } from '#contract/status/endpoints.ts'
import type { HouseStatus } from '#contract/status/state.ts'
import { call } from '#web/http/call.ts'

/** Often enough to see something go wrong or come back, seldom enough to be no load. */
const REFRESH_MS = 30_000

/** While a job is under way, or could be. */
const BUSY_REFRESH_MS = 3_000

const statusKey = ['status']

/** Only while the window is seen; a failed call leaves what was known. */
export function useStatus() {
  return useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => call(readStatus, { signal }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && isBusy(data) ? BUSY_REFRESH_MS : REFRESH_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

const isBusy = (house: HouseStatus | undefined) =>
  house?.jobs.jobs.some(({ running, waiting }) => running > 0 || waiting > 0) ?? false

/** Has what failed of a job done again. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(retryJob, { params: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  })
}
