// The two fields of a new password.
import type { FieldErrors, UseFormRegister } from 'react-hook-form'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'

interface NewPassword {
  newPassword: string
  confirmPassword: string
}

interface NewPasswordFieldsProps {
  register: UseFormRegister<NewPassword>
  errors: FieldErrors<NewPassword>
}

export function NewPasswordFields({ register, errors }: NewPasswordFieldsProps) {
  return (
    <>
      <Field label="Nieuw wachtwoord" error={errors.newPassword?.message} hint="Minstens 6 tekens">
        {(control) => (
          <PasswordInput
            {...control}
            {...register('newPassword', { deps: ['confirmPassword'] })}
            autoComplete="new-password"
          />
        )}
      </Field>
      <Field label="Bevestig wachtwoord" error={errors.confirmPassword?.message}>
        {(control) => <PasswordInput {...control} {...register('confirmPassword')} autoComplete="new-password" />}
      </Field>
    </>
  )
}
