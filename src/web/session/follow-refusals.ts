// Notices that a session was ended or a role was taken away elsewhere: the first refused call makes the guard see who is
// logged in now and what they may. Knows no screen and no call.
import type { QueryClient } from '@tanstack/react-query'
import { onRefused } from '#web/http/call.ts'
import { userQuery } from './use-user.ts'

/** Fetches the user again when a call of a logged-in user is refused. Returns the function that ends this. */
export function followRefusals(client: QueryClient): () => void {
  return onRefused(() => {
    // When nobody is logged in, a refusal says nothing new: a wrong password. And while the user is being fetched, this may
    // be the reply to that very request.
    const state = client.getQueryState(userQuery.queryKey)
    if (!state?.data || state.fetchStatus !== 'idle') return
    // prefetchQuery never rejects; a failure is seen by the components that use the query.
    void client.prefetchQuery({ ...userQuery, staleTime: 0 })
  })
}
