// Who is logged in, and the counter of AI requests in that answer. Knows no screen.
import { queryOptions, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { currentUserAddress } from '#contract/accounts/addresses.ts'
import type { User } from '#contract/accounts/user.ts'
import { orNull, read, send } from '#web/http/call.ts'

// The schema is loaded after the reply: without a session there is nothing to check, and the login form need not wait for
// zod.
async function askUser(options: Parameters<typeof send>[1]): Promise<User> {
  const reply = await send(currentUserAddress, options)
  const { currentUser } = await import('#contract/accounts/endpoints.ts')
  return read(currentUser, reply)
}

/** The current user, null without a session. Fresh for 60 seconds (specification, section 7). */
export const userQuery = queryOptions({
  queryKey: ['user'],
  queryFn: async ({ client, signal }) => {
    const user = await orNull(askUser({ signal }))
    makeWayFor(client, user)
    return user
  },
  staleTime: 60_000,
})

/** The query of the current user; `data` is undefined while loading, null without a session. */
export function useUser() {
  return useQuery(userQuery)
}

/** Filled by the guard with the user it let in. */
export const LoggedInUser = createContext<User | null>(null)

/** The logged-in user, for everything that stands behind the guard. */
export function useLoggedInUser(): User {
  const user = useContext(LoggedInUser)
  if (!user) throw new Error('useLoggedInUser was used outside the guard')
  return user
}

/** For each cache: the user whose data it holds, and the role and the desk with which that was fetched. */
const owners = new WeakMap<QueryClient, Pick<User, 'id' | 'role' | 'desk'>>()

/**
 * Clears the cache for `user`. Another person may have logged in, also in another tab of this browser: nothing of the
 * previous one may be left. And a user who is no administrator any more must not keep what they fetched as one; lists that
 * are still on the screen are fetched again. Of somebody who only got another desk everything is asked again, and nothing of what they
 * are doing goes.
 */
function makeWayFor(client: QueryClient, user: User | null): void {
  if (user === null) return
  const before = owners.get(client)
  owners.set(client, { id: user.id, role: user.role, desk: user.desk })
  if (before === undefined) return
  if (before.id !== user.id) client.removeQueries({ predicate: isNotUser })
  else if (before.role === 'admin' && user.role !== 'admin') void client.resetQueries({ predicate: isData })
  else if (before.desk !== user.desk) void client.invalidateQueries({ predicate: isData })
}

/** Whether a query holds data of the server, other than the user. What use-kept.ts keeps is the user's own. */
const isData = (query: { queryKey: QueryKey }) => isNotUser(query) && query.queryKey[0] !== 'kept'

/** Whether a query is another than that of the current user. */
export function isNotUser({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] !== userQuery.queryKey[0]
}

/** Stores who is logged in now. */
export function setUser(client: QueryClient, user: User | null): void {
  makeWayFor(client, user)
  // A reply still under way was requested before this change and would undo it.
  void client.cancelQueries({ queryKey: userQuery.queryKey })
  client.setQueryData(userQuery.queryKey, user)
}

/** The count of AI requests in the browser: raised at once for granted requests, and later replaced by the server's. */
export function useAiCounter() {
  const client = useQueryClient()
  return useMemo(() => {
    const setCount = (next: (count: number) => number) =>
      client.setQueryData(
        userQuery.queryKey,
        (user) => user && { ...user, aiRequestsCount: next(user.aiRequestsCount) },
      )
    return {
      /** One request was granted. */
      bump: () => setCount((count) => count + 1),
      /** Fetches the whole user again. */
      reload: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
      /**
       * Fetches the user and takes over only the count, unless it is another user. A failure is only logged (specification,
       * section 8).
       */
      refresh: async () => {
        try {
          const user = await askUser({ headers: { 'Cache-Control': 'no-cache', Pragma: 'no-cache' } })
          const known = client.getQueryData(userQuery.queryKey)
          if (known && known.id !== user.id) setUser(client, user)
          else setCount(() => user.aiRequestsCount)
        } catch (error) {
          // oxlint-disable-next-line no-console -- that it is only logged is the specification's choice
          console.warn('De teller van AI-verzoeken kon niet worden ververst.', error)
        }
      },
    }
  }, [client])
}
