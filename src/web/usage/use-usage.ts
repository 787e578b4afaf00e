// The figures as the server has them, by period. While another period is asked for the one before stays in sight.
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query'
import { usageBoard, usageOverview } from '#contract/usage/overview.ts'
import { ownUsage } from '#contract/usage/own-usage.ts'
import type { Period } from '#contract/usage/period.ts'
import { call } from '#web/http/call.ts'

/** Whoever opens the figures wants those of now, with what was made a minute ago; the period before stays in sight meanwhile. */
const asOfNow = { placeholderData: keepPreviousData, refetchOnMount: 'always' } as const

/** Administrators only. */
export function useOverview(query: Period) {
  return useQuery({
    queryKey: ['usage', 'overview', query],
    queryFn: ({ signal }) => call(usageOverview, { query, signal }),
    ...asOfNow,
  })
}

/** Everything of the board, whatever the period. */
export const boardKey = ['usage', 'board'] as const

/** Administrators only. */
export function useBoard(query: Period) {
  return useQuery({
    queryKey: [...boardKey, query],
    queryFn: ({ signal }) => call(usageBoard, { query, signal }),
    ...asOfNow,
  })
}

/** Who pays only. */
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
  // A module is not data: nothing in it can be compared.
  structuralSharing: false,
})

/** The drawing of charts, fetched when figures are first shown; `failed`: it could not be, tables stand in. */
export function useCharts() {
  const { data, isError } = useQuery(chartsQuery)
  return { charts: data, failed: isError && data === undefined }
}
