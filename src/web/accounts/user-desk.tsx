// The desk of a user as a dropdown in the list, saved at once. Of an administrator there is nothing to choose.
import { useMutation } from '@tanstack/react-query'
import { changeDesk } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { deskLabels, type Desk } from '#contract/accounts/desk.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { toast } from '#web/ui/toast-store.ts'
import { DESK_FAILED, deskGiven } from './desk-words.ts'
import { RowSelect } from './row-select.tsx'
import { useRefreshUsers } from './use-users.ts'

export function UserDesk({ user: { id, name, role, desk, version } }: { user: AdministeredUser }) {
  const refresh = useRefreshUsers()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (chosen: Desk) => call(changeDesk, { params: { id }, body: { desk: chosen, version } }),
    // Awaited, so that the old desk does not come back for a moment.
    onSuccess: async (changed) => {
      toast(deskGiven(changed))
      await refresh(id)
    },
    onError: (error) => {
      tellFailure(DESK_FAILED, error)
      void refresh()
    },
  })
  if (role === 'admin') return <span className="text-small text-ink-2">{deskLabels[desk]}</span>
  return (
    <RowSelect
      label={`Functie van ${name}`}
      labels={deskLabels}
      value={desk}
      saving={isPending ? variables : undefined}
      onChoose={mutate}
    />
  )
}
