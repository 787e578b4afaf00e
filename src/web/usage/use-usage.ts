// The figures as the server has them, by period. While another period is being fetched, the previous one stays visible.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { usageBoard, usageOverview } from '#contract/usage/overview.ts'
import { ownUsage } from '#contract/usage/own-usage.ts'
import type { Period } from '#contract/usage/period.ts'
import { call } from '#web/http/call.ts'

/** Fetched again whenever the figures are opened, to include what was made a minute ago. */
const asOfNow = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

/** Administrators only. */
export function useOverview(query: Period) {
  return useQuery({
    queryKey: ['usage', 'overview', query],
    queryFn: ({ signal }) => call(usageOverview, { query, signal }),
    ...asOfNow,
  })
}

/** The beginning of the board's cache keys, whatever the period. */
export const boardKey = ['usage', 'board'] as const

/** Administrators only. */
export function useBoard(query: Period) {
  return useQuery({
    queryKey: [...boardKey, query],
    queryFn: ({ signal }) => call(usageBoard, { query, signal }),
    ...asOfNow,
  })
}

/** For users with Premium only. */
export function useOwnUsage(query: Period) {
  return useQuery({
    queryKey: ['usage', 'own', query],
    queryFn: ({ signal }) => call(ownUsage, { query, signal }),
    ...asOfNow,
  })
}

const chartsQuery = queryOptions({
  queryKey: ['usage', 'charts'],
  queryFn: () => import('./charts.tsx'),
  staleTime: Infinity,
  gcTime: Infinity,
  // A module is no data that could be compared with the one before.
  structuralSharing: false,
})

/** The module of the charts, loaded when figures are first shown. `failed`: it could not be loaded, and tables stand in. */
export function useCharts() {
  const { data, isError } = useQuery(chartsQuery)
  return { charts: data, failed: isError && data === undefined }
}
