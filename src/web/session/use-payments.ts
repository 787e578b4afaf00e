// What the server knows of one's payments, as it is fetched, and whether Premium can be paid here at all. Knows no screen.
import { queryOptions, useQuery } from '@tanstack/react-query'
import { billing } from '#contract/billing/endpoints.ts'
import { call } from '#web/http/call.ts'

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(billing, { signal }),
})

/** Whether Premium can be paid here; undefined as long as that is not known. When it cannot be asked, it cannot be paid either. */
export function usePayments(): boolean | undefined {
  const { data, isError } = useQuery({ ...billingQuery, select: ({ payments }) => payments })
  return data ?? (isError ? false : undefined)
}
