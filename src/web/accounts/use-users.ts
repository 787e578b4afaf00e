// The accounts as administrators see them: a page of the list, and what is fetched again after a change. Renders nothing.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { listUsers, userSorts, type UserSort } from '#contract/accounts/administration-endpoints.ts'
import { desks } from '#contract/accounts/desk.ts'
import { roles } from '#contract/accounts/user.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { callPage } from '#web/http/call.ts'
import { auditKey } from '#web/audit/use-audit.ts'
import type { Sort } from '#web/ui/table.tsx'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'

export const usersKey = ['users'] as const

/** What the screen shows: which tab, which accounts, and their order (`name` from A to Z, `-name` from Z to A). */
export const wantedSchema = z.object({
  part: z.enum(['accounts', 'invitations', 'log', 'door']),
  search: z.string(),
  role: z.enum(['', ...roles]),
  desk: z.enum(['', ...desks]),
  sort: z.enum([...userSorts, ...userSorts.map((key) => `-${key}` as const)]),
})
export type Wanted = z.infer<typeof wantedSchema>

export const everyone: Wanted = { part: 'accounts', search: '', role: '', desk: '', sort: '-createdAt' }

/** `sortOf` makes the order that a table shows from the text in the address, `textOf` the text from the order. */
export const sortOf = (sort: Wanted['sort']): Sort<UserSort> => ({
  key: sort.replace('-', '') as UserSort,
  descending: sort.startsWith('-'),
})
export const textOf = ({ key, descending }: Sort<UserSort>): Wanted['sort'] => (descending ? `-${key}` : key)

/** One page; the previous one stays while another is fetched. `after`: the cursor where the page before it ended. */
export function useUsers({ search, role, desk, sort }: Wanted, after: string | undefined) {
  const { key, descending } = sortOf(sort)
  const query = {
    sort: key,
    direction: descending ? ('desc' as const) : ('asc' as const),
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(role !== '' && { role }),
    ...(desk !== '' && { desk }),
    ...(after !== undefined && { after }),
  }
  return useQuery({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => callPage(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/**
 * Returns a function that fetches again what a change of user `id` affects: the list, the audit log, and the logged-in
 * user when it is that one.
 */
export function useRefreshUsers(): (id?: number) => Promise<void> {
  const client = useQueryClient()
  const { id: own } = useLoggedInUser()
  return useMemo(
    () => async (id) => {
      // The own account first: a user who is no administrator any more may not fetch the list.
      if (id === own) await client.invalidateQueries({ queryKey: userQuery.queryKey })
      await Promise.all([usersKey, auditKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    [client, own],
  )
}
