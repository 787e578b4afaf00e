// How Premium is paid, as the server has it, and the user with it: what was paid or ended elsewhere is on the screen at once.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import type { BillingState } from '#contract/billing/state.ts'
import { useLive } from '#web/live/use-live.ts'
import { billingQuery } from '#web/session/use-payments.ts'
import { userQuery } from '#web/session/use-user.ts'

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
