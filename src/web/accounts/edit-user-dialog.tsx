// The dialog that changes who a user is: name, username, e-mail address.
import { useState } from 'react'
import { editUser, readFullDetails } from '#contract/accounts/administration-endpoints.ts'
import { userEdit, type FullDetails } from '#contract/accounts/administration.ts'
import { call } from '#web/api.ts'
import { tellFailure } from '#web/tell-failure.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useUserForm } from './use-user-form.ts'
import { useRefreshUsers } from './use-users.ts'
import { UserForm } from './user-form.tsx'

/** What the dialog starts from; what it saves was based on this version. */
export type SeenUser = Pick<FullDetails, 'id' | 'name' | 'username' | 'email' | 'version'>

export function EditUserDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  const [seen, setSeen] = useState(user)
  async function newest() {
    try {
      setSeen(await call(readFullDetails, { params: { id: user.id } }))
    } catch (error) {
      tellFailure('Fout bij het ophalen van gebruikersdetails', error)
    }
  }
  return (
    <Dialog open title="Gebruiker bewerken" description={user.name} onClose={onClose}>
      <EditForm key={seen.version} seen={seen} onClose={onClose} onNewest={newest} />
    </Dialog>
  )
}

interface EditFormProps {
  seen: SeenUser
  onClose: () => void
  onNewest: () => Promise<void>
}

function EditForm({ seen, onClose, onNewest }: EditFormProps) {
  const refresh = useRefreshUsers()
  const { id, version, name, username, email } = seen
  const { register, errors, frame } = useUserForm({
    schema: userEdit.omit({ version: true }),
    initial: { name, username, email },
    failed: 'Fout bij het bijwerken van de gebruiker',
    send: async (fields) => {
      await call(editUser, { params: { id }, body: { ...fields, version } })
      toast({ title: 'Gebruiker bijgewerkt', description: `De gegevens van ${fields.name} zijn opgeslagen.` })
      onClose()
      void refresh(id)
    },
  })
  return (
    <UserForm {...frame} words={['Opslaan', 'Opslaan...']} onCancel={onClose} onNewest={onNewest}>
      <IdentityFields register={register} errors={errors} />
    </UserForm>
  )
}
