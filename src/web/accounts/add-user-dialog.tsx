// The dialog that adds a user.
import { addUser } from '#contract/accounts/administration-endpoints.ts'
import { NEW_USER_ROLE, newUserInput } from '#contract/accounts/administration.ts'
import { roleLabels, type Role } from '#contract/accounts/user.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { IdentityFields, type Identity } from './identity-fields.tsx'
import { roleChoices } from './subscription-words.ts'
import { useRefreshUsers } from './use-users.ts'

interface NewUser extends Identity {
  password: string
  role: Role
}

const empty: NewUser = { name: '', username: '', email: '', password: '', role: NEW_USER_ROLE }

export function AddUserDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshUsers()
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => empty,
    schema: newUserInput,
    failed: 'Fout bij het toevoegen van de gebruiker',
    send: async (body) => {
      const made = await call(addUser, { body })
      toast({
        title: 'Gebruiker toegevoegd',
        description: `${made.name} kan inloggen als ‘${made.username}’ (${roleLabels[made.role]}).`,
      })
      onClose()
      void refresh()
    },
  })
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
          {(control) => <PasswordInput {...control} {...register('password')} autoComplete="new-password" />}
        </Field>
        <Field label="Rol" error={errors.role?.message}>
          {(control) => (
            <Select {...control} {...register('role')}>
              {roleChoices.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </EditForm>
    </FormDialog>
  )
}
