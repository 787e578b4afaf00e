// The field for the current password in the dialogs of the second step.
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import type { useAsk } from './use-ask.ts'

interface OwnPasswordFieldProps {
  ask: Pick<ReturnType<typeof useAsk<'currentPassword' | 'code'>>, 'errors' | 'field'>
  hint?: string
}

export function OwnPasswordField({ ask, hint }: OwnPasswordFieldProps) {
  return (
    <Field label="Huidig wachtwoord" error={ask.errors['currentPassword']} {...(hint !== undefined && { hint })}>
      {(control) => <PasswordInput {...control} {...ask.field('currentPassword')} autoComplete="current-password" />}
    </Field>
  )
}
