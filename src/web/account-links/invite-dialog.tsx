// The dialog that invites somebody by mail.
import { useWatch } from 'react-hook-form'
import { invite } from '#contract/account-links/endpoints.ts'
import { invitationInput } from '#contract/account-links/fields.ts'
import type { Desk } from '#contract/accounts/desk.ts'
import { roleLabels, roles, type Role } from '#contract/accounts/user.ts'
import { DeskField } from './desk-field.tsx'
import { EditForm } from '#web/edit/edit-form.tsx'
import { useEdit } from '#web/edit/use-edit.ts'
import { call } from '#web/http/call.ts'
import { Field } from '#web/ui/field.tsx'
import { FormDialog } from '#web/ui/form-dialog.tsx'
import { Input } from '#web/ui/input.tsx'
import { Select } from '#web/ui/select.tsx'
import { toast } from '#web/ui/toast-store.ts'

const empty: { email: string; role: Role; desk: Desk } = { email: '', role: 'user', desk: 'none' }

interface InviteDialogProps {
  onClose: () => void
  onInvited: () => unknown
}

export function InviteDialog({ onClose, onInvited }: InviteDialogProps) {
  const { register, control, errors, edit } = useEdit({
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
  const role = useWatch({ control, name: 'role' })
  return (
    <FormDialog
      title="Iemand uitnodigen"
      description="Wie je uitnodigt krijgt een mail met een link en kiest zelf een gebruikersnaam en wachtwoord."
      holds="Wat je over deze uitnodiging hebt ingevuld"
      onClose={onClose}
    >
      <EditForm edit={edit} words={['Uitnodiging versturen', 'Versturen...']}>
        <Field label="E-mail" error={errors.email?.message}>
          {(field) => <Input {...field} {...register('email')} type="email" autoComplete="off" spellCheck={false} />}
        </Field>
        <Field label="Rol" error={errors.role?.message} hint="Een beheerder mag alles, ook gebruikers verwijderen.">
          {(field) => (
            <Select {...field} {...register('role')}>
              {roles.map((one) => (
                <option key={one} value={one}>
                  {roleLabels[one]}
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
