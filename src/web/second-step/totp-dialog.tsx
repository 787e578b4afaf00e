// The dialog in which codes of an app are set up. While the recovery codes stand there it closes only after a question.
import { useState } from 'react'
import { toast } from '#web/ui/toast-store.ts'
import { CodesDialog } from './codes-dialog.tsx'
import { TotpSetUp } from './totp-set-up.tsx'
import { useRefreshSecurity } from './use-security.ts'

export function TotpDialog({ onClose }: { onClose: () => void }) {
  const refresh = useRefreshSecurity()
  const [shown, setShown] = useState(false)
  return (
    <CodesDialog title="Tweede stap instellen" shown={shown} onClose={onClose}>
      <TotpSetUp
        onCodes={() => {
          setShown(true)
          toast({ title: 'Tweede stap ingeschakeld', description: 'Op andere apparaten ben je uitgelogd.' })
          void refresh()
        }}
        onDone={onClose}
      />
    </CodesDialog>
  )
}
