// A session that was ended, or a role that was taken, elsewhere: the first call that is refused tells, and the guard sees
// who is logged in now and what they may. Knows no screen, and no call.
import type { QueryClient } from '@tanstack/react-query'
import { onRefused } from '#web/http/call.ts'
import { userQuery } from './use-user.ts'

/** Asks who is logged in again when a call is refused to somebody who was. Returns how to end that. */
export function followRefusals(client: QueryClient): () => void {
  return onRefused(() => {
    // Without anybody it says nothing new: a login with a wrong password. While it is asked, this may be the answer.
    const state = client.getQueryState(userQuery.queryKey)
    if (!state?.data || state.fetchStatus !== 'idle') return
    // That it failed, whoever shows the user sees.
    void client.prefetchQuery({ ...userQuery, staleTime: 0 })
  })
}
