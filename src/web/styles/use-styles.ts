// The style profiles of the logged-in user, and the calls that change them. Makes no request without Premium.
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

/** The profiles, the default first. Never fetched without Premium: the server would refuse it. */
export function useStyles() {
  return useQuery({ ...stylesQuery, enabled: useHasStyles() })
}

/** Without `id` adds a profile, with it changes that profile. */
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
    // Also after a failure: it may have been deleted in another window.
    onSettled: refresh,
  })
}

/** Returns a function that fetches the list again. Mutations return its promise: awaiting a change awaits the new list. */
function useRefresh() {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: stylesQuery.queryKey })
}
