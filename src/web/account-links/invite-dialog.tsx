// The dialog that invites somebody by mail.
import { invite } from '#contract/account-links/endpoints.ts'
import { invitationInput } from '#contract/account-links/fields.ts'
import { roleLabels, roles, type Role } from '#contract/accounts/user.ts'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'

const empty: { email: string; role: Role } = { email: '', role: 'user' }

interface InviteDialogProps {
  onClose: () => void
  onInvited: () => unknown
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { register, errors, edit } = useEdit({
    item: undefined,
    valuesOf: () => empty,
    schema: invitationInput,
    failed: 'De uitnodiging is niet verstuurd',
    send: async (body) => {
      const { email } = await call(invite, { body })
      toast({ title: 'Uitnodiging verstuurd', description: `${email} krijgt een mail met een link.` })
      onClose()
      void onInvited()
    },
  })
  return (
    <FormDialog
      title="Iemand uitnodigen"
      description="Wie je uitnodigt krijgt een mail met een link en kiest zelf een gebruikersnaam en wachtwoord."
      holds="Wat je over deze uitnodiging hebt ingevuld"
      onClose={onClose}
    >
      <EditForm edit={edit} words={['Uitnodiging versturen', 'Versturen...']}>
        <Field label="E-mail" error={errors.email?.message}>
          {(control) => (
            <Input {...control} {...register('email')} type="email" autoComplete="off" spellCheck={false} />
          )}
        </Field>
        <Field label="Rol" error={errors.role?.message} hint="Een beheerder mag alles, ook gebruikers verwijderen.">
          {(control) => (
            <Select {...control} {...register('role')}>
              {roles.map((role) => (
                <option key={role} value={role}>
                  {roleLabels[role]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </EditForm>
    </FormDialog>
  )
}
