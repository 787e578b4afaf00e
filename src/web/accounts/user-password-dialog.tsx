// The dialog that changes a password. The current password is asked only for the own account.
import { changePassword } from '#contract/accounts/administration-endpoints.ts'
import { passwordForm } from '#contract/accounts/administration.ts'
import { NewPasswordFields } from '#web/account-links/password-fields.tsx'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { useLoggedInUser } from '#web/session/use-user.ts'
import { useRefreshUsers } from './use-users.ts'
import type { SeenUser } from './whole-user.tsx'

const empty = { currentPassword: '', newPassword: '', confirmPassword: '' }

export function UserPasswordDialog({ user, onClose }: { user: SeenUser; onClose: () => void }) {
  const own = useLoggedInUser().id === user.id
  const refresh = useRefreshUsers()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => empty,
    schema: passwordForm(own),
    failed: 'Fout bij het bijwerken van het wachtwoord',
    send: async ({ currentPassword, newPassword }) => {
      const body = own ? { currentPassword, newPassword } : { newPassword }
      await call(changePassword, { params: { id: user.id }, body })
      toast({
        title: 'Wachtwoord bijgewerkt',
        description: own
          ? 'Je bent op andere apparaten uitgelogd.'
          : `${user.name} is overal uitgelogd en logt in met het nieuwe wachtwoord.`,
      })
      onClose()
      void refresh()
    },
  })
  return (
    <FormDialog
      title="Wachtwoord wijzigen"
      description={
        own
          ? 'Van je eigen account. Op andere apparaten word je uitgelogd.'
          : `Van ${user.name}, die daardoor overal wordt uitgelogd.`
      }
      holds="Het wachtwoord dat je hebt ingevuld"
      addressed
      onClose={onClose}
    >
      <EditForm edit={edit} words={['Wachtwoord wijzigen', 'Wijzigen...']}>
        {own && (
          <Field label="Huidig wachtwoord" error={errors.currentPassword?.message}>
            {(control) => (
              <PasswordInput {...control} {...register('currentPassword')} autoComplete="current-password" />
            )}
          </Field>
        )}
        <NewPasswordFields register={register} errors={errors} />
      </EditForm>
    </FormDialog>
  )
}
