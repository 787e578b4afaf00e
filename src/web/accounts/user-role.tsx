// The role of a user as a dropdown in the list. A choice is saved at once, but asks first when it makes someone an
// administrator or takes that role from oneself. Arrow keys on the closed list only propose a role: Enter or 'Opslaan'
// saves it.
import { useMutation } from '@tanstack/react-query'
import { useRef, useState, type KeyboardEvent } from 'react'
import { changeRole } from '#contract/accounts/administration-endpoints.ts'
import type { AdministeredUser } from '#contract/accounts/administration.ts'
import { roleLabels, roles, type Role } from '#contract/accounts/user.ts'
import { call } from '#web/http/call.ts'
import { tellFailure } from '#web/http/tell-failure.ts'
import { Button } from '#web/ui/button.tsx'
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
  const [proposed, setProposed] = useState<Role>()
  const select = useRef<HTMLSelectElement>(null)
  /** The key that is down. An arrow or letter changes a closed list at once, and the event does not say it was closed. */
  const key = useRef<string>(undefined)
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (role: Role) => call(changeRole, { params: { id }, body: { role, version } }),
    // Awaited, so that the old role does not come back for a moment.
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
    setProposed(undefined)
    // The select is not disabled while saving: that would take the keyboard focus away.
    if (isPending || role === user.role) return
    if (role === 'admin' || own) setAsked(role)
    else mutate(role)
  }
  function change(role: Role) {
    const byKey = key.current !== undefined && key.current !== 'Enter' && key.current !== ' '
    if (byKey) setProposed(role === user.role ? undefined : role)
    else choose(role)
  }
  function press(event: KeyboardEvent) {
    key.current = event.key
    if (proposed === undefined) return
    if (event.key === 'Enter') {
      event.preventDefault()
      choose(proposed)
    }
    if (event.key === 'Escape') setProposed(undefined)
  }
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Select
        ref={select}
        size="small"
        // In a row of the table the longest role is shown whole; in the narrow layout the select may shrink.
        className="@3xl:shrink-0"
        aria-label={`Rol van ${name}`}
        aria-busy={isPending || undefined}
        value={isPending ? variables : (proposed ?? user.role)}
        onKeyDown={press}
        onKeyUp={() => (key.current = undefined)}
        onPointerDown={() => (key.current = undefined)}
        onChange={({ target }) => change(target.value as Role)}
      >
        {roles.map((role) => (
          <option key={role} value={role}>
            {roleLabels[role]}
          </option>
        ))}
      </Select>
      {isPending && <Spinner />}
      {proposed !== undefined && (
        <Button
          kind="secondary"
          size="small"
          aria-label={`Rol van ${name} opslaan: ${roleLabels[proposed]}`}
          onClick={() => {
            // Moves the focus first: this button disappears when it saves.
            select.current?.focus()
            choose(proposed)
          }}
        >
          Opslaan
        </Button>
      )}
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
