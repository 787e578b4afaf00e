// A dialog around a form: whatever would throw away what was filled in (Escape, the cross, a click beside it, Cancel,
// going back, closing the window) asks first. Knows no form; a form tells by `useUnsaved` whether it holds something.
import { useBlocker } from '@tanstack/react-router'
import { createContext, useContext, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { Dialog } from './dialog.tsx'

interface FormDialogProps {
  title: string
  description?: ReactNode
  wide?: boolean
  /** What is said to be lost: 'Wat je over deze link hebt ingevuld'. */
  holds: string
  /** It opened with something that is nowhere else yet, so that it may be lost before anything was typed. */
  prefilled?: boolean
  /** It stands in the address: who leaves that has closed it. */
  addressed?: boolean
  /** It may go now. Also for whoever saved: what was saved is not asked about. */
  onClose: () => void
  children: ReactNode
}

interface Unsaved {
  tell: (isDirty: boolean) => void
  leave: () => void
}

const UnsavedContext = createContext<Unsaved | null>(null)

/** It is open as long as it is drawn. */
export function FormDialog({
  holds,
  prefilled = false,
  addressed = false,
  onClose,
  children,
  ...dialog
}: FormDialogProps) {
  /** Not a state: whoever closes right after a key stroke must find it. */
  const dirty = useRef(prefilled)
  const [asking, setAsking] = useState(false)
  const blocker = useBlocker({
    shouldBlockFn: () => dirty.current,
    enableBeforeUnload: () => dirty.current,
    withResolver: true,
  })
  const isBlocked = blocker.status === 'blocked'
  const leave = () => (dirty.current ? setAsking(true) : onClose())
  const latest = useRef(leave)
  useLayoutEffect(() => void (latest.current = leave))
  const unsaved = useMemo<Unsaved>(
    () => ({
      tell: (isDirty) => void (dirty.current = prefilled || isDirty),
      leave: () => latest.current(),
    }),
    [prefilled],
  )
  return (
    <Dialog open {...dialog} onClose={leave}>
      <UnsavedContext value={unsaved}>{children}</UnsavedContext>
      <ConfirmDialog
        open={asking || isBlocked}
        title="Wijzigingen weggooien?"
        yes="Weggooien"
        no="Verder bewerken"
        onYes={() => {
          if (isBlocked) blocker.proceed()
          if (!isBlocked || !addressed) onClose()
        }}
        onNo={() => (isBlocked ? blocker.reset() : setAsking(false))}
      >
        {holds}, is nog niet opgeslagen.
      </ConfirmDialog>
    </Dialog>
  )
}

/** For a form in a `FormDialog`: tells whether it holds what is not saved. Gives the way out that asks. */
export function useUnsaved(isDirty: boolean): () => void {
  const unsaved = useContext(UnsavedContext)
  if (!unsaved) throw new Error('useUnsaved was used outside a FormDialog')
  useLayoutEffect(() => {
    unsaved.tell(isDirty)
    return () => unsaved.tell(false)
  }, [unsaved, isDirty])
  return unsaved.leave
}
