// A dialog that may show recovery codes, which nobody can see a second time: then it asks before it closes.
import { useState, type ReactNode } from 'react'
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

interface CodesDialogProps {
  title: string
  description?: string
  /** Whether the codes are on the screen. */
  shown: boolean
  onClose: () => void
  children: ReactNode
}

export function CodesDialog({ title, description, shown, onClose, children }: CodesDialogProps) {
  const [asking, setAsking] = useState(false)
  return (
    <Dialog
      open
      title={shown ? 'Bewaar je herstelcodes' : title}
      {...(!shown && description !== undefined && { description })}
      onClose={() => (shown ? setAsking(true) : onClose())}
    >
      {children}
      <ConfirmDialog
        open={asking}
        title="Heb je de herstelcodes bewaard?"
        yes="Ja, sluiten"
        no="Terug naar de codes"
        onYes={onClose}
        onNo={() => setAsking(false)}
      >
        Ze worden niet nog eens getoond. Zonder telefoon en zonder herstelcodes kun je niet inloggen.
      </ConfirmDialog>
    </Dialog>
  )
}
