// The dialog that changes who a user is: name, username, e-mail address.
import { useState } from 'react'
import { editUser } from '#contract/accounts/administration-endpoints.ts'
import { userEdit, type FullDetails } from '#contract/accounts/administration.ts'
import { call } from '#web/http/call.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useUserForm } from './use-user-form.ts'
import { useRefreshUsers } from './use-users.ts'
import { UserForm } from './user-form.tsx'

/** What the dialog starts from; what it saves was based on this version. */
export type SeenUser = Pick<FullDetails, 'id' | 'name' | 'username' | 'email' | 'version'>

export function EditUserDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  const [seen, setSeen] = useState(user)
  return (
    <FormDialog
      title="Gebruiker bewerken"
      description={user.name}
      holds="Wat je over deze gebruiker hebt ingevuld"
      onClose={onClose}
    >
      <EditForm key={seen.version} seen={seen} onSaved={onClose} onNewest={setSeen} />
    </FormDialog>
  )
}

interface EditFormProps {
  seen: SeenUser
  onSaved: () => void
  onNewest: (newest: SeenUser) => void
}

function EditForm({ seen, onSaved, onNewest }: EditFormProps) {
  const refresh = useRefreshUsers()
  const { id, name, username, email } = seen
  const initial = { name, username, email }
  const { register, errors, frame } = useUserForm({
    schema: userEdit.omit({ version: true }),
    initial,
    failed: 'Fout bij het bijwerken van de gebruiker',
    edits: id,
    send: async (_, changed, over) => {
      const base = over ?? seen
      const edit = { name: base.name, username: base.username, email: base.email, ...changed, version: base.version }
      await call(editUser, { params: { id }, body: edit })
      toast({ title: 'Gebruiker bijgewerkt', description: `De gegevens van ${edit.name} zijn opgeslagen.` })
      onSaved()
      void refresh(id)
    },
  })
  return (
    <UserForm {...frame} words={['Opslaan', 'Opslaan...']} edited={{ seen: initial, onNewest }}>
      <IdentityFields register={register} errors={errors} />
    </UserForm>
  )
}
