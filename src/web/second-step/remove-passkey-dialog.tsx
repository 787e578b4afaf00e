// The dialog that removes a passkey.
import { removePasskey } from '#contract/second-step/account-endpoints.ts'
import type { Passkey } from '#contract/second-step/passkey.ts'
import { call } from '#web/http/call.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { toast } from '#web/ui/toast-store.ts'
import { AskForm } from './ask-form.tsx'
import { useAsk } from './use-ask.ts'
import { useRefreshSecurity } from './use-security.ts'

interface RemovePasskeyDialogProps {
  passkey: Passkey
  onClose: () => void
}

export function RemovePasskeyDialog({ passkey: { id, name: called }, onClose }: RemovePasskeyDialogProps) {
  const refresh = useRefreshSecurity()
  const ask = useAsk([], async () => {
    await call(removePasskey, { params: { id } })
    toast({ title: 'Passkey verwijderd', description: `Met ‘${called}’ kun je niet meer inloggen.` })
    onClose()
    void refresh()
  })
  return (
    <Dialog
      open
      title={`‘${called}’ verwijderen?`}
      description="Je kunt er dan niet meer mee inloggen, en op andere apparaten word je uitgelogd. In je apparaat zelf blijft de passkey staan tot je hem daar verwijdert."
      onClose={onClose}
    >
      <AskForm ask={ask} button="Verwijder" onClose={onClose}>
        {null}
      </AskForm>
    </Dialog>
  )
}
