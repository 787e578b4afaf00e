// The dialog that adds a passkey.
import { PASSKEY_NAME_MAX } from '#contract/second-step/passkey.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Field } from '#web/ui/field.tsx'
import { Input } from '#web/ui/input.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { makePasskey } from './add-passkey.ts'
import { AskForm } from './ask-form.tsx'
import { useAsk } from './use-ask.ts'
import { useRefreshSecurity } from './use-security.ts'

export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshSecurity()
  const ask = useAsk(['name'], async ({ name }) => {
    const made = await makePasskey(name)
    toast({ title: 'Passkey toegevoegd', description: `Inloggen kan voortaan met ‘${made.name}’.` })
    onClose()
    void refresh()
  })
  return (
    <Dialog
      open
      title="Passkey toevoegen"
      description="Je browser vraagt zo om je vinger, je gezicht of de code van je apparaat."
      onClose={onClose}
    >
      <AskForm ask={ask} button="Maak passkey" onClose={onClose}>
        <Field label="Naam" optional error={ask.errors['name']} hint="Waaraan je hem herkent, zoals ‘Werklaptop’.">
          {(control) => <Input {...control} {...ask.field('name')} maxLength={PASSKEY_NAME_MAX} autoComplete="off" />}
        </Field>
      </AskForm>
    </Dialog>
  )
}
