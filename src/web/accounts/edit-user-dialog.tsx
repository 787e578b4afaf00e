// The dialog that changes who a user is: name, username, e-mail address.
import { editUser } from '#contract/accounts/administration-endpoints.ts'
import { userEdit, type FullDetails } from '#contract/accounts/administration.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { IdentityFields } from './identity-fields.tsx'
import { useRefreshUsers } from './use-users.ts'
import { identityWords } from './user-words.ts'
import { readUser, WholeUser, type SeenUser } from './whole-user.tsx'

export function EditUserDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  return (
    <FormDialog
      title="Gebruiker bewerken"
      description={user.name}
      holds="Wat je over deze gebruiker hebt ingevuld"
      addressed
      onClose={onClose}
    >
      <WholeUser user={user} onGone={onClose}>
        {(whole) => <IdentityForm user={whole} onSaved={onClose} />}
      </WholeUser>
    </FormDialog>
  )
}

const identityOf = ({ name, username, email }: FullDetails) => ({ name, username, email })

function IdentityForm({ user, onSaved }: { user: FullDetails; onSaved: () => void }) {
  const refresh = useRefreshUsers()
  const { register, errors, edit } = useEdit({
    item: user,
    valuesOf: identityOf,
    schema: userEdit.omit({ version: true }),
    versioned: { read: readUser, words: identityWords },
    failed: 'Fout bij het bijwerken van de gebruiker',
    send: async (_, changed, base) => {
      const body = { ...identityOf(base), ...changed, version: base.version }
      await call(editUser, { params: { id: user.id }, body })
      toast({ title: 'Gebruiker bijgewerkt', description: `De gegevens van ${body.name} zijn opgeslagen.` })
      onSaved()
      void refresh(user.id)
    },
  })
  return (
    <EditForm edit={edit}>
      <IdentityFields register={register} errors={errors} />
    </EditForm>
  )
}
