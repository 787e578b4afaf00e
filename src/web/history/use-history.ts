// The history in pages, and the calls that mark, delete and restore a generation. Renders nothing.
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
  type InfiniteData,
  type QueryClient,
} from '@tanstack/react-query'
import { z } from 'zod'
import { LARGEST_INTEGER } from '#contract/endpoint.ts'
import { deleteGeneration, listGenerations, markGeneration, restoreGeneration } from '#contract/history/endpoints.ts'
import type { Generation } from '#contract/history/generation.ts'
import { toolNames } from '#contract/tools/registry.ts'
import { call, callPage, type Page } from '#web/http/call.ts'
import { learnedKey } from '#web/feedback/learned-query.ts'
import { rememberFeedback } from '#web/feedback/use-feedback.ts'

const historyKey = ['history'] as const

export const wantedSchema = z.object({
  part: z.enum(['made', 'learned']),
  search: z.string(),
  tool: z.enum(['', ...toolNames]),
  favourites: z.boolean(),
  /** The id of the article that it was written for, as the address gives it; '' for any. */
  artikel: z
    .string()
    .regex(/^([1-9]\d{0,8})?$/)
    .default(''),
})
export type Wanted = z.infer<typeof wantedSchema>

export const everything: Wanted = { part: 'made', search: '', tool: '', favourites: false, artikel: '' }

const queryOf = ({ search, tool, favourites, artikel }: Wanted) => ({
  ...(search !== '' && { search }),
  ...(tool !== '' && { tool }),
  ...(favourites && { favourite: 'true' as const }),
  ...(artikel !== '' && { articleId: artikel }),
})

/** The pages so far, newest first. Fetched again whenever the screen is opened: the tools add to it meanwhile. */
export function useHistory(wanted: Wanted) {
  const query = queryOf(wanted)
  return useInfiniteQuery({
    queryKey: [...historyKey, query],
    queryFn: async ({ pageParam: after, client, signal }) => {
      const page = await callPage(listGenerations, { query: { ...query, ...(after !== null && { after }) }, signal })
      for (const { id, feedback } of page.entries) rememberFeedback(client, id, feedback)
      return page
    },
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    refetchOnMount: 'always',
    placeholderData: keepPreviousData,
  })
}

/** Whether the list as `wanted` has this generation, loaded or not; undefined without one, and until the server answers. */
export function useIsListed(wanted: Wanted, id: number | undefined): boolean | undefined {
  const query = { ...queryOf(wanted), id: String(id) }
  const isPossible = id === undefined || id <= LARGEST_INTEGER
  const { data } = useQuery({
    queryKey: ['generation-listed', query],
    queryFn: async ({ signal }) => (await callPage(listGenerations, { query, signal })).entries.length > 0,
    enabled: id !== undefined && isPossible,
    // Not kept: what was thrown away can come back.
    gcTime: 0,
  })
  return isPossible ? data : false
}

/** Changes every page that is in the cache. */
function changePages(client: QueryClient, change: (generations: readonly Generation[]) => Generation[]): void {
  client.setQueriesData<InfiniteData<Page<Generation>>>(
    { queryKey: historyKey },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, entries: change(page.entries) })) },
  )
}

/** Whether the generation is a favourite, and `mark` to change that: shown at once, and put back when the server refuses. */
export function useFavourite({ id, favourite: confirmed }: Pick<Generation, 'id' | 'favourite'>) {
  const client = useQueryClient()
  const { mutate, variables, isPending } = useMutation({
    // Sent one after the other, in the order of the presses.
    scope: { id: `favourite-${id}` },
    mutationFn: (favourite: boolean) => call(markGeneration, { params: { id }, body: { favourite } }),
    onSuccess: (_, favourite) =>
      changePages(client, (generations) => generations.map((one) => (one.id === id ? { ...one, favourite } : one))),
  })
  return { favourite: isPending ? variables : confirmed, mark: mutate }
}

export function useDeletion() {
  const client = useQueryClient()
  // Deleting or restoring a generation does the same to the examples learned from it.
  const refresh = (keys: readonly (readonly string[])[]) =>
    Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })))
  return {
    deletion: useMutation({
      mutationFn: (id: number) => call(deleteGeneration, { params: { id } }),
      onSuccess: (_, id) => {
        changePages(client, (generations) => generations.filter((one) => one.id !== id))
        void refresh([learnedKey])
      },
    }),
    restore: async (id: number) => {
      await call(restoreGeneration, { params: { id } })
      await refresh([historyKey, learnedKey])
    },
  }
}
