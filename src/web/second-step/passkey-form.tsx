// The form of the dialogs about passkeys, with the password where it is asked.
import type { ReactNode } from 'react'
import { Field } from '#web/ui/field.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
import { AskForm } from './ask-form.tsx'
import type { useAsk } from './use-ask.ts'

interface PasskeyFormProps {
  ask: ReturnType<typeof useAsk<'currentPassword' | 'name'>>
  /** Whether the login is so recent that no password is asked. The server decides, and may ask it all the same. */
  fresh: boolean
  button: string
  onClose: () => void
  children?: ReactNode
}

export function PasskeyForm({ ask, fresh, button, onClose, children }: PasskeyFormProps) {
  return (
    <AskForm ask={ask} button={button} onClose={onClose}>
      {children}
      {(!fresh || ask.errors['currentPassword'] !== undefined) && (
        <Field
          label="Huidig wachtwoord"
          error={ask.errors['currentPassword']}
          hint="Zo weten we dat jij het bent, en niet iemand die je browser open vond."
        >
          {(control) => (
            <PasswordInput {...control} {...ask.field('currentPassword')} autoComplete="current-password" />
          )}
        </Field>
      )}
    </AskForm>
  )
}
