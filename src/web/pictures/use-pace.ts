// How fast this server enlarges photographs, and how many wait: for an estimate before one is begun. Renders nothing.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { readPace } from '#contract/pictures/endpoints.ts'
import { call } from '#web/http/call.ts'
import type { Pace } from './enlarging-time.ts'

/** Who is before somebody changes by the minute; how fast the machine is, hardly. */
const STALE_MS = 15_000

const paceQuery = queryOptions({
  queryKey: ['upscale-pace'],
  queryFn: ({ signal }) => call(readPace, { signal }),
  staleTime: STALE_MS,
})

/** Undefined until it is known, and when it cannot be: then nothing is promised. */
export const usePace = (): Pace | undefined => useQuery(paceQuery).data
