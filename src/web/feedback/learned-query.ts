// The query and its cache key for the learned examples of the logged-in user. Renders nothing.
import { queryOptions } from '@tanstack/react-query'
import { listExamples } from '#contract/feedback/endpoints.ts'
import { call } from '#web/http/call.ts'

export const learnedKey = ['learning'] as const

export const learnedQuery = queryOptions({
  queryKey: learnedKey,
  queryFn: ({ signal }) => call(listExamples, { signal }),
})
