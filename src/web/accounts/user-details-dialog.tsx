// The dialog of the extended details: fetched afresh when it is opened, since a list may be a minute old.
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readFullDetails } from '#contract/accounts/administration-endpoints.ts'
import { call } from '#web/http/call.ts'
import { LoadFailure } from '#web/http/load-failure.tsx'
import { tellFailure } from '#web/http/tell-failure.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { SkeletonText } from '#web/ui/skeleton.tsx'
import type { SeenUser } from './edit-user-dialog.tsx'
import { UserDetailsForm } from './user-details-form.tsx'

const NOT_FETCHED = 'Fout bij het ophalen van gebruikersdetails'

export function UserDetailsDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  const client = useQueryClient()
  const queryKey = ['user-details', user.id]
  const { data, error, isFetching, refetch } = useQuery({
    queryKey,
    queryFn: async ({ signal }) => {
      try {
        return await call(readFullDetails, { params: { id: user.id }, signal })
      } catch (failure) {
        if (!signal.aborted) tellFailure(NOT_FETCHED, failure)
        throw failure
      }
    },
    // Not under the hands of who is filling it in; they are told when they save.
    staleTime: Infinity,
    gcTime: 0,
  })
  return (
    <FormDialog
      wide
      title="Uitgebreide details"
      description={data?.name ?? user.name}
      holds="Wat je over deze gebruiker hebt ingevuld"
      onClose={onClose}
    >
      {data ? (
        <UserDetailsForm
          key={data.version}
          seen={data}
          onSaved={onClose}
          onNewest={(newest) => client.setQueryData(queryKey, newest)}
        />
      ) : error && !isFetching ? (
        <LoadFailure title={NOT_FETCHED} error={error} onRetry={refetch} />
      ) : (
        <SkeletonText widths={[40, 90, 60, 90, 50, 70]} />
      )}
    </FormDialog>
  )
}
