// How Premium is paid, as the server has it, and the user with it: what was paid or ended elsewhere is on the screen at once.
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { billing, type BillingState } from '#contract/billing/endpoints.ts'
import { call } from '#web/http/call.ts'
import { useLive } from '#web/live/use-live.ts'
import { userQuery } from '#web/session/use-user.ts'

export const billingQuery = queryOptions({
  queryKey: ['billing'],
  queryFn: ({ signal }) => call(billing, { signal }),
})

/** The state of one's subscription, kept as the server has it while the calling component is mounted. */
export function useBilling() {
  const client = useQueryClient()
  useLive(['billing'], billingQuery.queryKey)
  const query = useQuery({ ...billingQuery, refetchOnMount: 'always' })
  const { data } = query
  const before = useRef<BillingState>(undefined)
  // The plan in the header and the tools that it opens go by the user, who changed too.
  useEffect(() => {
    if (before.current !== undefined && data !== undefined && before.current !== data)
      void client.invalidateQueries({ queryKey: userQuery.queryKey })
    before.current = data
  }, [client, data])
  return query
}

/** Whether Premium can be paid here; undefined as long as that is not known. */
export function usePayments(): boolean | undefined {
  const { data, isError } = useQuery({ ...billingQuery, select: ({ payments }) => payments })
  return isError ? false : data
}

/** Fetches the state and the user again, after a change of one's own. */
export function useRefreshBilling() {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: billingQuery.queryKey }),
      client.invalidateQueries({ queryKey: userQuery.queryKey }),
    ])
  }, [client])
}
