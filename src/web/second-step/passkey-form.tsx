// What the dialogs about passkeys share: the password where it is asked, why it failed, and the two buttons.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Field } from '#web/ui/field.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { PasswordInput } from '#web/ui/password-input.tsx'
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
    <form {...ask.form} className="grid grid-cols-1 gap-6">
      {ask.failure !== null && (
        <Notice tone="bad" title="Dat lukte niet" live>
          {ask.failure}
        </Notice>
      )}
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
      <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
        <Button kind="secondary" onClick={onClose}>
          Annuleren
        </Button>
        <Button type="submit" pending={ask.pending}>
          {button}
        </Button>
      </div>
    </form>
  )
}
