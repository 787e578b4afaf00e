// The links in pages, and what one does with them. A step shows at once, and goes back when the server refuses. Draws nothing.
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

/** In the key of one link: it is no page. */
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

/** One page. Asked anew whenever the board is opened: nobody listens while it is closed. */
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

/** All of one link; what a list has of it stands in until it is there. */
export function useWholeLink(id: number, inBin: boolean, entry: LinkEntry | undefined) {
  return useQuery<LinkEntry>({
    queryKey: [...linksKey, ONE, id, inBin],
    queryFn: ({ signal }) => call(endpoints.readLink, { params: { id }, query: inBin ? { bin: 'true' } : {}, signal }),
    ...(entry && { placeholderData: entry }),
  })
}

/** Shows `link` as it is given on every page that has it. */
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
      // An answer still under way was asked before this and would undo it.
      await client.cancelQueries({ queryKey: linksKey })
      const next = { ...link, ...afterStep(step, link, user.id) }
      show(client, {
        ...next,
        claimedByName: step === 'claim' ? user.name : next.claimedBy === null ? null : link.claimedByName,
      })
    },
    onSuccess: (link) => show(client, link),
    onError: (_, { link }) => show(client, link),
    // Also after a refusal: somebody else was first, and the list should say so.
    onSettled: refresh,
  })
}

/** A link as its form sends it. */
export type LinkInput = z.input<typeof editedLink>

/** Adds a link without `id`, changes the one with it. */
export function useSaveLink() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: LinkInput & { id?: number }) =>
      id === undefined ? call(endpoints.addLink, { body }) : call(endpoints.saveLink, { params: { id }, body }),
    onSettled: refresh,
  })
}

/** The whole link as it is now: every edit begins with it. */
export const readLink = (id: number) => call(endpoints.readLink, { params: { id } })

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
