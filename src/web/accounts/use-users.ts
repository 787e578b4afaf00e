// The accounts as administrators see them: a page of the list, and what follows from a change. Draws nothing.
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo } from 'react'
import { listUsers, type UserSort } from '#contract/accounts/administration-endpoints.ts'
import type { Role } from '#contract/accounts/user.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { callPage } from '#web/http/call.ts'
import { auditKey } from '#web/audit/use-audit.ts'
import type { Sort } from '#web/ui/table.tsx'
import { useLoggedInUser, userQuery } from '#web/session/use-user.ts'

export const usersKey = ['users'] as const

export interface Wanted {
  search: string
  role: Role | ''
  sort: Sort<UserSort>
}

/** One page; while another is fetched the one before stays. `after`: where the page before ended. */
export function useUsers({ search, role, sort }: Wanted, after: string | undefined) {
  const query = {
    sort: sort.key,
    direction: sort.descending ? ('desc' as const) : ('asc' as const),
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
