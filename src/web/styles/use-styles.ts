// The style profiles of the logged-in user: asked for once, changed by hand. Asks nothing for who does not pay.
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { mayPass } from '#contract/access.ts'
import { addStyle, deleteStyle, listStyles, saveStyle } from '#contract/styles/endpoints.ts'
import type { styleFields } from '#contract/styles/style-profile.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { call } from '#web/http/call.ts'
import { useNow } from '#web/ui/use-now.ts'

/** A profile as its form sends it. */
export type StyleInput = z.input<typeof styleFields>

const stylesQuery = queryOptions({
  queryKey: ['styles'],
  queryFn: ({ signal }) => call(listStyles, { signal }),
})

/** Whether style profiles are open to the logged-in user: they are part of Premium. */
export function useHasStyles(): boolean {
  return mayPass('paid', useLoggedInUser(), useNow())
}

/** The profiles, the default first; never asked for without Premium, where it would only be refused. */
export function useStyles() {
  return useQuery({ ...stylesQuery, enabled: useHasStyles() })
}

/** Adds a profile without `id`, changes the one with it. */
export function useSaveStyle() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: StyleInput & { id?: number }) =>
      id === undefined ? call(addStyle, { body }) : call(saveStyle, { params: { id }, body }),
    onSuccess: refresh,
  })
}

export function useDeleteStyle() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(deleteStyle, { params: { id } }),
    // Also when it failed: it may have been deleted elsewhere.
    onSettled: refresh,
  })
}

/** The list as the server has it now; whoever waits for a change waits for this too. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: stylesQuery.queryKey })
}
