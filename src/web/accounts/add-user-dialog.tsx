// The dialog that adds a user.
import { useWatch } from 'react-hook-form'
import { addUser } from '#contract/accounts/administration-endpoints.ts'
import { NEW_USER_ROLE, newUserInput } from '#contract/accounts/administration.ts'
import { deskLabels, type Desk } from '#contract/accounts/desk.ts'
import { roleLabels, type Role } from '#contract/accounts/user.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { DeskField } from '#web/account-links/desk-field.tsx'
import { IdentityFields, type Identity } from './identity-fields.tsx'
import { roleChoices } from './subscription-words.ts'
import { useRefreshUsers } from './use-users.ts'

interface NewUser extends Identity {
  password: string
  role: Role
  desk: Desk
}

const empty: NewUser = { name: '', username: '', email: '', password: '', role: NEW_USER_ROLE, desk: 'none' }

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshUsers()
  const { register, control, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => empty,
    schema: newUserInput,
    failed: 'Fout bij het toevoegen van de gebruiker',
    send: async (body) => {
      const made = await call(addUser, { body })
      toast({
        title: 'Gebruiker toegevoegd',
        description: `${made.name} kan inloggen als ‘${made.username}’ (${roleLabels[made.role]}, ${deskLabels[made.desk]}).`,
      })
      onClose()
      void refresh()
    },
  })
  const role = useWatch({ control, name: 'role' })
  return (
    <FormDialog
      title="Nieuwe gebruiker"
      description="Geef de gebruikersnaam en het wachtwoord zelf door: de mail die we sturen vraagt alleen om het adres te bevestigen."
      holds="Wat je over deze gebruiker hebt ingevuld"
      onClose={onClose}
    >
      <EditForm edit={edit} words={['Gebruiker toevoegen', 'Toevoegen...']}>
        <IdentityFields register={register} errors={errors} />
        <Field label="Wachtwoord" error={errors.password?.message} hint="Minstens 6 tekens">
          {(field) => <PasswordInput {...field} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field label="Rol" error={errors.role?.message}>
          {(field) => (
            <Select {...field} {...register('role')}>
              {roleChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <DeskField role={role} field={register('desk')} error={errors.desk?.message} />
      </EditForm>
    </FormDialog>
  )
}
