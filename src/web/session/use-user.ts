// Who is logged in, and the counter of AI requests in that answer. Knows no screen.
import { queryOptions, useQuery, useQueryClient, type QueryClient, type QueryKey } from '@tanstack/react-query'
import { createContext, useContext, useMemo } from 'react'
import { currentUserAddress } from '#contract/accounts/addresses.ts'
import type { User } from '#contract/accounts/user.ts'
import { orNull, read, send } from '#web/http/call.ts'

// The schema comes after the reply: without a session there is nothing to read, and the login form need not wait for zod.
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

/** Whose data a cache holds, and with which rights it was asked for. */
const owners = new WeakMap<QueryClient, Pick<User, 'id' | 'role'>>()

/**
 * Another person may come in by another tab of this browser, too: nothing of the one before may be left for them. Nor of
 * what one read as an administrator, once one is none any more; the lists still shown are asked for again.
 */
function makeWayFor(client: QueryClient, user: User | null): void {
  if (user === null) return
  const before = owners.get(client)
  owners.set(client, { id: user.id, role: user.role })
  if (before === undefined) return
  if (before.id !== user.id) client.removeQueries({ predicate: isNotUser })
  else if (before.role === 'admin' && user.role !== 'admin') void client.resetQueries({ predicate: isData })
}

/** What was read from the server, apart from who is logged in. Forms and results that are kept (use-kept.ts) are one's own. */
const isData = (query: { queryKey: QueryKey }) => isNotUser(query) && query.queryKey[0] !== 'kept'

/** Everything in the cache but who is logged in. */
export function isNotUser({ queryKey }: { queryKey: QueryKey }): boolean {
  return queryKey[0] !== userQuery.queryKey[0]
}

/** Stores who is logged in now. */
export function setUser(client: QueryClient, user: User | null): void {
  makeWayFor(client, user)
  // An answer still under way was asked before this and would undo it.
  void client.cancelQueries({ queryKey: userQuery.queryKey })
  client.setQueryData(userQuery.queryKey, user)
}

/** Counting on the browser's side: adds granted requests at once, and reads the server's count afterwards. */
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
      /** Reads the whole user again. */
      reload: () => client.invalidateQueries({ queryKey: userQuery.queryKey }),
      /** Takes over only the counter, unless somebody else answers; a failure is only logged (specification, section 8). */
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
