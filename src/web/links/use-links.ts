// The links in pages, and the calls that change them. A step shows at once, and is undone when the server refuses it.
// Renders nothing.
import { keepPreviousData, useMutation, useQuery, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import * as endpoints from '#contract/links/endpoints.ts'
import type { BulkAction } from '#contract/links/endpoints.ts'
import { linkStatuses, type editedLink, type Link, type LinkEntry } from '#contract/links/link.ts'
import { afterStep, type LinkStep } from '#contract/links/steps.ts'
import { PAGE_SIZE } from '#contract/paging.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { call, callPage, type Page } from '#web/http/call.ts'
import { listKeys } from '#web/http/query-client.ts'

export const linksKey = listKeys.inspirationSources

/** Marks the cache key of a single link, to tell it from that of a page. */
const ONE = 'one'

/** Which part of the board: everything, one status, or for administrators the bin; and only what the user claimed. */
export const wantedSchema = z.object({
  part: z.enum(['alle', ...linkStatuses, 'bin']),
  search: z.string(),
  mine: z.boolean(),
})
export type Wanted = z.infer<typeof wantedSchema>
export type Part = Wanted['part']

export const everything: Wanted = { part: 'alle', search: '', mine: false }

/** One page. Fetched again whenever the board is opened: while it is closed, nothing listens to the live stream for it. */
export function useLinks({ part, search, mine }: Wanted, after: string | undefined) {
  const query = {
    limit: PAGE_SIZE,
    ...(part === 'bin' ? { bin: 'true' as const } : part !== 'alle' && { status: part }),
    ...(search !== '' && { search }),
    ...(mine && { mine: 'true' as const }),
    ...(after !== undefined && { after }),
  }
  return useQuery({
    queryKey: [...linksKey, query],
    queryFn: ({ signal }) => callPage(endpoints.listLinks, { query, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  })
}

/** The whole of one link. Until it has been fetched, `entry` of the list stands in for it. */
export function useWholeLink(id: number, inBin: boolean, entry: LinkEntry | undefined) {
  return useQuery<LinkEntry>({
    queryKey: [...linksKey, ONE, id, inBin],
    queryFn: ({ signal }) => call(endpoints.readLink, { params: { id }, query: inBin ? { bin: 'true' } : {}, signal }),
    ...(entry && { placeholderData: entry }),
  })
}

/** Replaces the link by `link` on every page in the cache that has it. */
function show(client: QueryClient, link: LinkEntry): void {
  client.setQueriesData<Page<LinkEntry>>(
    { queryKey: linksKey, predicate: ({ queryKey }) => !queryKey.includes(ONE) },
    (page) => page && { ...page, entries: page.entries.map((one) => (one.id === link.id ? link : one)) },
  )
}

function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: linksKey })
}

function send(step: LinkStep, id: number): Promise<Link> {
  const params = { id }
  if (step === 'claim') return call(endpoints.claimLink, { params })
  if (step === 'unclaim') return call(endpoints.releaseLink, { params })
  return call(endpoints.advanceLink, { params, body: { status: step } })
}

export function useStep() {
  const client = useQueryClient()
  const user = useLoggedInUser()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ link, step }: { link: LinkEntry; step: LinkStep }) => send(step, link.id),
    onMutate: async ({ link, step }) => {
      // A reply still under way was requested before this change and would undo it.
      await client.cancelQueries({ queryKey: linksKey })
      const next = { ...link, ...afterStep(step, link, user.id) }
      show(client, {
        ...next,
        claimedByName: step === 'claim' ? user.name : next.claimedBy === null ? null : link.claimedByName,
      })
    },
    onSuccess: (link) => show(client, link),
    onError: (_, { link }) => show(client, link),
    // Also after a refusal: somebody else was first, and the list should show that.
    onSettled: refresh,
  })
}

/** A link as its form sends it. */
export type LinkInput = z.input<typeof editedLink>

/** Without `id` adds a link, with it changes that link. */
export function useSaveLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: LinkInput & { id?: number }) =>
      id === undefined ? call(endpoints.addLink, { body }) : call(endpoints.saveLink, { params: { id }, body }),
    onSettled: refresh,
  })
}

/** The whole link as it is now: every edit begins with it. */
export const readLink = (id: number, signal?: AbortSignal) => call(endpoints.readLink, { params: { id }, signal })

export function useDeleteLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(endpoints.deleteLink, { params: { id } }),
    onSettled: refresh,
  })
}

export function useRestoreLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(endpoints.restoreLink, { params: { id } }),
    onSettled: refresh,
  })
}

export function useChangeMany() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { ids: number[]; action: BulkAction }) => call(endpoints.changeLinks, { body }),
    onSettled: refresh,
  })
}
