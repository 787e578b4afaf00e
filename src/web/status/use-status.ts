// The state of the house, fetched again and again while somebody looks, and the call that runs a failed job again. Renders
// nothing.
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { readStatus, retryJob } from '#contract/status/endpoints.ts'
import type { HouseStatus } from '#contract/status/state.ts'
import { call } from '#web/http/call.ts'

/** Often enough to see something go wrong or come back, seldom enough to be no load. */
const REFRESH_MS = 30_000

/** The same while a job is running or waits. */
const BUSY_REFRESH_MS = 3_000

const statusKey = ['status']

/** Fetches only while the window is visible. After a failed call the last known state stays. */
export function useStatus() {
  return useQuery({
    queryKey: statusKey,
    queryFn: ({ signal }) => call(readStatus, { signal }),
    refetchInterval: ({ state: { data, status } }) =>
      status === 'success' && isBusy(data) ? BUSY_REFRESH_MS : REFRESH_MS,
    refetchOnMount: 'always',
  })
}

const isBusy = (house: HouseStatus | undefined) =>
  house?.jobs.jobs.some(({ running, waiting }) => running > 0 || waiting > 0) ?? false

/** Runs again what failed of a job, by the job's name. */
export function useRetry() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (name: string) => call(retryJob, { params: { name } }),
    onSettled: () => client.invalidateQueries({ queryKey: statusKey }),
  })
}
