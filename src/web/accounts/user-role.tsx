// The role of a user as a dropdown in the list. A choice is saved at once, but asks first when it makes someone an
// administrator or takes that role from oneself.
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { changeRole } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { deskLabels } from '#contract/accounts/desk.ts'
import { roleLabels, type Role } from '#contract/accounts/user.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { RowSelect } from './row-select.tsx'
import { useRefreshUsers } from './use-users.ts'

export function UserRole({ user }: { user: AdministeredUser }) {
  const { id, name, version } = user
  const own = useLoggedInUser().id === id
  const refresh = useRefreshUsers()
  const [asked, setAsked] = useState<Role>()
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (role: Role) => call(changeRole, { params: { id }, body: { role, version } }),
    // Awaited, so that the old role does not come back for a moment.
    onSuccess: async ({ role, desk }) => {
      // Who was an administrator has again the desk of before, which nobody saw meanwhile.
      const falls = user.role === 'admin' ? ` en de functie ${deskLabels[desk]}` : ''
      toast({ title: 'Gebruikersrol bijgewerkt', description: `${name} heeft nu de rol ${roleLabels[role]}${falls}.` })
      await refresh(id)
    },
    onError: (error) => {
      tellFailure('Fout bij het bijwerken van de gebruikersrol', error)
      void refresh()
    },
  })
  return (
    <>
      <RowSelect
        label={`Rol van ${name}`}
        labels={roleLabels}
        value={user.role}
        saving={isPending ? variables : undefined}
        onChoose={(role) => (role === 'admin' || own ? setAsked(role) : mutate(role))}
      />
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
          : 'Een beheerder mag alles: accounts wijzigen en verwijderen, publiceren, en alle links, taken en cijfers zien.'}
      </ConfirmDialog>
    </>
  )
}
