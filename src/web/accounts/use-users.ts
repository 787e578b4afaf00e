// The accounts as administrators see them: a page of the list, and what follows from a change. Draws nothing.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { z } from 'zod'
import { listUsers, userSorts, type UserSort } from '#contract/accounts/administration-endpoints.ts'
import { roles } from '#contract/accounts/user.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { callPage } from '#web/http/call.ts'
import { auditKey } from '#web/audit/use-audit.ts'
import type { Sort } from '#web/ui/table.tsx'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'

export const usersKey = ['users'] as const

/** Which accounts, in which order: `name` from A to Z, `-name` the other way. */
export const wantedSchema = z.object({
  part: z.enum(['accounts', 'log', 'door']),
  search: z.string(),
  role: z.enum(['', ...roles]),
  sort: z.enum([...userSorts, ...userSorts.map((key) => `-${key}` as const)]),
})
export type Wanted = z.infer<typeof wantedSchema>

export const everyone: Wanted = { part: 'accounts', search: '', role: '', sort: '-createdAt' }

/** The order as a table shows it, and back. */
export const sortOf = (sort: Wanted['sort']): Sort<UserSort> => ({
  key: sort.replace('-', '') as UserSort,
  descending: sort.startsWith('-'),
})
export const textOf = ({ key, descending }: Sort<UserSort>): Wanted['sort'] => (descending ? `-${key}` : key)

/** One page; while another is fetched the one before stays. `after`: where the page before ended. */
export function useUsers({ search, role, sort }: Wanted, after: string | undefined) {
  const { key, descending } = sortOf(sort)
  const query = {
    sort: key,
    direction: descending ? ('desc' as const) : ('asc' as const),
    limit: PAGE_SIZE,
    ...(search !== '' && { search }),
    ...(role !== '' && { role }),
    ...(after !== undefined && { after }),
  }
  return useQuery({
    queryKey: [...usersKey, query],
    queryFn: ({ signal }) => callPage(listUsers, { query, signal }),
    placeholderData: keepPreviousData,
  })
}

/** Asks anew for what a change of user `id` changes: the list, the log, and for oneself who one is. */
export function useRefreshUsers(): (id?: number) => Promise<void> {
  const client = useQueryClient()
  const { id: own } = useLoggedInUser()
  return useMemo(
    () => async (id) => {
      // Oneself first: who is no administrator any more has no list to fetch.
      if (id === own) await client.invalidateQueries({ queryKey: userQuery.queryKey })
      await Promise.all([usersKey, auditKey].map((queryKey) => client.invalidateQueries({ queryKey })))
    },
    [client, own],
  )
}
