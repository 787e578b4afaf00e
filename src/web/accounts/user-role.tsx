// The role of a user as a dropdown in the list: saved at once, asked first where it gives or takes everything.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRole } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { roleLabels, roles, type Role } from '#contract/accounts/user.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Select } from '#web/ui/select.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { useRefreshUsers } from './use-users.ts'

export function UserRole({ user }: { user: AdministeredUser }) {
  const { id, name, version } = user
  const own = useLoggedInUser().id === id
  const refresh = useRefreshUsers()
  const [asked, setAsked] = useState<Role>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (role: Role) => call(changeRole, { params: { id }, body: { role, version } }),
    // Waited for, so that the old role does not come back for a moment.
    onSuccess: async ({ role }) => {
      toast({ title: 'Gebruikersrol bijgewerkt', description: `${name} heeft nu de rol ${roleLabels[role]}.` })
      await refresh(id)
    },
    onError: (error) => {
      tellFailure('Fout bij het bijwerken van de gebruikersrol', error)
      void refresh()
    },
  })

  function choose(role: Role) {
    // Not disabled while it is saved: that would take the keyboard's focus away.
    if (isPending || role === user.role) return
    if (role === 'admin' || own) setAsked(role)
    else mutate(role)
  }
  return (
    <div className="flex items-center gap-2">
      <Select
        size="small"
        // In a row the longest role stands whole; in a block it makes way.
        className="@3xl:shrink-0"
        aria-label={`Rol van ${name}`}
        aria-busy={isPending || undefined}
        value={isPending ? variables : user.role}
        onChange={({ target }) => choose(target.value as Role)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </Select>
      {isPending && <Spinner />}
      <ConfirmDialog
        open={asked !== undefined}
        title={own ? 'Je eigen beheerdersrol opgeven?' : `${name} beheerder maken?`}
        yes={own ? 'Rol opgeven' : 'Beheerder maken'}
        no="Annuleren"
        onYes={() => {
          if (asked !== undefined) mutate(asked)
          setAsked(undefined)
        }}
        onNo={() => setAsked(undefined)}
      >
        {own
          ? 'Je verliest meteen de toegang tot het beheer. Alleen een andere beheerder kan je die teruggeven.'
          : 'Een beheerder mag alles: accounts wijzigen en verwijderen, en alle links, taken en cijfers zien.'}
      </ConfirmDialog>
    </div>
  )
}
