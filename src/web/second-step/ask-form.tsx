// What the dialogs of the second step share that ask something first: why it failed, and the two buttons.
import type { ReactNode } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import type { useAsk } from './use-ask.ts'

interface AskFormProps {
  ask: Pick<ReturnType<typeof useAsk<string>>, 'form' | 'failure' | 'pending'>
  /** What the button says that does it. */
  button: string
  onClose: () => void
  children: ReactNode
}

export function AskForm({ ask, button, onClose, children }: AskFormProps) {
  return (
    <form {...ask.form} className="grid grid-cols-1 gap-6">
      <Failure said={ask.failure} />
      {children}
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

/** Why it was refused, where that is about none of the fields. */
export function Failure({ said }: { said: string | null }) {
  return said === null ? null : (
    <Notice tone="bad" title="Dat lukte niet" live>
      {said}
    </Notice>
  )
}
