// What came in, in pages, and the calls by which an entry goes on the board or is skipped. An entry leaves its list at once, and
// comes back when the server refuses. Renders nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import * as endpoints from '#contract/feeds/endpoints.ts'
import { entryState, type FeedEntry } from '#contract/feeds/entry.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { call, callPage, type Page } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'
import { feedsKey } from './use-feeds.ts'

const entriesKey = [...feedsKey, 'entries'] as const
const waitingKey = [...feedsKey, 'waiting'] as const

/** Which part of the intake. `feed`: the id of the feed that is looked at, as it stands in the address. */
export const wantedSchema = z.object({ state: entryState, search: z.string(), feed: z.string().regex(/^\d*$/) })
export type Wanted = z.infer<typeof wantedSchema>

export const everythingNew: Wanted = { state: 'new', search: '', feed: '' }

export function useEntries({ state, search, feed }: Wanted, after: string | undefined) {
  const query = {
    limit: PAGE_SIZE,
    state,
    ...(search !== '' && { search }),
    ...(feed !== '' && { feed }),
    ...(after !== undefined && { after }),
  }
  return useQuery({
    queryKey: [...entriesKey, query],
    queryFn: ({ signal }) => callPage(endpoints.listEntries, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** How many entries wait; undefined until that is known. */
export function useWaiting(): number | undefined {
  return useQuery({
    queryKey: waitingKey,
    queryFn: async ({ signal }) => (await callPage(endpoints.listEntries, { query: { limit: 1 }, signal })).total,
    refetchOnMount: 'always',
  }).data
}

/** What can be done with an entry. */
export type Decision = 'keep' | 'skip' | 'undo'

/** Takes the entry out of every list in the cache that has it. */
function hide(client: QueryClient, { id, state }: FeedEntry): void {
  client.setQueriesData<Page<FeedEntry>>({ queryKey: entriesKey }, (page) => {
    if (page === undefined || !page.entries.some((entry) => entry.id === id)) return page
    return { ...page, entries: page.entries.filter((entry) => entry.id !== id), total: page.total - 1 }
  })
  if (state === 'new') client.setQueryData<number>(waitingKey, (count) => (count ? count - 1 : count))
}

const decisionKey = [...feedsKey, 'decide'] as const

/** Resolves to the id of the link that an entry is on the board as; undefined for the other decisions. */
export function useDecide() {
  const client = useQueryClient()
  return useMutation({
    mutationKey: decisionKey,
    mutationFn: async ({ entry: { id }, decision }: { entry: FeedEntry; decision: Decision }) => {
      if (decision === 'keep') return (await call(endpoints.keepEntry, { params: { id } })).id
      await call(endpoints.skipEntry, { params: { id }, body: { undo: decision === 'undo' } })
      return undefined
    },
    onMutate: async ({ entry }) => {
      // A reply still under way was requested before this and would bring the entry back.
      await client.cancelQueries({ queryKey: feedsKey })
      hide(client, entry)
    },
    onSettled: async (_made, _failed, { decision }) => {
      if (decision === 'keep') void client.invalidateQueries({ queryKey: listKeys.inspirationSources })
      // Whoever goes on at once is not shown what is being taken away: the last of several fetches for all.
      if (client.isMutating({ mutationKey: decisionKey }) === 1) await client.invalidateQueries({ queryKey: feedsKey })
    },
  })
}
