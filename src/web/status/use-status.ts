// How the house is, asked for again and again while somebody looks. Draws nothing.
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { readStatus } from '#contract/status/endpoints.ts'
import { call } from '#web/http/call.ts'

/** Often enough to see something go wrong or come back, seldom enough to be no load. */
const REFRESH_MS = 30_000

/** Only while the window is seen; a failed call leaves what was known. */
export function useStatus() {
  return useQuery({
    queryKey: ['status'],
    queryFn: ({ signal }) => call(readStatus, { signal }),
    refetchInterval: REFRESH_MS,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}
